import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError, call, type ResultOf } from './call.ts';

/** Fires `ended` when a specified read gets 401, and `changed` when someone signs in or out. */
export const session = Object.assign(new EventTarget(), {
  /** Reads begin before the app, which would miss the event. */
  hasEnded: false,
});

/** A specified read: null if signed out, which ends the session here too. */
export function read<E extends Endpoint>(...args: Parameters<typeof call<E>>): Promise<ResultOf<E> | null> {
  return call<E>(...args).catch(nullIfSignedOut);
}

/** For reads beyond the specification. A 401 is an empty result: a stand-in may know only the specified calls. */
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
