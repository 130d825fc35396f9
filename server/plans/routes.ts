import * as contract from '#contract/plans.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { startCheckout } from './start-checkout.ts';
import { readSubscriptionStatus } from './subscription-status.ts';
import { currentSubscription, isOngoing, listSubscriptions } from './subscriptions.ts';

const checkoutLimit = { name: 'checkout', max: 20, seconds: 60 * 60 };

export function planRoutes(app: App, deps: Deps, payments: PaymentProvider | null): void {
  const { db, site } = deps;
  const requirePayments = () => {
    if (!site.hasPlans) throw new Refusal('noPlans');
    if (!payments) throw new Refusal('paymentsUnavailable');
    return payments;
  };

  app.route({
    ...contract.getSubscriptionStatus,
    handler: (request) => readSubscriptionStatus(deps, request.account),
  });

  app.route({
    ...contract.createSubscription,
    handler: async (request) => {
      const provider = requirePayments();
      await deps.limits.count([checkoutLimit, String(request.account.id)]);
      const plan = request.body.plan === 'yearly' ? 'annual' : 'monthly';
      return { paymentUrl: await startCheckout(deps, provider, request.account, plan) };
    },
  });

  app.route({
    ...contract.createPortalSession,
    handler: async (request) => {
      const provider = requirePayments();
      const subscription = currentSubscription(await listSubscriptions(db, request.account.id, provider));
      if (!subscription?.customer_id) throw new Refusal('nothingBilled');
      const { id, customer_id: customerId } = subscription;
      const flow = isOngoing(subscription) ? request.body.flow : undefined;
      return { portalUrl: await provider.createPortalSession({ id, customerId }, flow) };
    },
  });
}
