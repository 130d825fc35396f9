import { z } from 'zod/mini';
import { amounts, type PaidPlan, periodEnd } from '#contract/plans.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Html, html } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { longDate } from '#server/platform/long-date.ts';
import { sendPage } from '#server/platform/pages.ts';
import { ignoreForms, plainPage } from '#server/platform/plain-page.ts';
import { applyPaymentEvent } from '../payment-events.ts';
import type { SubscriptionFact } from '../payment-facts.ts';
import { planNames, priceNames } from '../plan-names.ts';
import { findSubscription, isLiving, type Subscription } from '../subscriptions.ts';
import { isTestId, type PaymentProvider } from './provider.ts';

const NO_MONEY = html`<p class="note">This page stands in for a payment provider. It asks for no card, and no money moves.</p>`;

const inPath = z.object({ id: z.catch(z.string().check(z.regex(/^test_[\w-]{1,80}$/)), '') });

/**
 * Pages that look like a payment provider to a person, and facts that look like one to the product. What it remembers of a
 * subscription is what the product remembers: there is no other side. The addresses are secrets, as a provider's are.
 */
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

    async findSubscription(id) {
      const known = await findSubscription(db, id);
      if (!known || !isTestId(id)) return null;
      const periods = known.period_end === null ? 1 : periodsUntil(known, clock());
      await charge(deps, known, periods);
      return stateOf({ ...known, ...periodOf(known, periods) }, clock());
    },

    async cancelSubscription() {},
  };
}

