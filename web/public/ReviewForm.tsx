import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ReviewPageData, reviewForm } from '#contract/reviews.ts';
import { Field } from '#web/ui/Field.tsx';
import { buttonLook, controlLook } from '#web/ui/looks.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { type Draft, findDraft, keepDraft, newKey } from './draft.ts';
import { fillIn, readForm, readText, type Typed } from './form-fields.ts';
import { say, sayMessage } from './language.ts';
import { RatingField } from './RatingField.tsx';
import { UnsentNote } from './UnsentNote.tsx';
import type { UnsentReview } from './use-unsent-reviews.ts';

type Errors = Partial<Record<string, string>>;

interface ReviewFormProps {
  data: ReviewPageData;
  link: string;
  form: RefObject<HTMLFormElement | null>;
  /** The Idempotency-Key of what stands in the form. */
  draftKey: RefObject<string>;
  /** What was submitted here and is not confirmed, and how that goes. */
  unsent: UnsentReview | null;
  onSubmit: (review: Draft & { website: string | undefined }) => void;
}

/** Uncontrolled on purpose: what is typed before the script has arrived stays. */
export function ReviewForm({ data, link, form, draftKey, unsent, onSubmit }: ReviewFormProps) {
  const { firstName, workplace, idempotencyKey } = data;
  const [rating, setRating] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const isSending = unsent?.progress.step === 'sending';

  useEffect(() => {
    const draft = findDraft(link);
    draftKey.current = draft?.key ?? (isSpent(idempotencyKey) ? newKey() : idempotencyKey);
    if (form.current && draft) fillIn(form.current, draft);
    if (form.current) setRating(readForm(form.current).rating);
  }, [link, form, draftKey, idempotencyKey]);

  const unsentReview = unsent?.review;
  useEffect(() => {
    if (!form.current || !unsentReview) return;
    draftKey.current = unsentReview.key;
    fillIn(form.current, unsentReview);
    setRating(readForm(form.current).rating);
  }, [form, draftKey, unsentReview]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = readForm(event.currentTarget);
    keepDraft(link, { key: draftKey.current, ...typed });
    setRating(typed.rating);
    // Only what was pointed out before is checked while typing.
    setErrors((shown) => pick(findErrors(typed), Object.keys(shown)));
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const typed = readForm(element);
    const errors = findErrors(typed);
    if (Object.keys(errors).length > 0) {
      flushSync(() => setErrors(errors));
      element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    setErrors({});
    const website = readText(new FormData(element), 'website') || undefined;
    onSubmit({ key: draftKey.current, ...typed, website });
  };

  return (
    // Without a script, or before it has arrived, the form is posted to the address that it stands at.
    <form ref={form} method="post" noValidate onInput={handleInput} onSubmit={handleSubmit}>
      <div className="text-center">
        <PrivateMark text={say('Private, for {name} only', { name: firstName })} />
        <h1 className="mt-4 text-3xl leading-9 sm:text-4xl sm:leading-11">
          {say('How did {name} do?', { name: firstName })}
        </h1>
        {workplace && (
          <p dir="auto" className="mt-2 text-ink-muted">
            {workplaceLabel(workplace)}
          </p>
        )}
      </div>

      <div className="mt-6 grid grid-cols-1 gap-6 rounded-xl border border-line bg-surface px-4 pt-4 pb-6 shadow-card sm:mt-8 sm:px-8 sm:pt-6 sm:pb-8">
        <RatingField rating={rating} error={errors.rating} />
        <Field label={say('Your review')} error={errors.comment}>
          {(control) => (
            <textarea
              {...control}
              name="comment"
              rows={4}
              autoComplete="off"
              autoCapitalize="sentences"
              enterKeyHint="enter"
              placeholder={say('What will you remember? A sentence is plenty.')}
              className={`${controlLook} field-sizing-content max-h-96 min-h-28 resize-y py-3`}
            />
          )}
        </Field>
        <Field label={say('Your name')} error={errors.customerName}>
          {(control) => (
            <input
              {...control}
              name="customerName"
              autoComplete="name"
              autoCapitalize="words"
              enterKeyHint="next"
              className={`${controlLook} h-12`}
            />
          )}
        </Field>
        <Field label={say('Location')} optional={say('(optional)')} error={errors.customerLocation}>
          {(control) => (
            <input
              {...control}
              name="customerLocation"
              autoComplete="address-level2"
              autoCapitalize="words"
              enterKeyHint="send"
              placeholder={say('Where you are from')}
              className={`${controlLook} h-12`}
            />
          )}
        </Field>
        <Honeypot />
        <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} autoComplete="off" />
        {unsent && <UnsentNote progress={unsent.progress} firstName={firstName} />}
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          className={buttonLook({ size: 'lg', className: 'w-full' })}
        >
          {say(isSending ? 'Sending...' : 'Submit Review')}
        </button>
      </div>
    </form>
  );
}

function PrivateMark({ text }: { text: string }) {
  return (
    <p className="inline-flex max-w-full items-center gap-2 rounded-full bg-accent-soft px-3 py-1 text-sm font-semibold text-accent">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 shrink-0 fill-none stroke-current"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x="2.75" y="7" width="10.5" height="7" rx="1.75" />
        <path d="M5 7V4.75a3 3 0 0 1 6 0V7" />
      </svg>
      <span className="min-w-0 text-start">{text}</span>
    </p>
  );
}

/** A person never comes here; a bot fills in whatever has a name. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </div>
  );
}

/** One sentence for each field that is not right, under the field's name. */
function findErrors(typed: Typed): Errors {
  const issues = reviewForm.safeParse(typed).error?.issues ?? [];
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= sayMessage(message);
  return errors;
}

function pick(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}

/** It has sent a review. The browser shows a page of its own memory again when somebody goes back to it. */
function isSpent(key: string): boolean {
  return history.state?.sent === key;
}
