import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Sentence } from '#contract/languages/sentence.ts';
import { editReview, type ReviewByLink } from '#contract/review-links.ts';
import { reviewForm } from '#contract/reviews.ts';
import { call, failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { fillIn, readForm } from '#web/public/form-fields.ts';
import { type Errors, findErrors, pick, ReviewFields } from '#web/public/ReviewFields.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

interface EditReviewFormProps {
  reviewLink: string;
  review: ReviewByLink;
  onEdited: (review: ReviewByLink) => void;
  onCancel: () => void;
}

export function EditReviewForm({ reviewLink, review, onEdited, onCancel }: EditReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(review.rating);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, review);
    form.current.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = readForm(event.currentTarget);
    setRating(typed.rating);
    setErrors((shown) => pick(findErrors(typed), Object.keys(shown)));
  };

  const send = async (typed: ReturnType<typeof readForm>) => {
    setSending(true);
    setFailure('');
    try {
      const body = reviewForm.parse(typed);
      const edited = await call(editReview, { headers: { 'review-link': reviewLink }, body });
      onEdited(edited ?? { ...review, ...body, editedAt: new Date().toISOString() });
    } catch (error) {
      setSending(false);
      setFailure(failureMessage(error, 'Internal server error' as Sentence));
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const typed = readForm(element);
    const found = findErrors(typed);
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else void send(typed);
  };

  return (
    <form
      ref={form}
      noValidate
      onInput={handleInput}
      onSubmit={handleSubmit}
      className="mt-2 grid grid-cols-1 gap-5 rounded-sheet border border-transparent bg-sheet px-5 pt-4 pb-5 sm:gap-6 sm:px-8 sm:pt-6 sm:pb-8"
    >
      <FormError message={failure} />
      <ReviewFields rating={rating} errors={errors} />
      <div className="grid gap-3">
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          className={buttonVariants({ size: 'lg', className: 'w-full' })}
        >
          {t(isSending ? 'Sending...' : 'Save changes')}
        </button>
        <button
          type="button"
          onClick={onCancel}
          className={buttonVariants({ variant: 'ghost', size: 'lg', className: 'w-full' })}
        >
          {t('Keep as is')}
        </button>
      </div>
    </form>
  );
}
