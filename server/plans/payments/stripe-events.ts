import type Stripe from 'stripe';
import { z } from 'zod/mini';
import { MAX_ID } from '#contract/fields.ts';
import { amounts, expiryAfter, type PaidPlan } from '#contract/plans.ts';
import { SECOND } from '#server/system/clock.ts';
import type { Checkout } from '../start-checkout.ts';
import type { Payment } from '../update-subscription.ts';
import type { SubscriptionState } from './provider.ts';

/**
 * Events may use an older API version than the library: Stripe has moved a subscription's period to its items, and an
 * invoice's subscription to its parent.
 */
const reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]));
const seconds = z.nullish(z.number());
const metadata = z.nullish(z.record(z.string(), z.string()));

const price = z.object({
  unit_amount: z.nullish(z.number()),
  currency: z.nullish(z.string()),
  recurring: z.nullish(z.object({ interval: z.string(), interval_count: z.nullish(z.number()) })),
});

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  customer: reference,
  metadata,
  created: z.number(),
  start_date: seconds,
  cancel_at_period_end: z.nullish(z.boolean()),
  cancel_at: seconds,
  ended_at: seconds,
  current_period_start: seconds,
  current_period_end: seconds,
  items: z.nullish(
    z.object({
      data: z.array(
        z.object({
          price: z.nullish(price),
          quantity: z.nullish(z.number()),
          current_period_start: seconds,
          current_period_end: seconds,
        }),
      ),
    }),
  ),
});

const checkoutSession = z.object({
  id: z.string(),
  subscription: reference,
  customer: reference,
  payment_status: z.nullish(z.string()),
  client_reference_id: z.nullish(z.string()),
  metadata,
  amount_total: z.nullish(z.number()),
  currency: z.nullish(z.string()),
});

const invoice = z.object({
  id: z.string(),
  subscription: reference,
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: reference })) })),
  currency: z.nullish(z.string()),
  amount_paid: z.nullish(z.number()),
});

interface EventContent {
  subscriptionId: string | null;
  sessionId?: string | undefined;
  payment?: Payment | undefined;
}

/**
 * Only payments are read from the event itself; the state of a subscription is fetched.
 * @returns null for an event that does not concern us.
 * @throws ZodError if a relevant event is malformed.
 */
export function readEvent({ type, created, data }: Stripe.Event): EventContent | null {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const session = checkoutSession.parse(data.object);
      return { subscriptionId: idOf(session.subscription), sessionId: session.id };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { subscriptionId: data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed': {
      const { id, currency, amount_paid, parent, subscription } = invoice.parse(data.object);
      const subscriptionId = idOf(parent?.subscription_details?.subscription) ?? idOf(subscription);
      if (subscriptionId === null) return null;
      const amount = amount_paid ?? 0;
      const isPaid = type !== 'invoice.payment_failed' && isDollars(currency) && amount > 0;
      return { subscriptionId, payment: isPaid ? { id, amount, paidAt: toTimestamp(created) } : undefined };
    }
    default:
      return null;
  }
}

export function readSubscription(object: unknown): SubscriptionState {
  const { items, ...given } = subscription.parse(object);
  const item = items?.data[0];
  const periodStart = item?.current_period_start ?? given.current_period_start ?? null;
  const periodEnd = item?.current_period_end ?? given.current_period_end ?? null;
  const startedAt = given.start_date ?? given.created;
  const cancelAt = given.cancel_at ?? Number.POSITIVE_INFINITY;
  return {
    id: given.id,
    user_id: userIn(given.metadata),
    customer_id: idOf(given.customer),
    plan: planOf(item, given.metadata?.plan),
    amount: item?.price?.unit_amount ?? 0,
    started_at: toTimestamp(startedAt),
    status: given.status,
    cancels: given.cancel_at_period_end || cancelAt <= (periodEnd ?? 0) ? 1 : 0,
    ended_at: toNullableTimestamp(given.ended_at),
    paid_until: toNullableTimestamp(paidUntil()),
  };

  function paidUntil(): number | null {
    switch (given.status) {
      case 'active':
      case 'trialing':
        return periodEnd && Math.min(periodEnd, cancelAt);
      case 'past_due':
      case 'unpaid':
      case 'paused':
        // The current period is unpaid. It is never the first, since an unpaid first period is `incomplete`.
        return periodStart !== null && periodStart > startedAt ? periodStart : periodEnd;
      default:
        return null;
    }
  }
}

/**
 * Stands in for a subscription that Stripe does not return yet; must be what the account ordered. @returns null if the
 * checkout is unpaid.
 */
export function readCheckout(
  object: unknown,
  paidAt: number,
  { user_id, plan }: Checkout,
): SubscriptionState | null {
  const { payment_status, client_reference_id, amount_total, currency, ...session } =
    checkoutSession.parse(object);
  const id = idOf(session.subscription);
  if (id === null || payment_status !== 'paid') return null;
  const paidFor = userIn(session.metadata) ?? userIn({ userId: client_reference_id ?? '' });
  const matchesOrder =
    (user_id === null || paidFor === user_id) &&
    session.metadata?.plan === plan &&
    amount_total === amounts[plan] &&
    isDollars(currency);
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

type Item = NonNullable<z.infer<typeof subscription>['items']>['data'][number];

function planOf(item: Item | undefined, orderedPlan: string | undefined): PaidPlan | null {
  const { currency, recurring } = item?.price ?? {};
  const isSingle = (recurring?.interval_count ?? 1) === 1 && (item?.quantity ?? 1) === 1;
  if (!isSingle || !isDollars(currency)) return null;
  const plan = recurring?.interval === 'month' ? 'monthly' : recurring?.interval === 'year' ? 'annual' : null;
  return plan === (orderedPlan ?? plan) ? plan : null;
}

function idOf(given: z.infer<typeof reference>): string | null {
  return (typeof given === 'object' ? given?.id : given) ?? null;
}

function userIn(given: z.infer<typeof metadata>): number | null {
  const id = given?.userId ?? '';
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? Number(id) : null;
}

function isDollars(currency: string | null | undefined): boolean {
  return (currency ?? 'usd') === 'usd';
}

function toTimestamp(time: number): string {
  return new Date(time * SECOND).toISOString();
}

function toNullableTimestamp(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : toTimestamp(time);
}
