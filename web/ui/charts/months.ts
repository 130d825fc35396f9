import { t } from '#web/language.ts';
import { perLocale } from '#web/ui/per-locale.ts';

/** A calendar month in UTC. */
export interface Month {
  /** As in 2026-11. */
  month: string;
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const short = inUtc({ month: 'short' });
const long = inUtc({ month: 'long' });
const withYear = inUtc({ month: 'long', year: 'numeric' });

/** "Nov" */
export function shortMonth({ month }: Month): string {
  return short().format(new Date(month));
}

/** "November" */
export function monthName({ month }: Month): string {
  return long().format(new Date(month));
}

/** "November 2026" */
export function monthAndYear({ month }: Month): string {
  return withYear().format(new Date(month));
}

/** "December 2025 to November 2026" */
export function span(months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? t('{from} to {to}', { from: monthAndYear(first), to: monthAndYear(last) }) : '';
}
