import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, SECOND } from '#server/platform/clock.ts';
import { asText, type Signing, type StripeEvent } from '#tests/fake-stripe.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { type Buyer, type Shop, startWithStripe } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

const FREE = {
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  totalReviews: 0,
  reviewsThisMonth: 0,
  reviewLimit: 5,
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

/** Everything that an event can change. */
async function stored({ app }: Shop) {
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

/** A shop where Ana has paid a month, and nobody has told the service yet. */
async function startWithPayment() {
  const shop = await startWithStripe();
  const ana = await shop.buyer();
  const session = await ana.openSession('monthly');
  const { subscription, invoice, events } = shop.stripe.pay(session);
  return { shop, ...shop, ana, session, subscription, invoice, events };
}

type Payment = Awaited<ReturnType<typeof startWithPayment>>;

/** Signatures of one event that are not good for it. */
const refused: [string, (payment: Payment, event: StripeEvent) => Signing[]][] = [
  [
    'without a signature, or with one that says nothing',
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
    'signed in another scheme only, for another moment, or for another event',
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
    'with one byte changed, one added or one missing, or written anew',
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
    'signed more than 300 seconds ago, or ahead',
    ({ clock }) =>
      [-301 * SECOND, -DAY, 301 * SECOND, DAY].map((distance) => ({
        at: new Date(clock().getTime() + distance),
      })),
  ],
];

test.for(refused)('An event %s is refused, and changes nothing', async ([, wrong]) => {
  const payment = await startWithPayment();
  const { shop, app, stripe, events } = payment;
  const before = await stored(shop);
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
  expect(await stored(shop)).toEqual(before);
});

describe('An event is taken', () => {
  test('signed up to 300 seconds ago or ahead, also while secrets are exchanged', async () => {
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

  test('when it comes again after a failure of ours, which was answered with a failure', async () => {
    const { shop, app, stripe, ana, events } = await startWithPayment();
    const { db } = app.service.deps;
    const { created, updated, completed, paid } = events;
    await stripe.deliverAll(app, [created]);
    const before = await stored(shop);
    await sql`alter table subscriptions rename to subscriptions_away`.execute(db);
    for (const event of [updated, completed, paid]) {
      expect((await stripe.deliver(app, event)).status).toBeGreaterThanOrEqual(500);
    }
    await sql`alter table subscriptions_away rename to subscriptions`.execute(db);
    expect(await stored(shop)).toEqual(before);
    await stripe.deliverAll(app, [updated, completed, paid]);
    expect(await ana.status()).toEqual(MONTHLY);
  });
});

test('An event whose subscription cannot be fetched is answered with a failure, and counts when it comes again', async () => {
  const { shop, app, stripe, ana, events } = await startWithPayment();
  const before = await stored(shop);
  for (const fault of [{ kind: 'down' }, { kind: 'status', status: 500 }] as const) {
    stripe.fault = fault;
    for (const event of Object.values(events)) {
      expect((await stripe.deliver(app, event)).status).toBeGreaterThanOrEqual(500);
    }
  }
  expect(await stored(shop)).toEqual(before);
  stripe.fault = null;
  await stripe.deliverAll(app, events);
  expect(await ana.status()).toEqual(MONTHLY);
});

describe('Copies of an event', () => {
  test('that come 10 at a time have one effect, and all are taken', async () => {
    const shop = await startWithStripe();
    const { app, stripe } = shop;
    const [once, often] = [await shop.buyer(), await shop.buyer()];
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
    const mails = await shop.subjectsTo(often.user.email);
    expect(mails).toEqual(await shop.subjectsTo(once.user.email));
    expect(new Set(mails).size).toBe(mails.length);
    expect(await paymentsOf(shop, often)).toEqual([700]);
    expect((await stored(shop)).events).toHaveLength(2 * 5);
  });

  test('and different ones, all at once, end in the same state', async () => {
    const shop = await startWithStripe();
    const { app, stripe } = shop;
    const ana = await shop.buyer();
    const { events } = stripe.pay(await ana.openSession('monthly'));
    let open = [1, 2, 3, 4].flatMap(() => Object.values(events));
    // What is answered with a failure comes again.
    for (let round = 0; open.length > 0 && round < 5; round += 1) {
      const answers = await Promise.all(open.map((event) => stripe.deliver(app, event)));
      for (const { status } of answers) expect([200, 500, 503]).toContain(status);
      open = open.filter((_, at) => answers[at]?.status !== 200);
    }
    expect(await ana.status()).toEqual(MONTHLY);
    expect(await paymentsOf(shop, ana)).toEqual([700]);
  });
});

describe('The order of events does not matter:', () => {
  test.for([
    ['completed', 'created', 'updated', 'paid', 'deleted'],
    ['deleted', 'created', 'completed', 'updated', 'paid'],
    ['paid', 'updated', 'deleted', 'created', 'completed'],
  ] as const)('told as %j, a subscription that has ended ends as no plan', async (names) => {
    const { shop, app, stripe, ana, subscription, events } = await startWithPayment();
    const all = { ...events, deleted: stripe.end(subscription) };
    await stripe.deliverAll(
      app,
      names.map((name) => all[name]),
    );
    expect(await ana.status()).toEqual(FREE);
    expect(await paymentsOf(shop, ana)).toEqual([700]);
  });

  test('a renewal that is told before the beginning counts as well, with both payments', async () => {
    const { shop, app, stripe, turnTo, ana, subscription, events } = await startWithPayment();
    turnTo('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription).events);
    expect(await ana.status()).toEqual(RENEWED);
    const { paid, updated, completed, created } = events;
    await stripe.deliverAll(app, [paid, updated, completed, created]);
    expect(await ana.status()).toEqual(RENEWED);
    expect(await paymentsOf(shop, ana)).toEqual([700, 700]);
  });

  test('a declined card that is told after the payment costs neither the plan nor a mail', async () => {
    const { shop, app, stripe, turnTo, turnBy, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    turnTo('2026-12-21T10:30:15.000Z');
    const { failed, pastDue } = stripe.failRenewal(subscription).events;
    turnBy(DAY);
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    const mails = await shop.subjectsTo(ana.user.email);
    await stripe.deliverAll(app, { pastDue, failed });
    expect(await ana.status()).toEqual(RENEWED);
    expect(await shop.subjectsTo(ana.user.email)).toEqual(mails);
  });

  test('what Stripe cannot look up counts by the copies in its events', async () => {
    const { app, stripe, ana, subscription, events } = await startWithPayment();
    const deleted = stripe.end(subscription);
    stripe.forget();
    await stripe.deliverAll(app, [events.updated, events.completed, events.created, events.paid]);
    expect(await ana.status()).toEqual(MONTHLY);
    await stripe.deliverAll(app, [deleted, { ...events.updated, id: 'evt_late' }]);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'free', renewsAt: null });
  });

  test('where Stripe cannot look the subscription up, a paid checkout counts by itself, and a wrong amount does not', async () => {
    const { app, stripe, ana, session, events } = await startWithPayment();
    stripe.forget();
    const { completed } = events;
    const cheap = { object: { ...session, amount_total: 1 } };
    await stripe.deliver(app, { ...completed, id: 'evt_cheap', data: cheap });
    expect(await ana.status()).toEqual(FREE);
    await stripe.deliver(app, completed);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', reviewLimit: null });
  });
});

describe('No plan becomes active', () => {
  test('by a checkout that is completed and not yet paid for, until it is', async () => {
    const { app, stripe, ana, subscription, events } = await startWithPayment();
    subscription.status = 'incomplete';
    await stripe.deliverAll(app, [events.created, events.completed]);
    expect(await ana.status()).toEqual(FREE);
    subscription.status = 'active';
    await stripe.deliverAll(app, [events.updated, events.paid]);
    expect(await ana.status()).toEqual(MONTHLY);
  });

  test('where what was paid is not the price of what was ordered, and nothing comes again', async () => {
    const shop = await startWithStripe();
    const { app, stripe } = shop;
    for (const terms of [
      { amount: 1 },
      { amount: 5900 },
      { currency: 'vnd' },
      { interval: 'year' },
      { intervalCount: 12 },
      { metadata: { plan: 'annual' } },
    ] as const) {
      const ana = await shop.buyer();
      const session = await ana.openSession('monthly');
      const metadata = { ...session.metadata, ...('metadata' in terms && terms.metadata) };
      await stripe.deliverAll(app, stripe.pay(session, { ...terms, metadata }).events);
      expect([terms, await ana.status()]).toEqual([terms, FREE]);
      expect(await shop.subjectsTo(ana.user.email)).toEqual([]);
    }
  });

  test('for nobody: the user is unknown, gone, or no number at all', async () => {
    const shop = await startWithStripe();
    const { app, stripe } = shop;
    const ana = await shop.buyer();
    const session = await ana.openSession('monthly');
    const template = stripe.pay(session).events;
    const gone = await shop.buyer();
    await gone.post('/api/auth/delete-account', { password: gone.password });
    const nobody = [String(gone.user.id), '999999', '2147483648', '0', '-1', '1.5', '1e3', 'ana', '', ' '];
    for (const [at, userId] of nobody.entries()) {
      for (const event of Object.values(template)) {
        const text = JSON.stringify(event)
          .replaceAll(`"userId":"${ana.user.id}"`, `"userId":"${userId}"`)
          .replaceAll(`"client_reference_id":"${ana.user.id}"`, `"client_reference_id":"${userId}"`)
          .replaceAll(/\b(evt|sub|cus|in)_(\w+)/g, (_, kind, name) => `${kind}_${name}x${at}`)
          .replaceAll(/\bcs_test_(\w+)/g, 'cs_test_unknown');
        await stripe.deliverAll(app, [JSON.parse(text)]);
      }
    }
    const plans = (await stored(shop)).users.map((user) => user.subscription_type);
    expect(new Set(plans)).toEqual(new Set(['free']));
  });

  test('by others’ subscriptions in the same account of Stripe', async () => {
    const { shop, app, stripe, ana, subscription, events } = await startWithPayment();
    subscription.metadata = {};
    events.completed.data.object.id = 'cs_test_of_another_product';
    await stripe.deliverAll(app, events);
    expect(await ana.status()).toEqual(FREE);
    const { subscriptions, payments, mails } = await stored(shop);
    expect([subscriptions, payments, mails]).toEqual([[], [], []]);
  });

  test('by events of other types, which are taken all the same', async () => {
    const { shop, app, stripe, ana, events } = await startWithPayment();
    for (const type of ['charge.refunded', 'payment_intent.succeeded', 'customer.created', 'a.new.type']) {
      await stripe.deliverAll(app, [{ ...events.updated, id: `evt_${type}`, type }]);
    }
    expect(await ana.status()).toEqual(FREE);
    const { subscriptions, payments, mails } = await stored(shop);
    expect([subscriptions, payments, mails]).toEqual([[], [], []]);
  });
});

describe('A renewal', () => {
  test('is paid an hour after the period has begun, and the page for customers stays open meanwhile', async () => {
    const { app, stripe, turnTo, runJobs, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    await ana.receive(6);
    const expectOpen = async (time: string) => {
      turnTo(time);
      expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', paymentFailed: false });
      expect(await ana.acceptsReviews()).toBe(true);
    };
    turnTo('2026-12-21T09:29:00.000Z');
    await runJobs();
    turnTo('2026-12-21T09:30:15.000Z');
    const { begun } = stripe.beginRenewal(subscription).events;
    // Events take a moment, ...
    await expectOpen('2026-12-21T09:30:20.000Z');
    await stripe.deliverAll(app, [begun]);
    // ... and the card is charged an hour later.
    await expectOpen('2026-12-21T10:29:00.000Z');
    await runJobs();
    await expectOpen('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    expect(await ana.status()).toMatchObject({
      subscriptionExpiresAt: '2027-01-21T09:30:15.000Z',
      renewsAt: '2027-01-21T09:30:15.000Z',
    });
  });

  test('whose news are lost is found out by asking', async () => {
    const { stripe, app, turnTo, runJobs, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    turnTo('2026-12-21T09:29:00.000Z');
    await runJobs();
    turnTo('2026-12-21T10:30:15.000Z');
    stripe.renew(subscription);
    await runJobs();
    expect(await ana.status()).toEqual(RENEWED);
  });

  test('that is paid in part from the customer’s credit counts in full', async () => {
    const { shop, app, stripe, turnTo, ana, subscription, events } = await startWithPayment();
    await stripe.deliverAll(app, events);
    turnTo('2026-12-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription, { credit: 350 }).events);
    expect(await ana.status()).toEqual(RENEWED);
    expect(await paymentsOf(shop, ana)).toEqual([350, 700]);
    turnTo('2027-01-21T10:30:15.000Z');
    await stripe.deliverAll(app, stripe.renew(subscription, { credit: 700 }).events);
    expect((await ana.status()).subscriptionExpiresAt).toBe('2027-02-21T09:30:15.000Z');
  });
});

/** What was received from somebody, in cents, smallest first. */
async function paymentsOf({ app }: Shop, { user }: Buyer): Promise<number[]> {
  const rows = await app.service.deps.db
    .selectFrom('payments')
    .select('amount')
    .where('user_id', '=', user.id)
    .orderBy('amount')
    .execute();
  return rows.map(({ amount }) => amount);
}
