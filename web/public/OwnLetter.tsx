import type { ReactNode } from 'react';
import { STAR_PATH } from '#contract/drawings.ts';
import type { ReviewField } from '#contract/review-fields.ts';
import type { ReviewByLink } from '#contract/review-links.ts';
import { t } from '#web/language.ts';
import { Letter } from '#web/ui/Letter.tsx';

interface OwnLetterProps {
  review: Pick<ReviewByLink, ReviewField>;
  /** Shown after the review's own. */
  facts?: ReactNode[];
  wordsClassName?: string;
}

/** The customer's own letter: what was just sent, or what a private link opens. */
export function OwnLetter({ review, facts = [], wordsClassName }: OwnLetterProps) {
  const { rating, comment, customerName, customerLocation } = review;
  return (
    <Letter
      className="letter"
      stars={<GivenStars rating={rating} />}
      words={comment.trim()}
      wordsClassName={wordsClassName}
      name={customerName}
      headingLevel="h2"
      facts={[customerLocation, ...facts]}
    />
  );
}

function GivenStars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={t('You gave {rating} out of 5 stars', { rating })}
      viewBox="0 0 120 24"
      className="given"
    >
      {[0, 1, 2, 3, 4].map((position) => (
        <path
          key={position}
          d={STAR_PATH}
          transform={`translate(${position * 24} 0)`}
          className={position < rating ? undefined : 'missing'}
        />
      ))}
    </svg>
  );
}
