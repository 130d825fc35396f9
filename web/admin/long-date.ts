const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** The day as the reader's clock has it, like "January 5, 2025", or N/A. */
export function longDate(timestamp: string | null | undefined): string {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'N/A' : format.format(date);
}
