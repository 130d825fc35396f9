import type Stripe from 'stripe';
import { MAX_ID } from '#contract/fields.ts';
import { amounts, expiryAfter, type PaidPlan } from '#contract/plans.ts';
import { SECOND } from '#server/system/clock.ts';
import type { Checkout } from '../start-checkout.ts';
import type { Payment } from '../update-subscription.ts';
import type { SubscriptionState } from './provider.ts';

interface EventContent {
  subscriptionId: string | null;
  session?: Stripe.Checkout.Session;
  payment?: Payment | undefined;
}

/**
 * Only payments are read from the event itself; the state of a subscription is fetched.
 * @returns null for an event that does not concern us.
 */
export function readEvent({ type, created, data }: Stripe.Event): EventContent | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { subscriptionId: idOf(data.object.subscription), session: data.object };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { subscriptionId: data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed': {
      const { id, currency, amount_paid: amount, parent } = data.object;
      const subscriptionId = idOf(parent?.subscription_details?.subscription);
      if (subscriptionId === null) return null;
      const isPaid = type !== 'invoice.payment_failed' && currency === 'usd' && amount > 0;
      return { subscriptionId, payment: isPaid ? { id, amount, paidAt: toTimestamp(created) } : undefined };
    }
    default:
      return null;
  }
}

export function readSubscription(given: Stripe.Subscription): SubscriptionState {
  const item = given.items.data[0];
  const cancelAt = given.cancel_at ?? Number.POSITIVE_INFINITY;
  const paidUntil = item ? paidUntilOf(given, item, cancelAt) : null;
  return {
    id: given.id,
    user_id: userIn(given.metadata.userId),
    customer_id: idOf(given.customer),
    plan: planOf(item, given.metadata.plan),
    amount: item?.price.unit_amount ?? 0,
    started_at: toTimestamp(given.start_date),
    status: given.status,
    cancels: given.cancel_at_period_end || cancelAt <= (item?.current_period_end ?? 0) ? 1 : 0,
    ended_at: given.ended_at === null ? null : toTimestamp(given.ended_at),
    paid_until: paidUntil === null ? null : toTimestamp(paidUntil),
  };
}

/**
 * Stands in for a subscription that Stripe does not return yet; must be what the account ordered. @returns null if the
 * checkout is unpaid.
 */
export function readCheckout(
  session: Stripe.Checkout.Session,
  paidAt: number,
  { user_id, plan }: Checkout,
): SubscriptionState | null {
  const id = idOf(session.subscription);
  if (id === null || session.payment_status !== 'paid') return null;
  const paidFor = userIn(session.metadata?.userId) ?? userIn(session.client_reference_id ?? undefined);
  const matchesOrder =
    (user_id === null || paidFor === user_id) &&
    session.metadata?.plan === plan &&
    session.amount_total === amounts[plan] &&
    session.currency === 'usd';
  const startedAt = toTimestamp(paidAt);
  return {
    id,
    user_id,
    customer_id: idOf(session.customer),
    plan: matchesOrder ? plan : null,
    amount: amounts[plan],
    started_at: startedAt,
    status: 'active',
    cancels: 0,
    ended_at: null,
    paid_until: expiryAfter(plan, new Date(startedAt)),
  };
}

function paidUntilOf(
  { status, start_date: start }: Stripe.Subscription,
  { current_period_start: periodStart, current_period_end: periodEnd }: Stripe.SubscriptionItem,
  cancelAt: number,
): number | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return Math.min(periodEnd, cancelAt);
    case 'past_due':
    case 'unpaid':
    case 'paused':
      // The current period is unpaid. It is never the first, since an unpaid first period is `incomplete`.
      return periodStart > start ? periodStart : periodEnd;
    default:
      return null;
  }
}

function planOf(item: Stripe.SubscriptionItem | undefined, orderedPlan: string | undefined): PaidPlan | null {
  const { currency, recurring } = item?.price ?? {};
  if (currency !== 'usd' || recurring?.interval_count !== 1 || item?.quantity !== 1) return null;
  const plan = recurring.interval === 'month' ? 'monthly' : recurring.interval === 'year' ? 'annual' : null;
  return plan === (orderedPlan ?? plan) ? plan : null;
}

function idOf(given: string | { id: string } | null | undefined): string | null {
  return (typeof given === 'object' ? given?.id : given) ?? null;
}

/** Metadata can be edited in Stripe's dashboard. */
function userIn(id = ''): number | null {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : null;
}

function toTimestamp(time: number): string {
  return new Date(time * SECOND).toISOString();
}
