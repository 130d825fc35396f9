import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';

/** A change after which these lists are read again; it is pending until they are. A 404 says that they were outdated. */
export function useChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  ...lists: { queryKey: QueryKey }[]
) {
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(lists.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: change,
    onSuccess: readAgain,
    onError: (error) => (error instanceof ApiError && error.status === 404 ? readAgain() : undefined),
  });
}
