import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, nullable, timestamp } from './fields.ts';

export const subscriptionType = z.enum(['free', 'monthly', 'annual']);
export type SubscriptionType = z.infer<typeof subscriptionType>;

/** Prices in US dollars. */
export const prices = { monthly: 7, annual: 59 } as const;

/** The same as providers of payments count: in cents. */
export const amounts = { monthly: 100 * prices.monthly, annual: 100 * prices.annual } as const;

/** A plan that is paid for. */
export type PaidPlan = keyof typeof prices;

/** What a year on the annual plan saves against twelve months. */
export const annualSaving = 12 * prices.monthly - prices.annual;

/** What the free plan holds in total, for the life of the account. */
export const freePlan = { reviews: 5, workplaces: 1 } as const;

/** The plan in force at `now`: a paid plan is free again as soon as its expiry lies in the past. */
export function effectivePlan(
  subscription: { subscriptionType: SubscriptionType; subscriptionExpiresAt: string | null },
  now: Date,
): SubscriptionType {
  const { subscriptionType, subscriptionExpiresAt } = subscription;
  const lapsed = subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();
  return lapsed ? 'free' : subscriptionType;
}

/**
 * When a plan begun at `now` ends, in UTC: the same day one month or one year on, or the last day of a month that is
 * too short for it. null: it does not end.
 */
export function expiryAfter(plan: PaidPlan, now: Date): string;
export function expiryAfter(plan: SubscriptionType, now: Date): string | null;
export function expiryAfter(plan: SubscriptionType, now: Date): string | null {
  return plan === 'free' ? null : periodEnd(plan, now, 1);
}

/** When the `count`-th period of a plan begun at `start` ends; counted from the start, so that no short month moves the day. */
export function periodEnd(plan: PaidPlan, start: Date, count: number): string {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + count * (plan === 'monthly' ? 1 : 12));
  // A day that the month does not have runs over into the next one; day 0 is the last of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

export const subscriptionStatus = z.object({
  subscriptionType: described(z._default(subscriptionType, 'free'), 'The current plan.'),
  subscriptionExpiresAt: nullable(timestamp),
  totalReviews: z.int(),
  reviewsThisMonth: described(z.optional(z.int()), 'Since the first of this month, UTC.'),
  reviewLimit: described(nullable(z.int()), 'null: unlimited.'),
  renewsAt: described(nullable(timestamp), 'When the subscription is charged next; null if it won’t be.'),
  paymentFailed: described(z._default(z.boolean(), false), 'Whether the last renewal failed.'),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const getSubscriptionStatus = {
  method: 'GET',
  url: '/api/subscription/status',
  caller: 'professional',
  schema: {
    tags: ['plans'],
    summary: 'Your plan and its usage',
    response: { 200: subscriptionStatus },
  },
} as const satisfies Endpoint;

/** Strict: a price sent along is refused, since only the server sets prices. */
export const checkout = z.strictObject({
  plan: z.enum(['monthly', 'yearly'], 'Please choose monthly or yearly'),
});
export type Checkout = z.infer<typeof checkout>;

export const createSubscription = {
  method: 'POST',
  url: '/api/create-subscription',
  caller: 'professional',
  errors: ['paymentsUnavailable', 'planExists', 'paymentProviderUnavailable', 'tooManyRequests'],
  schema: {
    tags: ['plans'],
    summary: 'Start a checkout; then send the browser to `paymentUrl`',
    description: 'The plan starts when the payment provider confirms the payment.',
    body: checkout,
    response: { 200: z.object({ paymentUrl: z.string() }) },
  },
} as const satisfies Endpoint;

export const createPortalSession = {
  method: 'POST',
  url: '/api/create-portal-session',
  caller: 'professional',
  errors: ['paymentsUnavailable', 'nothingBilled', 'paymentProviderUnavailable'],
  schema: {
    tags: ['plans'],
    summary: 'Open the billing portal; then send the browser to `portalUrl`',
    body: z.object({
      flow: described(
        z.optional(z.enum(['subscription_cancel'], 'flow must be subscription_cancel or omitted')),
        'Opens the portal at the cancellation step.',
      ),
    }),
    response: { 200: z.object({ portalUrl: z.string() }) },
  },
} as const satisfies Endpoint;
