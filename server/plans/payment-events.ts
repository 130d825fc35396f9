import { amounts } from '#contract/plans.ts';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { tellOnce } from './notices.ts';
import type {
  CheckoutPaid,
  InvoiceFailed,
  InvoicePaid,
  PaymentFact,
  SubscriptionNews,
} from './payment-facts.ts';
import {
  currentOf,
  earliest,
  findSubscription,
  GRACE,
  isLiving,
  learn,
  listSubscriptions,
  paidUntil,
  renews,
  type Subscription,
  saveSubscription,
} from './subscriptions.ts';

/** Longer than a provider goes on sending an event that was not answered. */
const KEEP = 90 * DAY;

type Outcome = 'applied' | 'seen before' | 'unknown customer' | 'amount or plan mismatch' | 'not for us';

/**
 * Applies what an event says and notes its id, both or neither. An event that was seen before changes nothing; one that
 * does not fit is noted and changes nothing either, and the outcome says why.
 */
export async function applyPaymentEvent(
  { db, clock, wakeOutbox }: Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>,
  event: { id: string; type: string; fact: PaymentFact },
): Promise<Outcome> {
  const now = clock();
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome> => {
    const noted = await tx
      .insertInto('payment_events')
      .values({ id: event.id, type: event.type, received_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return noted ? applyFact(tx, event.fact, now) : 'seen before';
  });
  wakeOutbox();
  return outcome;
}

/** Applies a fact that came without an event, since we asked for it ourselves. To be called in a transaction. */
export function applyFact(tx: Db, fact: PaymentFact, now: Date): Promise<Outcome> {
  switch (fact.kind) {
    case 'checkout expired':
      return expireCheckout(tx, fact.sessionId);
    case 'invoice failed':
      return noteFailedInvoice(tx, fact, now);
    default:
      return noteSubscription(tx, fact, now);
  }
}

export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', timestampAfter(now, -KEEP)).execute();
}

async function noteSubscription(tx: Db, fact: SubscriptionNews, now: Date): Promise<Outcome> {
  const heardOf = await findSubscription(tx, fact.subscriptionId);
  const userId = heardOf ? heardOf.user_id : fact.userId;
  const account = userId === null ? undefined : await lockAccount(tx, userId);
  // Whoever held the account before us may have learned more of it meanwhile.
  const known = await findSubscription(tx, fact.subscriptionId);
  if (!known && !account) {
    if (fact.kind === 'checkout paid') await keepForNobody(tx, fact);
    return 'unknown customer';
  }
  if (await isAnothersCustomer(tx, fact.customerId, userId)) return 'unknown customer';
  if (!fits(fact, known) || !(await fitsCheckout(tx, fact))) {
    if (fact.kind === 'invoice paid' && known) await savePayment(tx, fact, account?.id ?? null);
    return 'amount or plan mismatch';
  }

  if (fact.kind === 'checkout paid') await completeCheckout(tx, fact.sessionId);
  if (fact.kind === 'invoice paid') await savePayment(tx, fact, account?.id ?? null);
  const subscription = learn(known, fact);
  if (!account || !isNews(subscription, known)) {
    await saveSubscription(tx, subscription);
    return 'applied';
  }
  const before = currentOf(await listSubscriptions(tx, account.id));
  await saveSubscription(tx, subscription);
  await settlePlan(tx, account, before, now);
  return 'applied';
}

/** Whether the plan may be another one now. Otherwise it is left alone: an admin may have set it by hand meanwhile. */
function isNews(subscription: Subscription, known: Subscription | undefined): boolean {
  return (
    !known ||
    known.plan !== subscription.plan ||
    paidUntil(known) !== paidUntil(subscription) ||
    renews(known) !== renews(subscription)
  );
}

/** Paid on a page of ours after the account was deleted: it is written down, so that the timetable ends it. */
async function keepForNobody(tx: Db, fact: CheckoutPaid): Promise<void> {
  const { numUpdatedRows } = await completeCheckout(tx, fact.sessionId);
  if (numUpdatedRows > 0n) await saveSubscription(tx, { ...learn(undefined, fact), user_id: null });
}

/** Gives the account the plan that its subscriptions pay for; `before`: the one that counted until now. */
async function settlePlan(
  tx: Db,
  account: Account,
  before: Subscription | undefined,
  now: Date,
): Promise<void> {
  const subscriptions = await listSubscriptions(tx, account.id);
  const current = currentOf(subscriptions);
  if (!current) return;
  const paid = paidUntil(current);
  // By the provider's clock the end may still lie ahead.
  const until = isLiving(current) ? paid : earliest(paid, now.toISOString());
  if (!isGiftThatLastsLonger(account, before, until)) {
    await tx
      .updateTable('users')
      .set({ subscription_type: current.plan, subscription_expires_at: until })
      .where('id', '=', account.id)
      .execute();
  }
  if (!isLiving(current)) return;
  await releaseOlder(tx, subscriptions, current);
  if (until !== null && until > now.toISOString())
    await tellOnce(tx, account.id, 'plan-started', current.id, now);
}

