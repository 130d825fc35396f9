/** A calendar month in UTC. */
export interface Month {
  /** As in 2026-11. */
  month: string;
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const withYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "Nov" */
export function shortMonth({ month }: Month): string {
  return short.format(new Date(month));
}

/** "November" */
export function monthName({ month }: Month): string {
  return long.format(new Date(month));
}

/** "November 2026" */
export function monthAndYear({ month }: Month): string {
  return withYear.format(new Date(month));
}

/** "December 2025 to November 2026" */
export function span(months: readonly Month[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? `${monthAndYear(first)} to ${monthAndYear(last)}` : '';
}
