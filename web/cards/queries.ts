import type { BodyOf } from '#contract/endpoint.ts';
import { createTrackedCode, listTrackedCodes, updateTrackedCode } from '#contract/tracked-codes.ts';
import { call } from '#web/api/call.ts';
import { documentQuery } from '#web/api/document-queries.ts';
import { useChange } from '#web/api/use-change.ts';

export type TrackedCodeChange = BodyOf<typeof updateTrackedCode>;

export const trackedCodesQuery = documentQuery('trackedCodes', listTrackedCodes, { signedOut: [] });

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
