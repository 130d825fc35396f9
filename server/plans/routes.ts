import * as contract from '#contract/plans.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import { activePlan } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { countReviewsSince } from '#server/reviews/store.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { startCheckout } from './start-checkout.ts';
import { currentSubscription, isOngoing, isPastDue, listSubscriptions, renews } from './subscriptions.ts';

const checkoutLimit = { name: 'checkout', max: 20, seconds: 60 * 60 };

export function planRoutes(app: App, deps: Deps, payments: PaymentProvider | null): void {
  const { db, clock } = deps;

  app.route({
    ...contract.getSubscriptionStatus,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const account = requireAccount(request);
      const now = clock();
      const plan = activePlan(account, now);
      const subscription = currentSubscription(await listSubscriptions(db, account.id));
      return {
        subscriptionType: plan,
        subscriptionExpiresAt: account.subscription_expires_at,
        totalReviews: account.review_count,
        reviewsThisMonth: await countReviewsSince(db, account.id, firstOfMonth(now)),
        reviewLimit: plan === 'free' ? contract.freePlan.reviews : null,
        renewsAt: subscription && renews(subscription) ? subscription.paid_until : null,
        paymentFailed: subscription !== undefined && isPastDue(subscription),
      };
    },
  });

  app.route({
    ...contract.createSubscription,
    onRequest: signedIn(deps),
    handler: async (request) => {
      if (!payments) throw new Refusal('paymentsUnavailable');
      await deps.limits.count([checkoutLimit, String(requireAccount(request).id)]);
      const plan = request.body.plan === 'yearly' ? 'annual' : 'monthly';
      return { paymentUrl: await startCheckout(deps, payments, requireAccount(request), plan) };
    },
  });

  app.route({
    ...contract.createPortalSession,
    onRequest: signedIn(deps),
    handler: async (request) => {
      if (!payments) throw new Refusal('paymentsUnavailable');
      const subscription = currentSubscription(
        await listSubscriptions(db, requireAccount(request).id, payments),
      );
      if (!subscription?.customer_id) throw new Refusal('nothingBilled');
      const { id, customer_id: customerId } = subscription;
      const flow = isOngoing(subscription) ? request.body.flow : undefined;
      return { portalUrl: await payments.createPortalSession({ id, customerId }, flow) };
    },
  });
}

function firstOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
