import { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError, call, callPage, type Page, type ResultOf } from './call.ts';
import { forgetDocument } from './initial-data.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Saves the data on this device for offline use, until sign-out. */
      isKept?: boolean;
    };
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: false,
      // A page would repeat what failed while its code was loading.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 10_000,
      // The default network mode would wait silently while offline instead of failing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** For another session. */
export function forgetData(): void {
  queryClient.clear();
  forgetDocument();
}

/** Fires `ended` when a read gets 401. */
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
