import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { initials } from '#contract/names.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { EditedMark } from '#web/reviews/EditedMark.tsx';
import { FoldedComment } from '#web/reviews/FoldedComment.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cn } from '#web/ui/cn.ts';
import { longDate } from '#web/ui/dates.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

interface ReviewCardProps {
  review: Review;
  /** Undefined while loading. */
  workplaces: readonly Workplace[] | undefined;
  foldLowRatings: boolean;
  /** One level below the list's heading. */
  headingLevel: 'h2' | 'h3';
  /** Truncates long comments. */
  short?: boolean;
  /** Actions. */
  children?: ReactNode;
}

export function ReviewCard({
  review,
  workplaces,
  foldLowRatings,
  headingLevel: Heading,
  short = false,
  children,
}: ReviewCardProps) {
  const headingId = useId();
  const name = review.customerName || 'Anonymous Customer';
  return (
    <article aria-labelledby={headingId} className="flex gap-4">
      <Avatar src={review.customerPhoto} initials={initials(name)} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <Heading id={headingId} className="text-base tracking-normal wrap-anywhere">
              <bdi>{name}</bdi>
            </Heading>
            <p className="text-sm text-ink-muted">{longDate(review.createdAt)}</p>
            <EditedMark editedAt={review.editedAt} />
          </div>
          <Stars rating={review.rating} className="mt-1 h-4 sm:mt-0.5 sm:h-5" />
        </div>
        {foldLowRatings && review.rating <= LOW_RATING ? (
          <FoldedComment>
            <Comment review={review} short={short} />
          </FoldedComment>
        ) : (
          <Comment review={review} short={short} />
        )}
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          <p className="flex min-w-0 items-start gap-1">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <Origin workplaceId={review.workplaceId} workplaces={workplaces} />
          </p>
          {review.customerLocation && (
            <p className="min-w-0 wrap-anywhere">
              Customer from <bdi>{review.customerLocation}</bdi>
            </p>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}

function Comment({ review, short }: { review: Review; short: boolean }) {
  const { comment, language } = review;
  return (
    <p
      lang={language ?? undefined}
      dir="auto"
      className={cn(
        // Each line gets its own text direction.
        'mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]',
        short && 'line-clamp-4',
      )}
    >
      {short ? comment.replace(/\n+/g, '\n') : comment}
    </p>
  );
}

export function ReviewPlaceholder() {
  return (
    <div className="flex gap-4" data-placeholder>
      <Skeleton className="size-10 shrink-0 rounded-full" />
      <div className="min-w-0 grow">
        <div className="flex justify-between gap-4">
          <Skeleton className="mt-1 w-32" />
          <Skeleton className="mt-0.5 h-5 w-24" />
        </div>
        <Skeleton className="mt-2 h-3 w-24" />
        <Skeleton className="mt-5 w-full max-w-prose" />
        <Skeleton className="mt-2 w-3/5 max-w-prose" />
        <Skeleton className="mt-5 h-3 w-40" />
      </div>
    </div>
  );
}

function Origin({
  workplaceId,
  workplaces,
}: Pick<Review, 'workplaceId'> & Pick<ReviewCardProps, 'workplaces'>) {
  if (workplaceId !== null && !workplaces) return <span>From: one of your workplaces</span>;
  const workplace = workplaces?.find(({ id }) => id === workplaceId);
  return (
    <span className="min-w-0 wrap-anywhere">
      From: <bdi>{workplace ? workplaceLabel(workplace) : 'General Review'}</bdi>
    </span>
  );
}
