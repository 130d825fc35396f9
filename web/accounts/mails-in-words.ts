import { type MailKind, type MailSettings, mailKinds } from '#contract/mail-settings.ts';

const names: Record<MailKind, string> = {
  reviews: 'New reviews',
  changes: 'Changed reviews',
  notices: 'Notices about your page and plan',
};

/** What will happen by these settings, in sentences; `saved` are those until now. */
export function mailsInWords(settings: MailSettings, saved: MailSettings, timeZone: string): string[] {
  const { quietHours } = settings;
  return [
    ...mailKinds.map((kind) => sentenceOn(kind, settings)),
    ...(mailKinds.some((kind) => settings[kind] === 'none' && /daily|weekly/.test(saved[kind]))
      ? ['What has gathered until now still comes, once.']
      : []),
    ...(quietHours && quietHours.from !== quietHours.to
      ? [
          `Between ${quietHours.from} and ${quietHours.to} none of these comes; it waits until ${quietHours.to}.`,
        ]
      : []),
    ...(quietHours || mailKinds.some((kind) => /daily|weekly/.test(settings[kind]))
      ? [`Hours are those of ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}.`]
      : []),
    'Emails about your password, your address and a payment that failed always come at once.',
  ];
}

function sentenceOn(kind: MailKind, settings: MailSettings): string {
  switch (settings[kind]) {
    case 'each':
      return kind === 'reviews'
        ? 'New reviews come each at once; of more than five in ten minutes, the others come together.'
        : `${names[kind]} come each at once.`;
    case 'daily':
      return `${names[kind]} come once a day, at 8 in the morning.`;
    case 'weekly':
      return `${names[kind]} come once a week, on Mondays at 8 in the morning.`;
    case 'none':
      return kind === 'reviews'
        ? 'New reviews are not mailed. They wait for you in your list.'
        : `${names[kind]} are not mailed.`;
  }
}
