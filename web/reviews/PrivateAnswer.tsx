import { lazy, Suspense, useRef, useState } from 'react';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Review } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { DAY_MS } from '#web/ui/day-ms.ts';
import { icon } from '#web/ui/icons.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** The reply, or a button to write one. */
export function PrivateAnswer({ review }: { review: Review }) {
  if (review.answer !== null) return <Answer review={review} />;
  return (
    <>
      <ReplyWish review={review} />
      <AnswerButton review={review} />
    </>
  );
}

/** The customer waits for an email about a reply. */
export function ReplyWish({ review }: { review: Review }) {
  if (!review.wantsReply || !isReadable(review)) return null;
  return <p className="mt-5 -mb-2 text-sm font-semibold text-accent">{t('Would like a reply')}</p>;
}

export function Answer({ review: { answer, answeredAt } }: { review: Review }) {
  const { longDate } = useDates();
  if (answer === null) return null;
  return (
    <div className="mt-5 border-s-2 border-line ps-4">
      <p className="text-sm font-semibold text-ink-muted">
        {t('Your private reply, {date}', { date: longDate(answeredAt) })}
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{answer}</p>
    </div>
  );
}

/** The clock decides: if this device's differs from the server's at that very moment, React draws the letter again. */
function isReadable({ linkSavedAt, createdAt }: Review): boolean {
  return linkSavedAt !== null && Date.now() < Date.parse(createdAt) + REVIEW_LINK_DAYS * DAY_MS;
}

const AnswerDialog = lazy(async () => ({
  default: (await import('#web/reviews/AnswerDialog.tsx')).AnswerDialog,
}));

const Reply = icon('M20 18v-2a4 4 0 0 0-4-4H4M9 17l-5-5 5-5');

interface AnswerButtonProps {
  review: Review;
  onChange?: (review: Review) => void;
  /** Then it is an icon. */
  className?: string;
}

/** It is missing once the customer can't read a reply anymore. */
export function AnswerButton({ review, onChange, className }: AnswerButtonProps) {
  const [isAnswering, setAnswering] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (review.answer !== null || !isReadable(review)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={className && t('Reply privately')}
        className={className ?? buttonVariants({ variant: 'secondary', size: 'sm', className: 'mt-5' })}
        onClick={() => setAnswering(true)}
      >
        {className ? <Reply aria-hidden className="size-5 rtl:-scale-x-100" /> : t('Reply privately')}
      </button>
      {isAnswering && (
        <Suspense>
          <AnswerDialog
            review={review}
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
