import type { Read } from '#contract/screens.ts';
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
  unreadReviewsQuery,
} from '#web/reviews/queries.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';

/* What signed-in pages begin with, in one file: their layouts, the dashboard and their data. */

export const { AuthenticatedLayout, FullScreenLayout } = layouts;
export const { DashboardPage } = dashboard;

/** Starts to read what a screen begins with, while its code loads. */
export function fetchReads(reads: readonly Read[]): void {
  for (const read of reads) void fetches[read]?.();
}

const adminQueries = () => import('#web/admin/queries.ts');

/** Those that are never served from the cache are left to the page, which would ask a second time. */
const fetches: { [Name in Read]?: () => Promise<void> } = {
  reviewStats: () => queryClient.prefetchQuery(reviewStatsQuery),
  recentReviews: () => queryClient.prefetchQuery(recentReviewsQuery),
  reviews: () => queryClient.prefetchInfiniteQuery(reviewPagesQuery(UNFILTERED)),
  unreadReviews: () => queryClient.prefetchQuery(unreadReviewsQuery),
  pinnedReviews: () => queryClient.prefetchQuery(pinnedReviewsQuery),
  workplaces: () => queryClient.prefetchQuery(workplacesQuery),
  subscriptionStatus: () => queryClient.prefetchQuery(subscriptionStatusQuery),
  trackedCodes: async () =>
    queryClient.prefetchQuery((await import('#web/cards/queries.ts')).trackedCodesQuery),
  userStats: async () => queryClient.prefetchQuery((await adminQueries()).userStatsQuery),
  users: async () =>
    queryClient.prefetchInfiniteQuery((await adminQueries()).userPagesQuery({ search: '', sort: 'newest' })),
};
