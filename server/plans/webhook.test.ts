import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { amounts, freePlan } from '#contract/plans.ts';
import { DAY, SECOND } from '#server/basics/clock.ts';
import { asText, type Signing } from '#tests/fake-stripe.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { type Buyer, type StripeSetup, startWithPayment, startWithStripe } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

const FREE = {
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  totalReviews: 0,
  reviewsThisMonth: 0,
  reviewLimit: freePlan.reviews,
  renewsAt: null,
  paymentFailed: false,
};
const paidUntil = (end: string) => ({
  ...FREE,
  subscriptionType: 'monthly',
  subscriptionExpiresAt: end,
  reviewLimit: null,
  renewsAt: end,
});
const MONTHLY = paidUntil('2026-12-21T09:30:15.000Z');
const RENEWED = paidUntil('2027-01-21T09:30:15.000Z');

async function stored({ app }: StripeSetup) {
  const rows = await readAllRows(app.service.deps.db);
  const { users, checkouts, subscriptions, payments, payment_events, plan_notices, outbox } = rows;
  return { users, checkouts, subscriptions, payments, payment_events, plan_notices, outbox };
}

test('An event with a missing, wrong or old signature, or with one of other bytes, is refused and changes nothing', async () => {
  const { setup, app, stripe, clock, events } = await startWithPayment();
  const event = events.completed;
  const good = stripe.signatureOf(event);
  const text = asText(event);
  const at = (seconds: number) => new Date(clock().getTime() + seconds * SECOND);
  const wrong: Signing[] = [
    ...[null, 'garbage', 't=1,v1=', 't=,v1=', ',,==,'].map((header) => ({ header })),
    ...[good.replace('v1=', 'v0='), good.replace(/^t=\d+,/, ''), good.toUpperCase()].map((header) => ({
      header,
    })),
    { header: good.replace(/t=\d+/, 't=nonsense') },
    { header: stripe.signatureOf(events.created) },
    ...['whsec_of_somebody_else', stripe.env.STRIPE_SECRET_KEY].map((secret) => ({ secrets: [secret] })),
    ...[text.replace('"usd"', '"usD"'), `${text}\n`, text.slice(0, -1), '{}', ''].map((body) => ({ body })),
    { body: JSON.stringify(event) },
    ...[-301, 301].map((seconds) => ({ at: at(seconds) })),
  ];
  const before = await stored(setup);
  for (const signing of wrong)
    expect([signing, await stripe.deliver(app, event, signing)]).toEqual([
      signing,
      { status: 400, text: JSON.stringify({ message: 'The signature could not be verified' }) },
    ]);
  expect(await stored(setup)).toEqual(before);
});

test('An event is accepted if it was signed up to 300 seconds ago or ahead, also during a secret rotation', async () => {
  const { app, stripe, clock, ana, events } = await startWithPayment();
  const good = stripe.env.STRIPE_WEBHOOK_SECRET;
  const at = (seconds: number) => new Date(clock().getTime() + seconds * SECOND);
  for (const [event, signing] of [
    [events.completed, { at: at(-300) }],
    [events.created, { at: at(300) }],
    [events.updated, { secrets: ['whsec_old', good] }],
    [events.paid, { secrets: [good, 'whsec_new'] }],
  ] as const) {
    expect((await stripe.deliver(app, event, signing)).status).toBe(200);
  }
  expect(await ana.status()).toEqual(MONTHLY);
});

test('An event gets an error while Stripe or the database fails, which changes nothing, and its retry counts', async () => {
  const { setup, app, stripe, ana, events } = await startWithPayment();
  const { db } = app.service.deps;
  const before = await stored(setup);
  const expectErrors = async () => {
    for (const event of Object.values(events))
      expect((await stripe.deliver(app, event)).status).toBeGreaterThanOrEqual(500);
  };
  for (const fault of [{ kind: 'down' }, { kind: 'status', status: 500 }] as const) {
    stripe.fault = fault;
    await expectErrors();
  }
  stripe.fault = null;
  await sql`alter table subscriptions rename to subscriptions_away`.execute(db);
  await expectErrors();
  await sql`alter table subscriptions_away rename to subscriptions`.execute(db);
  expect(await stored(setup)).toEqual(before);
  await stripe.deliverAll(app, events);
  expect(await ana.status()).toEqual(MONTHLY);
});

test('Events delivered ten times in parallel have one effect', async () => {
  const { setup, app, stripe, ana, events } = await startWithPayment();
  let open = Array(10).fill(Object.values(events)).flat();
  // Stripe retries failed deliveries.
  for (let round = 0; open.length > 0 && round < 5; round += 1) {
    const answers = await Promise.all(open.map((event) => stripe.deliver(app, event)));
    for (const { status } of answers) expect([200, 500, 503]).toContain(status);
    open = open.filter((_, at) => answers[at]?.status !== 200);
  }
  expect(await ana.status()).toEqual(MONTHLY);
  expect(await paymentsOf(setup, ana)).toEqual([700]);
  expect(await setup.subjectsTo(ana.user.email)).toEqual(['Your Goodword plan is active']);
});

