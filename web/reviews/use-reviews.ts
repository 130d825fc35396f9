import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Review } from '#contract/reviews.ts';
import { ConnectionError } from '#web/api/call.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { pinnedReviewsQuery, type ReviewFilter, reviewPagesQuery, UNFILTERED } from './queries.ts';

/** The list, its pinned reviews and workplaces; without a connection, a filter selects from what was read before. */
export function useReviews(filter: ReviewFilter) {
  const queryClient = useQueryClient();
  const pages = useInfiniteQuery(reviewPagesQuery(filter));
  const pinned = useQuery(pinnedReviewsQuery);
  const workplaces = useQuery(workplacesQuery);
  const isFiltered = filter.workplaceId !== null || filter.rating !== null;
  const isOffline = pages.isLoadingError && pages.error instanceof ConnectionError;
  const unfiltered = isOffline ? queryClient.getQueryData(reviewPagesQuery(UNFILTERED).queryKey) : undefined;
  const shown = pages.data ?? unfiltered;
  const reviews = shown?.pages.flatMap(({ items }) => items);

  return {
    pages,
    workplaces: workplaces.data,
    isPending: pages.isPending || pinned.isPending,
    reviews: unfiltered ? reviews?.filter(matches(filter)) : reviews,
    pinned: isFiltered ? [] : (pinned.data?.items ?? []),
    foldLowRatings: shown?.pages[0]?.foldLowRatings ?? false,
    hasNoWorkplaces: workplaces.isLoadingError && pages.data !== undefined,
    retry() {
      for (const query of [pages, pinned, workplaces]) if (query.isError) void query.refetch();
    },
  };
}

function matches({ workplaceId, rating }: ReviewFilter) {
  return (review: Review) =>
    (workplaceId === null || review.workplaceId === workplaceId) &&
    (rating === null || review.rating === rating);
}
