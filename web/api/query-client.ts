import { QueryClient } from '@tanstack/react-query';
import { ConnectionError } from './call.ts';
import { forgetDocument } from './initial-data.ts';
import { session } from './read.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A core read, which follows when the page is idle. */
      isCoreRead?: boolean;
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

session.addEventListener('changed', () => {
  queryClient.clear();
  forgetDocument();
});

export function refetchFailed(isDue = (_error: Error | null) => true): Promise<void> {
  return queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { status, error } }) => status === 'error' && isDue(error),
  });
}

// The library's own way misses a network that was lost before the first page with data. Not on the server.
globalThis.addEventListener?.('online', () => refetchFailed((error) => error instanceof ConnectionError));
