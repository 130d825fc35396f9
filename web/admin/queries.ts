import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteUser, getUserStats, listUsers, type SubscriptionChange, updateUser } from '#contract/admin.ts';
import { ApiError, call } from '#web/api/call.ts';
import { read } from '#web/api/query-client.ts';

export const userStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: () => read(getUserStats),
});

export const usersQuery = queryOptions({
  queryKey: ['admin', 'users'],
  queryFn: () => read(listUsers),
});

export function useUpdateUser() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id, ...change }: SubscriptionChange & { id: number }) =>
      call(updateUser, { params: { id }, body: change }),
    onSuccess: refetch,
    onError: (error) => (isGone(error) ? refetch() : undefined),
  });
}

export function useDeleteUser() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (id: number) => call(deleteUser, { params: { id } }),
    onSuccess: refetch,
    onError: (error) => (isGone(error) ? refetch() : undefined),
  });
}

/** A change is done when the users and the totals show it. */
function useRefetch() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['admin'] });
}

/** The list still shows somebody who was deleted elsewhere. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
