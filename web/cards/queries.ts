import { queryOptions } from '@tanstack/react-query';
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
import { useChange } from '#web/api/use-change.ts';

export type TrackedCodeChange = BodyOf<typeof updateTrackedCode>;

export const trackedCodesQuery = queryOptions({
  ...fromDocument('trackedCodes', z.array(trackedCode)),
  queryKey: ['tracked-codes'],
  queryFn: async () => (await nullOn401(call(listTrackedCodes))) ?? [],
});

export function useCreateTrackedCode() {
  return useChange(
    (body: BodyOf<typeof createTrackedCode>) => call(createTrackedCode, { body }),
    trackedCodesQuery,
  );
}

export function useUpdateTrackedCode() {
  return useChange(
    ({ id, ...body }: TrackedCodeChange & { id: number }) =>
      call(updateTrackedCode, { params: { id }, body }),
    trackedCodesQuery,
  );
}
