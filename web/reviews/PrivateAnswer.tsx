import { lazy, Suspense, useRef, useState } from 'react';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Review } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDates } from '#web/ui/use-dates.ts';

interface PrivateAnswerProps {
  review: Review;
  onChange?: (review: Review) => void;
}

/** The reply, or a button to write one while the customer can still read it. */
export function PrivateAnswer({ review, onChange }: PrivateAnswerProps) {
  const { longDate } = useDates();
  if (review.answer !== null) {
    return (
      <section aria-label={t('Your reply')} className="mt-5 border-s-2 border-line ps-4">
        <p className="text-sm font-semibold text-ink-muted">
          {t('Your private reply, {date}', { date: longDate(review.answeredAt) })}
        </p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{review.answer}</p>
      </section>
    );
  }
  return isReadable(review) ? <AnswerButton reviewId={review.id} onChange={onChange} /> : null;
}

/** The clock decides: if this device's differs from the server's at that very moment, React draws the letter again. */
function isReadable({ linkSavedAt, createdAt }: Review): boolean {
  return linkSavedAt !== null && Date.now() < Date.parse(createdAt) + REVIEW_LINK_DAYS * DAY_MS;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const AnswerDialog = lazy(async () => ({
  default: (await import('#web/reviews/AnswerDialog.tsx')).AnswerDialog,
}));

interface AnswerButtonProps {
  reviewId: number;
  onChange: PrivateAnswerProps['onChange'];
}

function AnswerButton({ reviewId, onChange }: AnswerButtonProps) {
  const [isAnswering, setAnswering] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} variant="secondary" size="sm" className="mt-5" onClick={() => setAnswering(true)}>
        {t('Reply privately')}
      </Button>
      {isAnswering && (
        <Suspense>
          <AnswerDialog
            reviewId={reviewId}
            onAnswered={onChange}
            onClose={() => setAnswering(false)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
