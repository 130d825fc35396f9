import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/basics/clock.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const BEGIN = new Date('2026-11-21T09:30:15.000Z');

type Visitor = ReturnType<TestApp['visitor']>;

async function start(env: Record<string, string> = {}) {
  let now = BEGIN;
  const app = await startApp({ env, clock: () => now });
  const ana = await app.professional();
  const { appUrl } = app.service.deps.config;
  const pathOf = (url: string) => {
    expect(url.startsWith(`${appUrl}/`)).toBe(true);
    return url.slice(appUrl.length);
  };
  const status = async () => (await ana.get('/api/subscription/status')).body;
  const advanceTime = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  return { app, ana, appUrl, pathOf, status, advanceTime };
}

/** Presses a button as a browser does. @returns the redirect's location. */
async function press(visitor: Visitor, { text }: { text: string }, label: string) {
  const forms = [...text.matchAll(/<form\b[^>]* action="([^"]*)"[\s\S]*?<\/form>/g)];
  const [form = '', action] = forms.find(([form]) => form.includes(`>${label}</button>`)) ?? [];
  const own = new RegExp(`<button\\b[^>]* formaction="([^"]*)"[^>]*>${label}</button>`, 'i').exec(form)?.[1];
  const answer = await visitor.send('POST', own ?? action ?? `no button ${label}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: '',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

describe('Locally and without Stripe keys', () => {
  test.for([
    ['monthly', 'monthly', '$7', '2026-12-21T09:30:15.000Z'],
    ['yearly', 'annual', '$59', '2027-11-21T09:30:15.000Z'],
  ] as const)(
    'paying %s on our own page activates the %s plan and redirects to the return page',
    async ([choice, plan, price, expiry]) => {
      const { ana, pathOf, status } = await start();
      const { body } = await ana.post('/api/create-subscription', { plan: choice });
      const page = await ana.get(pathOf(body.paymentUrl));
      expect(page.text).toContain(price);
      expect(await press(ana, page, 'Pay')).toBe(`/subscribe/return?plan=${plan}`);
      expect(await status()).toMatchObject({
        subscriptionType: plan,
        subscriptionExpiresAt: expiry,
        renewsAt: expiry,
        paymentFailed: false,
      });
      expect((await ana.post('/api/create-subscription', { plan: choice })).status).toBe(409);
    },
  );

  test('canceling and a declined card change nothing, and the page can still be paid', async () => {
    const { ana, pathOf, status } = await start();
    const { body } = await ana.post('/api/create-subscription', { plan: 'monthly' });
    const path = pathOf(body.paymentUrl);
    expect(await press(ana, await ana.get(path), 'Cancel')).toBe('/subscribe?canceled=1');
    const page = await ana.get(await press(ana, await ana.get(path), 'Try a declined card'));
    expect(page.text).toContain('The card was declined');
    expect(await status()).toMatchObject({ subscriptionType: 'free' });

    expect((await ana.post('/api/create-subscription', { plan: 'monthly' })).body).toEqual(body);
    await press(ana, page, 'Pay');
    expect(await status()).toMatchObject({ subscriptionType: 'monthly' });
  });

  test('the billing page cancels and resumes the subscription', async () => {
    const { app, ana, appUrl, pathOf, status, advanceTime } = await start();
    expect((await ana.post('/api/create-portal-session', {})).status).toBe(409);
    const { body } = await ana.post('/api/create-subscription', { plan: 'monthly' });
    await press(ana, await ana.get(pathOf(body.paymentUrl)), 'Pay');

    const portal = await ana.post('/api/create-portal-session', {});
    expect(portal.status).toBe(200);
    const path = pathOf(portal.body.portalUrl);
    const page = await ana.get(path);
    const shown = await press(ana, page, 'Cancel subscription');
    expect(await status()).toMatchObject({
      subscriptionType: 'monthly',
      subscriptionExpiresAt: '2026-12-21T09:30:15.000Z',
      renewsAt: null,
    });
    const cancelled = await ana.get(shown.replace(appUrl, ''));
    expect(cancelled.text).toContain('December 21, 2026');
    expect((await app.visitor().get('/test-billing/test_sub_unknown')).status).toBe(404);

    advanceTime(MINUTE);
    await press(ana, cancelled, 'Keep subscription');
    expect(await status()).toMatchObject({ renewsAt: '2026-12-21T09:30:15.000Z' });
  });
});

describe('In public', () => {
  test('nothing can be bought by default', async () => {
    const { app, ana } = await start({ APP_URL: 'http://goodword.test' });
    const answer = await ana.post('/api/create-subscription', { plan: 'monthly' });
    expect([answer.status, answer.body]).toEqual([503, { message: 'Payments are not available right now' }]);
    expect((await ana.post('/api/create-portal-session', {})).status).toBe(503);
    expect((await app.visitor().post('/api/payments/stripe/webhook', {})).status).toBe(404);
  });

  test('it is off if Stripe is configured', async () => {
    const { app } = await start({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    });
    expect((await app.visitor().send('POST', '/test-payment/test_cs_1/pay')).status).toBe(404);
    expect((await app.visitor().send('POST', '/test-billing/test_sub_1/cancel')).status).toBe(404);
  });
});
