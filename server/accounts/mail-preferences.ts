import { type MailPreferences, mailPreferences } from '#contract/mail-preferences.ts';
import type { Db } from '#server/db/schema.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { isMailHeld } from './held-mails.ts';
import { afterQuietHours, nextSendTime } from './mail-schedule.ts';
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

export function parseMailPreferences({
  mail_preferences: stored,
}: Pick<Account, 'mail_preferences'>): MailPreferences {
  return stored === null ? DEFAULTS : mailPreferences.parse(JSON.parse(stored));
}

export async function storeMailPreferences(
  tx: Db,
  account: Account,
  preferences: MailPreferences,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ mail_preferences: JSON.stringify(preferences) })
    .where('id', '=', account.id)
    .execute();
  await rescheduleMails(tx, account, preferences, now);
}

interface SendWindow {
  earliest?: Date;
  /** A mail scheduled after this would be useless, so it is sent early instead. */
  latest?: Date;
}

export async function enqueueIfWanted(
  tx: Db,
  account: Account,
  mail: OptionalMail,
  now: Date,
  { earliest = now, latest }: SendWindow = {},
): Promise<void> {
  const preferences = parseMailPreferences(account);
  const sendAt = nextSendTime(preferences, mail.about, earliest);
  if (sendAt === null) return;
  const due = latest && sendAt > latest ? afterQuietHours(preferences, now) : sendAt;
  if (due > now) await scheduleMails(tx, [mail], due);
  else await enqueue(tx, { ...mail, isHeld: isMailHeld(account) }, now);
}
