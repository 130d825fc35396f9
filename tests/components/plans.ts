import { getSubscriptionStatus, type SubscriptionStatus } from '#contract/plans.ts';
import { answer } from './fake-api.ts';

export const renewing = { renewsAt: '2099-12-21T12:00:00.000Z' };

export function answerPlan(plan: Partial<SubscriptionStatus>): void {
  answer(getSubscriptionStatus, {
    subscriptionType: 'annual',
    subscriptionExpiresAt: plan.renewsAt ?? null,
    totalReviews: 8,
    reviewsThisMonth: 3,
    reviewLimit: null,
    renewsAt: null,
    paymentFailed: false,
    ...plan,
  });
}

/** Simulates the Back button restoring the page from the back/forward cache. */
export function restoreFromBackForwardCache(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
