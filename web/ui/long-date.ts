const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** The day as the reader's clock has it, like "January 5, 2025"; null where the timestamp is missing or cannot be read. */
export function longDate(timestamp: string | null | undefined): string | null {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : format.format(date);
}
