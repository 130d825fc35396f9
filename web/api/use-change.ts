import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change after which these lists are read again; it is pending until they are. */
export function useChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  ...lists: { queryKey: QueryKey }[]
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => Promise.all(lists.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  });
}
