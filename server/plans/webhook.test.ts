import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { amounts, freePlan } from '#contract/plans.ts';
import { DAY, SECOND } from '#server/system/clock.ts';
import { asText, type Signing, type StripeEvent } from '#tests/fake-stripe.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { type Buyer, type StripeSetup, startWithStripe } from '#tests/start-with-stripe.ts';

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
const MONTHLY = {
  ...FREE,
  subscriptionType: 'monthly',
  subscriptionExpiresAt: '2026-12-21T09:30:15.000Z',
  reviewLimit: null,
  renewsAt: '2026-12-21T09:30:15.000Z',
};
const RENEWED = {
  ...MONTHLY,
  subscriptionExpiresAt: '2027-01-21T09:30:15.000Z',
  renewsAt: '2027-01-21T09:30:15.000Z',
};

async function stored({ app }: StripeSetup) {
  const { db } = app.service.deps;
  return {
    users: await db
      .selectFrom('users')
      .select(['id', 'subscription_type', 'subscription_expires_at'])
      .orderBy('id')
      .execute(),
    checkouts: await db.selectFrom('checkouts').selectAll().orderBy('id').execute(),
    subscriptions: await db.selectFrom('subscriptions').selectAll().orderBy('id').execute(),
    payments: await db.selectFrom('payments').selectAll().orderBy('id').execute(),
    events: await db.selectFrom('payment_events').select('id').orderBy('id').execute(),
    notices: await db.selectFrom('plan_notices').selectAll().orderBy('about').execute(),
    mails: await db.selectFrom('outbox').select(['id', 'kind']).orderBy('id').execute(),
  };
}

/** Ana has paid for a month, and no event has been delivered yet. */
async function startWithPayment() {
  const setup = await startWithStripe();
  const ana = await setup.buyer();
  const session = await ana.openSession('monthly');
  const { subscription, invoice, events } = setup.stripe.pay(session);
  return { setup, ...setup, ana, session, subscription, invoice, events };
}

type Payment = Awaited<ReturnType<typeof startWithPayment>>;

/** Invalid signatures of an event. */
const refused: [string, (payment: Payment, event: StripeEvent) => Signing[]][] = [
  [
    'without a signature, or with an empty or malformed one',
    ({ clock }) => {
      const now = Math.floor(clock().getTime() / 1000);
      const headers = [null, 'garbage', `t=${now}`, `t=${now},v1=`, 't=,v1=', `t=${now},v1=0000`, ',,==,'];
      return headers.map((header) => ({ header }));
    },
  ],
  [
    'signed with another secret',
    ({ stripe }) => [{ secrets: ['whsec_of_somebody_else'] }, { secrets: [stripe.env.STRIPE_SECRET_KEY] }],
  ],
  [
    'signed with another scheme, another time or for another event',
    ({ stripe, events }, event) => {
      const good = stripe.signatureOf(event);
      return [
        { header: good.replace('v1=', 'v0=') },
        { header: good.replace(/t=\d+/, (t) => `${t.slice(0, -1)}9`) },
        { header: good.replace(/t=\d+/, 't=nonsense') },
        { header: good.replace(/^t=\d+,/, '') },
        { header: good.toUpperCase() },
        { header: stripe.signatureOf(events.created) },
      ];
    },
  ],
  [
    'with a byte changed, added or missing, or serialized again',
    (_, event) => {
      const text = asText(event);
      const bodies = [
        text.replace('"usd"', '"usD"'),
        `${text}\n`,
        ` ${text}`,
        text.slice(0, -1),
        JSON.stringify(event),
        '{}',
        '',
      ];
      return bodies.map((body) => ({ body }));
    },
  ],
  [
    'signed more than 300 seconds in the past or future',
    ({ clock }) =>
      [-301 * SECOND, -DAY, 301 * SECOND, DAY].map((distance) => ({
        at: new Date(clock().getTime() + distance),
      })),
  ],
];

test.for(refused)('An event %s is refused and changes nothing', async ([, wrong]) => {
  const payment = await startWithPayment();
  const { setup, app, stripe, events } = payment;
  const before = await stored(setup);
  for (const event of [events.completed, events.updated]) {
    for (const signing of wrong(payment, event)) {
      const { status, text } = await stripe.deliver(app, event, signing);
      expect([signing, status, text]).toEqual([
        signing,
        400,
        JSON.stringify({ message: 'The signature could not be verified' }),
      ]);
    }
  }
  expect(await stored(setup)).toEqual(before);
});

