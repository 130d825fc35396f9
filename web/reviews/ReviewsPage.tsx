import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BadgeCheck, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { ExportButton } from '#web/reviews/ExportButton.tsx';
import { PrivateAnswer } from '#web/reviews/PrivateAnswer.tsx';
import { reviewPagesQuery } from '#web/reviews/queries.ts';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { ShowMoreOnScroll } from '#web/ui/ShowMore.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function ReviewsPage() {
  const [workplaceId, setWorkplaceId] = useState<number | null>(null);
  const workplaces = useQuery(workplacesQuery);
  const chosen = workplaces.data?.find(({ id }) => id === workplaceId);
  const pages = useInfiniteQuery(reviewPagesQuery(chosen?.id ?? null));
  const reviews = pages.data?.pages.flatMap((page) => page.items);

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-4">
        <h1 className="grow text-2xl leading-8 max-sm:basis-full">My Reviews</h1>
        <div className="min-w-0 grow-999 basis-40 sm:max-w-64">
          <NativeSelect
            aria-label="Workplace"
            value={chosen?.id ?? ''}
            onChange={(event) => setWorkplaceId(Number(event.target.value) || null)}
          >
            <option value="">All Workplaces</option>
            {workplaces.data?.map((workplace) => (
              <option key={workplace.id} value={workplace.id}>
                {workplaceLabel(workplace)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <ExportButton workplaceId={chosen?.id ?? null} disabled={reviews?.length === 0} />
        <Button asChild variant="secondary" size="lg" className="px-4 max-sm:shrink max-sm:grow">
          <Link to={paths.reputation}>
            <BadgeCheck aria-hidden />
            Take my reviews with me
          </Link>
        </Button>
      </div>

      {workplaces.isError && reviews && (
        <Card
          role="alert"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6"
        >
          Couldn't load your workplaces.
          <Button variant="secondary" size="sm" onClick={() => void workplaces.refetch()}>
            Try again
          </Button>
        </Card>
      )}

      {pages.isPending ? (
        <div className="grid gap-4" aria-hidden="true">
          {PLACEHOLDERS.map((each) => (
            <ReviewPlaceholder key={each} size="m" />
          ))}
        </div>
      ) : !reviews ? (
        <Card>
          <ErrorState
            message="Couldn't load your reviews."
            onRetry={() => {
              void pages.refetch();
              if (workplaces.isError) void workplaces.refetch();
            }}
          />
        </Card>
      ) : reviews.length === 0 ? (
        <Card>
          <NoReviews workplaceName={chosen?.name} />
        </Card>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewLetter
                  review={review}
                  size="m"
                  workplaces={workplaces.data}
                  foldLowRatings={pages.data?.pages[0]?.foldLowRatings ?? false}
                  headingLevel="h2"
                >
                  <PrivateAnswer review={review} />
                </ReviewLetter>
              </li>
            ))}
          </ul>
          {pages.hasNextPage && (
            <ShowMoreOnScroll
              busy={pages.isFetchingNextPage}
              failed={pages.isFetchNextPageError}
              failure="Couldn't load more reviews."
              onMore={() => void pages.fetchNextPage()}
            />
          )}
        </>
      )}
    </>
  );
}

function NoReviews({ workplaceName }: { workplaceName: string | undefined }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title={workplaceName ? `No reviews for ${workplaceName} yet` : 'No reviews yet'}
      text="Share the QR code or link from your dashboard. You'll see what customers write here."
      action={<Button onClick={() => void navigate(paths.dashboard)}>Go to Dashboard</Button>}
      className="wrap-anywhere"
    />
  );
}
