import { beforeEach, expect, test } from 'vitest';
import { SECOND } from '#server/basics/clock.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { testPayments } from './payments/test-payments.ts';
import { extendRenewingPlans } from './renewals.ts';

beforeEach(skipWithoutDatabase);

test('A plan is charged on the same day of each month, or on the last day', async () => {
  let now = new Date('2026-01-31T12:00:00.000Z');
  const app = await startApp({ clock: () => now });
  const { deps, app: server } = app.service;
  const ana = await app.professional();
  const { paymentUrl } = (await ana.post('/api/create-subscription', { plan: 'monthly' })).body;
  await app.visitor().post(`${new URL(paymentUrl).pathname}/pay`);
  const [february, ...later] = ['2026-02-28', '2026-03-31', '2026-04-30'].map(
    (day) => `${day}T12:00:00.000Z`,
  );
  let end = february ?? '';
  for (const next of later) {
    now = new Date(Date.parse(end) + SECOND);
    await extendRenewingPlans({ ...deps, payments: testPayments(deps), log: server.log });
    // The session expired during the month.
    await ana.post('/api/auth/login', { username: ana.user.username, password: ana.password });
    expect((await ana.get('/api/subscription/status')).body).toMatchObject({
      subscriptionType: 'monthly',
      subscriptionExpiresAt: next,
      renewsAt: next,
    });
    end = next;
  }
  const payments = await deps.db.selectFrom('payments').selectAll().execute();
  expect(payments.map(({ amount }) => amount)).toEqual([700, 700, 700]);
});
