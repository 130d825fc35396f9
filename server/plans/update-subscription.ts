import { isDeepStrictEqual } from 'node:util';
import { type Account, lockAccount } from '#server/accounts/store.ts';
import { DAY, type Timestamp, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { notifyOnce } from './notices.ts';
import type { SubscriptionState } from './payments/provider.ts';
import { closeCheckout, findCheckout } from './start-checkout.ts';
import {
  currentSubscription,
  findSubscription,
  isOngoing,
  isOngoingRow,
  isPastDue,
  listSubscriptions,
  type PaidSubscription,
  renews,
  type Subscription,
  saveSubscription,
} from './subscriptions.ts';

/** Longer than a provider retries an event. */
const RETENTION = 90 * DAY;

type Outcome = 'applied' | 'duplicate' | 'unknown customer' | 'amount or plan mismatch';

interface Update {
  subscriptionId: string;
  /** Of the checkout that it was paid with. */
  sessionId?: string | undefined;
  /** Returns null if the provider does not know the subscription. */
  fetchState: () => Promise<SubscriptionState | null>;
  event: PaymentEvent | null;
}

interface PaymentEvent {
  id: string;
  type: string;
  payment?: Payment | undefined;
}

export interface Payment {
  id: string;
  /** US cents. */
  amount: number;
  paidAt: Timestamp;
}

/** Stores the provider's current state, the account's plan and the event id in one transaction. */
export async function updateSubscription(
  { db, clock, wakeOutbox }: Pick<Deps, 'db' | 'clock' | 'wakeOutbox'>,
  { subscriptionId, sessionId, fetchState, event }: Update,
): Promise<Outcome> {
  for (;;) {
    const known = await findSubscription(db, subscriptionId);
    // No lock is held during this call, which may take seconds.
    const state = await fetchState();
    const outcome = await db.transaction().execute(async (tx) => {
      const userId = known ? known.user_id : (state?.user_id ?? null);
      const account = userId === null ? undefined : await lockAccount(tx, userId);
      // A parallel event may have stored a newer state: fetch again.
      if (!isDeepStrictEqual(await findSubscription(tx, subscriptionId), known)) return 'conflict';
      return applyState(tx, { known, account, state, sessionId, event }, clock());
    });
    if (outcome === 'conflict') continue;
    wakeOutbox();
    return outcome;
  }
}

export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', timestampAfter(now, -RETENTION)).execute();
}

export async function savePayment(
  db: Db,
  { id, amount, paidAt }: Payment,
  userId: number | null,
): Promise<void> {
  await db
    .insertInto('payments')
    .values({ id, user_id: userId, amount, paid_at: paidAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Facts extends Pick<Update, 'sessionId' | 'event'> {
  known: Subscription | undefined;
  account: Account | undefined;
  state: SubscriptionState | null;
}

async function applyState(
  tx: Db,
  { known, account, state, sessionId, event }: Facts,
  now: Date,
): Promise<Outcome> {
  if (event && !(await recordEvent(tx, event, now))) return 'duplicate';
  const checkout = sessionId === undefined ? undefined : await findCheckout(tx, sessionId);
  // Payments for a deleted account are stored too, so that the scheduled job cancels them.
  if (!state || !(known || account || checkout)) return 'unknown customer';
  const { isRepriced, ...given } = state;
  const plan = given.plan ?? known?.plan;
  // The price of an existing subscription is between the operator and the customer.
  if (!plan || (isRepriced && !known)) return 'amount or plan mismatch';
  if (sessionId !== undefined) await closeCheckout(tx, sessionId);
  if (event?.payment) await savePayment(tx, event.payment, account?.id ?? null);
  // Ended subscriptions stay ended, and only an event's own copy can be outdated.
  if (known && (!isOngoing(known) || state.status === 'incomplete')) return 'applied';

  const subscription: Subscription = {
    ...given,
    user_id: account?.id ?? null,
    plan,
    paid_until: paidUntil(given, known, now),
  };
  await saveSubscription(tx, subscription);
  if (!account) return 'applied';
  // An event that changes nothing leaves the plan as an admin may have set it.
  if (!known || affectsPlan(known, subscription)) await updatePlan(tx, account, now);
  if (isPastDue(subscription) && subscription.paid_until !== null) {
    await notifyOnce(tx, account.id, 'payment-failed', subscription.paid_until, now);
  }
  return 'applied';
}

async function recordEvent(tx: Db, { id, type }: PaymentEvent, now: Date): Promise<boolean> {
  const recorded = await tx
    .insertInto('payment_events')
    .values({ id, type, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Cancellation never adds time, and the provider's clock may be ahead of ours. */
function paidUntil(state: SubscriptionState, known: Subscription | undefined, now: Date): Timestamp | null {
  if (state.status !== 'canceled') return state.paid_until;
  if (!known?.paid_until) return null;
  const [earliest = null] = [known.paid_until, state.ended_at ?? known.paid_until, now.toISOString()].sort();
  return earliest;
}

function affectsPlan(known: Subscription, subscription: Subscription): boolean {
  return (
    known.plan !== subscription.plan ||
    known.paid_until !== subscription.paid_until ||
    renews(known) !== renews(subscription)
  );
}

async function updatePlan(tx: Db, account: Account, now: Date): Promise<void> {
  const current = currentSubscription(await listSubscriptions(tx, account.id));
  if (!current) return;
  await tx.updateTable('users').set(planInEffect(account, current)).where('id', '=', account.id).execute();
  if (!isOngoing(current)) return;
  // Detaches older subscriptions; a scheduled job cancels those without an account.
  await tx
    .updateTable('subscriptions')
    .set({ user_id: null })
    .where('user_id', '=', account.id)
    .where('id', '<>', current.id)
    .where('started_at', '<=', current.started_at)
    .where(isOngoingRow)
    .execute();
  if (current.paid_until > now.toISOString())
    await notifyOnce(tx, account.id, 'plan-started', current.id, now);
}

/** The one that ends later, whether or not it has ended: the answer stays right without a write. */
function planInEffect(
  { granted_plan: grantedPlan, granted_until: grantedUntil }: Account,
  { plan, paid_until: paidUntil }: PaidSubscription,
) {
  const isGrantLonger = grantedPlan !== null && (grantedUntil === null || grantedUntil > paidUntil);
  return isGrantLonger
    ? { subscription_type: grantedPlan, subscription_expires_at: grantedUntil }
    : { subscription_type: plan, subscription_expires_at: paidUntil };
}
