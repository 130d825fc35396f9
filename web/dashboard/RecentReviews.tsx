import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { recentReviewsQuery } from '#web/reviews/queries.ts';
import { ReadNew } from '#web/reviews/ReadNew.tsx';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { RefreshCw } from '#web/ui/signed-in-icons.tsx';

export function RecentReviews({ hasNewLetter }: { hasNewLetter: boolean }) {
  const { data: recent, isLoadingError, isPending, refetch } = useQuery(recentReviewsQuery);
  const reviews = recent?.items ?? [];
  return (
    <section aria-labelledby="recent-reviews" className="min-w-0 lg:col-span-7 lg:row-span-2">
      <ListHeading />
      {isLoadingError ? (
        <ErrorState message={t("Couldn't load your reviews.")} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div aria-hidden>
          <ReviewPlaceholder />
          <ReviewPlaceholder />
        </div>
      ) : reviews.length === 0 ? (
        <p className="text-ink-muted">{t(NO_REVIEWS)}</p>
      ) : (
        <ul className="letters">
          {reviews.map((review, index) => (
            <li key={review.id} className={cn('min-w-0', hasNewLetter && index === 0 && 'animate-land')}>
              <ReviewLetter
                review={review}
                clamp={index === 0 ? 'line-clamp-6' : 'line-clamp-4'}
                headingLevel="h3"
              >
                {index === 0 && <ReadNew review={review} />}
              </ReviewLetter>
            </li>
          ))}
        </ul>
      )}
      {reviews.length === 1 && (
        <p className="text-ink-muted">{t('This is your first. The next ones will appear here.')}</p>
      )}
    </section>
  );
}

/** A first run shows only this of the list. */
export function NoReviews() {
  return (
    <section aria-labelledby="recent-reviews" className="min-w-0">
      <ListHeading />
      <p className="text-ink-muted">{t(NO_REVIEWS)}</p>
    </section>
  );
}

function ListHeading() {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <h2 id="recent-reviews" className="title grow">
        {t('Recent Reviews')}
      </h2>
      <RefreshButton />
      <Link to={paths.reviews} className={`${textLink} leading-11`}>
        {t('View all')}
      </Link>
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
