import { perLanguage } from '#contract/languages/locale.ts';
import { currentLanguage, t } from '#web/language.ts';

/** A calendar month in UTC. */
export interface Month {
  /** "2026-11" */
  month: string;
}

/** "Nov" */
export const shortMonth = monthFormat({ month: 'short' });

/** "November" */
export const monthName = monthFormat({ month: 'long' });

/** "November 2026" */
export const monthAndYear = monthFormat({ month: 'long', year: 'numeric' });

/** "December 2025 to November 2026" */
export function span(months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? t('{from} to {to}', { from: monthAndYear(first), to: monthAndYear(last) }) : '';
}

// @__NO_SIDE_EFFECTS__
function monthFormat(options: Intl.DateTimeFormatOptions): (month: Month) => string {
  const inUtc = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return ({ month }) => inUtc(currentLanguage()).format(new Date(month));
}
