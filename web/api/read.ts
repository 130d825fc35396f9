import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError, call, callPage, type Page, type ResultOf } from './call.ts';

/** Fires `ended` when a read gets 401, and `changed` when someone signs in or out. */
export const session = new EventTarget();

/** Null if signed out. */
export function read<E extends Endpoint>(...args: Parameters<typeof call<E>>): Promise<ResultOf<E> | null> {
  return call<E>(...args).catch(nullIfSignedOut);
}

/** Null if signed out. */
export function readPage<E extends Endpoint>(
  ...args: Parameters<typeof callPage<E>>
): Promise<Page<E> | null> {
  return callPage<E>(...args).catch(nullIfSignedOut);
}

function nullIfSignedOut(error: unknown): null {
  if (!(error instanceof ApiError && error.status === 401)) throw error;
  session.dispatchEvent(new Event('ended'));
  return null;
}
