import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  countShareableReviews,
  createEmployerLink,
  listEmployerLinks,
  listShareableReviews,
  revokeEmployerLink,
} from '#contract/employer-links.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { documentQuery, pagesFromDocument } from '#web/api/document-queries.ts';
import { callPage } from '#web/api/pages.ts';
import { nullOn401 } from '#web/api/read.ts';
import { useChange } from '#web/api/use-change.ts';

/** Never served from the cache: the list counts openings. */
export const employerLinksQuery = documentQuery('employerLinks', listEmployerLinks, {
  signedOut: [],
  staleTime: 0,
});

/** Customers change their answers at any time. */
export const shareableCountQuery = documentQuery('shareableCount', countShareableReviews, {
  signedOut: null,
  staleTime: 0,
});

export const shareableReviewsQuery = infiniteQueryOptions({
  ...pagesFromDocument('shareableReviews', listShareableReviews),
  queryKey: ['shareable-reviews'],
  queryFn: async ({ pageParam: cursor }) =>
    (await nullOn401(callPage(listShareableReviews, { query: { cursor } }))) ?? { items: [], next: null },
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