function addPaymentPages(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.register(async (scope: App) => {
    ignoreForms(scope);

    scope.route({
      method: 'GET',
      url: '/test-payment/:id',
      schema: { hide: true, params: inPath, querystring: z.object({ declined: z.optional(z.string()) }) },
      handler: async (request, reply) => {
        const checkout = await findCheckout(request.params.id);
        return sendPage(reply, checkout ? paymentPage(checkout, 'declined' in request.query) : noSuchPage());
      },
    });

    scope.route({
      method: 'POST',
      url: '/test-payment/:id/pay',
      schema: { hide: true, params: inPath },
      handler: async (request, reply) => {
        const checkout = await findCheckout(request.params.id);
        if (!checkout) return sendPage(reply, noSuchPage());
        if (checkout.state === 'open') await pay(checkout);
        return reply.redirect(`/subscribe/return?plan=${checkout.plan}`, 303);
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
      .selectAll()
      .where('session_id', '=', sessionId)
      .where('state', '<>', 'expired')
      .executeTakeFirst();
    const userId = checkout?.user_id ?? null;
    return checkout && userId !== null ? { ...checkout, sessionId, userId } : undefined;
  }

  async function pay({
    id,
    sessionId,
    userId,
    plan,
  }: {
    id: string;
    sessionId: string;
    userId: number;
    plan: PaidPlan;
  }) {
    const now = clock();
    const at = now.toISOString();
    const subscriptionId = `test_sub_${id}`;
    const customerId = `test_cus_${userId}`;
    await applyPaymentEvent(deps, {
      id: `test_evt_completed_${id}`,
      type: 'checkout.session.completed',
      fact: { kind: 'checkout paid', sessionId, subscriptionId, customerId, userId, plan, at },
    });
    const subscription = await findSubscription(db, subscriptionId);
    if (!subscription) return;
    await applyPaymentEvent(deps, {
      id: `test_evt_created_${id}`,
      type: 'customer.subscription.created',
      fact: stateOf({ ...subscription, status: 'active', ...periodOf(subscription, 1) }, now),
    });
    await charge(deps, subscription, 1);
  }
}

function addBillingPages(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.register(async (scope: App) => {
    ignoreForms(scope);

    scope.route({
      method: 'GET',
      url: '/test-billing/:id',
      schema: { hide: true, params: inPath },
      handler: async (request, reply) => {
        const subscription = await findSubscription(db, request.params.id);
        return sendPage(reply, subscription ? billingPage(subscription) : noSuchPage());
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
          if (!subscription) return sendPage(reply, noSuchPage());
          if (isLiving(subscription)) await change({ ...subscription, cancels });
          return reply.redirect(`/test-billing/${subscription.id}`, 303);
        },
      });
    }
  });

  async function change(subscription: Subscription): Promise<void> {
    const now = clock();
    await applyPaymentEvent(deps, {
      id: `test_evt_updated_${subscription.id}_${now.getTime()}`,
      type: 'customer.subscription.updated',
      fact: stateOf(subscription, now),
    });
  }
}

/** The `count`-th period of the subscription. */
function periodOf({ plan, started_at }: Subscription, count: number) {
  const start = new Date(started_at);
  return {
    period_start: count === 1 ? started_at : periodEnd(plan, start, count - 1),
    period_end: periodEnd(plan, start, count),
  };
}

/** How many periods have begun by `now`. */
function periodsUntil({ plan, started_at }: Subscription, now: Date): number {
  let count = 1;
  while (periodEnd(plan, new Date(started_at), count) <= now.toISOString()) count += 1;
  return count;
}

async function charge(deps: Deps, subscription: Subscription, period: number): Promise<void> {
  const { id, customer_id, user_id, plan, amount } = subscription;
  await applyPaymentEvent(deps, {
    id: `test_evt_paid_${id}_${period}`,
    type: 'invoice.paid',
    fact: {
      kind: 'invoice paid',
      invoiceId: `test_in_${id}_${period}`,
      subscriptionId: id,
      customerId: customer_id,
      userId: user_id,
      plan,
      period: plan,
      total: amount,
      paid: amount,
      paidUntil: periodOf(subscription, period).period_end,
      at: deps.clock().toISOString(),
    },
  });
}

function stateOf(subscription: Subscription, now: Date): SubscriptionFact {
  const { plan } = subscription;
  return {
    kind: 'subscription',
    subscriptionId: subscription.id,
    customerId: subscription.customer_id,
    userId: subscription.user_id,
    ordered: plan,
    price: { plan, amount: amounts[plan] },
    status: subscription.status ?? 'active',
    at: now.toISOString(),
    startedAt: subscription.started_at,
    periodStart: subscription.period_start,
    periodEnd: subscription.period_end,
    cancels: subscription.cancels === 1,
    endedAt: subscription.ended_at,
  };
}

function paymentPage(
  { sessionId, plan, state }: { sessionId: string; plan: PaidPlan; state: string },
  isDeclined: boolean,
) {
  if (state === 'complete') {
    return plainPage({
      title: 'This is paid',
      content: html`<p>There is nothing left to do here.</p>`,
    });
  }
  const action = (name: string): Html => html`/test-payment/${sessionId}/${name}`;
  return plainPage({
    title: 'Test payment',
    content: html`<dl><dt>${planNames[plan]}</dt><dd>${priceNames[plan]}</dd></dl>
${isDeclined && html`<p role="alert">The card was declined. Nothing was charged.</p>`}
<form class="choices" method="post" action="${action('pay')}">
<button>Pay</button>
<button class="second" formaction="${action('cancel')}">Cancel</button>
<button class="second" formaction="${action('decline')}">Try a declined card</button>
</form>
${NO_MONEY}`,
  });
}

function billingPage(subscription: Subscription) {
  const { id, plan, cancels, period_end: end } = subscription;
  const date = end === null ? '' : longDate(end);
  const isOver = !isLiving(subscription);
  const dates = isOver
    ? html`<p>This subscription has ended.</p>`
    : cancels === 1
      ? html`<p>Your subscription is canceled. Your plan stays active until ${date}.</p>
<form class="choices" method="post" action="/test-billing/${id}/resume"><button>Keep subscription</button></form>`
      : html`<p>Renews on ${date}.</p>
<form class="choices" method="post" action="/test-billing/${id}/cancel"><button class="second">Cancel subscription</button></form>`;
  return plainPage({
    title: 'Test billing',
    content: html`<dl><dt>${planNames[plan]}</dt><dd>${priceNames[plan]}</dd></dl>
${dates}
<p><a href="/settings#billing">Back to Settings</a></p>
${NO_MONEY}`,
  });
}

function noSuchPage() {
  return plainPage({
    title: 'This page is closed',
    content: html`<p>The payment was canceled, or the address is not complete. Please begin again from the plans.</p>`,
    status: 404,
  });
}
