import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { json, signInAsAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { type Buyer, type Shop, startWithStripe } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

/** Of a monthly plan that begins as the shop's clock does. */
const END = '2026-12-21T09:30:15.000Z';
const NEXT_END = '2027-01-21T09:30:15.000Z';

const minutesBefore = (time: string, minutes: number) => new Date(Date.parse(time) - minutes * MINUTE);
const daysBefore = (time: string, days: number) => new Date(Date.parse(time) - days * DAY);
const hoursAfter = (time: string, hours: number) => new Date(Date.parse(time) + hours * HOUR);

/** Ana pays by the month, and was told so. */
async function startWithSubscriber() {
  const shop = await startWithStripe();
  const ana = await shop.buyer();
  const paid = await ana.subscribe('monthly');
  const told = await shop.subjectsTo(ana.user.email);
  /** The mails since then. */
  const news = async () => (await shop.subjectsTo(ana.user.email)).slice(told.length);
  return { shop, ...shop, ana, news, ...paid };
}

/** The admin gives somebody a plan, as they do on their page. */
async function grant(shop: Shop, { user }: Buyer, plan: 'monthly' | 'annual' | 'free', until: string | null) {
  const admin = await signInAsAdmin(shop.app);
  const change = json({ subscriptionType: plan, subscriptionExpiresAt: until });
  expect((await admin.send('PATCH', `/api/admin/users/${user.id}`, change)).status).toBe(200);
}

describe('A renewal that fails', () => {
  test('keeps the plan until the end of what is paid, and says that the payment failed', async () => {
    const { app, stripe, turnTo, ana, subscription } = await startWithSubscriber();
    // Stripe's clock may be ahead of ours.
    turnTo(minutesBefore(END, 10));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    const failed = { subscriptionExpiresAt: END, paymentFailed: true, renewsAt: null };
    expect(await ana.status()).toMatchObject({ ...failed, subscriptionType: 'monthly' });
    turnTo(END);
    expect(await ana.status()).toMatchObject({ ...failed, subscriptionType: 'free' });
  });

  test('closes everything then, and a later payment opens it again', async () => {
    const { app, stripe, turnTo, turnBy, runJobs, ana, subscription } = await startWithSubscriber();
    await ana.receive(6);
    turnTo(minutesBefore(END, 1));
    await runJobs();
    turnTo(hoursAfter(END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    await runJobs();
    expect(await ana.status()).toMatchObject({ subscriptionType: 'free', paymentFailed: true });
    expect(await ana.receive(1)).toEqual([403]);
    turnBy(3 * DAY);
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    expect(await ana.status()).toMatchObject({
      subscriptionType: 'monthly',
      subscriptionExpiresAt: NEXT_END,
      renewsAt: NEXT_END,
      paymentFailed: false,
    });
    expect(await ana.receive(1)).toEqual([201]);
  });

  test('is mailed once, however often the card is tried, with a way to another card; and once for the next', async () => {
    const { app, stripe, turnTo, turnBy, ana, subscription, news, mailsTo } = await startWithSubscriber();
    turnTo(hoursAfter(END, 1));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
      turnBy(3 * DAY);
    }
    const failure = "The payment for your Goodword Monthly plan didn't go through";
    expect(await news()).toEqual([failure]);
    expect((await mailsTo(ana.user.email)).at(-1)?.text).toMatch(/\/settings\b/);
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    turnTo(hoursAfter(NEXT_END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    expect((await news()).filter((subject) => subject === failure)).toHaveLength(2);
  });

  test('does not hold anybody back from buying anew, and credits nobody what was not paid', async () => {
    const { app, stripe, turnTo, runJobs, ana, subscription } = await startWithSubscriber();
    turnTo(hoursAfter(END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    await ana.subscribe('monthly');
    expect(await ana.status()).toMatchObject({
      subscriptionType: 'monthly',
      subscriptionExpiresAt: '2027-01-21T10:30:15.000Z',
      paymentFailed: false,
    });
    await runJobs();
    expect(subscription.status).toBe('canceled');
    const [ending] = stripe.requests.filter(({ method }) => method === 'DELETE');
    expect(ending?.fields.prorate).not.toBe('true');
  });

  test('for good ends the plan, and is no failed payment any more', async () => {
    const { app, stripe, turnTo, turnBy, runJobs, ana, subscription, news } = await startWithSubscriber();
    turnTo(hoursAfter(END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    turnBy(5 * DAY);
    await runJobs();
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    await runJobs();
    expect(await ana.status()).toMatchObject({
      subscriptionType: 'free',
      renewsAt: null,
      paymentFailed: false,
    });
    const subjects = await news();
    expect(subjects.filter((subject) => /ended/i.test(subject))).toHaveLength(1);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('A subscription that is cancelled', () => {
  test.for(['portal', 'call'] as const)(
    'by %s stays active until its end, and everything closes then',
    async (by) => {
      const { app, stripe, turnTo, ana, subscription } = await startWithSubscriber();
      await ana.receive(6);
      await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription, by)]);
      const cancelled = {
        subscriptionType: 'monthly',
        subscriptionExpiresAt: END,
        renewsAt: null,
        paymentFailed: false,
      };
      expect(await ana.status()).toMatchObject(cancelled);
      turnTo(new Date(Date.parse(END) - 1));
      expect(await ana.status()).toMatchObject(cancelled);
      expect(await ana.acceptsReviews()).toBe(true);
      turnTo(END);
      expect(await ana.status()).toMatchObject({ subscriptionType: 'free', reviewLimit: 5 });
      expect(await ana.acceptsReviews()).toBe(false);
      expect(await ana.receive(1)).toEqual([403]);
      await stripe.deliverAll(app, [stripe.end(subscription)]);
      expect(await ana.status()).toMatchObject({ subscriptionType: 'free', totalReviews: 6 });
    },
  );

  test('and kept after all is charged again, and ends nothing', async () => {
    const { app, stripe, turnBy, turnTo, runJobs, ana, subscription, news } = await startWithSubscriber();
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription)]);
    turnBy(DAY);
    await stripe.deliverAll(app, [stripe.keep(subscription)]);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'monthly', renewsAt: END });
    turnTo(daysBefore(END, 2));
    await runJobs();
    expect(await news()).toEqual([]);
  });
});

describe('Before and after the end of a plan', () => {
  test('that was cancelled comes one mail each, and not more however often the jobs run', async () => {
    const { app, stripe, turnTo, runJobs, ana, subscription, news } = await startWithSubscriber();
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription)]);
    turnTo(minutesBefore(daysBefore(END, 3).toISOString(), 15));
    await runJobs();
    expect(await news()).toEqual([]);

    turnTo(daysBefore(END, 3));
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    expect(await news()).toHaveLength(1);
    for (const days of [2, 1, 0.01]) {
      turnTo(daysBefore(END, days));
      await runJobs();
    }
    expect(await news()).toHaveLength(1);

    turnTo(END);
    await Promise.all([runJobs(), runJobs()]);
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    for (const hours of [1, 24, 24 * 6, 24 * 30, 24 * 300]) {
      turnTo(hoursAfter(END, hours));
      await runJobs();
    }
    const subjects = await news();
    expect(subjects).toHaveLength(2);
    expect(subjects[0]).toMatch(/ends?\b.*December 21/);
    expect(subjects[1]).toMatch(/ended/);
    expect((await ana.status()).subscriptionType).toBe('free');
  });

  test('that the admin gave comes one mail each', async () => {
    const shop = await startWithStripe();
    const { turnTo, runJobs, subjectsTo } = shop;
    const ana = await shop.buyer();
    await grant(shop, ana, 'annual', END);
    await runJobs();
    expect(await subjectsTo(ana.user.email)).toEqual([]);
    for (const [time, count] of [
      [daysBefore(END, 3), 1],
      [daysBefore(END, 1), 1],
      [hoursAfter(END, 0), 2],
      [hoursAfter(END, 1), 2],
      [hoursAfter(END, 100), 2],
    ] as const) {
      turnTo(time);
      await runJobs();
      expect([time, (await subjectsTo(ana.user.email)).length]).toEqual([time, count]);
    }
  });

  test('that does not end, is free, or was free before it could end comes none', async () => {
    const shop = await startWithStripe();
    const { turnTo, runJobs, subjectsTo } = shop;
    const [endless, free, demoted] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
    await grant(shop, endless, 'monthly', null);
    await grant(shop, demoted, 'monthly', END);
    await grant(shop, demoted, 'free', null);
    for (const time of [daysBefore(END, 3), daysBefore(END, 1), hoursAfter(END, 1)]) {
      turnTo(time);
      await runJobs();
    }
    for (const { user } of [endless, free, demoted]) expect(await subjectsTo(user.email)).toEqual([]);
  });

  test('that renews comes none, month after month', async () => {
    const { app, stripe, turnTo, runJobs, subscription, news } = await startWithSubscriber();
    for (const end of [END, NEXT_END]) {
      for (const time of [daysBefore(end, 3), minutesBefore(end, 5), hoursAfter(end, 0)]) {
        turnTo(time);
        await runJobs();
      }
      const { begun } = stripe.beginRenewal(subscription).events;
      turnTo(hoursAfter(end, 1));
      await stripe.deliverAll(app, [begun]);
      await runJobs();
      await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
      await runJobs();
    }
    expect(await news()).toEqual([]);
  });

  test('comes one mail each for the next period, too', async () => {
    const { app, stripe, turnTo, runJobs, ana, subscription, news } = await startWithSubscriber();
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription)]);
    for (const time of [daysBefore(END, 3), new Date(END)]) {
      turnTo(time);
      await runJobs();
    }
    const second = await ana.subscribe('monthly');
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(second.subscription)]);
    for (const time of [daysBefore(NEXT_END, 3), hoursAfter(NEXT_END, 1)]) {
      turnTo(time);
      await runJobs();
    }
    // It ends, has ended, is active again, ends, has ended.
    expect(await news()).toHaveLength(5);
  });

  test('that never was paid for comes none', async () => {
    const shop = await startWithStripe();
    const { app, stripe, runJobs, turnBy } = shop;
    const ana = await shop.buyer();
    const session = await ana.openSession('monthly');
    const { subscription, events } = stripe.pay(session);
    subscription.status = 'incomplete';
    await stripe.deliverAll(app, [events.created]);
    turnBy(DAY);
    await stripe.deliverAll(app, [stripe.giveUp(subscription)]);
    await runJobs();
    expect(await shop.subjectsTo(ana.user.email)).toEqual([]);
    expect(await ana.status()).toMatchObject({ subscriptionType: 'free', renewsAt: null });
  });
});

