import type { FormKeys } from '#contract/rendering.ts';
import { reviewFieldNames } from '#contract/review-fields.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import { fillIn, mapTexts, readForm, type Typed } from './form-fields.ts';

/** The hidden fields with the keys name it. */
export const FORM_ID = 'review';

export interface SubmissionKeys {
  /** The Idempotency-Key. */
  key: string;
  reviewLinkSecret: string;
}

export type Draft = Typed & SubmissionKeys;

/** The fragment of the private link. */
export function reviewLinkOf({ key, reviewLinkSecret }: SubmissionKeys): string {
  return `${key}.${reviewLinkSecret}`;
}

/** What this page has stored, perhaps before a field was added: that reads as empty. Null if it is something else. */
export function draftFrom<Stored extends Draft>(value: unknown): Stored | null {
  const stored = { ...mapTexts(() => ''), ...(value as Stored) };
  const texts = { ...mapTexts((field) => stored[field]), key: stored.key, secret: stored.reviewLinkSecret };
  const isSound =
    typeof stored.rating === 'number' && Object.values(texts).every((text) => typeof text === 'string');
  return isSound ? stored : null;
}

/** A page's drafts are kept apart from those of other pages. */
export function linkOf({ userId, workplace, code }: ReviewPageData): string {
  return code ?? `${userId}/${workplace?.id ?? ''}`;
}

/** It keeps what is typed before React takes the page over, and whatever becomes of React. */
export function keepDraft(root: HTMLElement, link: string): void {
  const form = formIn(root);
  if (form) openDraft(form, loadDraft(link));
  const keep = () => {
    const form = formIn(root);
    const draft = form && readDraft(form);
    if (draft && (loadDraft(link) || reviewFieldNames.some((field) => draft[field]))) saveDraft(link, draft);
  };
  keep();
  root.addEventListener('input', keep);
  // Some programs fill in fields without an event.
  addEventListener('pagehide', keep);
}

/** The form of a review, not of an answer to it. */
function formIn(root: HTMLElement): HTMLFormElement | null {
  return root.querySelector<HTMLFormElement>(`#${FORM_ID}`);
}

/** Fills in what the form doesn't have yet, under the same keys. */
export function openDraft(form: HTMLFormElement, stored: Draft | null): void {
  // Going back may show the page from cache after its key was used. Where the account seemed unknown, there is none.
  const key = documentKey();
  const isUsed = !key || history.state?.sent === key;
  const keys = stored ?? (isUsed && createSubmissionKeys());
  if (keys) {
    keyField('idempotencyKey').value = keys.key;
    keyField('reviewLinkSecret').value = keys.reviewLinkSecret;
  }
  if (stored) fillIn(form, stored);
}

export function readDraft(form: HTMLFormElement): Draft {
  return {
    ...readForm(form),
    key: keyField('idempotencyKey').value,
    reviewLinkSecret: keyField('reviewLinkSecret').value,
  };
}

/** The key that the server has given to this document, whatever its form has now. */
export function documentKey(): string {
  return keyField('idempotencyKey').defaultValue;
}

/** They are behind what React renders: a form that React has removed has none. A document that was cut off lacks them. */
function keyField(name: keyof FormKeys): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  return (
    field ?? document.body.appendChild(Object.assign(document.createElement('input'), { name, hidden: true }))
  );
}

/** The phone may be passed on, so drafts are in sessionStorage. */
export function loadDraft(link: string): Draft | null {
  return ignoreErrors(() => draftFrom(JSON.parse(sessionStorage.getItem(draftOf(link)) ?? 'null')));
}

export function saveDraft(link: string, draft: Draft): void {
  ignoreErrors(() => sessionStorage.setItem(draftOf(link), JSON.stringify(draft)));
}

export function clearDraft(link: string): void {
  ignoreErrors(() => sessionStorage.removeItem(draftOf(link)));
}

/** Not crypto.randomUUID, which is missing on plain http. */
function createSubmissionKeys(): SubmissionKeys {
  return { key: randomKey(), reviewLinkSecret: randomKey() };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Its name in sessionStorage. */
export const draftOf = (link: string) => `review:${link}`;

/** Storage may be full, blocked or corrupt; the form works without it. */
function ignoreErrors<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
