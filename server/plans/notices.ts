import { enqueueIfWanted } from '#server/accounts/mail-preferences.ts';
import { lockAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { rowRenews } from './subscriptions.ts';

/** What professionals are told about their plans; each is the kind of a mail. */
export type NoticeKind = 'plan-started' | 'payment-failed' | 'plan-ending' | 'plan-ended';

const BEFORE_END = 3 * DAY;
/** A plan that ended longer ago is no news. */
const AFTER_END = 7 * DAY;
const RENEWAL_LATE = 2 * DAY;

/** Queues the mail, unless it was queued before about the same thing. To be called in the transaction that gives cause for it. */
export async function notifyOnce(
  tx: Db,
  userId: number,
  kind: NoticeKind,
  about: string,
  now: Date,
): Promise<void> {
  const noted = await tx
    .insertInto('plan_notices')
    .values({ user_id: userId, kind, about, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!noted) return;
  const payload = { userId, about };
  switch (kind) {
    case 'plan-started':
    case 'payment-failed':
      return enqueue(tx, { kind, userId, payload }, now);
    case 'plan-ending':
    case 'plan-ended': {
      const account = await lockAccount(tx, userId);
      const mail = { about: 'notices', kind, userId, payload, subject: about } as const;
      const frame = kind === 'plan-ending' ? { latest: new Date(about) } : {};
      if (account) await enqueueIfWanted(tx, account, mail, now, frame);
    }
  }
}

/** Tells whose plan ends within three days and does not renew, and whose plan has ended: once each. */
export async function notifyPlanEndings({
  db,
  clock,
  wakeOutbox,
}: Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>): Promise<void> {
  const now = clock();
  const today = now.toISOString();
  const ending = await plansEndingBetween(db, now, 'plan-ending', today, timestampAfter(now, BEFORE_END));
  const ended = await plansEndingBetween(db, now, 'plan-ended', timestampAfter(now, -AFTER_END), today);
  for (const { kind, userId, endsAt } of [...ending, ...ended]) {
    await db.transaction().execute(async (tx) => {
      // It may have been deleted meanwhile.
      if (await lockAccount(tx, userId)) await notifyOnce(tx, userId, kind, endsAt, now);
    });
  }
  if (ending.length + ended.length > 0) wakeOutbox();
}

/** Paid plans that end after `from` and up to `to` and are not going to be renewed, of which nobody was told yet. */
async function plansEndingBetween(
  db: Db,
  now: Date,
  kind: 'plan-ending' | 'plan-ended',
  from: string,
  to: string,
) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'subscription_expires_at'])
    .where('subscription_type', '<>', 'free')
    .where('subscription_expires_at', '>', from)
    .where('subscription_expires_at', '<=', to)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        // A renewal of which nothing was heard for so long will not come.
        eb('subscription_expires_at', '<', timestampAfter(now, -RENEWAL_LATE)),
        not(
          exists(
            selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.user_id', '=', 'users.id')
              .where(rowRenews),
          ),
        ),
      ]),
    )
    .execute();
  const told = await db
    .selectFrom('plan_notices')
    .select(['user_id', 'about'])
    .where('kind', '=', kind)
    .where('user_id', 'in', (users) =>
      users
        .selectFrom('users')
        .select('users.id')
        .where('subscription_expires_at', '>', from)
        .where('subscription_expires_at', '<=', to),
    )
    .execute();
  const known = new Set(told.map((notice) => `${notice.user_id} ${notice.about}`));
  return rows.flatMap(({ id, subscription_expires_at: endsAt }) =>
    endsAt === null || known.has(`${id} ${endsAt}`) ? [] : [{ kind, userId: id, endsAt }],
  );
}