describe('A change to the other plan', () => {
  test('counts at once, for the customer known already, and the older subscription is ended and credited', async () => {
    const { app, stripe, turnBy, runJobs, ana, subscription } = await startWithSubscriber();
    turnBy(10 * DAY);
    const { session, subscription: annual } = await ana.subscribe('yearly');
    expect(stripe.openingRequests().at(-1)?.fields).toMatchObject({ customer: subscription.customer });
    expect(session.customer).toBe(subscription.customer);
    const changed = {
      subscriptionType: 'annual',
      subscriptionExpiresAt: '2027-12-01T09:30:15.000Z',
      renewsAt: '2027-12-01T09:30:15.000Z',
    };
    expect(await ana.status()).toMatchObject(changed);
    await runJobs();
    expect(subscription.status).toBe('canceled');
    const ending = stripe.requests.filter(({ method }) => method === 'DELETE');
    expect(ending.map(({ path, fields }) => [path, fields.prorate])).toEqual([
      [`/v1/subscriptions/${subscription.id}`, 'true'],
    ]);
    const deleted = stripe.events.findLast(({ type }) => type === 'customer.subscription.deleted');
    if (deleted) await stripe.deliverAll(app, [deleted]);
    expect(await ana.status()).toMatchObject(changed);
    await runJobs();
    expect(annual.status).toBe('active');
    expect(stripe.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('is known whichever subscription is heard of last', async () => {
    const shop = await startWithStripe();
    const { app, stripe, turnBy, runJobs } = shop;
    const ana = await shop.buyer();
    const monthly = stripe.pay(await ana.openSession('monthly'));
    await stripe.deliverAll(app, [monthly.events.completed]);
    turnBy(DAY);
    const annual = stripe.pay(await ana.openSession('yearly'));
    await stripe.deliverAll(app, annual.events);
    const { created, updated, paid, succeeded } = monthly.events;
    await stripe.deliverAll(app, [created, updated, paid, succeeded]);
    await runJobs();
    expect(await ana.status()).toMatchObject({
      subscriptionType: 'annual',
      subscriptionExpiresAt: '2027-11-22T09:30:15.000Z',
    });
    expect([monthly.subscription.status, annual.subscription.status]).toEqual(['canceled', 'active']);
  });
});

describe('The deletion of an account', () => {
  const ways = {
    'by its owner': async (_: Shop, ana: Buyer) =>
      (await ana.post('/api/auth/delete-account', { password: ana.password })).status,
    'by the admin': async (shop: Shop, { user }: Buyer) =>
      (await (await signInAsAdmin(shop.app)).delete(`/api/admin/users/${user.id}`)).status,
  };

  test.for(Object.entries(ways))(
    '%s ends its subscription and closes its payment page',
    async ([, remove]) => {
      const { shop, stripe, runJobs, ana, subscription } = await startWithSubscriber();
      const open = await ana.openSession('yearly');
      expect(await remove(shop, ana)).toBeLessThan(300);
      await runJobs();
      expect(subscription.status).toBe('canceled');
      expect(open.status).toBe('expired');
      const asked = stripe.requests.length;
      await runJobs();
      expect(stripe.requests.length).toBe(asked);
    },
  );

  test('while Stripe is down ends it later', async () => {
    const { shop, stripe, turnBy, runJobs, ana, subscription } = await startWithSubscriber();
    const open = await ana.openSession('yearly');
    stripe.fault = { kind: 'down' };
    expect(await ways['by its owner'](shop, ana)).toBe(200);
    await runJobs();
    expect([subscription.status, open.status]).toEqual(['active', 'open']);
    turnBy(HOUR);
    stripe.fault = null;
    await runJobs();
    expect([subscription.status, open.status]).toEqual(['canceled', 'expired']);
  });

  test('leaves nothing to do where the subscription has ended at Stripe before', async () => {
    const { shop, stripe, runJobs, ana, subscription } = await startWithSubscriber();
    const open = await ana.openSession('yearly');
    stripe.end(subscription);
    stripe.expire(open);
    expect(await ways['by its owner'](shop, ana)).toBe(200);
    await runJobs();
    const asked = stripe.requests.length;
    await runJobs();
    expect(stripe.requests.length).toBe(asked);
  });

  test('leaves nothing that is charged on, also where somebody pays at the very last moment', async () => {
    const shop = await startWithStripe();
    const { app, stripe, runJobs } = shop;
    const ana = await shop.buyer();
    const { subscription, events } = stripe.pay(await ana.openSession('monthly'));
    expect(await ways['by its owner'](shop, ana)).toBe(200);
    await stripe.deliverAll(app, events);
    await runJobs();
    expect(subscription.status).toBe('canceled');
  });

  test('takes the news that come after it, and tells nobody', async () => {
    const { shop, app, stripe, turnTo, runJobs, ana, subscription, events, news } =
      await startWithSubscriber();
    expect(await ways['by its owner'](shop, ana)).toBe(200);
    await stripe.deliverAll(app, events);
    turnTo(hoursAfter(END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    await runJobs();
    await stripe.deliverAll(app, [...stripe.events]);
    expect(await news()).toEqual([]);
    expect(subscription.status).toBe('canceled');
  });
});
