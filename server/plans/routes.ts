import * as contract from '#contract/plans.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import { planOf } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { countReviewsSince } from '#server/reviews/store.ts';

export function planRoutes(app: App, deps: Deps): void {
  app.route({
    ...contract.getSubscriptionStatus,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const account = accountOf(request);
      const now = deps.clock();
      const plan = planOf(account, now);
      return {
        subscriptionType: plan,
        subscriptionExpiresAt: account.subscription_expires_at,
        totalReviews: account.review_count,
        reviewsThisMonth: await countReviewsSince(deps.db, account.id, firstOfMonth(now)),
        reviewLimit: plan === 'free' ? contract.freePlan.reviews : null,
        renewsAt: null,
        paymentFailed: false,
      };
    },
  });

  app.route({
    ...contract.createSubscription,
    onRequest: signedIn(deps),
    handler: () => {
      throw new Refusal('paymentsUnavailable');
    },
  });
}

function firstOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
