import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { recentReviewsQuery } from '#web/reviews/queries.ts';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';

/** In the rows of DAY_VIEW. */
const PLACE_OF_NEWEST = 'min-w-0 lg:col-span-7 lg:row-span-2 lg:row-start-2';
const PLACE_OF_OTHERS = 'min-w-0 lg:col-span-7 lg:row-start-4';
const PLACE_WITHOUT_NEWEST = 'min-w-0 lg:col-span-7 lg:row-span-3 lg:row-start-2';

interface RecentReviewsProps {
  hasNewLetter: boolean;
  /** Goes between the newest review and the others. */
  between: ReactNode;
}

export function RecentReviews({ hasNewLetter, between }: RecentReviewsProps) {
  const { foldLowRatings = false } = useAuth().user ?? {};
  const { data: recent, isLoadingError, isPending, refetch } = useQuery(recentReviewsQuery);
  const { data: workplaces } = useQuery(workplacesQuery);
  const [newest, ...others] = recent?.items ?? [];
  const letters = { workplaces, foldLowRatings };
  return (
    <section aria-labelledby="recent-reviews" className="grid min-w-0 gap-4 lg:contents">
      {isPending && (
        <div className={PLACE_OF_NEWEST}>
          <ReviewPlaceholder size="l" />
        </div>
      )}
      {newest && <NewestReview key={newest.id} review={newest} hasArrived={hasNewLetter} {...letters} />}
      {between}
      <div className={newest || isPending ? PLACE_OF_OTHERS : PLACE_WITHOUT_NEWEST}>
        <ListHeading>
          <Link to={paths.reviews} className={`${textLink} leading-11`}>
            {t('View all')}
          </Link>
        </ListHeading>
        {isLoadingError ? (
          <ErrorState message={t("Couldn't load your reviews.")} onRetry={() => void refetch()} />
        ) : isPending ? (
          <div aria-hidden className="mt-2 grid gap-3">
            <ReviewPlaceholder size="s" />
            <ReviewPlaceholder size="s" />
          </div>
        ) : !newest ? (
          <p className="text-ink-muted">{t(NO_REVIEWS)}</p>
        ) : others.length === 0 ? (
          <p className="text-ink-muted">{t('This is your first. The next ones will appear here.')}</p>
        ) : (
          <OtherReviews reviews={others} {...letters} />
        )}
      </div>
    </section>
  );
}

type Letters = Pick<ComponentProps<typeof ReviewLetter>, 'workplaces' | 'foldLowRatings'>;

/** Large; it opens the list. */
function NewestReview({ review, hasArrived, ...letter }: Letters & { review: Review; hasArrived: boolean }) {
  const isFolded = letter.foldLowRatings && review.rating <= LOW_RATING;
  return (
    <div className={cn('relative', PLACE_OF_NEWEST, hasArrived && 'animate-land')}>
      <ReviewLetter review={review} size="l" clamp="line-clamp-6" headingLevel="h2" {...letter} />
      {!isFolded && (
        <Link to={paths.reviews} className="absolute inset-0 rounded-letter">
          <span className="sr-only">{t('Read this review')}</span>
        </Link>
      )}
    </div>
  );
}

function OtherReviews({ reviews, ...letter }: Letters & { reviews: readonly Review[] }) {
  return (
    <ul className="mt-2 grid gap-3">
      {reviews.map((review) => (
        <li key={review.id} className="min-w-0">
          <ReviewLetter
            review={review}
            size="s"
            clamp="line-clamp-2 sm:line-clamp-3"
            headingLevel="h3"
            {...letter}
          />
        </li>
      ))}
    </ul>
  );
}

/** On a first run. */
export function NoReviews() {
  return (
    <section aria-labelledby="recent-reviews" className="min-w-0">
      <ListHeading />
      <p className="text-ink-muted">{t(NO_REVIEWS)}</p>
    </section>
  );
}

function ListHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <h2 id="recent-reviews" className="title grow">
        {t('Recent Reviews')}
      </h2>
      <RefreshButton />
      {children}
    </div>
  );
}

const NO_REVIEWS: Sentence = 'No reviews yet. Share your QR code to start collecting reviews!' as Sentence;

/** Refetches everything, because a new review also changes the stats and the plan's usage. */
function RefreshButton() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function refresh() {
    setBusy(true);
    await queryClient.invalidateQueries();
    setBusy(false);
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('Refresh')}
      aria-busy={busy}
      className="px-3"
      onClick={() => void refresh()}
    >
      <RefreshCw aria-hidden className={busy ? 'animate-spin' : undefined} />
    </Button>
  );
}
