import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { startWithSubscriber } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

const seconds = (time: string) => Date.parse(time) / 1000;
const PAID_UNTIL = '2026-12-21T09:30:15.000Z';
const RENEWED_UNTIL = '2027-01-21T09:30:15.000Z';

describe('A customer whose price an operator changed in Stripe’s dashboard keeps the plan while Stripe says it is paid:', () => {
  test.for<[string, object, { quantity?: number; plan?: string; until?: string }]>([
    ['cheaper', { unit_amount: 500 }, {}],
    ['free', { unit_amount: 0 }, {}],
    ['tiered, without an amount', { unit_amount: null }, {}],
    ['in another currency', { unit_amount: 650, currency: 'eur' }, {}],
    ['for two', {}, { quantity: 2 }],
    [
      'by the year',
      { unit_amount: 5_000, recurring: { interval: 'year', interval_count: 1 } },
      { plan: 'annual', until: '2027-11-21T09:30:15.000Z' },
    ],
  ])('%s', async ([, price, { quantity, plan = 'monthly', until = RENEWED_UNTIL }]) => {
    const { app, stripe, setTime, runJobs, ana, subscription } = await startWithSubscriber();
    await stripe.deliverAll(app, [stripe.reprice(subscription, price, quantity)]);
    expect(await ana.status()).toMatchObject({ subscriptionType: plan, subscriptionExpiresAt: PAID_UNTIL });
    setTime('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription).events);
    await runJobs();
    expect(await ana.status()).toMatchObject({
      subscriptionType: plan,
      subscriptionExpiresAt: until,
      renewsAt: until,
    });
    expect((await ana.receive(6)).at(-1)).toBe(201);
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    expect((await ana.status()).subscriptionType).toBe('free');
  });

  test('also if its metadata was deleted or edited', async () => {
    const { app, stripe, ana, subscription, buyer } = await startWithSubscriber();
    const ben = await buyer();
    const bens: Record<string, string> = { userId: String(ben.user.id), plan: 'annual' };
    for (const metadata of [{}, bens])
      await stripe.deliverAll(app, [stripe.edit(subscription, { metadata })]);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', renewsAt: PAID_UNTIL });
    expect((await ben.status()).subscriptionType).toBe('free');
  });
});

test('The monthly revenue counts plans at their listed price, whatever was agreed in Stripe', async () => {
  const { app, stripe, subscription } = await startWithSubscriber();
  await stripe.deliverAll(app, [stripe.reprice(subscription, { unit_amount: 100, currency: 'eur' })]);
  const { body } = await (await signInAsAdmin(app)).get('/api/admin/user-stats');
  expect(body).toMatchObject({ paidUsers: 1, monthlyRevenue: 7 });
});

describe('Changed in Stripe’s dashboard,', () => {
  const DAY_30 = '2027-01-20T09:30:15.000Z';
  test.for<[string, object, object]>([
    [
      '“pause collection” changes nothing here',
      { pause_collection: { behavior: 'void', resumes_at: null } },
      { subscriptionExpiresAt: PAID_UNTIL, renewsAt: PAID_UNTIL },
    ],
    [
      'a later end of a trial moves the end',
      { status: 'trialing', trial_end: seconds(DAY_30) },
      { subscriptionExpiresAt: DAY_30, renewsAt: DAY_30 },
    ],
  ])('%s', async ([, attributes, expected]) => {
    const { app, stripe, ana, subscription } = await startWithSubscriber();
    const [item] = subscription.items.data;
    const moves = 'trial_end' in attributes;
    const items = {
      data: [{ ...item, ...(moves && { current_period_end: seconds(DAY_30) }) }] as [typeof item],
    };
    await stripe.deliverAll(app, [stripe.edit(subscription, { ...attributes, items })]);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', ...expected });
  });

  test('a second subscription of the same customer gives no plan', async () => {
    const { app, stripe, ana, subscription } = await startWithSubscriber();
    const { metadata: _, ...terms } = subscription;
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    const second = { ...terms, id: 'sub_second', status: 'active' as const, ended_at: null, metadata: {} };
    stripe.subscriptions.set(second.id, second);
    await stripe.deliverAll(app, [stripe.edit(second, {})]);
    expect((await ana.status()).subscriptionType).toBe('free');
  });
});
