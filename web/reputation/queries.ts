import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import {
  createEmployerLink,
  employerLink,
  listEmployerLinks,
  listShareableReviews,
  revokeEmployerLink,
  shareableReviewPage,
} from '#contract/employer-links.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { DOCUMENT_TIME, fromDocument, takeFromDocument } from '#web/api/initial-data.ts';
import { callPage } from '#web/api/pages.ts';
import { nullOn401 } from '#web/api/read.ts';
import { useChange } from '#web/api/use-change.ts';

const FIRST_PAGE = null as string | null;

/** Never served from the cache: the list counts openings. */
export const employerLinksQuery = queryOptions({
  ...fromDocument('employerLinks', z.array(employerLink)),
  queryKey: ['reputation', 'links'],
  queryFn: async () => (await nullOn401(call(listEmployerLinks))) ?? [],
  staleTime: 0,
});

export const shareableReviewsQuery = infiniteQueryOptions({
  queryKey: ['reputation', 'shareable'],
  initialPageParam: FIRST_PAGE,
  initialData() {
    const page = takeFromDocument('shareableReviews', shareableReviewPage);
    return page && { pages: [page], pageParams: [FIRST_PAGE] };
  },
  initialDataUpdatedAt: DOCUMENT_TIME,
  queryFn: async ({ pageParam: cursor }) =>
    (await nullOn401(callPage(listShareableReviews, { query: { cursor } }))) ?? { items: [], next: null },
  getNextPageParam: (page) => page.next,
  staleTime: 0,
});

export function useCreateEmployerLink() {
  return useChange(async (body: BodyOf<typeof createEmployerLink>) => {
    const link = await call(createEmployerLink, { body });
    if (!link) throw new Error('The response has no link');
    return link;
  }, employerLinksQuery);
}

export function useRevokeEmployerLink() {
  return useChange((id: number) => call(revokeEmployerLink, { params: { id } }), employerLinksQuery);
}
