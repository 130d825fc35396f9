import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createEmployerLink,
  listEmployerLinks,
  listShareableReviews,
  revokeEmployerLink,
} from '#contract/employer-links.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call, callPage } from '#web/api/call.ts';
import { nullOn401 } from '#web/api/read.ts';

/** Never served from the cache: the list counts openings. */
export const employerLinksQuery = queryOptions({
  queryKey: ['reputation', 'links'],
  queryFn: async () => (await nullOn401(call(listEmployerLinks))) ?? [],
  staleTime: 0,
});

export const shareableReviewsQuery = infiniteQueryOptions({
  queryKey: ['reputation', 'shareable'],
  initialPageParam: null as string | null,
  queryFn: async ({ pageParam: cursor }) =>
    (await nullOn401(callPage(listShareableReviews, { query: { cursor } }))) ?? { items: [], next: null },
  getNextPageParam: (page) => page.next,
  staleTime: 0,
});

export function useCreateEmployerLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof createEmployerLink>) => {
      const link = await call(createEmployerLink, { body });
      if (!link) throw new Error('The response has no link');
      return link;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: employerLinksQuery.queryKey }),
  });
}

export function useRevokeEmployerLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(revokeEmployerLink, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: employerLinksQuery.queryKey }),
  });
}
