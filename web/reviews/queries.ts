import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/fields.ts';
import {
  FOLD_LOW_RATINGS,
  getReviewInsights,
  getReviewStats,
  listReviews,
  type Review,
} from '#contract/reviews.ts';
import { read, readPage } from '#web/api/query-client.ts';

const PAGE = 50;
const RECENT = 3;

/** Null for all workplaces. */
type WorkplaceFilter = number | null;

export const reviewStatsQuery = queryOptions({
  queryKey: ['reviews', 'stats'],
  queryFn: async () => (await read(getReviewStats)) ?? { totalReviews: 0, recentViews: 0, averageRating: 0 },
});

/** Null if signed out. */
export const reviewInsightsQuery = queryOptions({
  queryKey: ['reviews', 'insights'],
  queryFn: () => read(getReviewInsights),
});

export const recentReviewsQuery = queryOptions({
  queryKey: ['reviews', 'recent'],
  queryFn: async () => {
    const { items, foldLowRatings } = await readReviews({ limit: RECENT });
    return { items: items.slice(0, RECENT), foldLowRatings };
  },
});

export const reviewPagesQuery = (workplaceId: WorkplaceFilter) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'pages', workplaceId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) => readReviews({ limit: PAGE, cursor, workplaceId }),
    getNextPageParam: (page) => page.next,
  });

/** Empty if signed out. */
async function readReviews(query: { limit: number; cursor?: string | null; workplaceId?: WorkplaceFilter }) {
  const page = await readPage(listReviews, { query });
  return {
    items: page?.items ?? [],
    next: page?.next ?? null,
    foldLowRatings: page?.headers.get(FOLD_LOW_RATINGS) === 'true',
  };
}

/** Yields pages of reviews, or null if signed out. */
export async function* fetchAllReviews(workplaceId: WorkplaceFilter): AsyncGenerator<Review[] | null> {
  let cursor: string | null = null;
  do {
    const page: { items: Review[]; next: string | null } | null = await readPage(listReviews, {
      query: { limit: MAX_PAGE_SIZE, cursor, workplaceId },
    });
    if (!page) {
      yield null;
      return;
    }
    yield page.items;
    cursor = page.next;
  } while (cursor !== null);
}
