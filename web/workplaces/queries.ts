import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import {
  createWorkplace,
  deleteWorkplace,
  listWorkplaces,
  updateWorkplace,
  workplace,
  type workplaceForm,
} from '#contract/workplaces.ts';
import { call } from '#web/api/call.ts';
import { fromDocument } from '#web/api/initial-data.ts';
import { read } from '#web/api/read.ts';

export type WorkplaceFields = z.infer<typeof workplaceForm>;

export const workplacesQuery = queryOptions({
  ...fromDocument('workplaces', z.array(workplace)),
  queryKey: ['workplaces'],
  queryFn: async () => (await read(listWorkplaces)) ?? [],
  meta: { isSpecified: true },
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
    onSuccess: useRefetchAfterDeletion(),
  });
}

/** The reviews and tracked codes of a deleted workplace no longer name it. */
function useRefetchAfterDeletion() {
  const queryClient = useQueryClient();
  const refetchWorkplaces = useRefetchWorkplaces();
  return async () => {
    for (const key of ['reviews', 'tracked-codes']) void queryClient.invalidateQueries({ queryKey: [key] });
    await refetchWorkplaces();
  };
}

/** Keeps a mutation pending until the list shows the change. */
function useRefetchWorkplaces() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: workplacesQuery.queryKey });
}
