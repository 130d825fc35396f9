import { mapTexts, type Typed } from './form-fields.ts';

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
export function readStored<Stored extends Draft>(value: unknown): Stored | null {
  const stored = { ...mapTexts(() => ''), ...(value as Stored) };
  const texts = { ...mapTexts((field) => stored[field]), key: stored.key, secret: stored.reviewLinkSecret };
  const isSound =
    typeof stored.rating === 'number' && Object.values(texts).every((text) => typeof text === 'string');
  return isSound ? stored : null;
}

/** In sessionStorage, since the phone may be passed on. */
export function loadDraft(link: string): Draft | null {
  return ignoreErrors(() => readStored(JSON.parse(sessionStorage.getItem(entry(link)) ?? 'null')));
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
