import { currentLanguage } from '#web/public/language.ts';

/** The day as the reader's clock and language have it. */
export function longDate(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(currentLanguage(), { dateStyle: 'long' });
}
