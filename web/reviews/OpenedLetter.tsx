import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { letterSize } from '#contract/letter-size.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { Answer, ReplyWish } from '#web/reviews/PrivateAnswer.tsx';
import { FoldedComment } from '#web/reviews/ReviewLetter.tsx';
import { Facts } from '#web/ui/Letter.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

/** A letter that has the screen to itself: stars, words, and a signature, which wide screens show beside the words. */
export function OpenedLetter({ review }: { review: Review }) {
  const { user } = useAuth();
  const { longDate } = useDates();
  const nameId = useId();
  // The page reads them.
  const { data: workplaces } = useQuery({ ...workplacesQuery, enabled: false });
  const workplace = workplaces?.find(({ id }) => id === review.workplaceId);
  const { comment, customerLocation, editedAt, sharingAllowed } = review;
  const isFolded = user?.foldLowRatings && review.rating <= LOW_RATING;
  return (
    // It has the direction of the words.
    <article dir="auto" aria-labelledby={nameId} className="opened">
      {review.rating > 0 && <Stars rating={review.rating} className="h-7" />}
      {comment && (
        <div
          lang={review.language ?? undefined}
          className={`opened-words letter-words opened-${letterSize(comment)}`}
        >
          {isFolded ? <FoldedComment>{comment}</FoldedComment> : comment}
        </div>
      )}
      <div className="opened-signature">
        <h3 id={nameId} className="font-voice text-accent wrap-anywhere">
          <bdi>{review.customerName || t('Anonymous Customer')}</bdi>
        </h3>
        <Facts
          facts={[
            workplace && <bdi>{workplaceLabel(workplace)}</bdi>,
            customerLocation &&
              sentenceWith('Customer from {place}' as Sentence, { place: <bdi>{customerLocation}</bdi> }),
          ]}
        />
        <Facts
          facts={[
            longDate(review.createdAt),
            editedAt !== null && t('Edited {date}', { date: longDate(editedAt) }),
            sharingAllowed ? t('May be shown') : t('For you only'),
          ]}
        />
        <ReplyWish review={review} />
        <Answer review={review} />
      </div>
    </article>
  );
}
