import type { Language } from '#contract/languages/languages.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { canonicalTimeZone } from '#contract/mail-preferences.ts';

/** A formatter is slow to create and takes about 30 KB. */
const MAX_FORMATS = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

export function longDate(timestamp: string, timeZone = 'UTC', language: Language = 'en'): string {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(timeZone, language);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format.format(new Date(timestamp));
}

function createFormat(timeZone: string, language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    // An older machine may not know a stored time zone.
    timeZone: canonicalTimeZone(timeZone) ?? 'UTC',
  });
}
