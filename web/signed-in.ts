import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { emailStatusQuery } from '#web/accounts/email-status.ts';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { queryClient } from '#web/api/query-client.ts';
import * as dashboard from '#web/dashboard/DashboardPage.tsx';
import * as layouts from '#web/layout/AuthenticatedLayout.tsx';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import {
  pinnedReviewsQuery,
  recentReviewsQuery,
  reviewPagesQuery,
  reviewStatsQuery,
  UNFILTERED,
} from '#web/reviews/queries.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';

/* What signed-in pages begin with, in one file: their layouts, the dashboard and their data. */

export const { AuthenticatedLayout, FullScreenLayout } = layouts;
export const { DashboardPage } = dashboard;

/*
 * The queries that a page begins with, fetched while its code loads. Those that are never served from the cache are
 * left to the page, which would ask a second time.
 */

export function fetchWorkplaces(): void {
  void queryClient.prefetchQuery(workplacesQuery);
}

export function fetchPlan(): void {
  void queryClient.prefetchQuery(subscriptionStatusQuery);
}

export function fetchDashboard(): void {
  void queryClient.prefetchQuery(reviewStatsQuery);
  void queryClient.prefetchQuery(recentReviewsQuery);
  void queryClient.prefetchQuery(emailStatusQuery);
  fetchWorkplaces();
  fetchPlan();
}

export function fetchReviews(): void {
  void queryClient.prefetchInfiniteQuery(reviewPagesQuery(UNFILTERED));
  void queryClient.prefetchQuery(pinnedReviewsQuery);
  fetchWorkplaces();
}

export async function fetchCodes(): Promise<void> {
  fetchWorkplaces();
  const { trackedCodesQuery } = await import('#web/cards/queries.ts');
  void queryClient.prefetchQuery(trackedCodesQuery);
}

export function fetchSettings(): void {
  fetchWorkplaces();
  fetchPlan();
}

export async function fetchAdmin(): Promise<void> {
  const { auditPagesQuery, platformInsightsQuery, userStatsQuery } = await import('#web/admin/queries.ts');
  void queryClient.prefetchQuery(userStatsQuery);
  const user = readStoredUser();
  if (!user || !isAdminAccount(user)) return;
  void queryClient.prefetchQuery(platformInsightsQuery);
  void queryClient.prefetchInfiniteQuery(auditPagesQuery);
}

export async function fetchAdminUsers(): Promise<void> {
  const { userPagesQuery, userStatsQuery } = await import('#web/admin/queries.ts');
  void queryClient.prefetchQuery(userStatsQuery);
  void queryClient.prefetchInfiniteQuery(userPagesQuery({ search: '', sort: 'newest' }));
}
