import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConnectionError } from '#web/api/call.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import {
  isFiltered,
  matches,
  pinnedReviewsQuery,
  type ReviewFilter,
  reviewPagesQuery,
  UNFILTERED,
} from './queries.ts';

/** The list, its pinned reviews and workplaces; without a connection, a filter selects from what was read before. */
export function useReviews(filter: ReviewFilter) {
  const queryClient = useQueryClient();
  const pages = useInfiniteQuery(reviewPagesQuery(filter));
  const pinned = useQuery(pinnedReviewsQuery);
  const workplaces = useQuery(workplacesQuery);
  const isOffline = pages.isLoadingError && pages.error instanceof ConnectionError;
  const needsConnection = isOffline && filter.search !== null;
  const unfiltered =
    isOffline && !needsConnection
      ? queryClient.getQueryData(reviewPagesQuery(UNFILTERED).queryKey)
      : undefined;
  const shown = pages.data ?? unfiltered;
  const reviews = shown?.pages.flatMap(({ items }) => items);

  return {
    pages,
    needsConnection,
    workplaces: workplaces.data,
    isPending: pages.isPending || pinned.isPending,
    reviews: unfiltered ? reviews?.filter(matches(filter)) : reviews,
    pinned: isFiltered(filter) ? [] : (pinned.data?.items ?? []),
    hasNoWorkplaces: workplaces.isLoadingError && pages.data !== undefined,
    retry() {
      for (const query of [pages, pinned, workplaces]) if (query.isError) void query.refetch();
    },
  };
}
