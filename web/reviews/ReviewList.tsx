import { useId } from 'react';
import type { Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { PinButton } from '#web/reviews/PinButton.tsx';
import { PrivateAnswer } from '#web/reviews/PrivateAnswer.tsx';
import { ReviewLetter } from '#web/reviews/ReviewLetter.tsx';
import { monthAndYear } from '#web/ui/dates.ts';

interface ReviewListProps {
  /** Newest first. */
  reviews: readonly Review[];
  /** Shown on top and left out below. */
  pinned: readonly Review[];
  /** Undefined while loading. */
  workplaces: readonly Workplace[] | undefined;
  foldLowRatings: boolean;
}

export function ReviewList({ reviews, pinned, ...letters }: ReviewListProps) {
  const pinnedIds = new Set(pinned.map(({ id }) => id));
  const others = reviews.filter(({ id }) => !pinnedIds.has(id));
  return (
    <div className="grid gap-y-5">
      {pinned.length > 0 && <Group label="Pinned" reviews={pinned} {...letters} />}
      {groupByMonth(others).map((group) => (
        <Group key={group.reviews[0]?.id} {...group} {...letters} />
      ))}
    </div>
  );
}

interface ReviewGroup {
  label: string;
  reviews: readonly Review[];
}

/** A review without a valid date stays with the ones before it. */
function groupByMonth(reviews: readonly Review[]): ReviewGroup[] {
  const months: { label: string; reviews: Review[] }[] = [];
  for (const review of reviews) {
    const current = months.at(-1);
    const label = monthAndYear(review.createdAt) ?? current?.label ?? '';
    if (current?.label === label) current.reviews.push(review);
    else months.push({ label, reviews: [review] });
  }
  return months;
}

function Group({
  label,
  reviews,
  ...letters
}: ReviewGroup & Pick<ReviewListProps, 'workplaces' | 'foldLowRatings'>) {
  const labelId = useId();
  return (
    <div>
      {label && (
        <p
          id={labelId}
          data-sticky-label
          className="sticky top-0 z-10 bg-paper py-3 text-sm font-semibold text-ink-muted"
        >
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? labelId : undefined} className="grid grid-cols-1 gap-5">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewLetter
              review={review}
              size="m"
              headingLevel="h2"
              aside={<PinButton review={review} />}
              {...letters}
            >
              <PrivateAnswer review={review} />
            </ReviewLetter>
          </li>
        ))}
      </ul>
    </div>
  );
}
