import { isMailHeld } from '#server/accounts/held-mails.ts';
import { accountExists, lockAccount } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { isRenewingRow } from './subscriptions.ts';

export type NoticeKind = 'plan-started' | 'payment-failed' | 'plan-ending' | 'plan-ended';

const ENDING_NOTICE_PERIOD = 3 * DAY;
const ENDED_NOTICE_PERIOD = 7 * DAY;
const MAX_RENEWAL_DELAY = 2 * DAY;

/** Queues each kind of mail once per subject (`about`). */
export async function notifyOnce(
  tx: Db,
  userId: number,
  kind: NoticeKind,
  about: string,
  now: Date,
): Promise<void> {
  const recorded = await tx
    .insertInto('plan_notices')
    .values({ user_id: userId, kind, about, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!recorded) return;
  const account = await lockAccount(tx, userId);
  if (!account) return;
  await enqueue(tx, { kind, userId, payload: { userId, about }, isHeld: isMailHeld(account) }, now);
}

export async function notifyPlanEndings({ db, clock, wakeOutbox }: Deps): Promise<void> {
  const now = clock();
  const today = now.toISOString();
  const due = [
    ...(await plansEndingBetween(db, now, 'plan-ending', today, timestampAfter(now, ENDING_NOTICE_PERIOD))),
    ...(await plansEndingBetween(db, now, 'plan-ended', timestampAfter(now, -ENDED_NOTICE_PERIOD), today)),
  ];
  for (const { kind, userId, endsAt } of due) {
    await db.transaction().execute(async (tx) => {
      if (await lockAccount(tx, userId)) await notifyOnce(tx, userId, kind, endsAt, now);
    });
  }
  if (due.length > 0) wakeOutbox();
}

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
    .where(accountExists)
    .where('subscription_type', '<>', 'free')
    .where('subscription_expires_at', '>', from)
    .where('subscription_expires_at', '<=', to)
    .where(({ or, not, exists, selectFrom, eb }) =>
      or([
        eb('subscription_expires_at', '<', timestampAfter(now, -MAX_RENEWAL_DELAY)),
        not(
          exists(
            selectFrom('subscriptions')
              .select('subscriptions.id')
              .whereRef('subscriptions.user_id', '=', 'users.id')
              .where(isRenewingRow),
          ),
        ),
      ]),
    )
    .execute();
  const notices = await db
    .selectFrom('plan_notices')
    .select(['user_id', 'about'])
    .where('kind', '=', kind)
    .where('user_id', 'in', (users) =>
      users
        .selectFrom('users')
        .select('users.id')
        .where(accountExists)
        .where('subscription_expires_at', '>', from)
        .where('subscription_expires_at', '<=', to),
    )
    .execute();
  const notified = new Set(notices.map((notice) => `${notice.user_id} ${notice.about}`));
  return rows.flatMap(({ id, subscription_expires_at: endsAt }) =>
    endsAt === null || notified.has(`${id} ${endsAt}`) ? [] : [{ kind, userId: id, endsAt }],
  );
}
