import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { DAY, HOUR, MINUTE } from '#server/basics/clock.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import {
  type Buyer,
  startWithPayment,
  startWithStripe,
  startWithSubscriber,
} from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

/** The end of a monthly plan that starts at the test clock's initial time. */
const END = '2026-12-21T09:30:15.000Z';
const NEXT_END = '2027-01-21T09:30:15.000Z';

const minutesBefore = (time: string, minutes: number) => new Date(Date.parse(time) - minutes * MINUTE);
const daysBefore = (time: string, days: number) => new Date(Date.parse(time) - days * DAY);
const hoursAfter = (time: string, hours: number) => new Date(Date.parse(time) + hours * HOUR);

describe('A renewal that fails', () => {
  test('is shown and closes the page when the period ends, and a later payment opens it again', async () => {
    const { app, stripe, setTime, advanceTime, runJobs, ana, subscription } = await startWithSubscriber();
    await ana.receive(freePlan.reviews + 1);
    // Stripe's clock may be ahead of ours.
    setTime(minutesBefore(END, 10));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    const failed = { subscriptionExpiresAt: END, paymentFailed: true, renewsAt: null };
    expect(await ana.status()).toMatchObject({ ...failed, subscriptionType: 'monthly' });
    setTime(END);
    await runJobs();
    expect(await ana.status()).toMatchObject({ ...failed, subscriptionType: 'free' });
    expect(await ana.receive(1)).toEqual([403]);
    advanceTime(3 * DAY);
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    expect(await ana.status()).toMatchObject({
      subscriptionType: 'monthly',
      subscriptionExpiresAt: NEXT_END,
      renewsAt: NEXT_END,
      paymentFailed: false,
    });
    expect(await ana.receive(1)).toEqual([201]);
  });

  test('sends one mail per period with a link to update the card, for any number of attempts', async () => {
    const { app, stripe, setTime, advanceTime, ana, subscription, newMails, mailsTo } =
      await startWithSubscriber();
    setTime(hoursAfter(END, 1));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
      advanceTime(3 * DAY);
    }
    const failure = "The payment for your Goodword plan didn't go through";
    expect(await newMails()).toEqual([failure]);
    expect((await mailsTo(ana.user.email)).at(-1)?.text).toMatch(/\/settings\b/);
    await stripe.deliverAll(app, stripe.payInvoice(subscription).events);
    setTime(hoursAfter(NEXT_END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    expect((await newMails()).filter((subject) => subject === failure)).toHaveLength(2);
  });

  test('does not prevent buying again, and credits nothing for the unpaid period', async () => {
    const { app, stripe, setTime, runJobs, ana, subscription } = await startWithSubscriber();
    setTime(hoursAfter(END, 1));
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

  test('permanently ends the plan and is no longer reported as a failed payment', async () => {
    const { app, stripe, setTime, advanceTime, runJobs, ana, subscription, newMails } =
      await startWithSubscriber();
    setTime(hoursAfter(END, 1));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    advanceTime(5 * DAY);
    await runJobs();
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    await runJobs();
    expect(await ana.status()).toMatchObject({
      subscriptionType: 'free',
      renewsAt: null,
      paymentFailed: false,
    });
    const subjects = await newMails();
    expect(subjects.filter((subject) => /ended/i.test(subject))).toHaveLength(1);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('A canceled subscription', () => {
  test.for(['portal', 'api'] as const)(
    'by %s stays active until its end, and everything closes then',
    async (by) => {
      const { app, stripe, setTime, ana, subscription } = await startWithSubscriber();
      await ana.receive(freePlan.reviews + 1);
      await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription, by)]);
      const cancelled = { subscriptionType: 'monthly', subscriptionExpiresAt: END, renewsAt: null };
      setTime(new Date(Date.parse(END) - 1));
      expect(await ana.status()).toMatchObject(cancelled);
      expect(await ana.acceptsReviews()).toBe(true);
      setTime(END);
      expect(await ana.acceptsReviews()).toBe(false);
      expect(await ana.receive(1)).toEqual([403]);
      await stripe.deliverAll(app, [stripe.end(subscription)]);
      expect(await ana.status()).toMatchObject({
        subscriptionType: 'free',
        totalReviews: freePlan.reviews + 1,
      });
    },
  );
});

describe('Before and after the end of a plan', () => {
  test('that was canceled, one mail each is sent, even if the jobs run repeatedly', async () => {
    const { app, stripe, setTime, runJobs, ana, subscription, newMails } = await startWithSubscriber();
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription)]);
    setTime(minutesBefore(daysBefore(END, 3).toISOString(), 15));
    await runJobs();
    expect(await newMails()).toEqual([]);

    setTime(daysBefore(END, 3));
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    expect(await newMails()).toHaveLength(1);
    for (const days of [2, 1, 0.01]) {
      setTime(daysBefore(END, days));
      await runJobs();
    }
    expect(await newMails()).toHaveLength(1);

    setTime(END);
    await Promise.all([runJobs(), runJobs()]);
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    for (const hours of [1, 24, 24 * 6, 24 * 30, 24 * 300]) {
      setTime(hoursAfter(END, hours));
      await runJobs();
    }
    const subjects = await newMails();
    expect(subjects).toHaveLength(2);
    expect(subjects[0]).toMatch(/ends?\b.*December 21/);
    expect(subjects[1]).toMatch(/ended/);
    expect((await ana.status()).subscriptionType).toBe('free');
  });

  test('that an admin granted, one mail each is sent', async () => {
    const setup = await startWithStripe();
    const { setTime, runJobs, subjectsTo } = setup;
    const ana = await setup.buyer();
    await setup.grant(ana, 'annual', END);
    for (const [time, count] of [
      [daysBefore(END, 4), 0],
      [daysBefore(END, 3), 1],
      [hoursAfter(END, 0), 2],
      [hoursAfter(END, 100), 2],
    ] as const) {
      setTime(time);
      await runJobs();
      expect([time, (await subjectsTo(ana.user.email)).length]).toEqual([time, count]);
    }
  });

  test('that has no end, is free, became free earlier or was never paid, no mail is sent', async () => {
    const setup = await startWithStripe();
    const { setTime, runJobs, subjectsTo } = setup;
    const [endless, free, demoted] = [await setup.buyer(), await setup.buyer(), await setup.buyer()];
    const unpaid = await setup.buyer();
    const { subscription, events } = setup.stripe.pay(await unpaid.openSession('monthly'));
    subscription.status = 'incomplete';
    await setup.stripe.deliverAll(setup.app, [events.created, setup.stripe.end(subscription)]);
    await setup.grant(endless, 'monthly', null);
    await setup.grant(demoted, 'monthly', END);
    await setup.grant(demoted, 'free', null);
    for (const time of [daysBefore(END, 3), daysBefore(END, 1), hoursAfter(END, 1)]) {
      setTime(time);
      await runJobs();
    }
    for (const { user } of [endless, free, demoted, unpaid]) expect(await subjectsTo(user.email)).toEqual([]);
  });

  test('one mail each is sent for the next period too', async () => {
    const { app, stripe, setTime, runJobs, ana, subscription, newMails } = await startWithSubscriber();
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(subscription)]);
    for (const time of [daysBefore(END, 3), new Date(END)]) {
      setTime(time);
      await runJobs();
    }
    const second = await ana.subscribe('monthly');
    await stripe.deliverAll(app, [stripe.cancelAtPeriodEnd(second.subscription)]);
    for (const time of [daysBefore(NEXT_END, 3), hoursAfter(NEXT_END, 1)]) {
      setTime(time);
      await runJobs();
    }
    // Ending, ended, active again, ending, ended.
    expect(await newMails()).toHaveLength(5);
  });
});

