import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { ApiError, type Rest, send, successSchema } from './call.ts';
import { readLeniently } from './read-leniently.ts';

/** Fires `ended` when a core read gets 401, and `changed` when someone signs in or out. */
export const session = Object.assign(new EventTarget(), {
  /** Reads begin before the app, which would miss the event. */
  hasEnded: false,
});

/** A core read, which any server must answer: null if signed out, which ends the session here too. */
export async function read<E extends Endpoint>(
  endpoint: E,
  ...[options]: Rest<E>
): Promise<ResponseOf<E> | null> {
  try {
    return await parseLeniently(endpoint, await send(endpoint, options));
  } catch (error) {
    return nullIfSignedOut(error);
  }
}

export async function parseLeniently<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ResponseOf<E>> {
  return readLeniently(successSchema(endpoint), await response.json()) as ResponseOf<E>;
}

/** For the other reads. A 401 is an empty result: a server may know only the core reads. */
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
