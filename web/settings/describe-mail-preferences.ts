import type { MailFrequency, MailKind, MailPreferences } from '#contract/mail-preferences.ts';

export const mailNames: Record<MailKind, string> = {
  reviews: 'New reviews',
  changes: 'Changed reviews',
  notices: 'Page and plan',
};

export const LAST_TIME = 'Anything already waiting is sent one last time.';

/** "Lisbon time" */
export function localTime(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return timeZone === 'UTC' ? 'UTC' : `${city} time`;
}

/** Says what will happen. */
export function describeMail(kind: MailKind, frequency: MailFrequency, time: string): string {
  switch (frequency) {
    case 'each':
      return rightAway[kind];
    case 'daily':
      return `${occasions[kind]} In one email a day, at 8 in the morning (${time}).`.trim();
    case 'weekly':
      return `${occasions[kind]} In one email a week, on Mondays at 8 in the morning (${time}).`.trim();
    case 'none':
      return kind === 'reviews'
        ? "They aren't emailed. You'll find them in your list."
        : "They aren't emailed.";
  }
}

const occasions: Record<MailKind, string> = {
  reviews: '',
  changes: 'When a customer edits a review or takes it back.',
  notices: 'When your page is paused or your plan ends.',
};

const rightAway: Record<MailKind, string> = {
  ...occasions,
  reviews:
    'You get each review right away. If more than five arrive within ten minutes, the rest come in one email.',
};

export function describeQuietHours(hours: MailPreferences['quietHours'], time: string): string {
  if (!hours || hours.from === hours.to) return 'No emails while you sleep.';
  return `Nothing between ${hours.from} and ${hours.to}. It waits until ${hours.to} (${time}).`;
}
