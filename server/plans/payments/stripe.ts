import Stripe from 'stripe';
import { amounts, type PaidPlan } from '#contract/plans.ts';
import { SECOND } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { isLoopbackHost } from '#server/platform/loopback.ts';
import { planNames } from '../plan-names.ts';
import { IdempotencyKeyRejected, isTestId, type PaymentProvider } from './provider.ts';
import { readSubscription } from './stripe-events.ts';
import { stripeWebhook } from './stripe-webhook.ts';

type StripeConfig = Extract<Config['payments'], { provider: 'stripe' }>;

const TIMEOUT = 8 * SECOND;
/** For what comes before another call while somebody waits. */
const TIMEOUT_BESIDE = 3 * SECOND;

const intervals = { monthly: 'month', annual: 'year' } as const satisfies Record<PaidPlan, string>;

/** Stripe: Checkout takes the payment, signed events tell of it, the customer portal manages it. */
export function stripePayments(
  deps: Deps,
  { secretKey, webhookSecret, apiUrl }: StripeConfig,
): PaymentProvider {
  const { appUrl } = deps.config;
  const stripe = new Stripe(secretKey, {
    host: apiUrl.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: apiUrl.port || (apiUrl.protocol === 'https:' ? '443' : '80'),
    protocol: apiUrl.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT,
    // A person waits: they press again, and the same idempotency key makes that safe.
    maxNetworkRetries: 0,
    telemetry: false,
  });

  const provider: PaymentProvider = {
    description: `Stripe${apiUrl.hostname === 'api.stripe.com' ? '' : ` at ${apiUrl.origin}`}`,

    owns: (id) => !isTestId(id),

    addRoutes: (app) =>
      stripeWebhook(app, deps, { stripe, webhookSecret, fetchSubscription: provider.fetchSubscription }),

    async createCheckoutSession({ idempotencyKey, plan, userId, email, customerId }) {
      const open = (knownCustomer: string | null, key: string) => {
        const metadata = {
          userId: String(userId),
          plan,
          ...(knownCustomer !== null && { customerId: knownCustomer }),
        };
        return ask(
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              line_items: [
                {
                  quantity: 1,
                  price_data: {
                    currency: 'usd',
                    unit_amount: amounts[plan],
                    recurring: { interval: intervals[plan] },
                    product_data: { name: planNames[plan] },
                  },
                },
              ],
              client_reference_id: String(userId),
              metadata,
              subscription_data: { metadata },
              ...(knownCustomer === null ? { customer_email: email } : { customer: knownCustomer }),
              success_url: `${appUrl}/subscribe/return?plan=${plan}`,
              cancel_url: `${appUrl}/subscribe?canceled=1`,
            },
            { idempotencyKey: key },
          ),
        );
      };
      const session = await open(customerId, idempotencyKey).catch((error) => {
        // Whoever paid on a test page, or to another account of Stripe, is a new customer here.
        if (customerId === null || !isUnknownCustomer(error)) throw error;
        return open(null, `${idempotencyKey}-new-customer`);
      });
      return { sessionId: session.id, paymentUrl: trusted(session.url) };
    },

    async expireCheckoutSession(sessionId) {
      await ask(stripe.checkout.sessions.expire(sessionId, {}, { timeout: TIMEOUT_BESIDE })).catch(
        unlessInvalid,
      );
    },

    async createPortalSession({ id, customerId }, flow) {
      const returnUrl = `${appUrl}/settings`;
      const portal = { customer: customerId, return_url: returnUrl };
      const session = flow
        ? await ask(
            stripe.billingPortal.sessions.create({
              ...portal,
              flow_data: {
                type: flow,
                subscription_cancel: { subscription: id },
                after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
              },
            }),
          ).catch(unlessInvalid)
        : null;
      // What is canceled already cannot be asked about; the portal itself shows it.
      return trusted((session ?? (await ask(stripe.billingPortal.sessions.create(portal)))).url);
    },

    async fetchSubscription(id) {
      const subscription = await ask(stripe.subscriptions.retrieve(id)).catch(unlessInvalid);
      return subscription && readSubscription(subscription);
    },

    async cancelSubscription(id, { credit }) {
      const ending = credit ? { prorate: true, invoice_now: true } : {};
      await ask(stripe.subscriptions.cancel(id, ending)).catch(unlessInvalid);
    },
  };
  return provider;

  /** The browser is sent there: it must be Stripe, or what stands in for it on this machine. */
  function trusted(url: string | null): string {
    if (url !== null && URL.canParse(url)) {
      const { protocol, hostname, origin } = new URL(url);
      const isStripe =
        protocol === 'https:' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'));
      const isStandIn =
        origin === apiUrl.origin || (isLoopbackHost(apiUrl.hostname) && isLoopbackHost(hostname));
      if (isStripe || isStandIn) return url;
    }
    throw new Refusal('paymentProviderUnavailable', {
      cause: new Error('Stripe answered an address of others'),
    });
  }
}

async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const options = { cause: withoutSecrets(error) };
    throw isKeyRejected(error)
      ? new IdempotencyKeyRejected(options)
      : new Refusal('paymentProviderUnavailable', options);
  }
}

/** Stripe keeps its own failures with the key for a day, and refuses it where anything else has changed meanwhile. */
function isKeyRejected(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true';
  return isReplayed || error instanceof Stripe.errors.StripeIdempotencyError;
}

/** For what is well also where Stripe knows no such thing, or it is over already. */
function unlessInvalid(error: unknown): null {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.name === 'StripeInvalidRequestError') return null;
  throw error;
}

function isUnknownCustomer(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'param' in cause && cause.param === 'customer';
}

/** Stripe's own errors carry the whole request along. */
function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error(String(error));
  const { type, code, param, statusCode, requestId, message } = error;
  return Object.assign(new Error(message), { name: type, code, param, statusCode, requestId });
}
