import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { DAY, MINUTE } from '#server/basics/clock.ts';
import type { Fault, StripeRequest } from '#tests/fake-stripe.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { type StripeSetup, startWithStripe } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

const UNAVAILABLE = [502, { message: 'Payment provider unavailable' }];
const FREE = {
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  renewsAt: null,
  paymentFailed: false,
  reviewLimit: freePlan.reviews,
};

function keysOf(requests: StripeRequest[]): unknown[] {
  return requests.map(({ headers }) => headers['idempotency-key']);
}

describe('A checkout', () => {
  test.for([
    ['monthly', 'monthly', '700', 'month', '2026-12-21T09:30:15.000Z'],
    ['yearly', 'annual', '5900', 'year', '2027-11-21T09:30:15.000Z'],
  ] as const)(
    'for %s opens Stripe with our price, and payment activates the %s plan',
    async ([choice, plan, cents, interval, expiry]) => {
      const { app, stripe, buyer } = await startWithStripe({ env: { APP_URL: 'http://goodword.test' } });
      const ana = await buyer();
      const answer = await ana.checkOut(choice);
      const [session] = stripe.sessions.values();
      expect([answer.status, answer.body]).toEqual([200, { paymentUrl: session?.url }]);
      const [request, ...others] = stripe.requests;
      expect(others).toEqual([]);
      expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
      const metadata = { userId: String(ana.user.id), plan };
      expect(request?.fields).toMatchObject({
        mode: 'subscription',
        client_reference_id: String(ana.user.id),
        metadata,
        subscription_data: { metadata },
        cancel_url: 'http://goodword.test/subscribe?canceled=1',
      });
      expect(request?.fields.success_url).toBe(`http://goodword.test/subscribe/return?plan=${plan}`);
      const [item, ...more] = request?.fields.line_items ?? [];
      expect(more).toEqual([]);
      const price = { currency: 'usd', unit_amount: cents, recurring: { interval } };
      expect(item).toMatchObject({ quantity: '1', price_data: price });
      expect(await ana.status()).toMatchObject(FREE);

      if (!session) throw new Error('no session');
      await stripe.deliverAll(app, stripe.pay(session).events);
      expect(await ana.status()).toMatchObject({
        subscriptionType: plan,
        subscriptionExpiresAt: expiry,
        renewsAt: expiry,
        paymentFailed: false,
        reviewLimit: null,
      });
    },
  );

  test('requested 20 times in parallel creates one session, which all answers return', async () => {
    const { stripe, buyer } = await startWithStripe();
    const ana = await buyer();
    stripe.fault = { kind: 'slow', until: () => sleep(150) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.checkOut('yearly')));
    const [session] = stripe.sessions.values();
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(20).fill([200, { paymentUrl: session?.url }]),
    );
    expect(stripe.sessions.size).toBe(1);
  });

  test('left unpaid does not block the other plan', async () => {
    const { app, stripe, buyer } = await startWithStripe();
    const ana = await buyer();
    const yearly = await ana.openSession('yearly');
    const monthly = await ana.openSession('monthly');
    expect(monthly.id).not.toBe(yearly.id);
    // Otherwise the user could pay for both.
    expect([yearly.status, monthly.status]).toEqual(['expired', 'open']);
    await stripe.deliverAll(app, stripe.pay(monthly).events);
    expect((await ana.status()).subscriptionType).toBe('monthly');
  });

  test('with an expired page gets a new one with a new key, even if the event is lost', async () => {
    const { app, stripe, buyer, advanceTime } = await startWithStripe();
    const ana = await buyer();
    await stripe.deliverAll(app, [stripe.expire(await ana.openSession('yearly'))]);
    await ana.openSession('yearly');
    advanceTime(2 * DAY);
    await stripe.deliverAll(app, stripe.pay(await ana.openSession('yearly')).events);
    expect((await ana.status()).subscriptionType).toBe('annual');
    expect(new Set(keysOf(stripe.checkoutRequests())).size).toBe(3);
  });

  test('started on the test page starts again with Stripe once it is configured', async () => {
    const { app, buyer, clock } = await startWithStripe();
    const ana = await buyer();
    const session_id = 'test_cs_key-of-before';
    const payment_url = `https://goodword.example/test-payment/${session_id}`;
    const before = { id: 'key-of-before', plan: 'monthly', created_at: clock().toISOString() } as const;
    await app.service.deps.db
      .insertInto('checkouts')
      .values({ ...before, user_id: ana.user.id, session_id, payment_url })
      .execute();
    expect(await ana.openSession('monthly')).toMatchObject({ client_reference_id: String(ana.user.id) });
  });
});

