import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  createTrackedCode,
  listTrackedCodes,
  trackedCode,
  updateTrackedCode,
} from '#contract/tracked-codes.ts';
import { call } from '#web/api/call.ts';
import { fromDocument } from '#web/api/initial-data.ts';
import { nullOn401 } from '#web/api/read.ts';

export type TrackedCodeFields = BodyOf<typeof createTrackedCode>;

export type TrackedCodeChange = BodyOf<typeof updateTrackedCode>;

export const trackedCodesQuery = queryOptions({
  ...fromDocument('trackedCodes', z.array(trackedCode)),
  queryKey: ['tracked-codes'],
  queryFn: async () => (await nullOn401(call(listTrackedCodes))) ?? [],
});

export function useCreateTrackedCode() {
  return useMutation({
    mutationFn: (fields: TrackedCodeFields) => call(createTrackedCode, { body: fields }),
    onSuccess: useRefetchTrackedCodes(),
  });
}

export function useUpdateTrackedCode() {
  return useMutation({
    mutationFn: ({ id, ...fields }: TrackedCodeChange & { id: number }) =>
      call(updateTrackedCode, { params: { id }, body: fields }),
    onSuccess: useRefetchTrackedCodes(),
  });
}

function useRefetchTrackedCodes() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: trackedCodesQuery.queryKey });
}
