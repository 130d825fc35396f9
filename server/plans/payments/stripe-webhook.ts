import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod/mini';
import { SECOND } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { type PaymentProblem, savePaymentProblem } from '#server/plans/payment-problems.ts';
import { closeCheckout, findCheckout } from '#server/plans/start-checkout.ts';
import { findSubscription } from '#server/plans/subscriptions.ts';
import { updateSubscription } from '#server/plans/update-subscription.ts';
import type { SubscriptionState } from './provider.ts';
import { idOf, readCheckout, readEvent, readSubscription, toTimestamp } from './stripe-events.ts';
import { ignoreInvalidRequest, request } from './stripe-requests.ts';

const TOLERANCE_SECONDS = 300;
const MAX_EVENT_BYTES = 512 * 1024;

/** Signed events that may mean that a setting is wrong. */
const suspicious = new Set<string>([
  'unknown customer',
  'amount or plan mismatch',
  'not a snapshot event',
  'of another account',
]);

/** Other properties are typed by the library. */
const snapshotEvent = z.object({
  object: z.optional(z.literal('event')),
  id: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

interface Webhook {
  stripe: Stripe;
  webhookSecret: string;
  fetchSubscription: (id: string) => Promise<SubscriptionState | null>;
}

/**
 * Events only say what to fetch, so their order does not matter. Signed ones that are not for us are logged and get 200,
 * or Stripe would disable the endpoint; any failure gets 5xx, and Stripe retries for three days.
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
        const event = parseEvent(verifiedBody(webhook, request, deps.clock().getTime()));
        const outcome = event ? await apply(deps, webhook, event) : 'not a snapshot event';
        request.log[suspicious.has(outcome) ? 'warn' : 'info'](
          { event: event?.id, type: event?.type, outcome },
          'payment event',
        );
        return { received: true };
      },
    });
  });
}

function verifiedBody(
  { stripe, webhookSecret }: Webhook,
  { headers, body }: FastifyRequest,
  now: number,
): Buffer {
  const header = headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof header !== 'string') throw new Refusal('invalidSignature');
  // The library accepts timestamps in the future.
  const timestamp = Number(/(?:^|,)\s*t=(\d+)/.exec(header)?.[1]);
  if (!(timestamp * SECOND - now <= TOLERANCE_SECONDS * SECOND)) throw new Refusal('invalidSignature');
  const { signature } = stripe.webhooks;
  if (signature === null) throw new Error('The library of Stripe can’t verify signatures');
  try {
    // Its `constructEvent` also throws for thin events and for bodies that are not JSON.
    signature.verifyHeader(body, header, webhookSecret, TOLERANCE_SECONDS, undefined, now);
  } catch (error) {
    throw new Refusal('invalidSignature', { cause: error });
  }
  return body;
}

/** @returns null for a thin event, and for what is no event at all. */
function parseEvent(body: Buffer): Stripe.Event | null {
  try {
    const event = JSON.parse(body.toString());
    return snapshotEvent.safeParse(event).success ? event : null;
  } catch {
    return null;
  }
}

async function apply(deps: Deps, { stripe, fetchSubscription }: Webhook, event: Stripe.Event) {
  // Its subscriptions are not ours, whatever their metadata says.
  if (event.account) return 'of another account';
  if (!('id' in event.data.object)) return 'ignored';
  const checkedAt = deps.clock();
  const problem = await fetchPaymentProblem(stripe, event);
  if (problem) {
    await savePaymentProblem(deps.db, problem, checkedAt);
    return 'applied';
  }
  const content = readEvent(event);
  if (!content) return 'ignored';
  const { subscriptionId, session, payment } = content;
  if (subscriptionId === null) {
    return session && (await closeCheckout(deps.db, session.id)) ? 'applied' : 'ignored';
  }
  return updateSubscription(deps, {
    subscriptionId,
    sessionId: session?.id,
    event: { id: event.id, type: event.type, payment },
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

/** The dispute is over, and the operator kept the money. */
const KEPT = ['won', 'warning_closed', 'prevented'];

/**
 * It is fetched too, so that the order of events does not matter.
 * @returns null for an event that is not about money that a customer wants or got back.
 */
async function fetchPaymentProblem(
  stripe: Stripe,
  { type, created, data }: Stripe.Event,
): Promise<PaymentProblem | null> {
  switch (type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return fetchDispute(stripe, data.object, created);
    case 'charge.refunded':
      return fetchRefund(stripe, data.object.id, created, data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return fetchRefund(stripe, idOf(data.object.charge), created);
    default:
      return null;
  }
}

/** An event's own copy, which is signed too, serves where Stripe knows no such object anymore. */
async function fetchDispute(
  stripe: Stripe,
  own: Stripe.Dispute,
  time: number,
): Promise<PaymentProblem | null> {
  const fetched = await request(stripe.disputes.retrieve(own.id, { expand: ['charge'] })).catch(
    ignoreInvalidRequest,
  );
  const { id, status, charge, created = time } = fetched ?? own;
  const customer = typeof charge === 'string' ? null : idOf(charge?.customer);
  // All our payments have one.
  if (fetched && customer === null) return null;
  const isLost = status === 'lost';
  const kind = isLost ? 'refund' : KEPT.includes(status) ? null : 'dispute';
  return { id, kind, customer_id: customer, since: toTimestamp(isLost ? time : created) };
}

async function fetchRefund(
  stripe: Stripe,
  id: string | null,
  time: number,
  own: Stripe.Charge | null = null,
): Promise<PaymentProblem | null> {
  const fetched = id && (await request(stripe.charges.retrieve(id)).catch(ignoreInvalidRequest));
  const charge = fetched || own;
  if (!charge) return null;
  const kind = charge.refunded ? 'refund' : null;
  return { id: charge.id, kind, customer_id: idOf(charge.customer), since: toTimestamp(time) };
}
