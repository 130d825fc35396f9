import type { SubscriptionStatus } from '#contract/plans.ts';
import * as contract from '#contract/plans.ts';
import { type Account, activePlan, planLimits } from '#server/accounts/store.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { countReviewsSince } from '#server/reviews/store.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { startCheckout } from './start-checkout.ts';
import { currentSubscription, isOngoing, isPastDue, listSubscriptions, renews } from './subscriptions.ts';

const checkoutLimit = { name: 'checkout', max: 20, seconds: 60 * 60 };

export function planRoutes(app: App, deps: Deps, payments: PaymentProvider | null): void {
  const { db, site } = deps;
  const requirePayments = () => {
    if (!site.hasPlans) throw new Refusal('noPlans');
    if (!payments) throw new Refusal('paymentsUnavailable');
    return payments;
  };

  serve(app, contract.getSubscriptionStatus, (request) => readSubscriptionStatus(deps, request.account));

  serve(app, contract.createSubscription, async (request) => {
    const provider = requirePayments();
    await deps.limits.count([checkoutLimit, String(request.account.id)]);
    const plan = request.body.plan === 'yearly' ? 'annual' : 'monthly';
    return { paymentUrl: await startCheckout(deps, provider, request.account, plan) };
  });

  serve(app, contract.createPortalSession, async (request) => {
    const provider = requirePayments();
    const subscription = currentSubscription(await listSubscriptions(db, request.account.id, provider));
    if (!subscription?.customer_id) throw new Refusal('nothingBilled');
    const { id, customer_id: customerId } = subscription;
    const flow = isOngoing(subscription) ? request.body.flow : undefined;
    return { portalUrl: await provider.createPortalSession({ id, customerId }, flow) };
  });
}

async function readSubscriptionStatus(
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
