import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/**
 * What mails are about, where their reader has a say. Mails about the account itself, and about money that could not be
 * taken, are of no kind: they always go at once.
 */
export const mailKinds = ['reviews', 'changes', 'notices'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Each at once; together every day or every week, at 8 in the morning; not at all. */
export const mailFrequencies = ['each', 'daily', 'weekly', 'none'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

const frequency = z.enum(mailFrequencies, 'Please choose how often this mail comes');

const HOUR_OF_DAY = 'Please give an hour of the day, as in 22:00';
const hourOfDay = z.string(HOUR_OF_DAY).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, HOUR_OF_DAY));

export const mailSettings = z.object({
  /** New reviews. */
  reviews: frequency,
  /** A customer changed a review, or took it back. */
  changes: frequency,
  /** The page is closed to customers, the plan ends. */
  notices: frequency,
  /** No mail of these kinds comes then; they may pass midnight. */
  quietHours: z.nullable(z.object({ from: hourOfDay, to: hourOfDay })),
  /** In which all of this is meant, as the browser calls it: `Europe/Lisbon`. */
  timeZone: z
    .string('Please give a time zone')
    .check(
      z.maxLength(64, 'This time zone is not known'),
      z.refine(isTimeZone, 'This time zone is not known'),
    ),
});
export type MailSettings = z.infer<typeof mailSettings>;

export const getMailSettings = {
  method: 'GET',
  url: '/api/auth/mail-settings',
  schema: {
    tags: ['accounts'],
    summary: 'Which mails come, how often, and when not',
    response: { 200: mailSettings },
  },
} as const satisfies Endpoint;

export const changeMailSettings = {
  method: 'PUT',
  url: '/api/auth/mail-settings',
  schema: {
    tags: ['accounts'],
    summary: 'Choose which mails come, how often, and when not',
    body: mailSettings,
    response: { 200: mailSettings },
  },
} as const satisfies Endpoint;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