describe('When Stripe fails', () => {
  async function expectSameCheckout({ stripe, buyer }: StripeSetup, fault: Fault) {
    const ana = await buyer();
    const [sessions, asked] = [stripe.sessions.size, stripe.checkoutRequests().length];
    stripe.fault = fault;
    const answer = await ana.checkOut('yearly');
    expect([fault, answer.status, answer.body]).toEqual([fault, ...UNAVAILABLE]);
    expect(await ana.status()).toMatchObject(FREE);

    stripe.fault = null;
    await ana.openSession('yearly');
    expect(stripe.sessions.size).toBe(sessions + 1);
    const [key, ...others] = keysOf(stripe.checkoutRequests().slice(asked));
    expect(key).toBeTruthy();
    expect(new Set(others)).toEqual(new Set([key]));
  }

  test.for([
    ['is down', { kind: 'down' }],
    ['loses its answer', { kind: 'lost' }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers 429', { kind: 'status', status: 429 }],
  ] satisfies [string, Fault][])(
    'and %s, nothing changes, and trying again is the same checkout',
    async ([, fault]) => {
      await expectSameCheckout(await startWithStripe(), fault);
    },
  );

  test('and returns a foreign URL, the user is not redirected', async () => {
    const setup = await startWithStripe();
    for (const url of [
      'http://checkout.stripe.com/c/pay/cs_test_x',
      'https://checkout.stripe.com.evil.example/c/pay/cs_test_x',
      'https://checkout.stripe.com@evil.example/c/pay/cs_test_x',
      'javascript:alert(1)',
      null,
    ]) {
      await expectSameCheckout(setup, { kind: 'url', url });
    }
  });

  test('to answer within 8 seconds, the request ends, and a retry uses the same checkout', async () => {
    const { stripe, buyer } = await startWithStripe();
    const ana = await buyer();
    // A request that waited for it would succeed.
    stripe.fault = { kind: 'slow', until: () => sleep(9_000) };
    const answer = await ana.checkOut('yearly');
    expect([answer.status, answer.body]).toEqual(UNAVAILABLE);
    stripe.fault = null;
    await expect.poll(() => stripe.sessions.size).toBe(1);
    await ana.openSession('yearly');
    expect(stripe.sessions.size).toBe(1);
    expect(new Set(keysOf(stripe.checkoutRequests())).size).toBe(1);
  });

  // Stripe replays a failure for a day, to every request with the same key.
  test('and replays the failure for the key, retries succeed in the end', async () => {
    const { stripe, buyer } = await startWithStripe();
    const ana = await buyer();
    stripe.fault = { kind: 'status', status: 500, stored: true };
    expect((await ana.checkOut('yearly')).status).toBe(502);
    stripe.fault = null;
    await ana.checkOut('yearly');
    await ana.openSession('yearly');
    expect(stripe.sessions.size).toBe(1);
  });

  // Stripe rejects a key with other parameters, and the email address is one.
  test('and the user changes their email address before the retry, it succeeds', async () => {
    const { stripe, buyer, mailsTo } = await startWithStripe();
    const ana = await buyer();
    stripe.fault = { kind: 'lost' };
    expect((await ana.checkOut('yearly')).status).toBe(502);
    stripe.fault = null;
    const email = `new-${ana.user.email}`;
    await ana.post('/api/auth/change-email', { email, password: ana.password });
    const [mail] = await mailsTo(email);
    const token = /confirm-email\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect((await ana.post('/api/auth/confirm-email', { token })).status).toBe(200);
    await ana.checkOut('yearly');
    await ana.openSession('yearly');
  });
});

describe('A subscription', () => {
  test('is not sold twice while it is being renewed', async () => {
    const { stripe, buyer, setTime, runJobs } = await startWithStripe();
    const ana = await buyer();
    const { subscription } = await ana.subscribe('monthly');
    setTime('2026-12-21T09:29:00.000Z');
    await runJobs();
    setTime('2026-12-21T09:30:20.000Z');
    stripe.startRenewal(subscription);
    expect((await ana.status()).subscriptionType).toBe('monthly');
    expect((await ana.checkOut('monthly')).status).toBe(409);
    expect(stripe.sessions.size).toBe(1);
  });

  test('is not sold twice, also while the event for the payment is pending', async () => {
    const { app, stripe, buyer } = await startWithStripe();
    const ana = await buyer();
    const { events } = stripe.pay(await ana.openSession('yearly'));
    await ana.checkOut('yearly');
    expect(stripe.sessions.size).toBe(1);
    await stripe.deliverAll(app, events);
    const answer = await ana.checkOut('yearly');
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: 'You already have this plan. You can manage it in Settings.' },
    ]);
  });

  test('can be bought again once it has ended, even from another Stripe account', async () => {
    const { app, stripe, buyer, advanceTime } = await startWithStripe();
    const ana = await buyer();
    const { subscription } = await ana.subscribe('monthly');
    advanceTime(DAY);
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    expect((await ana.status()).subscriptionType).toBe('free');
    advanceTime(MINUTE);
    const again = await ana.subscribe('monthly');
    expect(await ana.status()).toMatchObject({ subscriptionExpiresAt: '2026-12-22T09:31:15.000Z' });
    await stripe.deliverAll(app, [stripe.end(again.subscription)]);
    stripe.reset();
    await ana.subscribe('yearly');
    expect(await ana.status()).toMatchObject({ subscriptionType: 'annual' });
  });
});

