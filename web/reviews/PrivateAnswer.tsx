import { Reply } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import type { Review } from '#contract/reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { longDate } from '#web/ui/dates.ts';

/** The reply, or a button to write one while the customer can still read it. */
export function PrivateAnswer({ review }: { review: Review }) {
  if (review.answer !== null) {
    return (
      <section aria-label="Your reply" className="mt-4 max-w-prose rounded-control bg-tint p-4">
        <p className="text-sm font-semibold text-accent">
          Your private reply{review.answeredAt && `, ${longDate(review.answeredAt)}`}
        </p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{review.answer}</p>
      </section>
    );
  }
  return isReadable(review) ? <AnswerButton reviewId={review.id} /> : null;
}

function isReadable({ linkSavedAt, createdAt }: Review): boolean {
  return linkSavedAt !== null && Date.now() < Date.parse(createdAt) + REVIEW_LINK_DAYS * DAY_MS;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const AnswerDialog = lazy(async () => ({
  default: (await import('#web/reviews/AnswerDialog.tsx')).AnswerDialog,
}));

function AnswerButton({ reviewId }: { reviewId: number }) {
  const [isAnswering, setAnswering] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setAnswering(true)}>
        <Reply aria-hidden />
        Reply privately
      </Button>
      {isAnswering && (
        <Suspense>
          <AnswerDialog reviewId={reviewId} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </>
  );
}
