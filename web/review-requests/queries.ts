import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import {
  createReviewRequest,
  listReviewRequests,
  markReminded,
  type ReviewRequest,
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
  return useListedChange((body: Asking) => call(createReviewRequest, { body }));
}

export function useMarkReminded() {
  return useListedChange((id: number) => call(markReminded, { params: { id } }));
}

export function useRemoveReviewRequest() {
  return useChange((id: number) => call(removeReviewRequest, { params: { id } }), reviewRequestsQuery);
}

/** Doesn't wait until the list is read again: browsers open an app only in the seconds after a press. */
function useListedChange<Input>(change: (input: Input) => Promise<ReviewRequest | undefined>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const request = await change(input);
      if (!request) throw new Error('The response has no request');
      return request;
    },
    onSuccess: (request) =>
      queryClient.setQueryData(reviewRequestsQuery.queryKey, (list = []) =>
        [request, ...list.filter(({ id }) => id !== request.id)].sort((one, other) => other.id - one.id),
      ),
  });
}
