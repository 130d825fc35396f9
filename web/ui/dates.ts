const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
const minute = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "January 5, 2025" on the reader's clock; `unknown` where the timestamp is missing or cannot be read. */
export function longDate(timestamp: string | null | undefined, unknown = 'Unknown date'): string {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? unknown : day.format(date);
}

/** The same in another language. */
export function longDateIn(language: string, timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(language, { dateStyle: 'long' });
}

/** "Nov 20, 2026, 5:30 PM" on the reader's clock. */
export function dateAndTime(timestamp: string): string {
  return minute.format(new Date(timestamp));
}
