import type { BodyOf } from '#contract/endpoint.ts';
import {
  createReviewRequest,
  listReviewRequests,
  markReminded,
  removeReviewRequest,
} from '#contract/review-requests.ts';
import { call } from '#web/api/call.ts';
import { documentQuery } from '#web/api/document-queries.ts';
import { useChange } from '#web/api/use-change.ts';

/** Customers open and answer them at any time. */
export const reviewRequestsQuery = documentQuery('reviewRequests', listReviewRequests, {
  signedOut: [],
  staleTime: 0,
});

export function useCreateReviewRequest() {
  return useChange(async (body: BodyOf<typeof createReviewRequest>) => {
    const request = await call(createReviewRequest, { body });
    if (!request) throw new Error('The response has no request');
    return request;
  }, reviewRequestsQuery);
}

export function useMarkReminded() {
  return useChange((id: number) => call(markReminded, { params: { id } }), reviewRequestsQuery);
}

export function useRemoveReviewRequest() {
  return useChange((id: number) => call(removeReviewRequest, { params: { id } }), reviewRequestsQuery);
}
