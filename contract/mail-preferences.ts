import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described } from './fields.ts';

/** Mails about the account itself and about failed payments have no kind: they are always sent right away. */
export const mailKinds = ['reviews', 'changes', 'notices'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Digests are sent at 8 in the morning. */
export const mailFrequencies = ['each', 'daily', 'weekly', 'none'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

const frequency = z.enum(mailFrequencies, 'Please choose how often to get this mail');

const HOUR_OF_DAY = 'Please use a time of day like 22:00';
const hourOfDay = z.string(HOUR_OF_DAY).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, HOUR_OF_DAY));

export const mailPreferences = z.object({
  reviews: described(frequency, 'New reviews.'),
  changes: described(frequency, 'Edited and withdrawn reviews.'),
  notices: described(frequency, 'The free plan is full; the plan is about to end.'),
  quietHours: described(
    z.nullable(z.object({ from: hourOfDay, to: hourOfDay })),
    'No mail of these kinds during these hours, which may span midnight.',
  ),
  foldLowRatings: described(
    z._default(z.boolean('Please choose whether to fold low ratings'), false),
    'Hides the text of 1- and 2-star reviews until opened, in mails and on screen.',
  ),
  timeZone: described(
    z.string(),
    'The time zone for all of the above, by canonical name, e.g. `Europe/Lisbon`.',
  ),
});
export type MailPreferences = z.infer<typeof mailPreferences>;

const UNKNOWN_TIME_ZONE = 'Unknown time zone';

/** Accepts any spelling of a time zone that browsers use, but no offset such as `+05:30`. */
export const mailPreferencesChange = z.extend(mailPreferences, {
  timeZone: z.string('Please choose a time zone').check(
    z.overwrite((name) => canonicalTimeZone(name) ?? ''),
    z.minLength(1, UNKNOWN_TIME_ZONE),
  ),
});

export const getMailPreferences = {
  method: 'GET',
  url: '/api/auth/mail-preferences',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Your mail preferences, or the defaults',
    response: { 200: mailPreferences },
  },
} as const satisfies Endpoint;

export const changeMailPreferences = {
  method: 'PUT',
  url: '/api/auth/mail-preferences',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Change your mail preferences',
    description:
      'Queued mails follow the new schedule; queued mails of a kind you turn off are sent right away. Mails about the account itself and about failed payments are always sent.',
    body: mailPreferencesChange,
    response: { 200: mailPreferences },
  },
} as const satisfies Endpoint;

/** @returns null if the time zone is unknown */
export function canonicalTimeZone(name: string): string | null {
  if (/^[+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
