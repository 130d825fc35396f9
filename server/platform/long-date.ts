let format: Intl.DateTimeFormat | undefined;

/** The day in UTC, as in "December 21, 2026". */
export function longDate(timestamp: string): string {
  // Made with the first date: the start has none, and what Intl loads is large. Not for each: that takes longer than the mail.
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(timestamp));
}
