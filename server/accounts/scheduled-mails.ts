import type { Selectable } from 'kysely';
import { type MailKind, type MailPreferences, mailKinds } from '#contract/mail-preferences.ts';
import type { Db, ScheduledMailsTable } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { mayGoAt } from './mail-schedule.ts';
import { lockAccount } from './store.ts';

/** A mail job that its reader has a say in. */
export interface OptionalMail {
  about: MailKind;
  kind: string;
  userId: number;
  payload: Record<string, unknown>;
  /** An account has at most one mail of a kind and a subject waiting. */
  subject: string;
}

/** The job that stands for several mails which were due together; notices stay mails of their own. */
const digestKinds: Partial<Record<MailKind, string>> = {
  reviews: 'reviews-digest',
  changes: 'changes-digest',
};

/** Beyond the longest wait, a week and a day of quiet hours: set by a clock that was ahead. */
const TOO_FAR = 9 * DAY;

/** Lets mails wait until `due`. To be called with the account locked, in the transaction that gives cause for them. */
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

/** When a mail of this kind that waits is due; undefined where none waits. */
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

/** Applies changed preferences to what waits. A kind that was turned off goes now: it came while it was wanted. */
export async function rescheduleMails(
  tx: Db,
  userId: number,
  preferences: MailPreferences,
  now: Date,
): Promise<void> {
  await queueDue(tx, userId, now);
  for (const kind of mailKinds) {
    await tx
      .updateTable('scheduled_mails')
      .set({ due_at: (mayGoAt(preferences, kind, now) ?? now).toISOString() })
      .where('user_id', '=', userId)
      .where('about', '=', kind)
      .execute();
  }
  await queueDue(tx, userId, now);
}

/** Scheduled job: hands what is due to the outbox. */
export async function queueDueMails({ db, clock, wakeOutbox }: Deps): Promise<void> {
  await resetFutureTimes(db, clock());
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
      // Everything that adds a mail locks the account too, so each is either in this digest or in the next.
      if (await lockAccount(tx, next.user_id)) await queueDue(tx, next.user_id, now);
    });
    wakeOutbox();
  }
}

async function resetFutureTimes(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('scheduled_mails')
    .set({ due_at: now.toISOString() })
    .where('due_at', '>', timestampAfter(now, TOO_FAR))
    .execute();
}

async function queueDue(tx: Db, userId: number, now: Date): Promise<void> {
  const mails = await tx
    .deleteFrom('scheduled_mails')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now.toISOString())
    .returningAll()
    .execute();
  const jobs = [...Map.groupBy(mails, ({ about }) => about)].flatMap(([about, together]) => {
    const digest = digestKinds[about];
    return digest && together.length > 1 ? digestOf(digest, userId, together) : together.map(toJob);
  });
  await enqueue(tx, jobs, now);
}

/** As short for a thousand mails as for two. */
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
