import { z } from 'zod/mini';

const reviewKeys = z.object({
  /** The Idempotency-Key: a review sent again after a lost answer arrives once. */
  key: z.string(),
  /** The secret with which the customer can come back to it; a draft of an older version of this page has none. */
  customerKey: z.optional(z.string()),
});
export type ReviewKeys = z.infer<typeof reviewKeys>;

/** What opens the review; null where it was sent without a key, by an older version of this page. */
export function secretOf({ key, customerKey }: ReviewKeys): string | null {
  return customerKey === undefined ? null : `${key}.${customerKey}`;
}

export const draft = z.extend(reviewKeys, {
  rating: z.number(),
  comment: z.string(),
  customerName: z.string(),
  customerLocation: z.string(),
});
export type Draft = z.infer<typeof draft>;

/** What was typed on a link and not confirmed yet. A phone may be handed on: it lives as long as the tab. */
export function findDraft(link: string): Draft | null {
  return attempt(() => readDraft(sessionStorage.getItem(entry(link))));
}

export function keepDraft(link: string, typed: Draft): void {
  attempt(() => sessionStorage.setItem(entry(link), JSON.stringify(typed)));
}

export function forgetDraft(link: string): void {
  attempt(() => sessionStorage.removeItem(entry(link)));
}

/** Reviews that an older version of this page left unconfirmed, by their link. */
export function findLeftDrafts(): { link: string; left: Draft }[] {
  const links = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? [];
  return links.flatMap((key) => {
    const left = attempt(() => readDraft(localStorage.getItem(key)));
    return left ? [{ link: key.slice(PREFIX.length), left }] : [];
  });
}

export function forgetLeftDraft(link: string): void {
  attempt(() => localStorage.removeItem(entry(link)));
}

/** 128 random bits each. Not crypto.randomUUID: it is missing where a page is served without https. */
export function newKeys() {
  return { key: newKey(), customerKey: newKey() };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readDraft(stored: string | null): Draft {
  return draft.parse(JSON.parse(stored ?? 'null'));
}

const PREFIX = 'review:';
const entry = (link: string) => PREFIX + link;

/** Storage may be full or forbidden, or hold what we never wrote: the form works without it. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
