import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewPageData } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { createSubmissionKeys, type Draft, loadDraft, type SubmissionKeys, saveDraft } from './draft.ts';
import { fillIn, readForm, readText } from './form-fields.ts';
import { type Errors, findErrors, pick } from './ReviewFields.tsx';
import { ReviewFormCard } from './ReviewFormCard.tsx';
import { RefusedNote, WaitingNote } from './UnsentNote.tsx';
import type { UnsentReview } from './use-unsent-reviews.ts';

interface ReviewFormProps {
  data: ReviewPageData;
  link: string;
  form: RefObject<HTMLFormElement | null>;
  keys: RefObject<SubmissionKeys>;
  unsent: UnsentReview | null;
  onFocus: () => void;
  onSubmit: (review: Draft & { website: string | undefined }) => void;
}

/** Uncontrolled, so that text typed before scripts load is kept. */
export function ReviewForm({ data, link, form, keys, unsent, onFocus, onSubmit }: ReviewFormProps) {
  const { firstName, initial, workplace, idempotencyKey, reviewLinkSecret } = data;
  const [rating, setRating] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const progress = unsent?.progress;
  const step = progress?.step;

  useEffect(() => {
    const draft = loadDraft(link);
    keys.current = draft
      ? keysOf(draft)
      : isUsed(idempotencyKey)
        ? createSubmissionKeys()
        : { key: idempotencyKey, reviewLinkSecret };
    if (form.current && draft) fillIn(form.current, draft);
    if (form.current) setRating(readForm(form.current).rating);
  }, [link, form, keys, idempotencyKey, reviewLinkSecret]);

  const unsentReview = unsent?.review;
  useEffect(() => {
    if (!form.current || !unsentReview) return;
    keys.current = keysOf(unsentReview);
    fillIn(form.current, unsentReview);
    setRating(readForm(form.current).rating);
  }, [form, keys, unsentReview]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = readForm(event.currentTarget);
    saveDraft(link, { ...keys.current, ...typed });
    setRating(typed.rating);
    // While typing, only fields with a shown error are checked again.
    setErrors((shown) => pick(findErrors(typed), Object.keys(shown)));
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (step !== 'sending') submit(event.currentTarget);
    // Last, so that the browser posts the form itself if anything throws.
    event.preventDefault();
  };

  const submit = (element: HTMLFormElement) => {
    const typed = readForm(element);
    const errors = findErrors(typed);
    if (Object.keys(errors).length > 0) {
      flushSync(() => setErrors(errors));
      element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    setErrors({});
    const website = readText(new FormData(element), 'website') || undefined;
    onSubmit({ ...keys.current, ...typed, website });
  };

  return (
    // Without JavaScript, the form posts to its own URL.
    <form ref={form} method="post" noValidate onFocus={onFocus} onInput={handleInput} onSubmit={handleSubmit}>
      <div className="text-center">
        <span
          aria-hidden="true"
          className="mx-auto grid size-16 place-items-center rounded-full bg-accent font-voice text-[calc(var(--spacing)*7)] text-accent-ink"
        >
          {initial}
        </span>
        {/* For translators: a page's heading, also printed. The name can't be inflected and may begin with a vowel */}
        <h1 className="voice-xl mt-4">{t('How did {name} do?', { name: firstName })}</h1>
        {workplace && (
          <p dir="auto" className="mt-2 text-ink-muted">
            {workplaceLabel(workplace)}
          </p>
        )}
        <PrivateMark text={t('Private, for {name} only', { name: firstName })} />
      </div>

      <ReviewFormCard
        rating={rating}
        errors={errors}
        keys={data}
        step={step}
        noteAbove={
          progress?.step === 'refused' && <RefusedNote message={progress.message} firstName={firstName} />
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

function PrivateMark({ text }: { text: string }) {
  return (
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
      {text}
    </p>
  );
}

function keysOf({ key, reviewLinkSecret }: SubmissionKeys): SubmissionKeys {
  return { key, reviewLinkSecret };
}

/** Going back may show the page from cache after its key was used. */
function isUsed(key: string): boolean {
  return history.state?.sent === key;
}
