import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { SECOND } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { closeCheckout, findCheckout } from '../start-checkout.ts';
import { findSubscription } from '../subscriptions.ts';
import { updateSubscription } from '../update-subscription.ts';
import type { SubscriptionState } from './provider.ts';
import { readCheckout, readEvent, readSubscription } from './stripe-events.ts';

const TOLERANCE_SECONDS = 300;
const MAX_EVENT_BYTES = 512 * 1024;

interface Webhook {
  stripe: Stripe;
  webhookSecret: string;
  fetchSubscription: (id: string) => Promise<SubscriptionState | null>;
}

/**
 * Events only say what to fetch, so their order does not matter. Irrelevant ones are logged and get 200; any failure gets
 * 5xx, and Stripe retries for three days.
 */
export function stripeWebhook(app: App, deps: Deps, webhook: Webhook): void {
  app.register(async (scope: App) => {
    // The signature covers the raw bytes.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    scope.route({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      schema: { hide: true },
      bodyLimit: MAX_EVENT_BYTES,
      handler: async (request) => {
        const event = verify(webhook, request, deps.clock().getTime());
        const outcome = await apply(deps, webhook, event);
        const needsAttention = outcome === 'unknown customer' || outcome === 'amount or plan mismatch';
        request.log[needsAttention ? 'warn' : 'info'](
          { event: event.id, type: event.type, outcome },
          'payment event',
        );
        return { received: true };
      },
    });
  });
}

function verify({ stripe, webhookSecret }: Webhook, { headers, body }: FastifyRequest, now: number) {
  const signature = headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new Refusal('invalidSignature');
  // The library accepts timestamps in the future.
  const timestamp = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  if (!(timestamp * SECOND - now <= TOLERANCE_SECONDS * SECOND)) throw new Refusal('invalidSignature');
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now);
  } catch (error) {
    throw new Refusal('invalidSignature', { cause: error });
  }
}

async function apply(deps: Deps, { fetchSubscription }: Webhook, event: Stripe.Event) {
  const content = readEvent(event);
  if (!content) return 'ignored';
  const { subscriptionId, session, payment } = content;
  if (subscriptionId === null) {
    return session && (await closeCheckout(deps.db, session.id)) ? 'applied' : 'ignored';
  }
  return updateSubscription(deps, {
    subscriptionId,
    event: { id: event.id, type: event.type, sessionId: session?.id, payment },
    fetchState: async () => {
      const state = await fetchSubscription(subscriptionId);
      if (state) return state;
      // The event's own copy is signed too, so it serves as a fallback.
      if (event.data.object.object === 'subscription') return readSubscription(event.data.object);
      if (!session || (await findSubscription(deps.db, subscriptionId))) return null;
      const checkout = await findCheckout(deps.db, session.id);
      return checkout ? readCheckout(session, event.created, checkout) : null;
    },
  });
}
