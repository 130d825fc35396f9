import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startApp } from '#tests/start-app.ts';
import { readSubscription } from './payments/stripe-events.ts';
import { currentSubscription, renews, type Subscription } from './subscriptions.ts';
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

test('The newest ongoing paid subscription counts', () => {
  const newer = { ...older, id: 'sub_b', started_at: DECEMBER };
  expect(currentSubscription([newer, older])?.id).toBe('sub_b');
  for (const other of [
    { ...newer, status: 'incomplete', paid_until: null },
    { ...newer, status: 'canceled', paid_until: JANUARY },
  ])
    expect(currentSubscription([older, other])?.id).toBe('sub_a');
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
