import { z } from 'zod/mini';

const draft = z.object({
  /** The Idempotency-Key: a review sent again after a lost answer arrives once. */
  key: z.string(),
  rating: z.number(),
  comment: z.string(),
  customerName: z.string(),
  customerLocation: z.string(),
});
export type Draft = z.infer<typeof draft>;

/*
 * A phone may be handed on: what was only typed lives as long as the tab. What was submitted, and not yet
 * confirmed, stays until it is.
 */
const typed = () => sessionStorage;
const submitted = () => localStorage;

export function findDraft(link: string): (Draft & { isSubmitted: boolean }) | null {
  const left = read(submitted, link);
  if (left) return { ...left, isSubmitted: true };
  const begun = read(typed, link);
  return begun && { ...begun, isSubmitted: false };
}

export function keepDraft(link: string, draft: Draft, { isSubmitted }: { isSubmitted: boolean }): void {
  attempt(() => {
    const stays = isSubmitted || submitted().getItem(entry(link)) !== null;
    (stays ? submitted() : typed()).setItem(entry(link), JSON.stringify(draft));
  });
}

export function forgetDraft(link: string): void {
  attempt(() => typed().removeItem(entry(link)));
  attempt(() => submitted().removeItem(entry(link)));
}

/** Not crypto.randomUUID alone: it is missing where a page is served without https. */
export function newKey(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(storage: () => Storage, link: string): Draft | null {
  return attempt(() => draft.parse(JSON.parse(storage().getItem(entry(link)) ?? 'null')));
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
