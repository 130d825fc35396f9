import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  deleteUser,
  getMailHealth,
  getPlatformInsights,
  getUserStats,
  listAuditEntries,
  listUsers,
  retryMails,
  type SubscriptionChange,
  signOutUser,
  USERS_PER_PAGE,
  type UserSort,
  updateUser,
} from '#contract/admin.ts';
import { getServiceStatus } from '#contract/service-status.ts';
import { ApiError, call } from '#web/api/call.ts';
import { readPage } from '#web/api/core-reads.ts';
import { documentQuery, pagesFromDocument, prefetchBy } from '#web/api/document-queries.ts';
import { callPage, type Page } from '#web/api/pages.ts';
import { queryClient } from '#web/api/query-client.ts';
import { nullOn401 } from '#web/api/read.ts';

const ENTRIES_PAGE = 20;

const EMPTY_PAGE = { items: [], next: null };
const FIRST_PAGE = null as string | null;

export const userStatsQuery = documentQuery('userStats', getUserStats, { signedOut: null, isCore: true });

export const serviceStatusQuery = documentQuery('serviceStatus', getServiceStatus, {
  signedOut: null,
  staleTime: 0,
});

type UserListQuery = { search: string; sort: UserSort };

const NEWEST_USERS: UserListQuery = { search: '', sort: 'newest' };

/** Each page carries its search term, because old rows stay visible while a new search loads. */
type UserPage = Page<typeof listUsers> & { search?: string };

export const userPagesQuery = ({ search, sort }: UserListQuery) =>
  infiniteQueryOptions({
    ...pagesFromDocument<typeof listUsers, UserPage>(
      'users',
      listUsers,
      !search && sort === NEWEST_USERS.sort,
    ),
    queryKey: ['admin', 'users', search, sort],
    queryFn: async ({ pageParam: cursor, signal }): Promise<UserPage> => {
      const query = { limit: USERS_PER_PAGE, sort, search: search || null, cursor };
      return { ...((await readPage(listUsers, { query, signal })) ?? EMPTY_PAGE), search };
    },
    placeholderData: keepPreviousData,
    meta: { isCoreRead: true },
  });
prefetchBy('users', () => queryClient.prefetchInfiniteQuery(userPagesQuery(NEWEST_USERS)));

export const platformInsightsQuery = queryOptions({
  queryKey: ['admin', 'insights'],
  queryFn: () => call(getPlatformInsights),
});

export const mailHealthQuery = queryOptions({
  queryKey: ['admin', 'mail-health'],
  queryFn: () => call(getMailHealth),
  staleTime: 0,
});

export const auditPagesQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  initialPageParam: FIRST_PAGE,
  queryFn: async ({ pageParam: cursor }) =>
    (await nullOn401(callPage(listAuditEntries, { query: { limit: ENTRIES_PAGE, cursor } }))) ?? EMPTY_PAGE,
  getNextPageParam: (page) => page.next,
});

export function useUpdateUser() {
  return useChange(({ id, ...change }: SubscriptionChange & { id: number }) =>
    call(updateUser, { params: { id }, body: change }),
  );
}

export function useDeleteUser() {
  return useChange((id: number) => call(deleteUser, { params: { id } }));
}

export function useSignOutUser() {
  return useChange((id: number) => call(signOutUser, { params: { id } }));
}

export function useRetryMails() {
  return useChange(() => call(retryMails));
}

/** Refetches all admin data after a change. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['admin'] });
  return useMutation({
    mutationFn: change,
    onSuccess: refetch,
    onError: (error) => (isGone(error) ? refetch() : undefined),
  });
}

/** The list was outdated. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
