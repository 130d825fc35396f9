import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Review } from '#contract/reviews.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { ConnectionError } from '#web/api/call.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { pinnedReviewsQuery, type ReviewFilter, reviewPagesQuery } from './queries.ts';
import { readSavedReviews } from './read-saved-reviews.ts';
import { saveReviews } from './saved-reviews.ts';

/** The list, its pinned reviews and workplaces; without a connection, the newest reviews as saved on this device. */
export function useReviews(filter: ReviewFilter) {
  const userId = useAuth().user?.id;
  const pages = useInfiniteQuery(reviewPagesQuery(filter));
  const pinned = useQuery(pinnedReviewsQuery);
  const workplaces = useQuery(workplacesQuery);
  const isFiltered = filter.workplaceId !== null || filter.rating !== null;
  const firstPage = pages.data?.pages[0];

  useEffect(() => {
    if (userId === undefined || isFiltered || !firstPage || !workplaces.data) return;
    const { items: reviews, foldLowRatings } = firstPage;
    saveReviews(userId, { reviews, foldLowRatings, workplaces: workplaces.data });
  }, [userId, isFiltered, firstPage, workplaces.data]);

  const isOffline = pages.error instanceof ConnectionError && !pages.data;
  const saved = useMemo(
    () => (isOffline && userId !== undefined ? readSavedReviews(userId) : undefined),
    [isOffline, userId],
  );
  return {
    pages,
    workplaces,
    saved,
    isPending: pages.isPending || pinned.isPending,
    reviews: pages.data?.pages.flatMap(({ items }) => items) ?? saved?.reviews.filter(matches(filter)),
    pinned: isFiltered ? [] : (pinned.data?.items ?? []),
    shownWorkplaces: workplaces.data ?? saved?.workplaces,
    foldLowRatings: (firstPage ?? saved)?.foldLowRatings ?? false,
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