describe('The customer portal', () => {
  const PORTAL = '/api/create-portal-session';

  test('opens for subscribers, also on its cancellation page, and returns to Settings', async () => {
    const { app, stripe, buyer } = await startWithStripe({ env: { APP_URL: 'http://goodword.test' } });
    const ana = await buyer();
    const { subscription } = await ana.subscribe('monthly');
    const answer = await ana.post(PORTAL, {});
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      portalUrl: expect.stringMatching(/^https:\/\/billing\.stripe\.com\/p\/session\//),
    });
    expect(stripe.requests.at(-1)?.fields).toMatchObject({ customer: subscription.customer });
    expect(stripe.requests.at(-1)?.fields.return_url).toMatch(/^http:\/\/goodword\.test\/settings\b/);

    const flow = 'subscription_cancel';
    expect((await ana.post(PORTAL, { flow })).status).toBe(200);
    expect(stripe.requests.at(-1)?.fields).toMatchObject({
      customer: subscription.customer,
      flow_data: { type: flow, [flow]: { subscription: subscription.id } },
    });
    // Once canceled, the portal opens on its main page.
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription)]);
    expect((await ana.post(PORTAL, { flow })).status).toBe(200);
  });

  test('is unavailable while Stripe is down, and works again afterwards', async () => {
    const { stripe, buyer } = await startWithStripe();
    const ana = await buyer();
    await ana.subscribe('monthly');
    for (const fault of [
      { kind: 'down' },
      { kind: 'status', status: 500 },
      { kind: 'url', url: 'https://evil.example/p/session/x' },
    ] satisfies Fault[]) {
      stripe.fault = fault;
      const answer = await ana.post(PORTAL, {});
      expect([fault, answer.status, answer.body]).toEqual([fault, ...UNAVAILABLE]);
      stripe.fault = null;
      expect((await ana.post(PORTAL, {})).status).toBe(200);
    }
  });
});