describe('The order of events does not matter:', () => {
  test.for([
    ['completed', 'created', 'updated', 'paid', 'deleted'],
    ['deleted', 'created', 'completed', 'updated', 'paid'],
    ['paid', 'updated', 'deleted', 'created', 'completed'],
  ] as const)('delivered as %j, the events of an ended subscription leave no plan', async (names) => {
    const { setup, app, stripe, ana, subscription, events } = await startWithPayment();
    const all = { ...events, deleted: stripe.end(subscription) };
    await stripe.deliverAll(
      app,
      names.map((name) => all[name]),
    );
    expect(await ana.status()).toEqual(FREE);
    expect(await paymentsOf(setup, ana)).toEqual([700]);
  });

  test('a renewal delivered before the first payment counts, and so do both payments', async () => {
    const { setup, app, stripe, setTime, ana, subscription, events } = await startWithPayment();
    setTime('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription).events);
    expect(await ana.status()).toEqual(RENEWED);
    const { paid, updated, completed, created } = events;
    await stripe.deliverAll(app, [paid, updated, completed, created]);
    expect(await ana.status()).toEqual(RENEWED);
    expect(await paymentsOf(setup, ana)).toEqual([700, 700]);
  });

  test('a declined card delivered after the payment changes nothing and sends no mail', async () => {
    const { setup, app, stripe, setTime, advanceTime, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    setTime('2026-12-21T10:30:15.000Z');
    const { failed, pastDue } = stripe.failRenewal(subscription).events;
    advanceTime(DAY);
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    const mails = await setup.subjectsTo(ana.user.email);
    await stripe.deliverAll(app, { pastDue, failed });
    expect(await ana.status()).toEqual(RENEWED);
    expect(await setup.subjectsTo(ana.user.email)).toEqual(mails);
  });

  test('a subscription that Stripe does not return is read from its events', async () => {
    const { app, stripe, ana, subscription, events } = await startWithPayment();
    const deleted = stripe.end(subscription);
    stripe.reset();
    await stripe.deliverAll(app, [events.updated, events.completed, events.created, events.paid]);
    expect(await ana.status()).toEqual(MONTHLY);
    await stripe.deliverAll(app, [deleted, { ...events.updated, id: 'evt_late' }]);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'free', renewsAt: null });
  });
});

test('A checkout whose subscription Stripe does not return counts for the account, plan and amount it was opened with', async () => {
  const { setup, app, stripe, ana, session, events } = await startWithPayment();
  const ben = await setup.buyer();
  const benId = String(ben.user.id);
  stripe.reset();
  const { completed } = events;
  const others = [
    { metadata: { ...session.metadata, userId: benId }, client_reference_id: benId },
    { metadata: { ...session.metadata, plan: 'annual' }, amount_total: amounts.annual },
    { amount_total: 1 },
    { id: 'cs_test_not_opened_here' },
  ];
  for (const [at, changed] of others.entries()) {
    const event = { ...completed, id: `evt_other_${at}`, data: { object: { ...session, ...changed } } };
    expect((await stripe.deliver(app, event)).status).toBe(200);
    expect([changed, await ana.status(), await ben.status()]).toEqual([changed, FREE, FREE]);
  }
  await stripe.deliver(app, completed);
  expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', reviewLimit: null });
  expect(await ben.status()).toEqual(FREE);
});

