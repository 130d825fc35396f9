import type { z } from 'zod/mini';
import {
  createWorkplace,
  deleteWorkplace,
  listWorkplaces,
  updateWorkplace,
  type workplaceForm,
} from '#contract/workplaces.ts';
import { call } from '#web/api/call.ts';
import { documentQuery } from '#web/api/document-queries.ts';
import { useChange } from '#web/api/use-change.ts';

export type WorkplaceFields = z.infer<typeof workplaceForm>;

export const workplacesQuery = documentQuery('workplaces', listWorkplaces, { signedOut: [], isCore: true });

export function useCreateWorkplace() {
  return useChange((body: WorkplaceFields) => call(createWorkplace, { body }), workplacesQuery);
}

export function useUpdateWorkplace() {
  return useChange(
    ({ id, ...body }: WorkplaceFields & { id: number }) => call(updateWorkplace, { params: { id }, body }),
    workplacesQuery,
  );
}

/** The reviews and tracked codes of a deleted workplace no longer name it. */
export function useDeleteWorkplace() {
  return useChange(
    (id: number) => call(deleteWorkplace, { params: { id } }),
    workplacesQuery,
    { queryKey: ['reviews'] },
    { queryKey: ['tracked-codes'] },
  );
}
