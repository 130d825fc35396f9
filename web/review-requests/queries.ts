import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import {
  createReviewRequest,
  listReviewRequests,
  markReminded,
  removeReviewRequest,
  type reviewRequestForm,
} from '#contract/review-requests.ts';
import { call } from '#web/api/call.ts';
import { documentQuery } from '#web/api/document-queries.ts';
import { useChange } from '#web/api/use-change.ts';

export type Asking = z.infer<typeof reviewRequestForm>;

/** Customers open and answer them at any time. */
export const reviewRequestsQuery = documentQuery('reviewRequests', listReviewRequests, {
  signedOut: [],
  staleTime: 0,
});

export function useCreateReviewRequest() {
  return useQuickChange(async (body: Asking) => {
    const request = await call(createReviewRequest, { body });
    if (!request) throw new Error('The response has no request');
    return request;
  });
}

export function useMarkReminded() {
  return useQuickChange((id: number) => call(markReminded, { params: { id } }));
}

export function useRemoveReviewRequest() {
  return useChange((id: number) => call(removeReviewRequest, { params: { id } }), reviewRequestsQuery);
}

/** Doesn't wait for the list: browsers open an app only in the seconds after a press. */
function useQuickChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => void queryClient.invalidateQueries(reviewRequestsQuery),
  });
}
