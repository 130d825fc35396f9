import type { z } from 'zod/mini';
import { createWorkplace, listWorkplaces, type workplaceForm } from '#contract/workplaces.ts';
import { call } from '#web/api/call.ts';
import { documentQuery } from '#web/api/document-queries.ts';
import { useChange } from '#web/api/use-change.ts';

export type WorkplaceFields = z.infer<typeof workplaceForm>;

export const workplacesQuery = documentQuery('workplaces', listWorkplaces, { signedOut: [], isCore: true });

export function useCreateWorkplace() {
  return useChange((body: WorkplaceFields) => call(createWorkplace, { body }), workplacesQuery);
}
