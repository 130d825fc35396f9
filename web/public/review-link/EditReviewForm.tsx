import { type FormEvent, useEffect, useRef } from 'react';
import { editReview, type ReviewByLink } from '#contract/review-links.ts';
import { reviewForm } from '#contract/reviews.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { fillIn, readForm, type Typed } from '#web/public/form-fields.ts';
import { ReviewFields, useReviewFields } from '#web/public/ReviewFields.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormError } from '#web/ui/FormError.tsx';

import { useSending } from './use-sending.ts';

interface EditReviewFormProps {
  reviewLink: string;
  review: ReviewByLink;
  onEdited: (review: ReviewByLink) => void;
  onCancel: () => void;
}

export function EditReviewForm({ reviewLink, review, onEdited, onCancel }: EditReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { rating, errors, check, onInput } = useReviewFields(review.rating);
  const { failure, isSending, send } = useSending(async (typed: Typed) => {
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

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending && check(event.currentTarget)) void send(readForm(event.currentTarget));
  };

  return (
    <form
      ref={form}
      noValidate
      onInput={onInput}
      onSubmit={handleSubmit}
      className="mt-2 grid grid-cols-1 gap-5 rounded-sheet border border-transparent bg-sheet px-5 pt-4 pb-5 sm:gap-6 sm:px-8 sm:pt-6 sm:pb-8"
    >
      <FormError message={failure} />
      <ReviewFields rating={rating} errors={errors} />
      <div className="grid gap-3">
        <Button size="lg" className="w-full" type="submit" aria-disabled={isSending || undefined}>
          {t(isSending ? 'Sending...' : 'Save changes')}
        </Button>
        <Button variant="ghost" size="lg" className="w-full" onClick={onCancel}>
          {t('Keep as is')}
        </Button>
      </div>
    </form>
  );
}
