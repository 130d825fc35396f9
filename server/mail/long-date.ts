import type { Language } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';

/** A formatter is slow to create and takes about 30 KB. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/** In UTC. */
export function longDate(timestamp: string, language: Language = 'en'): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(timestamp));
}
