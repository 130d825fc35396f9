import { z } from 'zod/mini';
import { typedReview } from './form-fields.ts';

const submissionKeys = z.object({
  /** The Idempotency-Key. */
  key: z.string(),
  reviewLinkSecret: z.string(),
});
export type SubmissionKeys = z.infer<typeof submissionKeys>;

/** The fragment of the private link. */
export function reviewLinkOf({ key, reviewLinkSecret }: SubmissionKeys): string {
  return `${key}.${reviewLinkSecret}`;
}

export const draft = z.extend(typedReview, submissionKeys.shape);
export type Draft = z.infer<typeof draft>;

/** In sessionStorage, since the phone may be passed on. */
export function loadDraft(link: string): Draft | null {
  return ignoreErrors(() => draft.parse(JSON.parse(sessionStorage.getItem(entry(link)) ?? 'null')));
}

export function saveDraft(link: string, typed: Draft): void {
  ignoreErrors(() => sessionStorage.setItem(entry(link), JSON.stringify(typed)));
}

export function clearDraft(link: string): void {
  ignoreErrors(() => sessionStorage.removeItem(entry(link)));
}

/** Not crypto.randomUUID, which is missing on plain http. */
export function createSubmissionKeys(): SubmissionKeys {
  return { key: randomKey(), reviewLinkSecret: randomKey() };
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const entry = (link: string) => `review:${link}`;

/** Storage may be full, blocked or corrupt; the form works without it. */
function ignoreErrors<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
