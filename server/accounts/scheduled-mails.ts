import type { Selectable } from 'kysely';
import { type MailKind, type MailPreferences, mailKinds } from '#contract/mail-preferences.ts';
import type { Db, ScheduledMailsTable } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { isMailHeld } from './held-mails.ts';
import { nextSendTime } from './mail-schedule.ts';
import { queuePushes } from './push-subscriptions.ts';
import { type Account, lockAccount } from './store.ts';

export interface OptionalMail {
  about: MailKind;
  kind: string;
  userId: number;
  payload: Record<string, unknown>;
  subject: string;
}

/** Several mails due at a time are merged into a digest; notices are always sent individually. */
const digestKinds: Partial<Record<MailKind, string>> = {
  reviews: 'reviews-digest',
  changes: 'changes-digest',
};

/** Longer than a week plus a day of quiet hours, so a later due time comes from a clock that was ahead. */
const MAX_WAIT = 9 * DAY;

export async function scheduleMails(tx: Db, mails: OptionalMail[], due: Date): Promise<void> {
  const rows = mails.map(({ about, kind, userId, payload, subject }) => ({
    user_id: userId,
    about,
    kind,
    subject,
    payload: JSON.stringify(payload),
    due_at: due.toISOString(),
  }));
  await tx
    .insertInto('scheduled_mails')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findDueTime(tx: Db, userId: number, kind: string): Promise<Date | undefined> {
  const found = await tx
    .selectFrom('scheduled_mails')
    .select('due_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return found && new Date(found.due_at);
}

/** Mails of a kind that was turned off are sent now, since they were wanted when they were scheduled. */
export async function rescheduleMails(
  tx: Db,
  account: Account,
  preferences: MailPreferences,
  now: Date,
): Promise<void> {
  await queueDue(tx, account, now);
  for (const kind of mailKinds) {
    await tx
      .updateTable('scheduled_mails')
      .set({ due_at: (nextSendTime(preferences, kind, now) ?? now).toISOString() })
      .where('user_id', '=', account.id)
      .where('about', '=', kind)
      .execute();
  }
  await queueDue(tx, account, now);
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
      // Scheduling locks the account too, so each mail is in this digest or in the next.
      const account = await lockAccount(tx, next.user_id);
      if (account) await queueDue(tx, account, now);
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

async function queueDue(tx: Db, account: Account, now: Date): Promise<void> {
  const { id: userId } = account;
  const mails = await tx
    .deleteFrom('scheduled_mails')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now.toISOString())
    .returningAll()
    .execute();
  const jobs = [...Map.groupBy(mails, ({ about }) => about)].flatMap(([about, due]) => {
    const digest = digestKinds[about];
    return digest && due.length > 1 ? digestOf(digest, userId, due) : due.map(toJob);
  });
  const isHeld = isMailHeld(account);
  await enqueue(
    tx,
    jobs.map((job) => ({ ...job, isHeld })),
    now,
  );
  await queuePushes(tx, jobs, now);
}

function digestOf(kind: string, userId: number, mails: Selectable<ScheduledMailsTable>[]) {
  const inOrder = mails.toSorted((a, b) => a.id - b.id);
  const kinds = Map.groupBy(mails, (mail) => mail.kind);
  const payload = {
    counts: Object.fromEntries([...kinds].map(([each, ofKind]) => [each, ofKind.length])),
    first: JSON.parse(inOrder.at(0)?.payload ?? '{}'),
    last: JSON.parse(inOrder.at(-1)?.payload ?? '{}'),
  };
  return { kind, userId, payload };
}

function toJob({ kind, user_id: userId, payload }: Selectable<ScheduledMailsTable>) {
  return { kind, userId, payload: JSON.parse(payload) };
}
