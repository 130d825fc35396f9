import { getSubscriptionStatus, type SubscriptionStatus } from '#contract/plans.ts';
import { answer } from './fake-api.ts';

export const renewing = { renewsAt: '2099-12-21T12:00:00.000Z' };

/** Answers the plan of whoever is signed in, from now on. */
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

/** Restores the page as a browser does on Back. */
export function comeBack(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
