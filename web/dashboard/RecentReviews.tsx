import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareText, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { recentReviewsQuery } from '#web/reviews/queries.ts';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';

export function RecentReviews() {
  const { data: recent, isError, refetch } = useQuery(recentReviewsQuery);
  const { data: workplaces } = useQuery(workplacesQuery);

  return (
    <Card>
      <CardHeader className="gap-x-2 min-[20rem]:flex-nowrap">
        <CardTitle>Recent Reviews</CardTitle>
        <div className="flex items-center gap-2">
          <RefreshButton />
          <Button asChild variant="secondary" size="sm">
            <Link to={paths.reviews}>View all</Link>
          </Button>
        </div>
      </CardHeader>
      <CardContent>
        {isError ? (
          <ErrorState message="Couldn't load your reviews." onRetry={() => void refetch()} />
        ) : recent?.items.length === 0 ? (
          <EmptyState
            icon={<MessageSquareText />}
            title="No reviews yet. Share your QR code to start collecting reviews!"
            className="py-8"
          />
        ) : (
          <ul className="grid gap-3">
            {recent
              ? recent.items.map((review) => (
                  <li key={review.id}>
                    <ReviewLetter
                      review={review}
                      size="s"
                      workplaces={workplaces}
                      foldLowRatings={recent.foldLowRatings}
                      headingLevel="h3"
                      clamp="line-clamp-4"
                    />
                  </li>
                ))
              : ['first', 'second', 'third'].map((each) => (
                  <li key={each} aria-hidden="true">
                    <ReviewPlaceholder size="s" />
                  </li>
                ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

/** Refetches everything, because a new review also changes the stats and the plan's usage. */
function RefreshButton() {
  const queryClient = useQueryClient();
  const busy = useIsFetching({ type: 'active' }) > 0;
  return (
    <Button variant="ghost" size="sm" aria-busy={busy} onClick={() => void queryClient.invalidateQueries()}>
      <RefreshCw aria-hidden className={busy ? 'animate-spin' : undefined} />
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