describe('An event is accepted', () => {
  test('if it was signed up to 300 seconds ago or ahead, also during a secret rotation', async () => {
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

  test('when Stripe retries it after an error of ours', async () => {
    const { setup, app, stripe, ana, events } = await startWithPayment();
    const { db } = app.service.deps;
    const { created, updated, completed, paid } = events;
    await stripe.deliverAll(app, [created]);
    const before = await stored(setup);
    await sql`alter table subscriptions rename to subscriptions_away`.execute(db);
    for (const event of [updated, completed, paid]) {
      expect((await stripe.deliver(app, event)).status).toBeGreaterThanOrEqual(500);
    }
    await sql`alter table subscriptions_away rename to subscriptions`.execute(db);
    expect(await stored(setup)).toEqual(before);
    await stripe.deliverAll(app, [updated, completed, paid]);
    expect(await ana.status()).toEqual(MONTHLY);
  });
});

test('An event whose subscription cannot be fetched gets an error, and its retry counts', async () => {
  const { setup, app, stripe, ana, events } = await startWithPayment();
  const before = await stored(setup);
  for (const fault of [{ kind: 'down' }, { kind: 'status', status: 500 }] as const) {
    stripe.fault = fault;
    for (const event of Object.values(events)) {
      expect((await stripe.deliver(app, event)).status).toBeGreaterThanOrEqual(500);
    }
  }
  expect(await stored(setup)).toEqual(before);
  stripe.fault = null;
  await stripe.deliverAll(app, events);
  expect(await ana.status()).toEqual(MONTHLY);
});

describe('Duplicates of an event', () => {
  test('delivered 10 at a time have one effect, and all are accepted', async () => {
    const setup = await startWithStripe();
    const { app, stripe } = setup;
    const [once, often] = [await setup.buyer(), await setup.buyer()];
    for (const [buyer, copies] of [
      [once, 1],
      [often, 10],
    ] as const) {
      const { events } = stripe.pay(await buyer.openSession('monthly'));
      for (const event of Object.values(events)) {
        const answers = await Promise.all(Array.from({ length: copies }, () => stripe.deliver(app, event)));
        expect(answers.map(({ status }) => status)).toEqual(Array(copies).fill(200));
      }
    }
    expect(await often.status()).toEqual(MONTHLY);
    expect(await often.status()).toEqual(await once.status());
    const mails = await setup.subjectsTo(often.user.email);
    expect(mails).toEqual(await setup.subjectsTo(once.user.email));
    expect(new Set(mails).size).toBe(mails.length);
    expect(await paymentsOf(setup, often)).toEqual([700]);
    expect((await stored(setup)).events).toHaveLength(2 * 5);
  });

  test('and different events in parallel lead to the same state', async () => {
    const setup = await startWithStripe();
    const { app, stripe } = setup;
    const ana = await setup.buyer();
    const { events } = stripe.pay(await ana.openSession('monthly'));
    let open = [1, 2, 3, 4].flatMap(() => Object.values(events));
    // Failed deliveries are retried.
    for (let round = 0; open.length > 0 && round < 5; round += 1) {
      const answers = await Promise.all(open.map((event) => stripe.deliver(app, event)));
      for (const { status } of answers) expect([200, 500, 503]).toContain(status);
      open = open.filter((_, at) => answers[at]?.status !== 200);
    }
    expect(await ana.status()).toEqual(MONTHLY);
    expect(await paymentsOf(setup, ana)).toEqual([700]);
  });
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

  test('a paid checkout counts if Stripe does not return the subscription, but not with a wrong amount', async () => {
    const { app, stripe, ana, session, events } = await startWithPayment();
    stripe.reset();
    const { completed } = events;
    const cheap = { object: { ...session, amount_total: 1 } };
    await stripe.deliver(app, { ...completed, id: 'evt_cheap', data: cheap });
    expect(await ana.status()).toEqual(FREE);
    await stripe.deliver(app, completed);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', reviewLimit: null });
  });
});

test('A checkout that Stripe does not return counts only for the account and plan that opened it', async () => {
  const { setup, app, stripe, ana, session, events } = await startWithPayment();
  const ben = await setup.buyer();
  const benId = String(ben.user.id);
  stripe.reset();
  const { completed } = events;
  const others = [
    { metadata: { ...session.metadata, userId: benId }, client_reference_id: benId },
    { metadata: { ...session.metadata, plan: 'annual' }, amount_total: amounts.annual },
    { id: 'cs_test_not_opened_here' },
  ];
  for (const [at, changed] of others.entries()) {
    const event = { ...completed, id: `evt_other_${at}`, data: { object: { ...session, ...changed } } };
    expect((await stripe.deliver(app, event)).status).toBe(200);
    expect([changed, await ana.status(), await ben.status()]).toEqual([changed, FREE, FREE]);
  }
  await stripe.deliver(app, completed);
  expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly' });
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
    const setup = await startWithStripe();
    const { app, stripe } = setup;
    const ana = await setup.buyer();
    const session = await ana.openSession('monthly');
    const template = stripe.pay(session).events;
    const gone = await setup.buyer();
    await gone.post('/api/auth/delete-account', { password: gone.password });
    const invalidUserIds = [
      String(gone.user.id),
      '999999',
      '2147483648',
      '0',
      '-1',
      '1.5',
      '1e3',
      'ana',
      '',
      ' ',
    ];
    for (const [at, userId] of invalidUserIds.entries()) {
      for (const event of Object.values(template)) {
        const text = JSON.stringify(event)
          .replaceAll(`"userId":"${ana.user.id}"`, `"userId":"${userId}"`)
          .replaceAll(`"client_reference_id":"${ana.user.id}"`, `"client_reference_id":"${userId}"`)
          .replaceAll(/\b(evt|sub|cus|in)_(\w+)/g, (_, kind, name) => `${kind}_${name}x${at}`)
          .replaceAll(/\bcs_test_(\w+)/g, 'cs_test_unknown');
        await stripe.deliverAll(app, [JSON.parse(text)]);
      }
    }
    const plans = (await stored(setup)).users.map((user) => user.subscription_type);
    expect(new Set(plans)).toEqual(new Set(['free']));
  });

  test('by unrelated subscriptions in the same Stripe account', async () => {
    const { setup, app, stripe, ana, subscription, events } = await startWithPayment();
    subscription.metadata = {};
    events.completed.data.object.id = 'cs_test_of_another_product';
    await stripe.deliverAll(app, events);
    expect(await ana.status()).toEqual(FREE);
    const { subscriptions, payments, mails } = await stored(setup);
    expect([subscriptions, payments, mails]).toEqual([[], [], []]);
  });

  test('by events of other types, which are accepted', async () => {
    const { setup, app, stripe, ana, events } = await startWithPayment();
    for (const type of ['charge.refunded', 'payment_intent.succeeded', 'customer.created', 'a.new.type']) {
      await stripe.deliverAll(app, [{ ...events.updated, id: `evt_${type}`, type }]);
    }
    expect(await ana.status()).toEqual(FREE);
    const { subscriptions, payments, mails } = await stored(setup);
    expect([subscriptions, payments, mails]).toEqual([[], [], []]);
  });
});

describe('A renewal', () => {
  test('is paid an hour into the new period, and the review page stays open meanwhile', async () => {
    const { app, stripe, setTime, runJobs, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    await ana.receive(6);
    const expectOpen = async (time: string) => {
      setTime(time);
      expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', paymentFailed: false });
      expect(await ana.acceptsReviews()).toBe(true);
    };
    setTime('2026-12-21T09:29:00.000Z');
    await runJobs();
    setTime('2026-12-21T09:30:15.000Z');
    const { started } = stripe.startRenewal(subscription).events;
    // Before any event arrives.
    await expectOpen('2026-12-21T09:30:20.000Z');
    await stripe.deliverAll(app, [started]);
    // The card is charged an hour later.
    await expectOpen('2026-12-21T10:29:00.000Z');
    await runJobs();
    await expectOpen('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    expect(await ana.status()).toMatchObject({
      subscriptionExpiresAt: '2027-01-21T09:30:15.000Z',
      renewsAt: '2027-01-21T09:30:15.000Z',
    });
  });

  test('is detected by polling if its event is lost', async () => {
    const { stripe, app, setTime, runJobs, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    setTime('2026-12-21T09:29:00.000Z');
    await runJobs();
    setTime('2026-12-21T10:30:15.000Z');
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
