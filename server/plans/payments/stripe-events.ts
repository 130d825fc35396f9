import { z } from 'zod/mini';
import { MAX_ID } from '#contract/fields.ts';
import { amounts, type PaidPlan } from '#contract/plans.ts';
import { DAY, SECOND } from '#server/platform/clock.ts';
import type { PaymentFact, Price, SubscriptionFact } from '../payment-facts.ts';

/**
 * What we read of Stripe's objects. An account may send the shape of another version of the API than the library's: the
 * period of a subscription was moved to its items, and the subscription of an invoice to its parent.
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
  created: seconds,
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
  mode: z.nullish(z.string()),
  payment_status: z.nullish(z.string()),
  subscription: reference,
  customer: reference,
  client_reference_id: z.nullish(z.string()),
  metadata,
  amount_total: z.nullish(z.number()),
  currency: z.nullish(z.string()),
});

const invoice = z.object({
  id: z.string(),
  customer: reference,
  subscription: reference,
  subscription_details: z.nullish(z.object({ metadata })),
  parent: z.nullish(
    z.object({ subscription_details: z.nullish(z.object({ subscription: reference, metadata })) }),
  ),
  billing_reason: z.nullish(z.string()),
  currency: z.nullish(z.string()),
  total: z.nullish(z.number()),
  amount_paid: z.nullish(z.number()),
  lines: z.nullish(
    z.object({
      data: z.array(z.object({ period: z.nullish(z.object({ start: seconds, end: z.number() })) })),
    }),
  ),
});

/**
 * What an event tells us, or null where it is not for us.
 * @throws ZodError where it is, but does not look as Stripe's do.
 */
export function readEvent(event: {
  type: string;
  created: number;
  data: { object: unknown };
}): PaymentFact | null {
  const { type, data } = event;
  const at = toTimestamp(event.created);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readCheckout(checkoutSession.parse(data.object), at);
    case 'checkout.session.expired':
      return { kind: 'checkout expired', sessionId: checkoutSession.parse(data.object).id };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return readSubscription(data.object, new Date(at));
    case 'customer.subscription.deleted': {
      const fact = readSubscription(data.object, new Date(at));
      return { ...fact, status: 'canceled', endedAt: fact.endedAt ?? at };
    }
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
      return readPaidInvoice(invoice.parse(data.object), at);
    case 'invoice.payment_failed': {
      const { id, ...rest } = invoice.parse(data.object);
      const subscriptionId = subscriptionOf(rest);
      return subscriptionId === null ? null : { kind: 'invoice failed', invoiceId: id, subscriptionId };
    }
    default:
      return null;
  }
}

/** @param at when the object was so, by Stripe's clock. */
export function readSubscription(object: unknown, at: Date): SubscriptionFact {
  const { items, ...given } = subscription.parse(object);
  const item = items?.data[0];
  const periodStart = item?.current_period_start ?? given.current_period_start;
  const periodEnd = item?.current_period_end ?? given.current_period_end;
  const cancelAt = given.cancel_at ?? Number.POSITIVE_INFINITY;
  return {
    kind: 'subscription',
    subscriptionId: given.id,
    customerId: idOf(given.customer),
    userId: userIn(given.metadata),
    ordered: planIn(given.metadata),
    price: readPrice(item),
    status: given.status,
    at: at.toISOString(),
    startedAt: toTimestampOrNull(given.start_date ?? given.created),
    periodStart: toTimestampOrNull(periodStart),
    periodEnd: toTimestampOrNull(periodEnd && Math.min(periodEnd, cancelAt)),
    cancels: given.cancel_at_period_end === true || cancelAt <= (periodEnd ?? 0),
    endedAt: toTimestampOrNull(given.ended_at),
  };
}

function readCheckout(session: z.infer<typeof checkoutSession>, at: string): PaymentFact | null {
  const { id, mode, payment_status, client_reference_id, amount_total, currency } = session;
  const plan = planIn(session.metadata);
  const userId = userIn(session.metadata) ?? userIn({ userId: client_reference_id ?? '' });
  const subscriptionId = idOf(session.subscription);
  const isOurs = (mode ?? 'subscription') === 'subscription' && subscriptionId !== null;
  if (!isOurs || userId === null || payment_status === 'unpaid') return null;
  const isPrice = plan !== null && amount_total === amounts[plan] && isDollars(currency);
  return {
    kind: 'checkout paid',
    sessionId: id,
    subscriptionId,
    customerId: idOf(session.customer),
    userId,
    plan: isPrice ? plan : null,
    at,
  };
}

function readPaidInvoice(given: z.infer<typeof invoice>, at: string): PaymentFact | null {
  const subscriptionId = subscriptionOf(given);
  if (subscriptionId === null) return null;
  const details = given.parent?.subscription_details ?? given.subscription_details;
  const [last] = (given.lines?.data ?? [])
    .flatMap(({ period }) => period ?? [])
    .sort((a, b) => b.end - a.end);
  const paid = given.amount_paid ?? 0;
  return {
    kind: 'invoice paid',
    invoiceId: given.id,
    subscriptionId,
    customerId: idOf(given.customer),
    userId: userIn(details?.metadata),
    plan: planIn(details?.metadata),
    period: last?.start ? planLasting(last.end - last.start) : null,
    total: isDollars(given.currency) ? (given.total ?? paid) : null,
    paid,
    paidUntil: last ? toTimestamp(last.end) : null,
    at,
  };
}

type Item = NonNullable<z.infer<typeof subscription>['items']>['data'][number];

function readPrice(item: Item | undefined): Price | null {
  const given = item?.price;
  if (!given) return null;
  const { interval, interval_count: count } = given.recurring ?? {};
  const plan = interval === 'month' ? 'monthly' : interval === 'year' ? 'annual' : null;
  const isSingle = (count ?? 1) === 1 && (item?.quantity ?? 1) === 1 && isDollars(given.currency);
  return { plan, amount: isSingle ? (given.unit_amount ?? null) : null };
}

/** The plan whose period comes nearest. */
function planLasting(seconds: number): PaidPlan {
  return seconds * SECOND > 180 * DAY ? 'annual' : 'monthly';
}

function subscriptionOf({ parent, subscription }: Pick<z.infer<typeof invoice>, 'parent' | 'subscription'>) {
  return idOf(parent?.subscription_details?.subscription) ?? idOf(subscription);
}

function idOf(given: z.infer<typeof reference>): string | null {
  return (typeof given === 'object' ? given?.id : given) ?? null;
}

function planIn(given: z.infer<typeof metadata>): PaidPlan | null {
  const plan = given?.plan;
  return plan === 'monthly' || plan === 'annual' ? plan : null;
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

function toTimestampOrNull(time: number | null | undefined): string | null {
  return time === null || time === undefined ? null : toTimestamp(time);
}
