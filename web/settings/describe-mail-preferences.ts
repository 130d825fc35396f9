import { type MailKind, type MailPreferences, mailKinds } from '#contract/mail-preferences.ts';

const names: Record<MailKind, string> = {
  reviews: 'New reviews',
  changes: 'Changed reviews',
  notices: 'Notices about your page and plan',
};

/** Says what these preferences will do; `saved` are the current ones. */
export function describeMailPreferences(
  preferences: MailPreferences,
  saved: MailPreferences,
  timeZone: string,
): string[] {
  const { quietHours } = preferences;
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  const time = timeZone === 'UTC' ? 'UTC' : `${city} time`;
  return [
    ...mailKinds.map((kind) => sentenceOn(kind, preferences, time)),
    ...(mailKinds.some((kind) => preferences[kind] === 'none' && /daily|weekly/.test(saved[kind]))
      ? ['Anything already waiting is sent one last time.']
      : []),
    ...(quietHours && quietHours.from !== quietHours.to
      ? [
          `Nothing between ${quietHours.from} and ${quietHours.to}. It waits until ${quietHours.to} (${time}).`,
        ]
      : []),
    'Emails about your password, address and failed payments always come right away.',
  ];
}

function sentenceOn(kind: MailKind, preferences: MailPreferences, time: string): string {
  switch (preferences[kind]) {
    case 'each':
      return kind === 'reviews' ? 'You get each review right away.' : `${names[kind]} come right away.`;
    case 'daily':
      return `${names[kind]} come in one email a day, at 8 in the morning (${time}).`;
    case 'weekly':
      return `${names[kind]} come in one email a week, on Mondays at 8 in the morning (${time}).`;
    case 'none':
      return kind === 'reviews'
        ? "New reviews aren't emailed. You'll find them in your list."
        : `${names[kind]} aren't emailed.`;
  }
}
