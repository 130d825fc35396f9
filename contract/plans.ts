import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nullable, readableTimestamp, timestamp } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

export const subscriptionType = z.enum(['free', 'monthly', 'annual']);
export type SubscriptionType = z.infer<typeof subscriptionType>;

/** US dollars. */
export const prices = { monthly: 7, annual: 59 } as const;

/** Cents. */
export const amounts = { monthly: 100 * prices.monthly, annual: 100 * prices.annual } as const;

export type PaidPlan = keyof typeof prices;

/** US dollars per year, compared with twelve months. */
export const annualSaving = 12 * prices.monthly - prices.annual;

/** Limits for the lifetime of the account. */
export const freePlan = { reviews: 5, workplaces: 1 } as const;

/** An expired paid plan counts as free. */
export function effectivePlan(
  subscription: { subscriptionType: SubscriptionType; subscriptionExpiresAt: string | null },
  now: Date,
): SubscriptionType {
  const { subscriptionType, subscriptionExpiresAt } = subscription;
  const lapsed = subscriptionExpiresAt !== null && Date.parse(subscriptionExpiresAt) <= now.getTime();
  return lapsed ? 'free' : subscriptionType;
}

/** The same day one month or year later in UTC, or the last day of a shorter month; null if the plan has no end. */
export function expiryAfter(plan: PaidPlan, now: Date): string;
export function expiryAfter(plan: SubscriptionType, now: Date): string | null;
export function expiryAfter(plan: SubscriptionType, now: Date): string | null {
  return plan === 'free' ? null : periodEnd(plan, now, 1);
}

/** Counts from `start`, so that a short month does not shift later periods. */
export function periodEnd(plan: PaidPlan, start: Date, count: number): string {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + count * (plan === 'monthly' ? 1 : 12));
  // A missing day overflows into the next month; day 0 is the last day of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

export const subscriptionStatus = z.object({
  subscriptionType: z._default(subscriptionType, 'free'),
  subscriptionExpiresAt: nullable(readableTimestamp),
  totalReviews: z.int(),
  reviewsThisMonth: z.optional(z.int()),
  reviewLimit: nullable(z.int()),
  renewsAt: nullable(timestamp),
  paymentFailed: z._default(z.boolean(), false),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const getSubscriptionStatus = endpoint('GET', '/api/subscription/status', {
  allowsToken: true,
  caller: 'professional',
  response: { 200: subscriptionStatus },
});

/** Strict, so that a price from the client is refused. */
export const checkout = z.strictObject({
  plan: z.enum(['monthly', 'yearly'], 'Please choose monthly or yearly' as Sentence),
});
export type Checkout = z.infer<typeof checkout>;

export const createSubscription = endpoint('POST', '/api/create-subscription', {
  caller: 'professional',
  errors: ['noPlans', 'paymentsUnavailable', 'planExists', 'paymentProviderUnavailable', 'tooManyRequests'],
  body: checkout,
  response: { 200: z.object({ paymentUrl: z.string() }) },
});

export const createPortalSession = endpoint('POST', '/api/create-portal-session', {
  caller: 'professional',
  errors: ['noPlans', 'paymentsUnavailable', 'nothingBilled', 'paymentProviderUnavailable'],
  body: z.object({
    flow: z.optional(z.enum(['subscription_cancel'], 'flow must be subscription_cancel or omitted')),
  }),
  response: { 200: z.object({ portalUrl: z.string() }) },
});
