import { type MailSettings, mailSettings } from '#contract/mail-settings.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { afterQuietHours, mayGoAt } from './mail-hours.ts';
import { type OptionalMail, rescheduleMails, scheduleMails } from './scheduled-mails.ts';
import type { Account } from './store.ts';

const DEFAULTS: MailSettings = {
  reviews: 'each',
  changes: 'each',
  notices: 'each',
  quietHours: null,
  foldLowRatings: false,
  timeZone: 'UTC',
};

/** The account's settings, or the defaults. */
export function mailSettingsOf({ mail_settings: stored }: Pick<Account, 'mail_settings'>): MailSettings {
  return stored === null ? DEFAULTS : mailSettings.parse(JSON.parse(stored));
}

/** Stores what the account chose, and applies it to mails that wait. To be called with the account locked. */
export async function storeMailSettings(tx: Db, userId: number, settings: MailSettings, now: Date) {
  await tx
    .updateTable('users')
    .set({ mail_settings: JSON.stringify(settings) })
    .where('id', '=', userId)
    .execute();
  await rescheduleMails(tx, userId, settings, now);
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
  const settings = mailSettingsOf(account);
  const wanted = mayGoAt(settings, mail.about, earliest);
  if (wanted === null) return;
  const due = latest && wanted > latest ? afterQuietHours(settings, now) : wanted;
  if (due > now) await scheduleMails(tx, [mail], due);
  else await enqueue(tx, mail, now);
}
