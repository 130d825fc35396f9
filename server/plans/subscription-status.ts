import type { SubscriptionStatus } from '#contract/plans.ts';
import { type Account, activePlan, planLimits } from '#server/accounts/store.ts';
import type { Deps } from '#server/deps.ts';
import { countReviewsSince } from '#server/reviews/store.ts';
import { currentSubscription, isPastDue, listSubscriptions, renews } from './subscriptions.ts';

export async function readSubscriptionStatus(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  account: Account,
): Promise<SubscriptionStatus> {
  const now = clock();
  const [subscriptions, reviewsThisMonth] = await Promise.all([
    listSubscriptions(db, account.id),
    countReviewsSince(db, account.id, firstOfMonth(now)),
  ]);
  const subscription = currentSubscription(subscriptions);
  return {
    // Where there are no plans, it has no name; to clients, a paid one without an end has no limits.
    subscriptionType: site.hasPlans ? activePlan(account, now) : 'annual',
    subscriptionExpiresAt: site.hasPlans ? account.subscription_expires_at : null,
    totalReviews: account.review_count,
    reviewsThisMonth,
    reviewLimit: planLimits(site, account, now)?.reviews ?? null,
    renewsAt: subscription && renews(subscription) ? subscription.paid_until : null,
    paymentFailed: subscription !== undefined && isPastDue(subscription),
  };
}

function firstOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
