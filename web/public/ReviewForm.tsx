import { type FormEvent, type RefObject, useEffect } from 'react';
import type { ReviewPageData } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { type Draft, FORM_ID, loadDraft, openDraft, readDraft } from './draft.ts';
import { Disc } from './Page.tsx';
import { useReviewFields } from './ReviewFields.tsx';
import { ReviewFormCard } from './ReviewFormCard.tsx';
import { RefusedNote, WaitingNote } from './UnsentNote.tsx';
import type { UnsentReview } from './use-unsent-reviews.ts';

export interface ReviewFormProps {
  data: ReviewPageData;
  link: string;
  form: RefObject<HTMLFormElement | null>;
  unsent: UnsentReview | null;
  onFocus: () => void;
  onSubmit: (review: Draft) => void;
}

/** Uncontrolled, so that text typed before scripts load is kept. */
export function ReviewForm({ data, link, form, unsent, onFocus, onSubmit }: ReviewFormProps) {
  const { rating, errors, showRating, check, onInput } = useReviewFields();
  const { review: unsentReview, progress } = unsent ?? {};
  const step = progress?.step;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `showRating` only sets a state
  useEffect(() => {
    if (!form.current) return;
    openDraft(form.current, unsentReview ?? loadDraft(link));
    showRating(form.current);
  }, [link, form, unsentReview]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    if (step !== 'sending' && check(currentTarget)) {
      onSubmit(readDraft(currentTarget));
    }
    // Last, so that the browser posts the form itself if anything throws.
    event.preventDefault();
  };

  return (
    // The form posts to its own URL where there is no JavaScript.
    <form
      ref={form}
      id={FORM_ID}
      method="post"
      noValidate
      onFocus={onFocus}
      onInput={onInput}
      onSubmit={handleSubmit}
    >
      <Question data={data} />
      <ReviewFormCard
        rating={rating}
        errors={errors}
        controlProps={(field) =>
          field === 'comment'
            ? data.question && { placeholder: data.question }
            : field === 'customerName' && { defaultValue: data.customerName }
        }
        step={step}
        noteAbove={
          progress?.step === 'refused' && (
            <RefusedNote message={progress.message} firstName={data.firstName} />
          )
        }
        noteBelow={
          <WaitingNote
            progress={progress?.step === 'sending' || progress?.step === 'waiting' ? progress : null}
          />
        }
      />
    </form>
  );
}

function Question({ data: { firstName: name, initial, workplace } }: { data: ReviewPageData }) {
  return (
    <div className="text-center">
      <Disc initial={initial} />
      <h1 className="voice-xl mt-4">{t('How did {name} do?', { name })}</h1>
      {workplace?.name && (
        <p dir="auto" className="mt-2 text-ink-muted">
          {workplaceLabel(workplace)}
        </p>
      )}
      <p className="mt-2 text-sm font-semibold text-balance text-accent">
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="me-2 inline size-4 fill-none stroke-current align-[-0.125em]"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <rect x="2.75" y="7" width="10.5" height="7" rx="1.75" />
          <path d="M5 7V4.75a3 3 0 0 1 6 0V7" />
        </svg>
        <span>{t('Private, for {name} only', { name })}</span>
      </p>
    </div>
  );
}
