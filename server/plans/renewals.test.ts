import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { newReview } from '#server/demo/cast.ts';
import { DAY, MINUTE, SECOND } from '#server/system/clock.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { testPayments } from './payments/test-payments.ts';
import { extendRenewingPlans } from './renewals.ts';

beforeEach(skipWithoutDatabase);

const BEGUN = new Date('2026-01-31T12:00:00.000Z');
const FEBRUARY = '2026-02-28T12:00:00.000Z';
const MARCH = '2026-03-31T12:00:00.000Z';

describe('A plan that renews', () => {
  test('stays active between the end of a period and the event for the next', async () => {
    const clock = createSkewedClock();
    const app = await startApp({ clock: clock.now });
    const ana = await subscribed(app);
    for (let i = 0; i <= freePlan.reviews; i += 1)
      await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    const silent = { ...testPayments(app.service.deps), fetchSubscription: async () => null };

    clock.set(FEBRUARY, -5 * MINUTE);
    await runRenewalJob(app, silent);
    clock.set(FEBRUARY, 5 * MINUTE);
    await runRenewalJob(app, silent);
    expect((await ana.get('/api/subscription/status')).body).toMatchObject({
      subscriptionType: 'monthly',
      renewsAt: FEBRUARY,
    });
    expect((await app.visitor().get(`/api/users/${ana.user.id}`)).body.acceptingReviews).toBe(true);

    clock.set(FEBRUARY, DAY + SECOND);
    await runRenewalJob(app, silent);
    expect((await ana.get('/api/subscription/status')).body.subscriptionType).toBe('free');
  });

  test('is charged on the same day of each month, or on the last day', async () => {
    const clock = createSkewedClock();
    const app = await startApp({ clock: clock.now });
    const ana = await subscribed(app);
    for (const [end, next] of [
      [FEBRUARY, MARCH],
      [MARCH, '2026-04-30T12:00:00.000Z'],
    ] as const) {
      clock.set(end, SECOND);
      await runRenewalJob(app, testPayments(app.service.deps));
      // The session expired during the month.
      await ana.post('/api/auth/login', { username: ana.user.username, password: ana.password });
      expect((await ana.get('/api/subscription/status')).body).toMatchObject({
        subscriptionType: 'monthly',
        subscriptionExpiresAt: next,
        renewsAt: next,
      });
    }
    const payments = await app.service.deps.db.selectFrom('payments').selectAll().execute();
    expect(payments.map(({ amount }) => amount)).toEqual([700, 700, 700]);
  });
});

/** A subscriber on the monthly plan since 31 January. */
async function subscribed(app: TestApp) {
  const ana = await app.professional();
  const { paymentUrl } = (await ana.post('/api/create-subscription', { plan: 'monthly' })).body;
  await app.visitor().post(`${new URL(paymentUrl).pathname}/pay`);
  expect((await ana.get('/api/subscription/status')).body.subscriptionExpiresAt).toBe(FEBRUARY);
  return ana;
}

function runRenewalJob(app: TestApp, payments: PaymentProvider): Promise<void> {
  return extendRenewingPlans({ ...app.service.deps, payments, log: app.service.app.log });
}

function createSkewedClock() {
  let now = BEGUN;
  return {
    now: () => now,
    set(time: string, shift: number) {
      now = new Date(Date.parse(time) + shift);
    },
  };
}
