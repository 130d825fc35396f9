import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { amounts, expiryAfter, type PaidPlan, periodEnd } from '#contract/plans.ts';
import type { Views } from '#contract/rendering.ts';
import { discardFormBodies } from '#server/http/form-bodies.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import type { Deps } from '#server/system/deps.ts';
import { findSubscription, isOngoing, type Subscription } from '../subscriptions.ts';
import { type Payment, savePayment, updateSubscription } from '../update-subscription.ts';
import { isTestId, type PaymentProvider } from './provider.ts';

const inPath = z.object({ id: z.catch(z.string().check(z.regex(/^test_[\w-]{1,80}$/)), '') });

/** A fake provider without state of its own. Its page URLs are secret, like a real provider's. */
export function testPayments(deps: Deps): PaymentProvider {
  const { config, db, clock } = deps;
  const { appUrl } = config;
  return {
    description: 'a test page, no money moves',

    owns: isTestId,

    addRoutes(app) {
      addPaymentPages(app, deps);
      addBillingPages(app, deps);
    },

    async createCheckoutSession({ idempotencyKey }) {
      const sessionId = `test_cs_${idempotencyKey}`;
      return { sessionId, paymentUrl: `${appUrl}/test-payment/${sessionId}` };
    },

    async expireCheckoutSession() {},

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

type TestPage = 'testPayment' | 'testPaid' | 'testBilling';

function sendTestPage<Name extends TestPage>(
  request: FastifyRequest,
  reply: FastifyReply,
  view: [Name, Views[Name]],
) {
  return sendView(request, reply, view, { language: visitorLanguage(request), postsForm: true });
}

function sendMissing(request: FastifyRequest, reply: FastifyReply) {
  return sendView(request, reply, ['testMissing', null], {
    language: visitorLanguage(request),
    status: 404,
    postsForm: true,
  });
}

function addPaymentPages(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.register(async (scope: App) => {
    discardFormBodies(scope);

    scope.route({
      method: 'GET',
      url: '/test-payment/:id',
      schema: { hide: true, params: inPath, querystring: z.object({ declined: z.optional(z.string()) }) },
      handler: async (request, reply) => {
        const checkout = await findCheckout(request.params.id);
        if (checkout) {
          const { sessionId, plan } = checkout;
          const isDeclined = 'declined' in request.query;
          return sendTestPage(request, reply, ['testPayment', { sessionId, plan, isDeclined }]);
        }
        if (await findPaid(request.params.id)) return sendTestPage(request, reply, ['testPaid', null]);
        return sendMissing(request, reply);
      },
    });

    scope.route({
      method: 'POST',
      url: '/test-payment/:id/pay',
      schema: { hide: true, params: inPath },
      handler: async (request, reply) => {
        const checkout = await findCheckout(request.params.id);
        if (checkout) await pay(checkout);
        const paid = checkout ?? (await findPaid(request.params.id));
        if (!paid) return sendMissing(request, reply);
        return reply.redirect(`/subscribe/return?plan=${paid.plan}`, 303);
      },
    });

    scope.route({
      method: 'POST',
      url: '/test-payment/:id/decline',
      schema: { hide: true, params: inPath },
      handler: async (request, reply) =>
        reply.redirect(`/test-payment/${encodeURIComponent(request.params.id)}?declined=1`, 303),
    });

    scope.route({
      method: 'POST',
      url: '/test-payment/:id/cancel',
      schema: { hide: true, params: inPath },
      handler: async (_request, reply) => reply.redirect('/subscribe?canceled=1', 303),
    });
  });

  async function findCheckout(sessionId: string) {
    const checkout = await db
      .selectFrom('checkouts')
      .select(['plan', 'user_id'])
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    const userId = checkout?.user_id ?? null;
    return checkout && userId !== null ? { sessionId, userId, plan: checkout.plan } : undefined;
  }

  function findPaid(sessionId: string) {
    return findSubscription(db, subscriptionOf(sessionId));
  }

  async function pay({ sessionId, userId, plan }: { sessionId: string; userId: number; plan: PaidPlan }) {
    const now = clock();
    const id = subscriptionOf(sessionId);
    await updateSubscription(deps, {
      subscriptionId: id,
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
        sessionId,
        payment: paymentOf(id, 1, amounts[plan], now),
      },
    });
  }
}

function addBillingPages(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.register(async (scope: App) => {
    discardFormBodies(scope);

    scope.route({
      method: 'GET',
      url: '/test-billing/:id',
      schema: { hide: true, params: inPath },
      handler: async (request, reply) => {
        const subscription = await findSubscription(db, request.params.id);
        if (!subscription) return sendMissing(request, reply);
        const { id, plan, cancels, paid_until: end } = subscription;
        const isOver = !isOngoing(subscription);
        return sendTestPage(request, reply, [
          'testBilling',
          { id, plan, cancels: cancels === 1, isOver, end },
        ]);
      },
    });

    for (const [action, cancels] of [
      ['cancel', 1],
      ['resume', 0],
    ] as const) {
      scope.route({
        method: 'POST',
        url: `/test-billing/:id/${action}`,
        schema: { hide: true, params: inPath },
        handler: async (request, reply) => {
          const subscription = await findSubscription(db, request.params.id);
          if (!subscription) return sendMissing(request, reply);
          if (isOngoing(subscription)) await change({ ...subscription, cancels });
          return reply.redirect(`/test-billing/${subscription.id}`, 303);
        },
      });
    }
  });

  async function change(subscription: Subscription): Promise<void> {
    await updateSubscription(deps, {
      subscriptionId: subscription.id,
      fetchState: async () => subscription,
      event: {
        id: `test_evt_updated_${subscription.id}_${clock().getTime()}`,
        type: 'customer.subscription.updated',
      },
    });
  }
}

function subscriptionOf(sessionId: string): string {
  return sessionId.replace('test_cs_', 'test_sub_');
}

function paymentOf(subscriptionId: string, period: number, amount: number, now: Date): Payment {
  return { id: `test_in_${subscriptionId}_${period}`, amount, paidAt: now.toISOString() };
}
