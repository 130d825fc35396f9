import { z } from 'zod/mini';
import { currentLanguage } from './language.ts';

const keptKey = z.object({
  /** What stands behind the # of the link. */
  secret: z.string(),
  /** Of the professional. */
  firstName: z.string(),
  /** When it ceases to open the review. */
  until: z.iso.datetime(),
});
export type KeptKey = z.infer<typeof keptKey>;

/** Behind the # it reaches no server, no log and no other page. */
export function linkTo(secret: string): string {
  const language = currentLanguage();
  return `${location.origin}/my-review${language === 'en' ? '' : `?lang=${language}`}#${secret}`;
}

/** The keys on this device that still open something, the newest first; those that do not are forgotten. */
export function findKeys(): KeptKey[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ENTRY) ?? '[]');
    const kept = z.array(z.unknown()).parse(stored);
    return kept.flatMap((value) => {
      const { data } = keptKey.safeParse(value);
      return data && data.until > new Date().toISOString() ? [data] : [];
    });
  } catch {
    return [];
  }
}

/** Whether the device has it now: its storage may be full or forbidden. */
export function keepKey(key: KeptKey): boolean {
  return write([key, ...without(key.secret)]);
}

export function forgetKey(secret: string): void {
  write(without(secret));
}

const ENTRY = 'kept-reviews';

const without = (secret: string) => findKeys().filter((kept) => kept.secret !== secret);

function write(keys: KeptKey[]): boolean {
  try {
    if (keys.length > 0) localStorage.setItem(ENTRY, JSON.stringify(keys));
    else localStorage.removeItem(ENTRY);
    return true;
  } catch {
    return false;
  }
}
