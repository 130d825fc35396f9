import type Stripe from 'stripe';
import { SECOND } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { applyPaymentEvent } from '../payment-events.ts';
import { readEvent } from './stripe-events.ts';

/** Seconds that an event may be older, or newer, than our clock. */
const TOLERANCE = 300;
const EVENT_MAX = 512 * 1024;

/**
 * Where Stripe posts its events. Whatever is answered here with 200 does not come again: also what is not for us, and is
 * logged. What fails is answered with 5xx, and comes again for three days.
 */
export function stripeWebhook(
  app: App,
  deps: Deps,
  { stripe, webhookSecret }: { stripe: Stripe; webhookSecret: string },
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
        const fact = readEvent(event);
        const { id, type } = event;
        const outcome = fact ? await applyPaymentEvent(deps, { id, type, fact }) : 'not for us';
        const isWorthALook = outcome === 'unknown customer' || outcome === 'amount or plan mismatch';
        request.log[isWorthALook ? 'warn' : 'info']({ event: id, type, outcome }, 'payment event');
        return { received: true };
      },
    });
  });

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
