import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/system/clock.ts';
import { startMailSink } from '#tests/mail-sink.ts';
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
  const form = [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].find(([, , inner]) =>
    inner?.includes(`>${label}</button>`),
  );
  const [, attributes = '', inner = ''] = form ?? [];
  const button = [...inner.matchAll(/<button\b([^>]*)>([^<]*)<\/button>/g)].find(
    ([, , name]) => name === label,
  );
  const action =
    /\bformaction="([^"]*)"/i.exec(button?.[1] ?? '')?.[1] ?? /\baction="([^"]*)"/.exec(attributes)?.[1];
  if (!button || action === undefined) throw new Error(`There is no button ${label}`);
  const answer = await visitor.send('POST', action.replaceAll('&amp;', '&'), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: '',
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

describe('Locally and without Stripe keys', () => {
  test('a checkout opens our own page with buttons to pay, cancel and decline', async () => {
    const { ana, pathOf } = await start();
    const { status, body } = await ana.post('/api/create-subscription', { plan: 'yearly' });
    expect(status).toBe(200);
    const path = pathOf(body.paymentUrl);
    expect(path).toMatch(/^\/test-payment\/[^/?#]+$/);
    const page = await ana.get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.text).toContain('$59');
    expect(page.text).toContain('>Pay</button>');
    expect(page.text).toContain('>Cancel</button>');
    expect(page.text).toMatch(/declined/i);
  });

  test.for([
    ['monthly', 'monthly', '2026-12-21T09:30:15.000Z'],
    ['yearly', 'annual', '2027-11-21T09:30:15.000Z'],
  ] as const)(
    'paying %s activates the %s plan and redirects to the return page',
    async ([choice, plan, expiry]) => {
      const { ana, pathOf, status } = await start();
      const { body } = await ana.post('/api/create-subscription', { plan: choice });
      const page = await ana.get(pathOf(body.paymentUrl));
      expect(await press(ana, page, 'Pay')).toMatch(/^\/subscribe\/return\?plan=/);
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
    expect(await status()).toMatchObject({ subscriptionType: 'free' });

    const declined = await press(ana, await ana.get(path), 'Try a declined card');
    const page = await ana.get(declined);
    expect(page.text).toContain('The card was declined');
    expect(await status()).toMatchObject({ subscriptionType: 'free' });

    expect((await ana.post('/api/create-subscription', { plan: 'monthly' })).body).toEqual(body);
    await press(ana, page, 'Pay');
    expect(await status()).toMatchObject({ subscriptionType: 'monthly' });
  });

  test('paying twice, or ten times in parallel, creates one subscription, one payment and one mail', async () => {
    const sink = await startMailSink();
    const { app, ana, pathOf, status } = await start({ SMTP_URL: sink.url });
    const { body } = await ana.post('/api/create-subscription', { plan: 'monthly' });
    const page = await ana.get(pathOf(body.paymentUrl));
    await Promise.all(Array.from({ length: 10 }, () => press(ana, page, 'Pay')));
    await press(ana, page, 'Pay');
    const { db } = app.service.deps;
    expect(await db.selectFrom('subscriptions').select('user_id').execute()).toEqual([
      { user_id: ana.user.id },
    ]);
    expect(await db.selectFrom('payments').select('amount').execute()).toEqual([{ amount: 700 }]);
    expect(await status()).toMatchObject({ subscriptionExpiresAt: '2026-12-21T09:30:15.000Z' });
    const queued = () => db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
    await expect.poll(queued, { timeout: 10_000 }).toEqual([]);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  });

  test('a page for an unknown id is not found and cannot be paid', async () => {
    const { app, ana, status } = await start();
    for (const id of [
      'test_cs_unknown',
      'nonsense',
      '1',
      '%00',
      `test_cs_${'x'.repeat(300)}`,
      "test_cs_'--",
    ]) {
      expect([id, (await ana.get(`/test-payment/${id}`)).status]).toEqual([id, 404]);
      const pressed = await app.visitor().send('POST', `/test-payment/${id}/pay`);
      expect([id, pressed.status]).toEqual([id, 404]);
    }
    expect(await status()).toMatchObject({ subscriptionType: 'free' });
  });

  test('another site cannot submit the payment form', async () => {
    const { ana, pathOf, status } = await start();
    const { body } = await ana.post('/api/create-subscription', { plan: 'monthly' });
    const answer = await ana.send('POST', `${pathOf(body.paymentUrl)}/pay`, {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
      },
      body: '',
    });
    expect(answer.status).toBe(403);
    expect(await status()).toMatchObject({ subscriptionType: 'free' });
  });

  test('the page of a deleted account is closed', async () => {
    const { app, ana, pathOf } = await start();
    const { body } = await ana.post('/api/create-subscription', { plan: 'monthly' });
    const page = await ana.get(pathOf(body.paymentUrl));
    await ana.post('/api/auth/delete-account', { password: ana.password });
    expect((await app.visitor().get(pathOf(body.paymentUrl))).status).toBe(404);
    await expect(press(app.visitor(), page, 'Pay')).rejects.toThrow();
    expect(await app.service.deps.db.selectFrom('payments').selectAll().execute()).toEqual([]);
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
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
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

  test('there is no provider webhook', async () => {
    const { app } = await start();
    const answer = await app.visitor().post('/api/payments/stripe/webhook', { id: 'evt_1' });
    expect(answer.status).toBe(404);
  });
});

describe('In public', () => {
  test('the test page is off by default', async () => {
    const { app, ana } = await start({ APP_URL: 'http://goodword.test' });
    const answer = await ana.post('/api/create-subscription', { plan: 'monthly' });
    expect([answer.status, answer.body]).toEqual([503, { message: 'Payments are not available right now' }]);
    for (const path of ['/test-payment/test_cs_1', '/test-billing/test_sub_1']) {
      for (const act of ['', '/pay', '/cancel']) {
        expect((await app.visitor().send('POST', path + act)).status).toBe(404);
      }
      expect((await app.visitor().get(path)).text).not.toContain('Pay</button>');
    }
  });

  test('PAYMENTS=test turns it on', async () => {
    const { ana, pathOf, status } = await start({ APP_URL: 'http://goodword.test', PAYMENTS: 'test' });
    const { body } = await ana.post('/api/create-subscription', { plan: 'monthly' });
    await press(ana, await ana.get(pathOf(body.paymentUrl)), 'Pay');
    expect(await status()).toMatchObject({ subscriptionType: 'monthly' });
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
