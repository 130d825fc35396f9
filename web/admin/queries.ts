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
  userPage,
  userStats,
} from '#contract/admin.ts';
import { getServiceStatus, serviceStatus } from '#contract/service-status.ts';
import { ApiError, call } from '#web/api/call.ts';
import { read, readPage } from '#web/api/core-reads.ts';
import { DOCUMENT_TIME, fromDocument, takeFromDocument } from '#web/api/initial-data.ts';
import { callPage } from '#web/api/pages.ts';
import { nullOn401 } from '#web/api/read.ts';

const ENTRIES_PAGE = 20;

const EMPTY_PAGE = { items: [], next: null };
const FIRST_PAGE = null as string | null;

export const userStatsQuery = queryOptions({
  ...fromDocument('userStats', userStats),
  queryKey: ['admin', 'stats'],
  queryFn: () => read(getUserStats),
  meta: { isCoreRead: true },
});

export const serviceStatusQuery = queryOptions({
  ...fromDocument('serviceStatus', serviceStatus),
  queryKey: ['admin', 'service-status'],
  queryFn: () => nullOn401(call(getServiceStatus)),
  staleTime: 0,
});

/** Each page carries its search term, because old rows stay visible while a new search loads. */
export const userPagesQuery = ({ search, sort }: { search: string; sort: UserSort }) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', search, sort],
    initialPageParam: FIRST_PAGE,
    initialData() {
      const page = search || sort !== 'newest' ? undefined : takeFromDocument('users', userPage);
      return page && { pages: [{ ...page, search }], pageParams: [FIRST_PAGE] };
    },
    initialDataUpdatedAt: DOCUMENT_TIME,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: USERS_PER_PAGE, sort, search: search || null, cursor };
      return { ...((await readPage(listUsers, { query, signal })) ?? EMPTY_PAGE), search };
    },
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    meta: { isCoreRead: true },
  });

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
