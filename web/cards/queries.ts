import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createCard, listCards, updateCard } from '#contract/cards.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/query-client.ts';

export type CardFields = BodyOf<typeof createCard>;

export type CardChange = BodyOf<typeof updateCard>;

export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: async () => (await read(listCards)) ?? [],
});

export function useCreateCard() {
  return useMutation({
    mutationFn: (fields: CardFields) => call(createCard, { body: fields }),
    onSuccess: useRefetchCards(),
  });
}

export function useUpdateCard() {
  return useMutation({
    mutationFn: ({ id, ...fields }: CardChange & { id: number }) =>
      call(updateCard, { params: { id }, body: fields }),
    onSuccess: useRefetchCards(),
  });
}

/** A change is done when the list shows it. */
function useRefetchCards() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: cardsQuery.queryKey });
}
