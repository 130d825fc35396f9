import { freePlan, type SubscriptionStatus } from '#contract/plans.ts';
import { type Account, activePlan } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countReviewsSince } from '#server/reviews/store.ts';
import { currentSubscription, isPastDue, listSubscriptions, renews } from './subscriptions.ts';

export async function readSubscriptionStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: Account,
): Promise<SubscriptionStatus> {
  const now = clock();
  const plan = activePlan(account, now);
  const [subscriptions, reviewsThisMonth] = await Promise.all([
    listSubscriptions(db, account.id),
    countReviewsSince(db, account.id, firstOfMonth(now)),
  ]);
  const subscription = currentSubscription(subscriptions);
  return {
    subscriptionType: plan,
    subscriptionExpiresAt: account.subscription_expires_at,
    totalReviews: account.review_count,
    reviewsThisMonth,
    reviewLimit: plan === 'free' ? freePlan.reviews : null,
    renewsAt: subscription && renews(subscription) ? subscription.paid_until : null,
    paymentFailed: subscription !== undefined && isPastDue(subscription),
  };
}

function firstOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
