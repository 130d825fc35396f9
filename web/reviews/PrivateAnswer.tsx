import { Reply } from 'lucide-react';
import { useState } from 'react';
import { KEY_DAYS } from '#contract/kept-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import type { AnswerDialog } from '#web/reviews/AnswerDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { longDate } from '#web/ui/dates.ts';
import { toast } from '#web/ui/toast.ts';

/** What the professional answered; before that the way to do so, as long as somebody could read it. */
export function PrivateAnswer({ review }: { review: Review }) {
  if (review.answer !== null) {
    return (
      <section aria-label="Your answer" className="mt-4 max-w-prose rounded-md bg-accent-soft p-4">
        <p className="text-sm font-semibold text-accent">
          Your private answer{review.answeredAt && `, ${longDate(review.answeredAt)}`}
        </p>
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{review.answer}</p>
      </section>
    );
  }
  return isReadable(review) ? <AnswerButton reviewId={review.id} /> : null;
}

function isReadable({ keptAt, createdAt }: Review): boolean {
  return keptAt !== null && Date.now() < Date.parse(createdAt) + KEY_DAYS * DAY_MS;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Most who read a list answer nothing: what it takes is fetched with the first press. */
function AnswerButton({ reviewId }: { reviewId: number }) {
  const [Answer, setAnswer] = useState<typeof AnswerDialog | null>(null);
  const [open, setOpen] = useState(false);

  async function begin() {
    try {
      const { AnswerDialog } = await import('#web/reviews/AnswerDialog.tsx');
      setAnswer(() => AnswerDialog);
      setOpen(true);
    } catch {
      const description = 'Please check your internet connection, and try again.';
      toast({ variant: 'destructive', title: 'You cannot answer right now', description });
    }
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => void begin()}>
        <Reply aria-hidden />
        Answer privately
      </Button>
      {Answer && <Answer reviewId={reviewId} open={open} onOpenChange={setOpen} />}
    </>
  );
}
