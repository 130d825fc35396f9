import { QueryClient } from '@tanstack/react-query';
import { forgetDocument } from './initial-data.ts';
import { session } from './read.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Saves the data on this device for offline use, until sign-out. */
      isKept?: boolean;
      /** One of the specified reads, which follow when the page is idle. */
      isSpecified?: boolean;
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
