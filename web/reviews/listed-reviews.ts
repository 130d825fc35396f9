import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listReviews, type Review } from '#contract/reviews.ts';
import { callPage } from '#web/api/pages.ts';
import { queryClient } from '#web/api/query-client.ts';
import { nullOn401 } from '#web/api/read.ts';
import type { ReviewPage } from '#web/reviews/queries.ts';

/** One review; null if there is none of this id. It begins with what a list has of it, so it also opens offline. */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: ['reviews', 'one', id],
    initialData: () => listedReview(id),
    queryFn: async () => {
      const page = await nullOn401(callPage(listReviews, { query: { limit: 1, cursor: id + 1 } }));
      return page?.items.find((review) => review.id === id) ?? null;
    },
    // It changes in the lists.
    gcTime: 0,
  });

function listedReview(id: number): Review | undefined {
  const lists = queryClient.getQueriesData<Partial<ReviewPage & InfiniteData<ReviewPage>>>({
    predicate: ({ queryKey: [of, list] }) => of === 'reviews' && LISTS.includes(`${list}`),
  });
  return lists
    .flatMap(([, cached]) => [cached?.items ?? [], ...(cached?.pages ?? []).map(({ items }) => items)])
    .flat()
    .find((review) => review.id === id);
}

const LISTS = ['recent', 'pages', 'pinned'];

export function updateReviews(client: QueryClient, change: (review: Review) => Review): void {
  const changePage = (page: ReviewPage) => ({ ...page, items: page.items.map(change) });
  for (const list of LISTS) {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['reviews', list] })) {
      client.setQueryData<ReviewPage | InfiniteData<ReviewPage>>(
        queryKey,
        (cached) =>
          cached &&
          ('pages' in cached ? { ...cached, pages: cached.pages.map(changePage) } : changePage(cached)),
        { updatedAt: state.dataUpdatedAt },
      );
    }
  }
}
