import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeStripe } from './fake-stripe.ts';

async function start() {
  const fake = await startFakeStripe({ clock: () => new Date('2026-11-21T09:30:15.000Z') });
  onTestFinished(() => fake.close());
  const { hostname, port } = new URL(fake.env.STRIPE_API_URL);
  const connect = (key: string) =>
    new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  return { fake, connect, stripe: connect(fake.env.STRIPE_SECRET_KEY) };
}

const monthly: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 700,
        recurring: { interval: 'month' },
        product_data: { name: 'Monthly' },
      },
    },
  ],
  success_url: 'https://goodword.test/done',
  cancel_url: 'https://goodword.test/back',
  subscription_data: { metadata: { userId: '2' } },
};

test('The official library creates a session and reads its payment', async () => {
  const { fake, stripe } = await start();
  const { id, url } = await stripe.checkout.sessions.create(monthly);
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
  const { subscription, events } = fake.pay(fake.sessionAt(url ?? ''));
  expect(Object.values(events).map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', url: null });
  const read = await stripe.subscriptions.retrieve(subscription.id);
  expect(read).toMatchObject({ status: 'active', metadata: { userId: '2' } });
  expect(read.items.data[0]?.current_period_end).toBe(Date.parse('2026-12-21T09:30:15Z') / 1000);
  await stripe.subscriptions.cancel(subscription.id, { prorate: true });
  expect(fake.requests.at(-1)).toMatchObject({ method: 'DELETE', fields: { prorate: 'true' } });
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('An idempotency key replays the answer, and is refused with other parameters or while in use', async () => {
  const { fake, stripe } = await start();
  const create = (changes: object = {}) =>
    stripe.checkout.sessions.create({ ...monthly, ...changes }, { idempotencyKey: 'a key' });
  fake.latency = 2_000;
  const first = create();
  await expect.poll(() => fake.requests.length).toBe(1);
  await expect(create()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  fake.latency = 0;
  const { id, lastResponse } = await first;
  expect(lastResponse.headers['idempotent-replayed']).toBeUndefined();
  const again = await create();
  expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([id, 'true']);
  await expect(create({ client_reference_id: '3' })).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
  expect(fake.sessions.size).toBe(1);
});

test('Invalid API keys and requests get the same errors as from Stripe', async () => {
  const { connect, stripe } = await start();
  await expect(connect('sk_test_wrong').checkout.sessions.create(monthly)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  await expect(stripe.checkout.sessions.create({ ...monthly, customer: 'cus_nobody' })).rejects.toMatchObject(
    { type: 'StripeInvalidRequestError', code: 'resource_missing' },
  );
});

test('A month started on the 31st ends on the last day of the next, and then on the 31st again', async () => {
  let now = new Date('2028-01-31T12:00:00.000Z');
  const fake = await startFakeStripe({ clock: () => now });
  onTestFinished(() => fake.close());
  const { hostname, port } = new URL(fake.env.STRIPE_API_URL);
  const stripe = new Stripe(fake.env.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http' });
  const { url } = await stripe.checkout.sessions.create(monthly);
  const { subscription } = fake.pay(fake.sessionAt(url ?? ''));
  const ends: string[] = [];
  for (let month = 0; month < 3; month += 1) {
    const end = subscription.items.data[0].current_period_end;
    ends.push(new Date(end * 1000).toISOString().slice(0, 10));
    now = new Date(end * 1000);
    fake.renew(subscription);
  }
  expect(ends).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
});
