import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PaidPlan } from '#contract/plans.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import { DAY, HOUR, timestampAfter } from '#server/basics/clock.ts';
import type { CheckoutsTable, Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { IdempotencyKeyRejected, type PaymentProvider } from './payments/provider.ts';
import {
  currentSubscription,
  GRACE_PERIOD,
  isOngoing,
  listSubscriptions,
  type PaidSubscription,
  renews,
} from './subscriptions.ts';

/** Stripe closes a page after a day; one that is about to close is not reused. */
const PAGE_LIFETIME = 23 * HOUR;
const RETENTION = 30 * DAY;

export type Checkout = Selectable<CheckoutsTable>;

/** Requests in progress, by checkout id, so that a second click shares the result. */
const pendingPages = new Map<string, Promise<string>>();

/**
 * Reuses an open, unpaid page of the same account and plan.
 * @returns the URL of the payment page.
 * @throws Refusal `planExists`, or `paymentProviderUnavailable`; a retry then uses the same idempotency key.
 */
export async function startCheckout(
  { db, clock }: Deps,
  payments: PaymentProvider,
  account: Account,
  plan: PaidPlan,
): Promise<string> {
  const subscription = currentSubscription(await listSubscriptions(db, account.id, payments));
  if (subscription?.plan === plan && isInForce(subscription, clock())) {
    throw new Refusal('planExists');
  }
  const checkout = await db
    .transaction()
    .execute((tx) => findOrAddCheckout(tx, payments, { userId: account.id, plan }, clock()));
  if (checkout.payment_url !== null) return checkout.payment_url;
  const customerId = subscription?.customer_id ?? null;
  const page =
    pendingPages.get(checkout.id) ??
    openPage({ db, payments, account, checkout, customerId }).finally(() => pendingPages.delete(checkout.id));
  pendingPages.set(checkout.id, page);
  return page;
}

export function findCheckout(db: Db, sessionId: string): Promise<Checkout | undefined> {
  return db.selectFrom('checkouts').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}

export async function closeCheckout(db: Db, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('checkouts')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldCheckouts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('checkouts').where('created_at', '<', timestampAfter(now, -RETENTION)).execute();
}

/** False if a renewal failed, so that the plan can be bought again. */
function isInForce(subscription: PaidSubscription, now: Date): boolean {
  const grace = renews(subscription) ? GRACE_PERIOD : 0;
  return isOngoing(subscription) && subscription.paid_until > timestampAfter(now, -grace);
}

/** Stored before the provider is called, so that a retry reuses the idempotency key. */
async function findOrAddCheckout(
  tx: Db,
  payments: PaymentProvider,
  { userId, plan }: { userId: number; plan: PaidPlan },
  now: Date,
): Promise<Checkout> {
  if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
  const open = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan', '=', plan)
    .where('created_at', '>', timestampAfter(now, -PAGE_LIFETIME))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (open && (open.session_id === null || payments.owns(open.session_id))) return open;
  return tx
    .insertInto('checkouts')
    .values({ id: randomUUID(), user_id: userId, plan, created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface PageRequest {
  db: Db;
  payments: PaymentProvider;
  account: Account;
  checkout: Checkout;
  customerId: string | null;
}

async function openPage({ db, payments, account, checkout, customerId }: PageRequest): Promise<string> {
  const { id, plan } = checkout;
  try {
    await closeOtherPages(db, payments, account.id, plan);
    const { sessionId, paymentUrl } = await payments.createCheckoutSession({
      idempotencyKey: id,
      plan,
      userId: account.id,
      email: account.email,
      customerId,
    });
    await db
      .updateTable('checkouts')
      .set({ session_id: sessionId, payment_url: paymentUrl })
      .where('id', '=', id)
      .execute();
    return paymentUrl;
  } catch (error) {
    if (error instanceof IdempotencyKeyRejected)
      await db.deleteFrom('checkouts').where('id', '=', id).execute();
    throw error;
  }
}

async function closeOtherPages(
  db: Db,
  payments: PaymentProvider,
  userId: number,
  plan: PaidPlan,
): Promise<void> {
  const others = await db
    .selectFrom('checkouts')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('plan', '<>', plan)
    .execute();
  for (const { session_id: sessionId } of others) {
    if (sessionId === null) continue;
    const isPaid = (await payments.expireCheckoutSession(sessionId)) !== null;
    if (!isPaid) await closeCheckout(db, sessionId);
  }
}
