import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { PaidPlan } from '#contract/plans.ts';
import { type Account, lockAccount, planOf } from '#server/accounts/store.ts';
import type { CheckoutsTable, Db } from '#server/db/schema.ts';
import { DAY, HOUR, SECOND, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { KeySpent, type PaymentProvider } from './payments/provider.ts';
import { currentOf, isLiving, listSubscriptions, paidUntil, type Subscription } from './subscriptions.ts';

/** A payment page is open for a day; it is not handed out when it is about to close. */
const PAGE_LIFETIME = 23 * HOUR;
/** Longer than the provider is given to answer. */
const LEASE = 12 * SECOND;
const LOOK_AGAIN = 100;
const KEEP = 30 * DAY;

/**
 * Opens the page where the plan can be paid, one for an account and plan however often it is asked for: what was opened
 * before and not yet paid is handed out again.
 * @returns its address.
 * @throws Refusal `planExists`, or `paymentProviderUnavailable`; asking again then goes on where this ended.
 */
export async function startCheckout(
  { db, clock }: Deps,
  payments: PaymentProvider,
  account: Account,
  plan: PaidPlan,
): Promise<string> {
  const subscription = currentOf(await listSubscriptions(db, account.id, payments));
  if (subscription?.plan === plan && isInForce(subscription, account, clock())) {
    throw new Refusal('planExists');
  }

  let awaited: string | null = null;
  for (;;) {
    const checkout = await db.transaction().execute((tx) => takeCheckout(tx, account.id, plan, clock()));
    if (checkout.payment_url !== null) {
      if (payments.owns(checkout.session_id ?? '')) return checkout.payment_url;
      await giveUp(db, checkout.id);
    } else if (checkout.isTaken) {
      // Another request of the same person asks the provider: its answer, or its failure, is ours too.
      awaited = checkout.id;
      await sleep(LOOK_AGAIN);
    } else if (checkout.id === awaited) {
      await release(db, checkout.id);
      throw new Refusal('paymentProviderUnavailable');
    } else {
      return openPage({ db, payments, account, checkout, customerId: subscription?.customer_id ?? null });
    }
  }
}

/** What nobody can pay at any more need not be known; news of it come within days. */
export async function deleteOldCheckouts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('checkouts').where('created_at', '<', timestampAfter(now, -KEEP)).execute();
}

/** One that goes on but is not paid for any more, since its renewal failed, stands in nobody's way. */
function isInForce(subscription: Subscription, account: Account, now: Date): boolean {
  if (!isLiving(subscription)) return false;
  // While a renewal is on its way, the plan outlasts what is paid.
  return (paidUntil(subscription) ?? '') > now.toISOString() || planOf(account, now) === subscription.plan;
}

/** The open checkout, or a new one, stored before the provider hears of it; ours to open unless somebody has taken it. */
async function takeCheckout(tx: Db, userId: number, plan: PaidPlan, now: Date): Promise<Checkout> {
  const account = await lockAccount(tx, userId);
  if (!account) throw new Refusal('unauthorized');
  const open = await tx
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('plan', '=', plan)
    .where('state', '=', 'open')
    .where('created_at', '>', timestampAfter(now, -PAGE_LIFETIME))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const isTaken = (open?.locked_until ?? '') > now.toISOString();
  const locked_until = timestampAfter(now, LEASE);
  if (!open) {
    const checkout = { id: randomUUID(), user_id: userId, plan, created_at: now.toISOString(), locked_until };
    await tx
      .insertInto('checkouts')
      .values({ ...checkout, session_id: null, payment_url: null })
      .execute();
    return { ...checkout, session_id: null, payment_url: null, isTaken };
  }
  if (open.payment_url === null && !isTaken) {
    await tx.updateTable('checkouts').set({ locked_until }).where('id', '=', open.id).execute();
  }
  return { ...open, isTaken };
}

async function openPage({ db, payments, account, checkout, customerId }: Opening): Promise<string> {
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
      .set({ session_id: sessionId, payment_url: paymentUrl, locked_until: null })
      .where('id', '=', id)
      .execute();
    return paymentUrl;
  } catch (error) {
    if (error instanceof KeySpent) await giveUp(db, id);
    else await release(db, id);
    throw error;
  }
}

/** Nobody shall pay for two plans: a page that is open for another one is closed first. */
async function closeOtherPages(
  db: Db,
  payments: PaymentProvider,
  userId: number,
  plan: PaidPlan,
): Promise<void> {
  const others = await db
    .selectFrom('checkouts')
    .select(['id', 'session_id'])
    .where('user_id', '=', userId)
    .where('plan', '<>', plan)
    .where('state', '=', 'open')
    .execute();
  for (const { id, session_id: sessionId } of others) {
    if (sessionId !== null) await payments.expireCheckoutSession(sessionId);
    await db.updateTable('checkouts').set({ state: 'expired' }).where('id', '=', id).execute();
  }
}

async function release(db: Db, id: string): Promise<void> {
  await db.updateTable('checkouts').set({ locked_until: null }).where('id', '=', id).execute();
}

/** The next attempt is another checkout, with a key of its own. */
async function giveUp(db: Db, id: string): Promise<void> {
  await db.updateTable('checkouts').set({ state: 'expired' }).where('id', '=', id).execute();
}

type Checkout = Pick<Selectable<CheckoutsTable>, 'id' | 'plan' | 'session_id' | 'payment_url'> & {
  /** By another request. */
  isTaken: boolean;
};

interface Opening {
  db: Db;
  payments: PaymentProvider;
  account: Account;
  checkout: Checkout;
  customerId: string | null;
}