describe('A change to the other plan', () => {
  test('takes effect immediately for the same Stripe customer; the old subscription is canceled and credited', async () => {
    const { app, stripe, advanceTime, runJobs, ana, subscription } = await startWithSubscriber();
    advanceTime(10 * DAY);
    const { session, subscription: annual } = await ana.subscribe('yearly');
    expect(stripe.checkoutRequests().at(-1)?.fields).toMatchObject({ customer: subscription.customer });
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

  test('works in any order of the two subscriptions’ events', async () => {
    const setup = await startWithStripe();
    const { app, stripe, advanceTime, runJobs } = setup;
    const ana = await setup.buyer();
    const monthly = stripe.pay(await ana.openSession('monthly'));
    await stripe.deliverAll(app, [monthly.events.completed]);
    advanceTime(DAY);
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
  const deleteAccount = async (ana: Buyer) =>
    expect((await ana.post('/api/auth/delete-account', { password: ana.password })).status).toBe(200);

  test('cancels its subscription and expires its payment page, later if Stripe is down', async () => {
    const { stripe, advanceTime, runJobs, ana, subscription } = await startWithSubscriber();
    const open = await ana.openSession('yearly');
    stripe.fault = { kind: 'down' };
    await deleteAccount(ana);
    await runJobs();
    expect([subscription.status, open.status]).toEqual(['active', 'open']);
    advanceTime(HOUR);
    stripe.fault = null;
    await runJobs();
    expect([subscription.status, open.status]).toEqual(['canceled', 'expired']);
  });

  test.for(['before', 'after'])(
    'cancels a subscription paid at the last moment whose events come %s the job, and sends no more mails',
    async (order) => {
      const { app, stripe, runJobs, ana, subscription, events, setup } = await startWithPayment();
      await deleteAccount(ana);
      if (order === 'after') await runJobs();
      await stripe.deliverAll(app, events);
      await runJobs();
      expect(subscription.status).toBe('canceled');
      await stripe.deliverAll(app, [...stripe.events]);
      expect(await setup.subjectsTo(ana.user.email)).toEqual([]);
    },
  );

  test('cancels a subscription paid on one plan’s page after which the other plan’s was opened', async () => {
    const { runJobs, ana, subscription } = await startWithPayment();
    await ana.openSession('yearly');
    await deleteAccount(ana);
    await runJobs();
    expect(subscription.status).toBe('canceled');
  });

  test('expires a payment page that was still opening', async () => {
    const { app, stripe, runJobs, buyer } = await startWithStripe();
    const ana = await buyer();
    const answering = Promise.withResolvers<void>();
    stripe.fault = { kind: 'slow', until: () => answering.promise };
    const opening = ana.checkOut('monthly');
    const { db } = app.service.deps;
    await expect.poll(() => db.selectFrom('checkouts').select('id').execute()).toHaveLength(1);
    await deleteAccount(ana);
    await runJobs();
    stripe.fault = null;
    answering.resolve();
    const page = stripe.sessionAt((await opening).body.paymentUrl);
    await runJobs();
    expect(page.status).toBe('expired');
  });
});
