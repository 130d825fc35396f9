import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { recentReviewsQuery } from '#web/reviews/queries.ts';
import { ReadNew } from '#web/reviews/ReadNew.tsx';
import { ReviewLetter, ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';

export function RecentReviews({ hasNewLetter }: { hasNewLetter: boolean }) {
  const { data: recent, isLoadingError, isPending, refetch } = useQuery(recentReviewsQuery);
  const reviews = recent?.items ?? [];
  const firstUnread = reviews.find(({ isUnread }) => isUnread);
  return (
    <section aria-labelledby="recent-reviews" className="min-w-0">
      <div className="flex flex-wrap items-center">
        <h2 id="recent-reviews" className="title grow">
          {t('Recent Reviews')}
        </h2>
        <Link to={paths.reviews} className={`${textLink} leading-11`}>
          {t('View all')}
        </Link>
      </div>
      {isLoadingError ? (
        <ErrorState message={t("Couldn't load your reviews.")} onRetry={() => void refetch()} />
      ) : isPending ? (
        <div aria-hidden>
          <ReviewPlaceholder />
          <ReviewPlaceholder />
        </div>
      ) : reviews.length === 0 ? (
        <p className="text-ink-muted">
          {t('No reviews yet. Share your QR code to start collecting reviews!')}
        </p>
      ) : (
        <ul className="letters *:last:pb-1">
          {reviews.map((review, index) => (
            <li key={review.id} className={cn('min-w-0', hasNewLetter && index === 0 && 'animate-land')}>
              <ReviewLetter
                review={review}
                clamp={index === 0 ? 'line-clamp-6' : 'line-clamp-3'}
                headingLevel="h3"
              >
                {review === firstUnread && <ReadNew review={review} />}
              </ReviewLetter>
            </li>
          ))}
        </ul>
      )}
      {reviews.length > 0 && !firstUnread && <ReadNew />}
    </section>
  );
}
