import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  deleteUser,
  getUserStats,
  listUsers,
  type SubscriptionChange,
  type UserSort,
  updateUser,
} from '#contract/admin.ts';
import { ApiError, call } from '#web/api/call.ts';
import { read, readPage } from '#web/api/query-client.ts';

const USERS_PAGE = 100;

const NOTHING = { items: [], next: null };
const FIRST_PAGE = null as string | null;

export const userStatsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: () => read(getUserStats),
});

/** Each page says what was searched for: while another search is on its way, the old rows stay. */
export const userPagesQuery = ({ search, sort }: { search: string; sort: UserSort }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search, sort],
    initialPageParam: FIRST_PAGE,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: USERS_PAGE, sort, search: search || null, cursor };
      return { ...((await readPage(listUsers, { query, signal })) ?? NOTHING), search };
    },
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
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
