import type Stripe from 'stripe';
import { MAX_ID } from '#contract/fields.ts';
import { amounts, expiryAfter, type PaidPlan } from '#contract/plans.ts';
import { SECOND } from '#server/basics/clock.ts';
import type { Checkout } from '../start-checkout.ts';
import type { Payment } from '../update-subscription.ts';
import type { SubscriptionState } from './provider.ts';

/** An endpoint set up before 2025-03-31 sends subscriptions with their period, and invoices with their subscription. */
interface OlderSubscription {
  current_period_start?: number;
  current_period_end?: number;
}

interface OlderInvoice {
  subscription?: string | { id: string } | null;
}

interface EventContent {
  subscriptionId: string | null;
  session?: Stripe.Checkout.Session;
  payment?: Payment | undefined;
}

/** Only payments are read from the event itself. @returns null for an event that does not concern us. */
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
      const {
        id,
        currency,
        amount_paid: amount,
        parent,
        subscription,
      }: Stripe.Invoice & OlderInvoice = data.object;
      const subscriptionId = idOf(parent?.subscription_details?.subscription ?? subscription);
      if (subscriptionId === null) return null;
      const isPaid = type !== 'invoice.payment_failed' && isDollars(currency) && amount > 0;
      return { subscriptionId, payment: isPaid ? { id, amount, paidAt: toTimestamp(created) } : undefined };
    }
    default:
      return null;
  }
}

export function readSubscription(given: Stripe.Subscription & OlderSubscription): SubscriptionState {
  const item = given.items?.data[0];
  const period = {
    start: item?.current_period_start ?? given.current_period_start ?? null,
    end: item?.current_period_end ?? given.current_period_end ?? null,
  };
  const start = given.start_date ?? given.created;
  const cancelAt = given.cancel_at ?? Number.POSITIVE_INFINITY;
  const plan = planOf(item);
  const amount = item?.price?.unit_amount ?? 0;
  const orderedPlan = given.metadata?.plan ?? plan;
  return {
    id: given.id,
    user_id: userIn(given.metadata?.userId),
    customer_id: idOf(given.customer),
    plan,
    isRepriced:
      plan === null || plan !== orderedPlan || amount !== amounts[plan] || !isDollars(item?.price?.currency),
    amount,
    started_at: toTimestamp(start),
    status: given.status,
    cancels: given.cancel_at_period_end || cancelAt <= (period.end ?? 0) ? 1 : 0,
    ended_at: toNullableTimestamp(given.ended_at),
    paid_until: toNullableTimestamp(paidUntilOf(given.status, start, period, cancelAt)),
  };
}

/** Replaces a subscription that Stripe does not return yet. @returns null if the checkout is unpaid. */
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
    isDollars(session.currency);
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
  status: Stripe.Subscription.Status,
  start: number,
  period: { start: number | null; end: number | null },
  cancelAt: number,
): number | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return period.end && Math.min(period.end, cancelAt);
    case 'past_due':
    case 'unpaid':
    case 'paused':
      // The current period is unpaid. It is never the first, since an unpaid first period is `incomplete`.
      return period.start !== null && period.start > start ? period.start : period.end;
    default:
      return null;
  }
}

function planOf(item: Stripe.SubscriptionItem | undefined): PaidPlan | null {
  const { interval, interval_count: count = 1 } = item?.price?.recurring ?? {};
  if (count !== 1 || (item?.quantity ?? 1) !== 1) return null;
  return interval === 'month' ? 'monthly' : interval === 'year' ? 'annual' : null;
}

export function idOf(given: string | { id: string } | null | undefined): string | null {
  return (typeof given === 'object' ? given?.id : given) ?? null;
}

/** Metadata can be edited in Stripe's dashboard. */
function userIn(id = ''): number | null {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : null;
}

export function toTimestamp(time: number): string {
  return new Date(time * SECOND).toISOString();
}

function toNullableTimestamp(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : toTimestamp(time);
}

function isDollars(currency: string | null | undefined): boolean {
  return (currency ?? 'usd') === 'usd';
}
