import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { AdminUser, SubscriptionChange, UserStats } from '#contract/admin.ts';
import { prices } from '#contract/plans.ts';
import { deleteAccount, deleteRest } from '#server/accounts/delete-account.ts';
import { endAllSessions } from '#server/accounts/sessions.ts';
import { type Account, accountExists, lockAccount, presentUser } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { retryFailedJobs } from '#server/mail/outbox-queue.ts';
import { isOngoingRow } from '#server/plans/subscriptions.ts';
import { type AuditContext, writeAuditEntry } from './audit.ts';

/** Limits how long one SQLite query blocks the event loop. */
const ID_BATCH_SIZE = 10_000;

/** Scans all accounts in batches, because plans expire without a write. */
export async function countPlans(db: Db, now: Date) {
  const { last } = await db
    .selectFrom('users')
    .select((of) => of.fn.coalesce(of.fn.max('id'), of.lit(0)).as('last'))
    .where(accountExists)
    .executeTakeFirstOrThrow();
  const counts = { total: 0, reviews: 0, monthly: 0, annual: 0 };
  for (let from = 0; from < last; from += ID_BATCH_SIZE) {
    const batch = await countPlansBetween(db, now, from, from + ID_BATCH_SIZE);
    counts.total += batch.total;
    counts.reviews += batch.reviews;
    counts.monthly += batch.monthly;
    counts.annual += batch.annual;
    await yieldToEventLoop();
  }
  return counts;
}

function countPlansBetween(db: Db, now: Date, after: number, upTo: number) {
  return db
    .selectFrom('users')
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where(accountExists)
    .select((of) => {
      const isInForce = of.or([
        of('subscription_expires_at', 'is', null),
        of('subscription_expires_at', '>', now.toISOString()),
      ]);
      const paying = (plan: 'monthly' | 'annual') =>
        of.fn.countAll<number>().filterWhere(of.and([of('subscription_type', '=', plan), isInForce]));
      return [
        of.fn.countAll<number>().as('total'),
        of.fn.coalesce(of.fn.sum<number>('review_count'), of.lit(0)).as('reviews'),
        paying('monthly').as('monthly'),
        paying('annual').as('annual'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export function presentStats({
  total,
  reviews,
  monthly,
  annual,
}: Awaited<ReturnType<typeof countPlans>>): UserStats {
  const paid = monthly + annual;
  return {
    totalUsers: total,
    paidUsers: paid,
    conversionRate: total === 0 ? 0 : Math.round((paid / total) * 1_000) / 10,
    monthlyRevenue: Math.round((prices.monthly * monthly + (prices.annual * annual) / 12) * 100) / 100,
    totalReviews: reviews,
  };
}

export type AccountWithCounts = Account & { workplace_count: number; renewals: number };

export function presentAdminUser(account: AccountWithCounts, now: Date): AdminUser {
  return {
    ...presentUser(account, now),
    reviewCount: account.review_count,
    workplaceCount: account.workplace_count,
    renews: account.renewals > 0,
  };
}

const MAX_PLAN_YEARS = 10;

/** Takes effect whatever is paid, until the subscription changes. @throws Refusal `expiryOutOfRange` or `userNotFound` */
export async function setPlan(
  db: Db,
  context: AuditContext,
  id: number,
  { subscriptionType, subscriptionExpiresAt }: SubscriptionChange,
): Promise<AccountWithCounts> {
  refuseDistantExpiry(subscriptionExpiresAt, context.at);
  // Normalized, because both databases compare timestamps as text.
  const until = subscriptionExpiresAt && new Date(subscriptionExpiresAt).toISOString();
  return db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, id);
    await tx
      .updateTable('users')
      .set({
        granted_plan: subscriptionType === 'free' ? null : subscriptionType,
        granted_until: until,
        subscription_type: subscriptionType,
        subscription_expires_at: until,
      })
      .where('id', '=', id)
      .execute();
    const after = await withCounts(tx).where('users.id', '=', id).executeTakeFirstOrThrow();
    const change = differenceBetween(subscriptionOf(before), subscriptionOf(after));
    if (change) {
      const target = { id, username: before.username };
      await writeAuditEntry(tx, context, { action: 'subscription changed', target, ...change });
    }
    return after;
  });
}

function refuseDistantExpiry(expiresAt: string | null, now: Date): void {
  if (expiresAt === null) return;
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + MAX_PLAN_YEARS);
  if (new Date(expiresAt) > latest) throw new Refusal('expiryOutOfRange');
}

type Subscription = ReturnType<typeof subscriptionOf>;

/** The fields that differ; null: none. */
function differenceBetween(before: Subscription, after: Subscription) {
  const changed = (['subscriptionType', 'subscriptionExpiresAt'] as const).filter(
    (field) => before[field] !== after[field],
  );
  const pick = (from: Subscription) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return changed.length === 0 ? null : { before: pick(before), after: pick(after) };
}

/** @throws Refusal `userNotFound`. */
export async function deleteUser(db: Db, context: AuditContext, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, id);
    const account = await withCounts(tx).where('users.id', '=', id).executeTakeFirstOrThrow();
    await deleteAccount(tx, id, context.at);
    await writeAuditEntry(tx, context, {
      action: 'user deleted',
      target: { id, username: account.username },
      // No full name and no address, so that deletion removes personal data.
      before: {
        username: account.username,
        ...subscriptionOf(account),
        reviewCount: account.review_count,
        workplaceCount: account.workplace_count,
        createdAt: account.created_at,
      },
      after: null,
    });
  });
  await deleteRest(db, id);
}

/** @throws Refusal `userNotFound`. */
export async function signOutUser(db: Db, context: AuditContext, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { username } = await lockUser(tx, id);
    await endAllSessions(tx, id);
    const target = { id, username };
    await writeAuditEntry(tx, context, { action: 'user signed out', target, before: null, after: null });
  });
}

export async function retryMails(db: Db, context: AuditContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const failed = await retryFailedJobs(tx, context.at);
    if (failed === 0) return;
    const change = { before: { failed }, after: { failed: 0 } };
    await writeAuditEntry(tx, context, { action: 'mails retried', target: null, ...change });
  });
}

async function lockUser(tx: Db, id: number): Promise<Account> {
  const account = await lockAccount(tx, id);
  if (!account) throw new Refusal('userNotFound');
  return account;
}

function subscriptionOf(account: Account) {
  return {
    subscriptionType: account.subscription_type,
    subscriptionExpiresAt: account.subscription_expires_at,
  };
}

export function withCounts(db: Db) {
  return db
    .selectFrom('users')
    .selectAll('users')
    .where(accountExists)
    .select((of) => [
      of
        .selectFrom('workplaces')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('workplaces.user_id', '=', 'users.id')
        .$asScalar()
        .$notNull()
        .as('workplace_count'),
      of
        .selectFrom('subscriptions')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('subscriptions.user_id', '=', 'users.id')
        .where('subscriptions.cancels', '=', 0)
        .where(isOngoingRow)
        .$asScalar()
        .$notNull()
        .as('renewals'),
    ]);
}
