import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { amounts, expiryAfter, periodEnd } from '#contract/plans.ts';
import type { Views } from '#contract/rendering.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { discardBodies } from '#server/http/discard-bodies.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import { findCheckout } from '../start-checkout.ts';
import { findSubscription, isOngoing, type Subscription } from '../subscriptions.ts';
import { type Payment, savePayment, updateSubscription } from '../update-subscription.ts';
import { isTestId, type PaymentProvider } from './provider.ts';

const testId = z.string().check(z.regex(/^test_[\w-]{1,80}$/));

/** A fake provider without state of its own. Its page URLs are secret, like a real provider's. */
export function testPayments(deps: Deps): PaymentProvider {
  const { config, db, clock } = deps;
  const { appUrl } = config;
  return {
    description: 'a test page, no money moves',

    owns: isTestId,

    addRoutes(app) {
      app.register(async (scope: App) => {
        discardBodies(scope);
        addPaymentPages(scope, deps);
        addBillingPages(scope, deps);
      });
    },

    async createCheckoutSession({ idempotencyKey }) {
      const sessionId = `test_cs_${idempotencyKey}`;
      return { sessionId, paymentUrl: `${appUrl}/test-payment/${sessionId}` };
    },

    expireCheckoutSession: async () => null,

    async createPortalSession({ id }) {
      return `${appUrl}/test-billing/${id}`;
    },

    async fetchSubscription(id) {
      const known = await findSubscription(db, id);
      if (!known || !isTestId(id)) return null;
      const { plan, started_at, amount, user_id } = known;
      const now = clock();
      let period = 1;
      while (periodEnd(plan, new Date(started_at), period) <= now.toISOString()) period += 1;
      await savePayment(db, paymentOf(id, period, amount, now), user_id);
      return { ...known, paid_until: periodEnd(plan, new Date(started_at), period) };
    },

    async cancelSubscription() {},
  };
}

type TestPage = 'testPayment' | 'testPaid' | 'testBilling' | 'testMissing';

function sendPage<Name extends TestPage>(
  request: FastifyRequest,
  reply: FastifyReply,
  view: [Name, Views[Name]],
  status = 200,
) {
  return sendView(request, reply, view, { language: visitorLanguage(request), status, postsForm: true });
}

const schema = { hide: true, params: z.object({ id: z.catch(testId, '') }) };

function addPaymentPages(app: App, deps: Deps): void {
  const { db } = deps;
  const querystring = z.object({ declined: z.optional(z.string()) });

  app.get('/test-payment/:id', { schema: { ...schema, querystring } }, async (request, reply) => {
    const checkout = await findOpenCheckout(db, request.params.id);
    if (checkout) {
      const { sessionId, plan } = checkout;
      const isDeclined = 'declined' in request.query;
      return sendPage(request, reply, ['testPayment', { sessionId, plan, isDeclined }]);
    }
    const isPaid = await findSubscription(db, subscriptionOf(request.params.id));
    if (isPaid) return sendPage(request, reply, ['testPaid', null]);
    return sendPage(request, reply, ['testMissing', null], 404);
  });

  app.post('/test-payment/:id/pay', { schema }, async (request, reply) => {
    const checkout = await findOpenCheckout(db, request.params.id);
    if (checkout) await pay(deps, checkout);
    const paid = checkout ?? (await findSubscription(db, subscriptionOf(request.params.id)));
    if (!paid) return sendPage(request, reply, ['testMissing', null], 404);
    return reply.redirect(`/subscribe/return?plan=${paid.plan}`, 303);
  });

  app.post('/test-payment/:id/decline', { schema }, async (request, reply) =>
    reply.redirect(`/test-payment/${encodeURIComponent(request.params.id)}?declined=1`, 303),
  );

  app.post('/test-payment/:id/cancel', { schema }, async (_request, reply) =>
    reply.redirect('/subscribe?canceled=1', 303),
  );
}

type OpenCheckout = NonNullable<Awaited<ReturnType<typeof findOpenCheckout>>>;

async function findOpenCheckout(db: Db, sessionId: string) {
  const { plan, user_id: userId } = (await findCheckout(db, sessionId)) ?? {};
  return plan && userId ? { sessionId, plan, userId } : undefined;
}

async function pay(deps: Deps, { sessionId, userId, plan }: OpenCheckout): Promise<void> {
  const now = deps.clock();
  const id = subscriptionOf(sessionId);
  await updateSubscription(deps, {
    subscriptionId: id,
    sessionId,
    fetchState: async () => ({
      id,
      user_id: userId,
      customer_id: `test_cus_${userId}`,
      plan,
      amount: amounts[plan],
      started_at: now.toISOString(),
      status: 'active',
      cancels: 0,
      ended_at: null,
      paid_until: expiryAfter(plan, now),
    }),
    event: {
      id: `test_evt_completed_${id}`,
      type: 'checkout.session.completed',
      payment: paymentOf(id, 1, amounts[plan], now),
    },
  });
}

function addBillingPages(app: App, deps: Deps): void {
  app.get('/test-billing/:id', { schema }, async (request, reply) => {
    const subscription = await findSubscription(deps.db, request.params.id);
    if (!subscription) return sendPage(request, reply, ['testMissing', null], 404);
    const { id, plan, cancels, paid_until: end } = subscription;
    const isOver = !isOngoing(subscription);
    return sendPage(request, reply, ['testBilling', { id, plan, cancels: cancels === 1, isOver, end }]);
  });

  for (const [action, cancels] of [
    ['cancel', 1],
    ['resume', 0],
  ] as const) {
    app.post(`/test-billing/:id/${action}`, { schema }, async (request, reply) => {
      const subscription = await findSubscription(deps.db, request.params.id);
      if (!subscription) return sendPage(request, reply, ['testMissing', null], 404);
      if (isOngoing(subscription)) await change(deps, { ...subscription, cancels });
      return reply.redirect(`/test-billing/${subscription.id}`, 303);
    });
  }
}

async function change(deps: Deps, subscription: Subscription): Promise<void> {
  await updateSubscription(deps, {
    subscriptionId: subscription.id,
    fetchState: async () => subscription,
    event: {
      id: `test_evt_updated_${subscription.id}_${deps.clock().getTime()}`,
      type: 'customer.subscription.updated',
    },
  });
}

function subscriptionOf(sessionId: string): string {
  return sessionId.replace('test_cs_', 'test_sub_');
}

function paymentOf(subscriptionId: string, period: number, amount: number, now: Date): Payment {
  return { id: `test_in_${subscriptionId}_${period}`, amount, paidAt: now.toISOString() };
}
