import { ApiError } from './call.ts';

/** Fires `ended` when a core read gets 401, and `changed` when someone signs in or out. */
export const session = Object.assign(new EventTarget(), {
  /** Reads begin before the app, which would miss the event. */
  hasEnded: false,
});

/** A 401 is an empty result where the read isn't a core read: a server may know only those. */
export function nullOn401<Result>(answer: Promise<Result>): Promise<Result | null> {
  return answer.catch((error) => {
    if (isUnauthorized(error)) return null;
    throw error;
  });
}

export function nullIfSignedOut(error: unknown): null {
  if (!isUnauthorized(error)) throw error;
  session.hasEnded = true;
  session.dispatchEvent(new Event('ended'));
  return null;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
