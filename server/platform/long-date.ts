let format: Intl.DateTimeFormat | undefined;

export function longDate(timestamp: string): string {
  // Created on first use and reused: Intl loads a lot of data, and a formatter takes longer to create than a mail.
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(timestamp));
}
