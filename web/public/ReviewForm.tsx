import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { refusals } from '#contract/errors.ts';
import { type ReviewPageData, reviewForm, submitReview } from '#contract/reviews.ts';
import { ApiError, call } from '#web/api/call.ts';
import { Field } from '#web/ui/Field.tsx';
import { buttonLook, controlLook } from '#web/ui/looks.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { findDraft, forgetDraft, keepDraft, newKey } from './draft.ts';
import type { Notice } from './Notices.tsx';
import { RatingField } from './RatingField.tsx';
import type { SentReview } from './ThankYou.tsx';
import { type Unsent, UnsentNote } from './UnsentNote.tsx';

const GIVE_UP_AFTER_MS = 30_000;

type Errors = Partial<Record<string, string>>;

interface ReviewFormProps {
  data: ReviewPageData;
  onSent: (review: SentReview) => void;
  onNotice: (notice: Notice) => void;
}

/** Uncontrolled on purpose: what is typed before the script has arrived stays. */
export function ReviewForm({ data, onSent, onNotice }: ReviewFormProps) {
  const { userId, firstName, workplace } = data;
  const link = `${userId}/${workplace?.id ?? ''}`;
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const [ready, setReady] = useState(false);
  const [rating, setRating] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);

  useEffect(() => {
    const draft = findDraft(link);
    key.current = draft?.key ?? newKey();
    if (form.current && draft) fillIn(form.current, draft);
    if (form.current) setRating(readForm(form.current).rating);
    if (draft?.isSubmitted) setUnsent('left');
    setReady(true);
  }, [link]);

  useEffect(() => {
    if (unsent !== 'offline') return;
    const retry = () => form.current?.requestSubmit();
    addEventListener('online', retry, { once: true });
    return () => removeEventListener('online', retry);
  }, [unsent]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = readForm(event.currentTarget);
    keepDraft(link, { key: key.current, ...typed }, { isSubmitted: false });
    setRating(typed.rating);
    // Only what was pointed out before is checked while typing.
    setErrors((shown) => pick(findErrors(typed), Object.keys(shown)));
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const element = event.currentTarget;
    const typed = readForm(element);
    const checked = reviewForm.safeParse(typed);
    if (!checked.success) {
      flushSync(() => setErrors(findErrors(typed)));
      element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    keepDraft(link, { key: key.current, ...typed }, { isSubmitted: true });
    setErrors({});
    setUnsent(null);
    setSending(true);
    try {
      await call(submitReview, {
        headers: { 'idempotency-key': key.current },
        body: {
          ...checked.data,
          customerLocation: checked.data.customerLocation || null,
          userId,
          workplaceId: workplace?.id ?? null,
          website: readText(new FormData(element), 'website') || undefined,
        },
        signal: timeout(GIVE_UP_AFTER_MS),
      });
      forgetDraft(link);
      onSent({ rating: typed.rating, isEarlierVersion: false });
    } catch (error) {
      if (isStoredAlready(error)) {
        forgetDraft(link);
        onSent({ rating: typed.rating, isEarlierVersion: true });
        return;
      }
      const reason = reasonOf(error);
      setUnsent(reason);
      setSending(false);
      onNotice({
        variant: 'destructive',
        title: 'Error',
        description: (error instanceof ApiError && error.serverMessage) || 'Failed to submit review',
        // Where the note below speaks up itself, one alert is enough.
        isQuiet: reason === 'offline' || reason === 'unreachable',
      });
    }
  };

  return (
    <form ref={form} noValidate onInput={handleInput} onSubmit={handleSubmit}>
      <div className="text-center">
        <PrivateMark text={`Private, for ${firstName} only`} />
        <h1 className="mt-4 text-3xl leading-9 sm:text-4xl sm:leading-11">{`How did ${firstName} do?`}</h1>
        {workplace && <p className="mt-2 text-ink-muted">{workplaceLabel(workplace)}</p>}
      </div>

      <div className="mt-6 grid grid-cols-1 gap-6 rounded-xl border border-line bg-surface px-4 pt-4 pb-6 shadow-card sm:mt-8 sm:px-8 sm:pt-6 sm:pb-8">
        <RatingField rating={rating} error={errors.rating} />
        <Field label="Your review" error={errors.comment}>
          {(control) => (
            <textarea
              {...control}
              name="comment"
              rows={4}
              autoComplete="off"
              autoCapitalize="sentences"
              enterKeyHint="enter"
              placeholder="What will you remember? A sentence is plenty."
              className={`${controlLook} field-sizing-content max-h-96 min-h-28 resize-y py-3`}
            />
          )}
        </Field>
        <Field label="Your name" error={errors.customerName}>
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
        <Field label="Location" optional error={errors.customerLocation}>
          {(control) => (
            <input
              {...control}
              name="customerLocation"
              autoComplete="address-level2"
              autoCapitalize="words"
              enterKeyHint="send"
              placeholder="Where you are from"
              className={`${controlLook} h-12`}
            />
          )}
        </Field>
        <Honeypot />
        {unsent && <UnsentNote reason={unsent} firstName={firstName} />}
        <button
          type="submit"
          // Before its script runs a form would send the words into the address of the page. That lasts a blink, and
          // shall not look like a refusal.
          disabled={!ready}
          aria-disabled={sending || undefined}
          className={buttonLook({ size: 'lg', className: 'w-full disabled:opacity-100' })}
        >
          {sending ? 'Sending...' : 'Submit Review'}
        </button>
        <noscript>
          <p className="text-center text-danger">
            Please allow JavaScript here, so that your review can be sent.
          </p>
        </noscript>
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
      <span className="min-w-0 text-left">{text}</span>
    </p>
  );
}

/** A person never comes here; a bot fills in whatever has a name. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </div>
  );
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    rating: Number(data.get('rating') ?? 0),
    comment: readText(data, 'comment'),
    customerName: readText(data, 'customerName'),
    customerLocation: readText(data, 'customerLocation'),
  };
}

/** Some browsers end lines as Windows does, which the contract refuses. */
function readText(data: FormData, name: string): string {
  return String(data.get(name) ?? '').replace(/\r\n?/g, '\n');
}

function fillIn(form: HTMLFormElement, kept: ReturnType<typeof readForm>): void {
  const typed = readForm(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      if (!typed.rating) control.checked = Number(control.value) === kept.rating;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= String(kept[control.name as keyof typeof kept] ?? '');
    }
  }
}

/** One sentence for each field that is not right, under the field's name. */
function findErrors(typed: ReturnType<typeof readForm>): Errors {
  const issues = reviewForm.safeParse(typed).error?.issues ?? [];
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}

function pick(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}

/** The words of an earlier try did arrive, only its answer was lost; since then they were changed. */
function isStoredAlready(error: unknown): boolean {
  return error instanceof ApiError && error.status === refusals.idempotencyKeyReused[0];
}

function reasonOf(error: unknown): Unsent {
  if (!(error instanceof ApiError)) return navigator.onLine ? 'unreachable' : 'offline';
  return error.status === refusals.reviewLimitReached[0] ? 'closed' : 'refused';
}

function timeout(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
