import { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError, call, callPage, type Page, type ResultOf } from './call.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call shall fail and say so: the default would wait in silence.
    queries: { staleTime: 5 * 60_000, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Fires `ended` when a read was answered with 401: the session is over, whatever the page still believes. */
export const session = new EventTarget();

/** A read for a query: null when nobody is signed in. */
export function read<E extends Endpoint>(...args: Parameters<typeof call<E>>): Promise<ResultOf<E> | null> {
  return call<E>(...args).catch(nullIfSignedOut);
}

/** A read of one page of a list: null when nobody is signed in. */
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
