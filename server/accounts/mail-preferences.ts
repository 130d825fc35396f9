import { type MailPreferences, mailPreferences } from '#contract/mail-preferences.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { afterQuietHours, mayGoAt } from './mail-schedule.ts';
import { type OptionalMail, rescheduleMails, scheduleMails } from './scheduled-mails.ts';
import type { Account } from './store.ts';

const DEFAULTS: MailPreferences = {
  reviews: 'each',
  changes: 'each',
  notices: 'each',
  quietHours: null,
  foldLowRatings: false,
  timeZone: 'UTC',
};

/** The account's preferences, or the defaults. */
export function mailPreferencesOf({
  mail_preferences: stored,
}: Pick<Account, 'mail_preferences'>): MailPreferences {
  return stored === null ? DEFAULTS : mailPreferences.parse(JSON.parse(stored));
}

/** Stores what the account chose, and applies it to mails that wait. To be called with the account locked. */
export async function storeMailPreferences(tx: Db, userId: number, preferences: MailPreferences, now: Date) {
  await tx
    .updateTable('users')
    .set({ mail_preferences: JSON.stringify(preferences) })
    .where('id', '=', userId)
    .execute();
  await rescheduleMails(tx, userId, preferences, now);
}

interface TimeFrame {
  earliest?: Date;
  /** After which the mail would be of no use: rather too early for the schedule than too late. */
  latest?: Date;
}

/**
 * Queues a mail for when the account wants it, if it does. To be called with the account locked, in the transaction that
 * gives cause for the mail.
 */
export async function enqueueIfWanted(
  tx: Db,
  account: Account,
  mail: OptionalMail,
  now: Date,
  { earliest = now, latest }: TimeFrame = {},
): Promise<void> {
  const preferences = mailPreferencesOf(account);
  const wanted = mayGoAt(preferences, mail.about, earliest);
  if (wanted === null) return;
  const due = latest && wanted > latest ? afterQuietHours(preferences, now) : wanted;
  if (due > now) await scheduleMails(tx, [mail], due);
  else await enqueue(tx, mail, now);
}
