const formats = new Map<string, Intl.DateTimeFormat>();

export function longDate(timestamp: string, timeZone = 'UTC'): string {
  // Created on first use and reused: Intl loads a lot of data, and a formatter takes longer to create than a mail.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(timestamp));
}
