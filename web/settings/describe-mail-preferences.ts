import type { Sentence } from '#contract/languages/sentences.ts';
import type { MailFrequency, MailKind, MailPreferences } from '#contract/mail-preferences.ts';
import { t } from '#web/language.ts';

export const mailNames: Record<MailKind, Sentence> = {
  reviews: 'New reviews',
  changes: 'Changed reviews',
  notices: 'Page and plan',
};

/** "Lisbon time" */
export function localTime(timeZone: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return timeZone === 'UTC' ? 'UTC' : t('{city} time', { city });
}

/** Says what will happen. */
export function describeMail(kind: MailKind, frequency: MailFrequency, time: string): string {
  switch (frequency) {
    case 'each':
      return t(kind === 'reviews' ? 'You get each review right away.' : occasions[kind]);
    case 'daily':
      return withOccasion(kind, t('In one email a day, at 8 in the morning ({time}).', { time }));
    case 'weekly':
      return withOccasion(kind, t('In one email a week, on Mondays at 8 in the morning ({time}).', { time }));
    case 'none':
      return kind === 'reviews'
        ? t("They aren't emailed. You'll find them in your list.")
        : t("They aren't emailed.");
  }
}

function withOccasion(kind: MailKind, schedule: string): string {
  return kind === 'reviews' ? schedule : `${t(occasions[kind])} ${schedule}`;
}

const occasions = {
  changes: 'When a customer edits a review or takes it back.',
  notices: 'When your page is paused or your plan ends.',
} satisfies Partial<Record<MailKind, Sentence>>;

export function describeQuietHours(hours: MailPreferences['quietHours'], time: string): string {
  if (!hours || hours.from === hours.to) return t('No emails while you sleep.');
  return t('Nothing between {from} and {to}. It waits until {to} ({time}).', { ...hours, time });
}
