import { z } from 'zod/mini';
import { typedReview } from './form-fields.ts';

const submissionKeys = z.object({
  /** The Idempotency-Key: a review sent again after a lost answer arrives once. */
  key: z.string(),
  /** The secret part of the customer's private link. */
  reviewLinkSecret: z.string(),
});
export type SubmissionKeys = z.infer<typeof submissionKeys>;

/** What follows the # in the private link. */
export function reviewLinkOf({ key, reviewLinkSecret }: SubmissionKeys): string {
  return `${key}.${reviewLinkSecret}`;
}

export const draft = z.extend(typedReview, submissionKeys.shape);
export type Draft = z.infer<typeof draft>;

/** What was typed on a link and not confirmed yet. A phone may be handed on: it lives as long as the tab. */
export function findDraft(link: string): Draft | null {
  return attempt(() => draft.parse(JSON.parse(sessionStorage.getItem(entry(link)) ?? 'null')));
}

export function keepDraft(link: string, typed: Draft): void {
  attempt(() => sessionStorage.setItem(entry(link), JSON.stringify(typed)));
}

export function forgetDraft(link: string): void {
  attempt(() => sessionStorage.removeItem(entry(link)));
}

/** 128 random bits each. Not crypto.randomUUID: it is missing where a page is served without https. */
export function newKeys(): SubmissionKeys {
  return { key: newKey(), reviewLinkSecret: newKey() };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const entry = (link: string) => `review:${link}`;

/** Storage may be full or forbidden, or hold what we never wrote: the form works without it. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
