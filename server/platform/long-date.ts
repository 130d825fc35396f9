const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day in UTC, as in "December 21, 2026". */
export function longDate(timestamp: string): string {
  return format.format(new Date(timestamp));
}