/** Whether the account has a plan that no subscription paid for, since an admin gave it, and that outlasts `until`. */
function isGiftThatLastsLonger(
  { subscription_type: plan, subscription_expires_at: end }: Account,
  before: Subscription | undefined,
  until: string | null,
): boolean {
  if (plan === 'free') return false;
  const paid = before ? paidUntil(before) : null;
  const isPaidFor =
    before?.plan === plan && paid !== null && (end === paid || end === timestampAfter(new Date(paid), GRACE));
  return !isPaidFor && (end === null || end > (until ?? ''));
}

/** One subscription is enough for anybody: older ones are nobody's now, and the timetable ends them at the provider. */
async function releaseOlder(tx: Db, subscriptions: Subscription[], current: Subscription): Promise<void> {
  const older = subscriptions.filter(
    (each) => each.id !== current.id && isLiving(each) && each.started_at <= current.started_at,
  );
  for (const { id } of older) {
    await tx.updateTable('subscriptions').set({ user_id: null }).where('id', '=', id).execute();
  }
}

async function noteFailedInvoice(
  tx: Db,
  { subscriptionId, invoiceId }: InvoiceFailed,
  now: Date,
): Promise<Outcome> {
  const subscription = await findSubscription(tx, subscriptionId);
  const account = subscription?.user_id ? await lockAccount(tx, subscription.user_id) : undefined;
  if (!subscription || !account) return 'unknown customer';
  // Of a checkout that fails the payment page itself tells.
  if (!isLiving(subscription) || paidUntil(subscription) === null) return 'not for us';
  if (await isPaid(tx, invoiceId)) return 'not for us';
  await tellOnce(tx, account.id, 'payment-failed', invoiceId, now);
  return 'applied';
}

/** The news of a declined card may come after that of the payment which another card made. */
async function isPaid(tx: Db, invoiceId: string): Promise<boolean> {
  const payment = await tx.selectFrom('payments').select('id').where('id', '=', invoiceId).executeTakeFirst();
  return payment !== undefined;
}

/** Whether it is a plan of ours at its price: today's, or the one that this subscription began with. */
function fits(fact: SubscriptionNews, known: Subscription | undefined): boolean {
  switch (fact.kind) {
    case 'checkout paid':
      return fact.plan !== null;
    case 'invoice paid': {
      const plan = known?.plan ?? fact.plan;
      if (plan === null || (fact.period !== null && fact.period !== plan)) return false;
      return fact.total === amounts[plan] || fact.total === known?.amount;
    }
    case 'subscription': {
      const { price, ordered } = fact;
      if (price === null) return known !== undefined || ordered !== null;
      const { plan, amount } = price;
      if (plan === null || amount === null) return false;
      if (!known) return amount === amounts[plan] && (ordered === null || ordered === plan);
      return amount === amounts[plan] || (amount === known.amount && plan === known.plan);
    }
  }
}

/** Whether it is what we opened that checkout for. */
async function fitsCheckout(tx: Db, fact: PaymentFact): Promise<boolean> {
  if (fact.kind !== 'checkout paid') return true;
  const checkout = await tx
    .selectFrom('checkouts')
    .select(['plan', 'user_id'])
    .where('session_id', '=', fact.sessionId)
    .executeTakeFirst();
  return !checkout || (checkout.plan === fact.plan && checkout.user_id === fact.userId);
}

async function isAnothersCustomer(
  tx: Db,
  customerId: string | null,
  userId: number | null,
): Promise<boolean> {
  if (customerId === null || userId === null) return false;
  const another = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('user_id', 'is not', null)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return another !== undefined;
}

function completeCheckout(tx: Db, sessionId: string) {
  return tx
    .updateTable('checkouts')
    .set({ state: 'complete' })
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

async function expireCheckout(tx: Db, sessionId: string): Promise<Outcome> {
  const { numUpdatedRows } = await tx
    .updateTable('checkouts')
    .set({ state: 'expired' })
    .where('session_id', '=', sessionId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'applied' : 'not for us';
}

async function savePayment(
  tx: Db,
  { invoiceId, paid, at }: InvoicePaid,
  userId: number | null,
): Promise<void> {
  if (paid <= 0) return;
  await tx
    .insertInto('payments')
    .values({ id: invoiceId, user_id: userId, amount: paid, paid_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