describe('No plan becomes active', () => {
  test('by a completed checkout before its payment', async () => {
    const { app, stripe, ana, subscription, events } = await startWithPayment();
    subscription.status = 'incomplete';
    await stripe.deliverAll(app, [events.created, events.completed]);
    expect(await ana.status()).toEqual(FREE);
    subscription.status = 'active';
    await stripe.deliverAll(app, [events.updated, events.paid]);
    expect(await ana.status()).toEqual(MONTHLY);
  });

  test('if the amount is not the price of the ordered plan, and the event is not retried', async () => {
    const setup = await startWithStripe();
    const { app, stripe } = setup;
    for (const terms of [
      { amount: 1 },
      { amount: 5900 },
      { currency: 'vnd' },
      { interval: 'year' },
      { intervalCount: 12 },
      { metadata: { plan: 'annual' } },
    ] as const) {
      const ana = await setup.buyer();
      const session = await ana.openSession('monthly');
      const metadata = { ...session.metadata, ...('metadata' in terms && terms.metadata) };
      await stripe.deliverAll(app, stripe.pay(session, { ...terms, metadata }).events);
      expect([terms, await ana.status()]).toEqual([terms, FREE]);
      expect(await setup.subjectsTo(ana.user.email)).toEqual([]);
    }
  });

  test('if the user is unknown, deleted or not a number', async () => {
    const { setup, app, stripe, ana, events } = await startWithPayment();
    const gone = await setup.buyer();
    await gone.post('/api/auth/delete-account', { password: gone.password });
    const invalid = [String(gone.user.id), '999999', '2147483648', '0', '-1', '1.5', '1e3', 'ana', '', ' '];
    for (const [at, userId] of invalid.entries()) {
      for (const event of Object.values(events)) {
        const text = JSON.stringify(event)
          .replaceAll(`"userId":"${ana.user.id}"`, `"userId":"${userId}"`)
          .replaceAll(`"client_reference_id":"${ana.user.id}"`, `"client_reference_id":"${userId}"`)
          .replaceAll(/\b(evt|sub|cus|in)_(\w+)/g, (_, kind, name) => `${kind}_${name}x${at}`)
          .replaceAll(/\bcs_test_(\w+)/g, 'cs_test_unknown');
        await stripe.deliverAll(app, [JSON.parse(text)]);
      }
    }
    const plans = (await stored(setup)).users?.map((user) => user.subscription_type);
    expect(new Set(plans)).toEqual(new Set(['free']));
  });

  test('by unrelated subscriptions in the same Stripe account', async () => {
    const { setup, app, stripe, ana, subscription, events } = await startWithPayment();
    subscription.metadata = {};
    events.completed.data.object.id = 'cs_test_of_another_product';
    await stripe.deliverAll(app, events);
    expect(await ana.status()).toEqual(FREE);
    expect(await stored(setup)).toMatchObject({ subscriptions: [], payments: [], outbox: [] });
  });
});

describe('A renewal', () => {
  test('is paid an hour into the new period; the review page stays open meanwhile, and no mail is sent', async () => {
    const { setup, app, stripe, setTime, runJobs, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    await ana.receive(6);
    const expectOpen = async (time: string) => {
      setTime(time);
      expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', paymentFailed: false });
      expect(await ana.acceptsReviews()).toBe(true);
    };
    for (const time of ['2026-12-18T09:30:15.000Z', '2026-12-21T09:29:00.000Z']) {
      setTime(time);
      await runJobs();
    }
    setTime('2026-12-21T09:30:15.000Z');
    const { started } = stripe.startRenewal(subscription).events;
    // The page stays open before any event arrives.
    await expectOpen('2026-12-21T09:30:20.000Z');
    await stripe.deliverAll(app, [started]);
    // The card is charged an hour later.
    await expectOpen('2026-12-21T10:29:00.000Z');
    await runJobs();
    await expectOpen('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    await runJobs();
    expect(await ana.status()).toMatchObject({ renewsAt: '2027-01-21T09:30:15.000Z' });
    const plans = (await setup.subjectsTo(ana.user.email)).filter((subject) => subject.includes('plan'));
    expect(plans).toEqual(['Your Goodword plan is active']);
  });

  test('whose event is lost is found by polling; while Stripe is down, the plan goes on for a day', async () => {
    const { stripe, app, setTime, runJobs, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    setTime('2026-12-21T09:29:00.000Z');
    await runJobs();
    stripe.fault = { kind: 'down' };
    for (const [time, plan] of [
      ['2026-12-22T09:30:14.000Z', 'monthly'],
      ['2026-12-22T09:30:15.000Z', 'free'],
    ] as const) {
      setTime(time);
      await runJobs();
      expect([time, await ana.status()]).toMatchObject([time, { subscriptionType: plan }]);
    }
    stripe.fault = null;
    stripe.renew(subscription);
    await runJobs();
    expect(await ana.status()).toEqual(RENEWED);
  });

  test('that is partly paid with customer credit counts in full', async () => {
    const { setup, app, stripe, setTime, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    setTime('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription, { credit: 350 }).events);
    expect(await ana.status()).toEqual(RENEWED);
    expect(await paymentsOf(setup, ana)).toEqual([350, 700]);
    setTime('2027-01-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription, { credit: 700 }).events);
    expect((await ana.status()).subscriptionExpiresAt).toBe('2027-02-21T09:30:15.000Z');
  });
});

/** Payments in cents, smallest first. */
async function paymentsOf({ app }: StripeSetup, { user }: Buyer): Promise<number[]> {
  const rows = await app.service.deps.db
    .selectFrom('payments')
    .select('amount')
    .where('user_id', '=', user.id)
    .orderBy('amount')
    .execute();
  return rows.map(({ amount }) => amount);
}
