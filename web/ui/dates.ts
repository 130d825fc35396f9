import { perLanguage } from '#contract/languages/locale.ts';
import { currentLanguage, t } from '#web/language.ts';

/* Components take these from `useDates`, which knows the time zone. */

/** The time zone of the device if undefined. */
type TimeZone = 'UTC' | undefined;

const day = formatter({ year: 'numeric', month: 'long', day: 'numeric' });
const month = formatter({ year: 'numeric', month: 'long' });
const minute = formatter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "January 5, 2025", or `unknown` if the timestamp is missing or invalid. */
export function longDate(
  timestamp: string | null | undefined,
  unknown = t('Unknown date'),
  timeZone?: TimeZone,
): string {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? unknown : day(timeZone).format(date);
}

/** "January 2025"; undefined if the timestamp is invalid. */
export function monthAndYear(timestamp: string, timeZone?: TimeZone): string | undefined {
  const date = new Date(timestamp || Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : month(timeZone).format(date);
}

/** "July – November 2025" */
export function monthRange(from: string, to: string, timeZone?: TimeZone): string {
  return month(timeZone).formatRange(new Date(from), new Date(to));
}

/** "Nov 20, 2026, 5:30 PM" */
export function dateAndTime(timestamp: string, timeZone?: TimeZone): string {
  return minute(timeZone).format(new Date(timestamp));
}

// @__NO_SIDE_EFFECTS__
function formatter(options: Intl.DateTimeFormatOptions) {
  const local = perLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  const inUtc = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (timeZone: TimeZone) => (timeZone ? inUtc : local)(currentLanguage());
}
