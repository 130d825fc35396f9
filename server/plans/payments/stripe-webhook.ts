import type Stripe from 'stripe';
import { SECOND } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { closeCheckout } from '../start-checkout.ts';
import { findSubscription } from '../subscriptions.ts';
import { updateSubscription } from '../update-subscription.ts';
import type { SubscriptionState } from './provider.ts';
import { readCheckout, readEvent, readSubscription } from './stripe-events.ts';

/** Seconds that an event may be older, or newer, than our clock. */
const TOLERANCE = 300;
const EVENT_MAX = 512 * 1024;

interface Parts {
  stripe: Stripe;
  webhookSecret: string;
  fetchSubscription: (id: string) => Promise<SubscriptionState | null>;
}

/**
 * Where Stripe posts its events. They only say what to fetch, so their order does not matter. Those that are not for us are
 * logged and answered with 200. A failure, also of the fetch, is answered with 5xx, and Stripe retries for three days.
 */
export function stripeWebhook(
  app: App,
  deps: Deps,
  { stripe, webhookSecret, fetchSubscription }: Parts,
): void {
  app.register(async (scope: App) => {
    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    scope.route({
      method: 'POST',
      url: '/api/payments/stripe/webhook',
      schema: { hide: true },
      bodyLimit: EVENT_MAX,
      handler: async (request) => {
        const event = verify(request.body, request.headers['stripe-signature']);
        const outcome = await apply(event);
        const isWorthALook = outcome === 'unknown customer' || outcome === 'amount or plan mismatch';
        request.log[isWorthALook ? 'warn' : 'info'](
          { event: event.id, type: event.type, outcome },
          'payment event',
        );
        return { received: true };
      },
    });
  });

  async function apply(event: Stripe.Event) {
    const news = readEvent(event);
    if (!news) return 'not for us';
    const { subscriptionId, sessionId, payment } = news;
    const { id, type, data } = event;
    if (subscriptionId === null) {
      return sessionId !== undefined && (await closeCheckout(deps.db, sessionId)) ? 'applied' : 'not for us';
    }
    return updateSubscription(deps, {
      subscriptionId,
      event: { id, type, sessionId, payment },
      fetchState: async () => {
        const state = await fetchSubscription(subscriptionId);
        if (state) return state;
        // The event's own copy is signed too, and counts where Stripe cannot look the subscription up.
        if (data.object.object === 'subscription') return readSubscription(data.object);
        const isFirstSeen = !(await findSubscription(deps.db, subscriptionId));
        return isFirstSeen && sessionId !== undefined ? readCheckout(data.object, event.created) : null;
      },
    });
  }

  function verify(body: unknown, header: string | string[] | undefined): Stripe.Event {
    const now = deps.clock().getTime();
    if (!Buffer.isBuffer(body) || typeof header !== 'string') throw new Refusal('invalidSignature');
    // The library takes timestamps from the future.
    const timestamp = Number(/(?:^|,)\s*t=(\d+)/.exec(header)?.[1]);
    if (!(timestamp * SECOND - now <= TOLERANCE * SECOND)) throw new Refusal('invalidSignature');
    try {
      return stripe.webhooks.constructEvent(body, header, webhookSecret, TOLERANCE, undefined, now);
    } catch (error) {
      throw new Refusal('invalidSignature', { cause: error });
    }
  }
}
