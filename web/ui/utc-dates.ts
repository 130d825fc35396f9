import { perLocale } from './per-locale.ts';

/* For pages without scripts: the server doesn't know the reader's time zone. */

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** "January 5, 2025" */
export function longDateInUtc(timestamp: string): string {
  return day().format(new Date(timestamp));
}

/** "January 2025" */
export function monthAndYearInUtc(timestamp: string): string {
  return month().format(new Date(timestamp));
}
