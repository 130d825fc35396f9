import { DAY, MINUTE, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { isMailHeld } from './held-mails.ts';
import { queuePushes } from './push-subscriptions.ts';
import { type Account, lockAccount } from './store.ts';

interface ScheduledMail {
  userId: number;
  kind: string;
  /** Tells mails of a kind apart. */
  subject: string;
  payload: Record<string, unknown>;
}

/** A later due time comes from a clock that was ahead. */
const MAX_WAIT = DAY + MINUTE;

/** Replaces the payload of a mail that already waits, whose due time stays. The caller has locked the account. */
export async function scheduleMail(
  tx: Db,
  { userId, kind, subject, payload }: ScheduledMail,
  due: Date,
): Promise<void> {
  const row = { user_id: userId, kind, subject, payload: JSON.stringify(payload), due_at: due.toISOString() };
  await tx
    .insertInto('scheduled_mails')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'subject']).doUpdateSet({ payload: row.payload }),
    )
    .execute();
}

/** @returns undefined if none waits. */
export async function findScheduledPayload(
  tx: Db,
  { userId, kind, subject }: Omit<ScheduledMail, 'payload'>,
): Promise<unknown> {
  const found = await tx
    .selectFrom('scheduled_mails')
    .select('payload')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found && JSON.parse(found.payload);
}

/** @param dueBy leaves later mails waiting; without it, all are queued. */
export async function queueScheduledMails(tx: Db, account: Account, now: Date, dueBy?: Date): Promise<void> {
  const mails = await tx
    .deleteFrom('scheduled_mails')
    .where('user_id', '=', account.id)
    .$if(dueBy !== undefined, (query) => query.where('due_at', '<=', (dueBy ?? now).toISOString()))
    .returning(['kind', 'payload'])
    .execute();
  const isHeld = isMailHeld(account);
  const jobs = mails.map(({ kind, payload }) => ({
    kind,
    userId: account.id,
    payload: JSON.parse(payload),
    isHeld,
  }));
  await enqueue(tx, jobs, now);
  await queuePushes(tx, jobs, now);
}

export async function queueDueMails({ db, clock, wakeOutbox }: Deps): Promise<void> {
  await correctWrongTimes(db, clock());
  for (;;) {
    const now = clock();
    const next = await db
      .selectFrom('scheduled_mails')
      .select('user_id')
      .where('due_at', '<=', now.toISOString())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    await db.transaction().execute(async (tx) => {
      // Scheduling locks the account too, so each review is in this digest or in the next.
      const account = await lockAccount(tx, next.user_id);
      if (account) await queueScheduledMails(tx, account, now, now);
    });
    wakeOutbox();
  }
}

async function correctWrongTimes(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('scheduled_mails')
    .set({ due_at: now.toISOString() })
    .where('due_at', '>', timestampAfter(now, MAX_WAIT))
    .execute();
}
