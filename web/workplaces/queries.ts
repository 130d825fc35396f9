import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import {
  createWorkplace,
  deleteWorkplace,
  listWorkplaces,
  updateWorkplace,
  type workplaceForm,
} from '#contract/workplaces.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/query-client.ts';

export type WorkplaceFields = z.infer<typeof workplaceForm>;

export const workplacesQuery = queryOptions({
  queryKey: ['workplaces'],
  queryFn: async () => (await read(listWorkplaces)) ?? [],
});

export function useCreateWorkplace() {
  return useMutation({
    mutationFn: (fields: WorkplaceFields) => call(createWorkplace, { body: fields }),
    onSuccess: useRefetchWorkplaces(),
  });
}

export function useUpdateWorkplace() {
  return useMutation({
    mutationFn: ({ id, ...fields }: WorkplaceFields & { id: number }) =>
      call(updateWorkplace, { params: { id }, body: fields }),
    onSuccess: useRefetchWorkplaces(),
  });
}

export function useDeleteWorkplace() {
  return useMutation({
    mutationFn: (id: number) => call(deleteWorkplace, { params: { id } }),
    onSuccess: useRefetchWhatWasThere(),
  });
}

/** Reviews and cards of a workplace that is gone belong elsewhere now, wherever they are listed or counted. */
export function useRefetchWhatWasThere() {
  const queryClient = useQueryClient();
  const refetchWorkplaces = useRefetchWorkplaces();
  return async () => {
    for (const of of ['reviews', 'cards']) void queryClient.invalidateQueries({ queryKey: [of] });
    await refetchWorkplaces();
  };
}

/** A change is done when the list shows it. */
function useRefetchWorkplaces() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: workplacesQuery.queryKey });
}
