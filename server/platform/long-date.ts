const FORMAT = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The day in UTC, as in "December 21, 2026". */
export function longDate(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString('en-US', FORMAT);
}
