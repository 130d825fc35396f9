import { t } from '#web/language.ts';
import { perLocale } from './per-locale.ts';

const day = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }),
);
const month = perLocale((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' }));
const minute = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** "January 5, 2025" in local time, or `unknown` if the timestamp is missing or invalid. */
export function longDate(timestamp: string | null | undefined, unknown = t('Unknown date')): string {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? unknown : day().format(date);
}

/** "January 2025" in local time; undefined if the timestamp is invalid. */
export function monthAndYear(timestamp: string): string | undefined {
  const date = new Date(timestamp || Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : month().format(date);
}

/** "Nov 20, 2026, 5:30 PM" in local time. */
export function dateAndTime(timestamp: string): string {
  return minute().format(new Date(timestamp));
}
