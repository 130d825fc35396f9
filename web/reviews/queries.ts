import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getUnreadReviews } from '#contract/my-reviews.ts';
import {
  getReviewInsights,
  getReviewStats,
  listReviews,
  RECENT_REVIEWS,
  REVIEWS_PER_PAGE,
  type Review,
} from '#contract/reviews.ts';
import { call } from '#web/api/call.ts';
import { readPage } from '#web/api/core-reads.ts';
import { documentQuery, pageFromDocument, pagesFromDocument, prefetchBy } from '#web/api/document-queries.ts';
import { callPage, type Page } from '#web/api/pages.ts';
import { queryClient } from '#web/api/query-client.ts';
import { nullOn401 } from '#web/api/read.ts';

export type ReviewPage = Page<typeof listReviews>;

const NO_REVIEWS: ReviewPage = { items: [], next: null };

/** Null for all. */
export interface ReviewFilter {
  workplaceId: number | null;
  rating: number | null;
  search: string | null;
  /** A month as in 2026-11: the list begins there. */
  until: string | null;
}

export const UNFILTERED: ReviewFilter = { workplaceId: null, rating: null, search: null, until: null };

export function isFiltered(filter: ReviewFilter): boolean {
  return Object.values(filter).some((value) => value !== null);
}

export const reviewStatsQuery = documentQuery('reviewStats', getReviewStats, {
  signedOut: { totalReviews: 0, recentViews: 0, averageRating: 0 },
  isCore: true,
});

export const reviewInsightsQuery = queryOptions({
  queryKey: ['reviews', 'insights'],
  queryFn: () => nullOn401(call(getReviewInsights)),
});

export const unreadReviewsQuery = documentQuery('unreadReviews', getUnreadReviews, {
  signedOut: { count: 0, oldest: [] },
});

export const recentReviewsQuery = queryOptions({
  ...pageFromDocument('recentReviews', listReviews),
  queryKey: ['reviews', 'recent'],
  queryFn: async () => {
    const page = (await readPage(listReviews, { query: { limit: RECENT_REVIEWS } })) ?? NO_REVIEWS;
    return { ...page, items: page.items.slice(0, RECENT_REVIEWS) };
  },
  meta: { isCoreRead: true },
});
prefetchBy('recentReviews', () => queryClient.prefetchQuery(recentReviewsQuery));

/** Up to three, newest first. */
export const pinnedReviewsQuery = queryOptions({
  ...pageFromDocument('pinnedReviews', listReviews),
  queryKey: ['reviews', 'pinned'],
  queryFn: async () => {
    const page = (await nullOn401(callPage(listReviews, { query: { pinned: 'true' } }))) ?? NO_REVIEWS;
    return { ...page, items: page.items.filter(({ pinnedAt }) => pinnedAt !== null) };
  },
});
prefetchBy('pinnedReviews', () => queryClient.prefetchQuery(pinnedReviewsQuery));

export const reviewPagesQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    ...pagesFromDocument('reviews', listReviews, !isFiltered(filter)),
    queryKey: ['reviews', 'pages', filter],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: REVIEWS_PER_PAGE, cursor, ...filter };
      const options = { query, ...(filter.search !== null && { signal }) };
      const page = (await readPage(listReviews, options)) ?? NO_REVIEWS;
      return { ...page, items: page.items.filter(matches(filter)) };
    },
    // While someone types, what was found before stays.
    ...(filter.search !== null && { placeholderData: keepPreviousData }),
    meta: { isCoreRead: true },
  });
prefetchBy('reviews', () => queryClient.prefetchInfiniteQuery(reviewPagesQuery(UNFILTERED)));

/** The answer to a core read may contain everything: a server need not know the filters. */
export function matches({ workplaceId, rating, until }: ReviewFilter) {
  return (review: Review) =>
    (workplaceId === null || review.workplaceId === workplaceId) &&
    (rating === null || review.rating === rating) &&
    (until === null || review.createdAt.slice(0, until.length) <= until);
}
