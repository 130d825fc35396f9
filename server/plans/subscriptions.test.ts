import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { startApp } from '#tests/start-app.ts';
import { readSubscription } from './payments/stripe-events.ts';
import { testPayments } from './payments/test-payments.ts';
import { cancelOrphanedSubscriptions } from './renewals.ts';
import { currentSubscription, renews, type Subscription, saveSubscription } from './subscriptions.ts';
import { updateSubscription } from './update-subscription.ts';

const BEGUN = '2026-11-21T12:00:00.000Z';
const DECEMBER = '2026-12-21T12:00:00.000Z';
const JANUARY = '2027-01-21T12:00:00.000Z';

const older: Subscription = {
  id: 'sub_a',
  user_id: 2,
  customer_id: 'cus_1',
  plan: 'monthly',
  amount: 700,
  started_at: BEGUN,
  status: 'active',
  cancels: 0,
  ended_at: null,
  paid_until: DECEMBER,
};

test.for([
  ['active', BEGUN, DECEMBER, DECEMBER],
  ['trialing', BEGUN, DECEMBER, DECEMBER],
  ['incomplete', BEGUN, DECEMBER, null],
  ['incomplete_expired', BEGUN, DECEMBER, null],
  // A failed renewal.
  ['past_due', DECEMBER, JANUARY, DECEMBER],
  ['unpaid', DECEMBER, JANUARY, DECEMBER],
  // Another failed invoice during a paid period.
  ['past_due', BEGUN, DECEMBER, DECEMBER],
] as const)('A subscription that is %s from %s to %s is paid until %s', ([status, start, end, paidUntil]) => {
  const seconds = (time: string) => Date.parse(time) / 1000;
  const period = { current_period_start: seconds(start), current_period_end: seconds(end) };
  const created = seconds(BEGUN);
  const object = { id: 'sub_1', status, customer: 'cus_1', created, items: { data: [period] } };
  const older = { ...object, items: null, ...period };
  for (const given of [object, older]) {
    const subscription = given as unknown as Stripe.Subscription;
    expect(readSubscription(subscription)).toMatchObject({ paid_until: paidUntil });
  }
});

describe('With several subscriptions', () => {
  const newer = { ...older, id: 'sub_b', started_at: DECEMBER };

  test('the newest paid one counts', () => {
    expect(currentSubscription([newer, older])?.id).toBe('sub_b');
    expect(currentSubscription([older, { ...newer, status: 'incomplete', paid_until: null }])?.id).toBe(
      'sub_a',
    );
  });

  test('an ongoing one counts before an ended one', () => {
    expect(currentSubscription([older, { ...newer, status: 'canceled', paid_until: JANUARY }])?.id).toBe(
      'sub_a',
    );
  });
});

test('What the provider has ended is not canceled there again', async () => {
  const { app, deps } = (await startApp()).service;
  for (const status of ['active', 'canceled', 'incomplete_expired'])
    await saveSubscription(deps.db, { ...older, id: status, user_id: null, status });
  const canceled: string[] = [];
  const payments = {
    ...testPayments(deps),
    cancelSubscription: async (id: string) => void canceled.push(id),
  };
  await cancelOrphanedSubscriptions({ ...deps, payments, log: app.log });
  expect(canceled).toEqual(['active']);
});

test('A state that became outdated during the fetch is fetched again', async () => {
  const app = await startApp();
  const { deps } = app.service;
  const { user } = await app.professional();
  const active = { ...older, id: 'sub_1', user_id: user.id };
  const canceled = { ...active, cancels: 1 };
  const update = (id: string, fetchState: () => Promise<Subscription>) =>
    updateSubscription(deps, { subscriptionId: 'sub_1', fetchState, event: { id, type: 'any' } });
  await update('evt_1', async () => active);
  const answers = [active, canceled];
  const outcome = await update('evt_2', async () => {
    if (answers.length === 2) await update('evt_3', async () => canceled);
    return answers.shift() ?? canceled;
  });
  expect(outcome).toBe('applied');
  const stored = await deps.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  expect(renews(stored)).toBe(false);
});
