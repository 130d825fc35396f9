import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { DAY, HOUR, MINUTE } from '#server/basics/clock.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { startWithStripe, startWithSubscriber } from '#tests/start-with-stripe.ts';

beforeEach(skipWithoutDatabase);

/** The first two ends of a monthly plan that starts at the test clock's initial time. */
const END = '2026-12-21T09:30:15.000Z';
const NEXT_END = '2027-01-21T09:30:15.000Z';

const after = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds);
const plan = (subscriptionType: string, subscriptionExpiresAt: string | null) => ({
  subscriptionType,
  subscriptionExpiresAt,
});

describe('What an admin sets while a plan is paid', () => {
  test.for([
    ['annual', '2027-11-21T00:00:00.000Z', 'annual', 4.92],
    ['annual', null, 'annual', 4.92],
    ['monthly', '2026-11-25T00:00:00.000Z', 'monthly', 7],
    ['annual', '2026-11-20T00:00:00.000Z', 'free', 0],
    ['free', null, 'free', 0],
  ] as const)(
    'counts everywhere immediately: %s until %s is %s',
    async ([granted, until, effective, revenue]) => {
      const { app, grant, ana } = await startWithSubscriber();
      await ana.receive(freePlan.reviews);
      const expected = plan(effective, until);
      expect(await grant(ana, granted, until)).toMatchObject({ ...expected, renews: true });
      const admin = await signInAsAdmin(app);
      expect((await admin.get('/api/admin/users')).body[1]).toMatchObject(expected);
      expect((await admin.get('/api/admin/user-stats')).body).toMatchObject({
        paidUsers: effective === 'free' ? 0 : 1,
        conversionRate: effective === 'free' ? 0 : 50,
        monthlyRevenue: revenue,
      });
      expect((await ana.get('/api/auth/me')).body).toMatchObject(expected);
      expect(await ana.status()).toMatchObject({ ...expected, renewsAt: END });
      expect(await ana.acceptsReviews()).toBe(effective !== 'free');
      expect(await ana.receive(1)).toEqual([effective === 'free' ? 403 : 201]);
    },
  );

  test.for([
    ['free', null],
    ['annual', '2026-11-20T00:00:00.000Z'],
    ['monthly', '2026-11-25T00:00:00.000Z'],
  ] as const)('counts until the next payment if that lasts longer: %s until %s', async ([granted, until]) => {
    const { app, stripe, grant, setTime, runJobs, ana, subscription, events } = await startWithSubscriber();
    await grant(ana, granted, until);
    await stripe.deliverAll(app, [{ ...events.updated, id: 'evt_again' }]);
    setTime(after(END, -5 * MINUTE));
    await runJobs();
    setTime(after(END, 5 * MINUTE));
    expect(await ana.status()).toMatchObject(plan('free', until));
    await stripe.deliverAll(app, stripe.renew(subscription).events);
    expect(await ana.status()).toMatchObject(plan('monthly', NEXT_END));
  });
});

describe('A granted plan', () => {
  test.for([['2027-11-21T00:00:00.000Z'], [null]] as const)(
    'until %s is left alone by payments for less, and by the end of the subscription',
    async ([until]) => {
      const { app, stripe, grant, setTime, ana, subscription } = await startWithSubscriber();
      await grant(ana, 'annual', until);
      setTime(after(END, HOUR));
      await stripe.deliverAll(app, stripe.renew(subscription).events);
      expect(await ana.status()).toMatchObject({ ...plan('annual', until), renewsAt: NEXT_END });
      await stripe.deliverAll(app, [stripe.end(subscription)]);
      expect(await ana.status()).toMatchObject({ ...plan('annual', until), renewsAt: null });
    },
  );

  test('is outlasted by a longer payment, and what is paid stays when the grant ends', async () => {
    const { grant, setTime, buyer } = await startWithStripe();
    const ana = await buyer();
    await grant(ana, 'monthly', END);
    await ana.subscribe('yearly');
    const paid = plan('annual', '2027-11-21T09:30:15.000Z');
    expect(await ana.status()).toMatchObject(paid);
    setTime(after(END, DAY));
    expect(await ana.status()).toMatchObject(paid);
  });

  test('counts again if the longer subscription ends before it', async () => {
    const { app, stripe, grant, buyer } = await startWithStripe();
    const ana = await buyer();
    await grant(ana, 'monthly', END);
    const { subscription } = await ana.subscribe('yearly');
    await stripe.deliverAll(app, [stripe.end(subscription)]);
    expect(await ana.status()).toMatchObject(plan('monthly', END));
  });

  test('that an admin took back does not return with a payment', async () => {
    const { grant, buyer } = await startWithStripe();
    const ana = await buyer();
    await grant(ana, 'annual', null);
    await grant(ana, 'free', null);
    await ana.subscribe('monthly');
    expect(await ana.status()).toMatchObject(plan('monthly', END));
  });

  test('does not keep a subscription whose payment failed from being bought again', async () => {
    const { app, stripe, grant, setTime, ana, subscription } = await startWithSubscriber();
    setTime(after(END, HOUR));
    await stripe.deliverAll(app, stripe.failRenewal(subscription).events);
    await grant(ana, 'monthly', NEXT_END);
    expect((await ana.status()).subscriptionType).toBe('monthly');
    await ana.openSession('monthly');
  });
});
