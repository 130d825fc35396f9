import Stripe from 'stripe';
import { asciiAddress } from '#contract/email-address.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { amounts, type PaidPlan } from '#contract/plans.ts';
import { SECOND } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Config } from '#server/system/config.ts';
import { isLoopbackHost } from '#server/system/loopback.ts';
import { planName } from '../plan-names.ts';
import { type CheckoutOrder, isTestId, type PaymentProvider } from './provider.ts';
import { idOf, readSubscription } from './stripe-events.ts';
import { ignoreInvalidRequest, isUnknownCustomer, request } from './stripe-requests.ts';
import { stripeWebhook } from './stripe-webhook.ts';

/** The version of the library's types, named so that an upgrade shows it: docs/operations/stripe.md names it too. */
const API_VERSION = '2026-10-28.endive';

/** Names of products: every attempt must send the same. */
const english = createTranslator('en', null);

type StripeConfig = Extract<Config['payments'], { provider: 'stripe' }>;

const TIMEOUT = 8 * SECOND;
/** Limits a call that precedes another one while the user waits. */
const SHORT_TIMEOUT = 3 * SECOND;

const intervals = { monthly: 'month', annual: 'year' } as const satisfies Record<PaidPlan, string>;

export function stripePayments(deps: Deps, config: StripeConfig): PaymentProvider {
  const { apiUrl } = config;
  const { appUrl } = deps.config;
  const stripe = openStripe(config);

  const fetchSubscription = async (id: string) => {
    const subscription = await request(stripe.subscriptions.retrieve(id)).catch(ignoreInvalidRequest);
    return subscription && readSubscription(subscription);
  };

  return {
    description: `Stripe${apiUrl.hostname === 'api.stripe.com' ? '' : ` at ${apiUrl.origin}`}`,

    owns: (id) => !isTestId(id),

    addRoutes: (app) => stripeWebhook(app, deps, { ...config, stripe, fetchSubscription }),

    async createCheckoutSession(order) {
      const { customerId, idempotencyKey } = order;
      const open = (knownCustomer: string | null, idempotencyKey: string) =>
        request(
          stripe.checkout.sessions.create(checkoutSession(deps, order, knownCustomer), { idempotencyKey }),
        );
      const session = await open(customerId, idempotencyKey).catch((error) => {
        // The customer id may come from the test page or another Stripe account.
        if (customerId === null || !isUnknownCustomer(error)) throw error;
        return open(null, `${idempotencyKey}-new-customer`);
      });
      return { sessionId: session.id, paymentUrl: requireTrusted(apiUrl, session.url) };
    },

    expireCheckoutSession: (sessionId) => expireCheckoutSession(stripe, sessionId),

    async createPortalSession({ id, customerId }, flow) {
      const portal = { customer: customerId, return_url: `${appUrl}/settings` };
      const open = (flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData) =>
        request(stripe.billingPortal.sessions.create({ ...portal, ...(flow_data && { flow_data }) }));
      const session =
        flow &&
        (await open({
          type: flow,
          subscription_cancel: { subscription: id },
          after_completion: { type: 'redirect', redirect: { return_url: portal.return_url } },
        }).catch(ignoreInvalidRequest));
      // The cancellation page fails if it is already canceled; the portal shows that.
      return requireTrusted(apiUrl, (session ?? (await open())).url);
    },

    fetchSubscription,

    async cancelSubscription(id, { credit }) {
      const ending = credit ? { prorate: true, invoice_now: true } : {};
      await request(stripe.subscriptions.cancel(id, ending)).catch(ignoreInvalidRequest);
    },
  };
}

function openStripe({ secretKey, apiUrl }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: apiUrl.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: apiUrl.port || (apiUrl.protocol === 'https:' ? '443' : '80'),
    protocol: apiUrl.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT,
    // The user is waiting and can press again; the idempotency key makes that safe.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function expireCheckoutSession({ checkout: { sessions } }: Stripe, id: string): Promise<string | null> {
  const options = { timeout: SHORT_TIMEOUT };
  const expired = await request(sessions.expire(id, {}, options)).catch(ignoreInvalidRequest);
  if (expired) return null;
  const session = await request(sessions.retrieve(id, {}, options)).catch(ignoreInvalidRequest);
  return idOf(session?.subscription);
}

function checkoutSession(
  { config: { appUrl }, site }: Deps,
  { plan, userId, email }: CheckoutOrder,
  customer: string | null,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { userId: String(userId), plan, ...(customer !== null && { customerId: customer }) };
  return {
    mode: 'subscription',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: amounts[plan],
          recurring: { interval: intervals[plan] },
          product_data: { name: planName(english, site, plan) },
        },
      },
    ],
    client_reference_id: String(userId),
    metadata,
    subscription_data: { metadata },
    ...(customer === null ? { customer_email: asciiAddress(email) } : { customer }),
    success_url: `${appUrl}/subscribe/return?plan=${plan}`,
    cancel_url: `${appUrl}/subscribe?canceled=1`,
  };
}

/** The browser is redirected there, so it must be Stripe or a local fake. */
function requireTrusted(apiUrl: URL, url: string | null): string {
  if (url !== null && URL.canParse(url)) {
    const { protocol, hostname, origin } = new URL(url);
    const isStripe = protocol === 'https:' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'));
    const isLocalFake =
      origin === apiUrl.origin || (isLoopbackHost(apiUrl.hostname) && isLoopbackHost(hostname));
    if (isStripe || isLocalFake) return url;
  }
  throw new Refusal('paymentProviderUnavailable', {
    cause: new Error('Stripe returned an untrusted URL'),
  });
}
