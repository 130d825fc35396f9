import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
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
import { useChange } from '#web/api/use-change.ts';

const ENTRIES_PAGE = 20;

/** What any change makes outdated. */
const ALL = { queryKey: ['admin'] };
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

/** A 404 says that the lists are outdated. */
function useChangeOfUsers<Input, Result>(change: (input: Input) => Promise<Result>) {
  return useChange(async (input: Input) => {
    try {
      return await change(input);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await queryClient.invalidateQueries(ALL);
      throw error;
    }
  }, ALL);
}

export function useUpdateUser() {
  return useChangeOfUsers(({ id, ...change }: SubscriptionChange & { id: number }) =>
    call(updateUser, { params: { id }, body: change }),
  );
}

export function useDeleteUser() {
  return useChangeOfUsers((id: number) => call(deleteUser, { params: { id } }));
}

export function useSignOutUser() {
  return useChangeOfUsers((id: number) => call(signOutUser, { params: { id } }));
}

export function useRetryMails() {
  return useChange(() => call(retryMails), ALL);
}
