import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/fields.ts';
import { getUnreadReviews, unreadReviews } from '#contract/my-reviews.ts';
import {
  getReviewInsights,
  getReviewStats,
  listReviews,
  RECENT_REVIEWS,
  REVIEWS_PER_PAGE,
  type Review,
  type ReviewPage,
  reviewPage,
  reviewStats,
} from '#contract/reviews.ts';
import { call } from '#web/api/call.ts';
import { read, readPage } from '#web/api/core-reads.ts';
import { DOCUMENT_TIME, fromDocument, takeFromDocument } from '#web/api/initial-data.ts';
import { callPage, type Page } from '#web/api/pages.ts';
import { nullOn401 } from '#web/api/read.ts';

const FIRST_PAGE = null as string | null;

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

export const reviewStatsQuery = queryOptions({
  ...fromDocument('reviewStats', reviewStats),
  queryKey: ['reviews', 'stats'],
  queryFn: async () => (await read(getReviewStats)) ?? { totalReviews: 0, recentViews: 0, averageRating: 0 },
  meta: { isCoreRead: true },
});

export const reviewInsightsQuery = queryOptions({
  queryKey: ['reviews', 'insights'],
  queryFn: () => nullOn401(call(getReviewInsights)),
});

export const recentReviewsQuery = queryOptions({
  ...fromDocument('recentReviews', reviewPage),
  queryKey: ['reviews', 'recent'],
  queryFn: async () => {
    const page = toReviewPage(await readPage(listReviews, { query: { limit: RECENT_REVIEWS } }));
    return { ...page, items: page.items.slice(0, RECENT_REVIEWS) };
  },
  meta: { isCoreRead: true },
});

export const unreadReviewsQuery = queryOptions({
  ...fromDocument('unreadReviews', unreadReviews),
  queryKey: ['reviews', 'unread'],
  queryFn: async () => (await nullOn401(call(getUnreadReviews))) ?? { count: 0, oldest: [] },
});

/** Up to three, newest first. */
export const pinnedReviewsQuery = queryOptions({
  ...fromDocument('pinnedReviews', reviewPage),
  queryKey: ['reviews', 'pinned'],
  queryFn: async () => {
    const page = toReviewPage(await nullOn401(callPage(listReviews, { query: { pinned: 'true' } })));
    return { ...page, items: page.items.filter(({ pinnedAt }) => pinnedAt !== null) };
  },
});

export const reviewPagesQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'pages', filter],
    initialPageParam: FIRST_PAGE,
    initialData() {
      const page = isFiltered(filter) ? undefined : takeFromDocument('reviews', reviewPage);
      return page && { pages: [page], pageParams: [FIRST_PAGE] };
    },
    initialDataUpdatedAt: DOCUMENT_TIME,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: REVIEWS_PER_PAGE, cursor, ...filter };
      const options = { query, ...(filter.search !== null && { signal }) };
      const page = toReviewPage(await readPage(listReviews, options));
      return { ...page, items: page.items.filter(matches(filter)) };
    },
    getNextPageParam: (page) => page.next,
    // While someone types, what was found before stays.
    ...(filter.search !== null && { placeholderData: keepPreviousData }),
    meta: { isCoreRead: true },
  });

/** An answer that knows only the specified call contains everything. */
export function matches({ workplaceId, rating, until }: ReviewFilter) {
  return (review: Review) =>
    (workplaceId === null || review.workplaceId === workplaceId) &&
    (rating === null || review.rating === rating) &&
    (until === null || review.createdAt.slice(0, until.length) <= until);
}

/** Empty if signed out. */
function toReviewPage(page: Page<typeof listReviews> | null): ReviewPage {
  return {
    items: page?.items ?? [],
    next: page?.next ?? null,
  };
}

/** Yields pages of reviews, or null if signed out. */
export async function* fetchAllReviews(filter: ReviewFilter): AsyncGenerator<Review[] | null> {
  let cursor: string | null = null;
  do {
    const page: { items: Review[]; next: string | null } | null = await readPage(listReviews, {
      query: { limit: MAX_PAGE_SIZE, cursor, ...filter },
    });
    if (!page) {
      yield null;
      return;
    }
    yield page.items.filter(matches(filter));
    cursor = page.next;
  } while (cursor !== null);
}

export function updateReviews(queryClient: QueryClient, change: (review: Review) => Review): void {
  const changePage = (page: ReviewPage) => ({ ...page, items: page.items.map(change) });
  for (const list of ['recent', 'pages', 'pinned']) {
    for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: ['reviews', list] })) {
      queryClient.setQueryData<ReviewPage | InfiniteData<ReviewPage>>(
        queryKey,
        (cached) =>
          cached &&
          ('pages' in cached ? { ...cached, pages: cached.pages.map(changePage) } : changePage(cached)),
        { updatedAt: state.dataUpdatedAt },
      );
    }
  }
}
