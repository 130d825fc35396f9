import * as contract from '#contract/plans.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { startCheckout } from './start-checkout.ts';
import { readSubscriptionStatus } from './subscription-status.ts';
import { currentSubscription, isOngoing, listSubscriptions } from './subscriptions.ts';

const checkoutLimit = { name: 'checkout', max: 20, seconds: 60 * 60 };

export function planRoutes(app: App, deps: Deps, payments: PaymentProvider | null): void {
  const { db } = deps;

  app.route({
    ...contract.getSubscriptionStatus,
    onRequest: signedIn(deps),
    handler: (request) => readSubscriptionStatus(deps, requireAccount(request)),
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
