import { z } from 'zod/mini';
import { type MailKind, type MailSettings, mailKinds, mailSettings } from '#contract/mail-settings.ts';
import type { Db } from '#server/db/schema.ts';
import { addToHeld, listHeld, moveHeld } from '#server/platform/held-mail.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { afterQuietHours, mayGoAt } from './mail-hours.ts';
import { type Account, lockAccount } from './store.ts';

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

/**
 * Stores what an account wishes from now on, and lets mails that wait go when it says. What waits of a kind that is turned
 * off goes at once: it came while it was wanted.
 */
export async function storeMailSettings(tx: Db, userId: number, settings: MailSettings, now: Date) {
  await tx
    .updateTable('users')
    .set({ mail_settings: JSON.stringify(settings) })
    .where('id', '=', userId)
    .execute();
  for (const { id, payload } of await listHeld(tx, userId)) {
    const { of: kind, goBy } = heldForWish.parse(JSON.parse(payload));
    const due = mayGoAt(settings, kind, now);
    await moveHeld(tx, id, due === null ? now : inTime(goBy, due, settings, now), due === null);
  }
}

/** What is said in the payload of every held mail. */
const heldForWish = z.object({ of: z.enum(mailKinds), goBy: z.optional(z.iso.datetime()) });

interface WishedMail {
  of: MailKind;
  /** Of the mail job. */
  kind: string;
  payload: Record<string, unknown>;
  /** After which it would be of no use. */
  goBy?: string;
  /** The job that stands for several of them, given what it stood for until now; without one, the newest stands for all. */
  together?: { kind: string; payload: (held: unknown) => Record<string, unknown> };
}

/**
 * Queues a mail for when the account wants it, if it does; while it waits, those that come after it join it. To be called in
 * the transaction that gives cause for it.
 */
export async function enqueueAsWished(
  tx: Db,
  userId: number,
  { of, kind, payload, goBy, together = { kind, payload: () => payload } }: WishedMail,
  now: Date,
): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (!account) return;
  const settings = mailSettingsOf(account);
  const wished = mayGoAt(settings, of, now);
  if (wished === null) return;
  const due = inTime(goBy, wished, settings, now);
  if (due <= now) return enqueue(tx, { kind, userId, payload }, now);
  const held = (await listHeld(tx, userId)).find((each) => each.kind === together.kind);
  const about = { ...(goBy && { goBy }), of };
  const joined = { ...together.payload(held && JSON.parse(held.payload)), ...about };
  if (held && (await addToHeld(tx, held.id, joined))) return;
  const alone = { ...together.payload(undefined), ...about };
  await enqueue(tx, { kind: together.kind, userId, payload: alone, notBefore: due.toISOString() }, now);
}

/** Rather sooner than wished than too late. */
function inTime(goBy: string | undefined, due: Date, settings: MailSettings, now: Date): Date {
  return goBy !== undefined && due.toISOString() > goBy ? afterQuietHours(settings, now) : due;
}
