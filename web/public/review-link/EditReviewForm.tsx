import { type FormEvent, useEffect, useRef, useState } from 'react';
import { editReview, type ReviewByLink } from '#contract/review-links.ts';
import { reviewForm } from '#contract/reviews.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { fillIn, readForm, type Typed } from '#web/public/form-fields.ts';
import { ReviewFields, useErrors } from '#web/public/ReviewFields.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

import { useChange } from './use-change.ts';

interface EditReviewFormProps {
  reviewLink: string;
  review: ReviewByLink;
  onEdited: (review: ReviewByLink) => void;
  onCancel: () => void;
}

export function EditReviewForm({ reviewLink, review, onEdited, onCancel }: EditReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(review.rating);
  const { errors, check, checkAgain } = useErrors();
  const { failure, isSending, change } = useChange(async (typed: Typed) => {
    const body = reviewForm.parse(typed);
    const edited = await call(editReview, { headers: { 'review-link': reviewLink }, body });
    onEdited(edited ?? { ...review, ...body, editedAt: new Date().toISOString() });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, review);
    form.current.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setRating(readForm(currentTarget).rating);
    checkAgain(currentTarget);
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && check(event.currentTarget)) void change(readForm(event.currentTarget));
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
