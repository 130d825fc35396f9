import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/admin.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { freePlan } from '#contract/plans.ts';
import { newReview } from '#server/demo/cast.ts';
import { DAY } from '#server/system/clock.ts';
import { json, signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { presentStats } from './store.ts';

beforeEach(skipWithoutDatabase);

const FUTURE = '2099-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

const endpoints = Object.values<object | number>(contract).filter(
  (value): value is Endpoint => typeof value === 'object' && 'method' in value && 'url' in value,
);

test('Admin endpoints never reveal review content, even while its mail is queued or has failed', async () => {
  const app = await startApp({ env: UNSENT });
  const { db } = app.service.deps;
  const admin = await signInAsAdmin(app);
  const ana = await app.professional();
  const review = newReview(ana.user.id, {
    comment: 'Words for her alone',
    customerName: 'Quiet Customer',
    customerLocation: 'Quiet Town',
  });
  for (let i = 0; i < 2; i += 1) {
    expect((await app.visitor().post('/api/reviews/submit', review)).status).toBe(201);
  }
  const { id: reviewId } = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  const payload = JSON.stringify({ reviewId, ordinal: 1 });
  await db
    .insertInto('outbox')
    .values({
      kind: 'review-received',
      user_id: ana.user.id,
      payload,
      message_id: 'one',
      state: 'failed',
      next_attempt_at: PAST,
      created_at: new Date().toISOString(),
    })
    .execute();
  const asked: [Endpoint, path: string][] = [
    [contract.getUserStats, ''],
    [contract.listUsers, '?search=quiet'],
    [contract.listUsers, '?limit=1&sort=reviews'],
    [contract.listUsers, ''],
    [contract.getPlatformInsights, ''],
    [contract.getMailHealth, ''],
    [contract.retryMails, ''],
    [contract.updateUser, String(ana.user.id)],
    [contract.signOutUser, String(ana.user.id)],
    [contract.deleteUser, String(ana.user.id)],
    [contract.listAuditEntries, ''],
  ];
  expect(new Set(asked.map(([endpoint]) => endpoint))).toEqual(new Set(endpoints));
  for (const [{ method, url }, rest] of asked) {
    const path = url.includes(':id') ? url.replace(':id', rest) : url + rest;
    const { status, text } = await admin.send(method, path, method === 'PATCH' ? json(toMonthly) : {});
    expect([path, status]).toEqual([path, method === 'DELETE' ? 204 : 200]);
    expect(text).not.toMatch(/words for her|quiet/i);
  }
});

describe('The totals', () => {
  test('count all accounts, active paid plans and their monthly revenue', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    for (const [plan, until] of [
      ['free', null],
      ['free', null],
      ['free', null],
      ['monthly', FUTURE],
      ['annual', FUTURE],
      ['annual', null],
    ] as const) {
      const { user } = await app.professional();
      await givePlan(app, user.id, plan, until);
      await app.visitor().post('/api/reviews/submit', newReview(user.id));
    }
    expect((await admin.get('/api/admin/user-stats')).body).toEqual({
      totalUsers: 7,
      paidUsers: 3,
      // 3 of 7 including the admin, and 7 + 2 × 59 / 12.
      conversionRate: 42.9,
      monthlyRevenue: 16.83,
      totalReviews: 6,
    });
  });

  test('exclude plans from the moment they expire', async () => {
    let now = new Date('2026-11-21T12:00:00.000Z');
    const app = await startApp({ clock: () => now });
    let admin = await signInAsAdmin(app);
    await givePlan(app, (await app.professional()).user.id, 'monthly', '2026-11-22T12:00:00.000Z');
    await givePlan(app, (await app.professional()).user.id, 'annual', PAST);
    const paid = { totalUsers: 3, paidUsers: 1, conversionRate: 33.3, monthlyRevenue: 7, totalReviews: 0 };
    now = new Date('2026-11-22T11:59:59.999Z');
    admin = await signInAsAdmin(app);
    expect((await admin.get('/api/admin/user-stats')).body).toEqual(paid);
    now = new Date('2026-11-22T12:00:00.000Z');
    expect((await admin.get('/api/admin/user-stats')).body).toEqual({
      totalUsers: 3,
      paidUsers: 0,
      conversionRate: 0,
      monthlyRevenue: 0,
      totalReviews: 0,
    });
  });

  test.each([
    [
      { total: 0, monthly: 0, annual: 0 },
      { conversionRate: 0, monthlyRevenue: 0 },
    ],
    [
      { total: 8, monthly: 1, annual: 0 },
      { conversionRate: 12.5, monthlyRevenue: 7 },
    ],
    [
      { total: 3, monthly: 2, annual: 1 },
      { conversionRate: 100, monthlyRevenue: 18.92 },
    ],
    [
      { total: 1_000, monthly: 300, annual: 700 },
      { conversionRate: 100, monthlyRevenue: 5541.67 },
    ],
  ])('are rounded to one decimal of a percent and to cents: %o is %o', (counts, expected) => {
    expect(presentStats({ reviews: 0, ...counts })).toMatchObject(expected);
  });
});

describe('The list of users', () => {
  test('contains all accounts in order of registration, with counts and the active plan', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const [ana, ben] = [await app.professional(), await app.professional({ industry: 'Other' })];
    await givePlan(app, ana.user.id, 'annual', FUTURE);
    await givePlan(app, ben.user.id, 'monthly', PAST);
    for (const name of ['One', 'Two']) await ana.post('/api/workplaces', { name });
    await ben.post('/api/workplaces', { name: 'Three' });
    for (const rating of [5, 4, 3]) {
      await app.visitor().post('/api/reviews/submit', newReview(ana.user.id, { rating }));
    }

    const { status, body } = await admin.get('/api/admin/users');
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({ id: 1, username: 'admin', reviewCount: 0, workplaceCount: 0 }),
      {
        ...ana.user,
        subscriptionType: 'annual',
        subscriptionExpiresAt: FUTURE,
        reviewCount: 3,
        workplaceCount: 2,
        renews: false,
      },
      {
        ...ben.user,
        subscriptionType: 'free',
        subscriptionExpiresAt: PAST,
        reviewCount: 0,
        workplaceCount: 1,
        renews: false,
      },
    ]);
  });
});

describe('Changing a plan', () => {
  test('takes effect immediately: a review over the free limit is accepted', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    const submit = () => app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    for (let i = 0; i < freePlan.reviews; i += 1) await submit();
    expect((await submit()).status).toBe(403);

    const until = new Date(Date.now() + 30 * DAY).toISOString();
    const change = { subscriptionType: 'monthly', subscriptionExpiresAt: until };
    const answer = await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(change));
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...ana.user, ...change, reviewCount: freePlan.reviews, workplaceCount: 0, renews: false },
    ]);
    expect((await ana.get('/api/subscription/status')).body).toMatchObject(change);
    expect((await submit()).status).toBe(201);
  });

  test('to free keeps every review and workplace', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    await givePlan(app, ana.user.id, 'annual', FUTURE);
    for (const name of ['One', 'Two']) await ana.post('/api/workplaces', { name });
    await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    const answer = await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(toFree));
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...ana.user, ...toFree, reviewCount: 1, workplaceCount: 2, renews: false },
    ]);
    expect((await ana.get('/api/workplaces')).body).toHaveLength(2);
    expect((await ana.get('/api/reviews')).body).toHaveLength(1);
  });

  test('accepts a paid plan without an end', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const { user } = await app.professional();
    const change = { subscriptionType: 'annual', subscriptionExpiresAt: null };
    const answer = await admin.send('PATCH', `/api/admin/users/${user.id}`, json(change));
    expect([answer.status, answer.body]).toMatchObject([200, change]);
  });

  test('stores every time format in the one that is compared', async () => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    const app = await startApp({ clock: () => now });
    const admin = await signInAsAdmin(app);
    const { user } = await app.professional();
    for (const [given, stored] of [
      ['2026-12-21T12:00:00Z', '2026-12-21T12:00:00.000Z'],
      ['2026-12-21T12:00:00.123456Z', '2026-12-21T12:00:00.123Z'],
      ['2027-01-31', '2027-01-31T00:00:00.000Z'],
    ]) {
      const change = { subscriptionType: 'monthly', subscriptionExpiresAt: given };
      const answer = await admin.send('PATCH', `/api/admin/users/${user.id}`, json(change));
      expect(answer.body.subscriptionExpiresAt).toBe(stored);
    }
  });

  test('to an end that has passed makes the account free right away', async () => {
    const app = await startApp({ clock: () => new Date('2026-11-21T12:00:00.000Z') });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    await givePlan(app, ana.user.id, 'annual', '2027-11-21T12:00:00.000Z');
    const change = { subscriptionType: 'annual', subscriptionExpiresAt: '2026-11-20' };
    const answer = await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(change));
    const ended = { subscriptionType: 'free', subscriptionExpiresAt: '2026-11-20T00:00:00.000Z' };
    expect([answer.status, answer.body]).toMatchObject([200, ended]);
    expect((await ana.get('/api/subscription/status')).body).toMatchObject(ended);
  });

  const NOT_A_DATE = 'The end must be a date like 2027-01-31 or 2027-01-31T12:00:00.000Z, or null';
  const OUT_OF_RANGE = 'The end must be at most ten years from now';
  test.for([
    [{}, 'Please choose free, monthly or annual'],
    [{ subscriptionType: 'gold', subscriptionExpiresAt: null }, 'Please choose free, monthly or annual'],
    [{ fullName: 'Somebody Else' }, 'Please choose free, monthly or annual'],
    [{ subscriptionType: 'monthly' }, NOT_A_DATE],
    [{ subscriptionType: 'monthly', subscriptionExpiresAt: 'soon' }, NOT_A_DATE],
    [{ subscriptionType: 'monthly', subscriptionExpiresAt: '2027-02-30T12:00:00.000Z' }, NOT_A_DATE],
    [{ subscriptionType: 'monthly', subscriptionExpiresAt: 1_900_000_000_000 }, NOT_A_DATE],
    [
      { subscriptionType: 'free', subscriptionExpiresAt: '2026-12-21T12:00:00.000Z' },
      'The free plan has no end, so its end must be null',
    ],
    [{ subscriptionType: 'monthly', subscriptionExpiresAt: '2027-02-30' }, NOT_A_DATE],
    [{ subscriptionType: 'monthly', subscriptionExpiresAt: '' }, NOT_A_DATE],
    [{ subscriptionType: 'monthly', subscriptionExpiresAt: '0000-12-31' }, NOT_A_DATE],
    [{ subscriptionType: 'annual', subscriptionExpiresAt: '2036-11-22' }, OUT_OF_RANGE],
    [{ subscriptionType: 'annual', subscriptionExpiresAt: '2036-11-21T12:00:00.001Z' }, OUT_OF_RANGE],
    [{ subscriptionType: 'annual', subscriptionExpiresAt: '9999-12-31T23:59:59.999Z' }, OUT_OF_RANGE],
  ] as const)('refuses %o with "%s" and changes nothing', async ([body, message]) => {
    const app = await startApp({ clock: () => new Date('2026-11-21T12:00:00.000Z') });
    const admin = await signInAsAdmin(app);
    const ana = await app.professional();
    const answer = await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(body));
    expect([answer.status, answer.body]).toEqual([400, { message }]);
    expect((await ana.get('/api/auth/me')).body).toEqual(ana.user);
  });

  test('accepts an end exactly ten years from now', async () => {
    const app = await startApp({ clock: () => new Date('2026-11-21T12:00:00.000Z') });
    const admin = await signInAsAdmin(app);
    const { user } = await app.professional();
    const change = { subscriptionType: 'annual', subscriptionExpiresAt: '2036-11-21T12:00:00.000Z' };
    const answer = await admin.send('PATCH', `/api/admin/users/${user.id}`, json(change));
    expect([answer.status, answer.body]).toMatchObject([200, change]);
  });
});

test.for(['999999', '2147483648', '0', 'x', '%00'])(
  'The unknown id %s gets 404 for a change and a deletion',
  async (id) => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const answers = [
      await admin.send('PATCH', `/api/admin/users/${id}`, json(toFree)),
      await admin.delete(`/api/admin/users/${id}`),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { message: 'User not found' }]);
  },
);

test('The admin account can change its plan, but cannot be deleted', async () => {
  const app = await startApp();
  const admin = await signInAsAdmin(app);
  const change = await admin.send('PATCH', '/api/admin/users/1', json(toMonthly));
  expect([change.status, change.body]).toEqual([200, expect.objectContaining({ id: 1, ...toMonthly })]);
  expect((await admin.get('/api/auth/me')).body).toMatchObject({ id: 1, ...toMonthly });
  const { status, body } = await admin.delete('/api/admin/users/1');
  expect([status, body]).toEqual([403, { message: 'The admin account cannot be deleted' }]);
  expect((await admin.get('/api/admin/users')).status).toBe(200);
});

describe('Deleting a user', () => {
  test('keeps payments and subscriptions that are yet to be canceled, without an account', async () => {
    const app = await startApp();
    const { db } = app.service.deps;
    const admin = await signInAsAdmin(app);
    const { user } = await app.professional();
    const plan = { user_id: user.id, plan: 'annual' } as const;
    // A job deletes old ones.
    const [at, customer_id] = [new Date().toISOString(), 'cus_1'];
    await db
      .insertInto('checkouts')
      .values({ ...plan, id: 'one', session_id: 'cs_1', payment_url: null, created_at: at })
      .execute();
    await db
      .insertInto('subscriptions')
      .values({ ...plan, id: 'sub_1', customer_id, amount: 5900, started_at: at, status: 'active' })
      .execute();
    await db
      .insertInto('payments')
      .values({ user_id: user.id, id: 'in_1', amount: 5900, paid_at: at })
      .execute();
    expect((await admin.get('/api/admin/users')).body[1].renews).toBe(true);

    expect((await admin.delete(`/api/admin/users/${user.id}`)).status).toBe(204);
    const kept = [
      await db.selectFrom('checkouts').select(['id', 'session_id', 'user_id']).execute(),
      await db.selectFrom('subscriptions').select(['id', 'customer_id', 'user_id']).execute(),
      await db.selectFrom('payments').select(['id', 'amount', 'user_id']).execute(),
    ];
    expect(kept).toEqual([
      [{ id: 'one', session_id: 'cs_1', user_id: null }],
      [{ id: 'sub_1', customer_id, user_id: null }],
      [{ id: 'in_1', amount: 5900, user_id: null }],
    ]);
  });

  test('deletes a queued reset mail, although it references no account', async () => {
    const app = await startApp({ env: UNSENT });
    const { db } = app.service.deps;
    const admin = await signInAsAdmin(app);
    const [ana, ben] = [await app.professional(), await app.professional()];
    for (const { email } of [ana.user, ben.user]) {
      await app.visitor().post('/api/auth/forgot-password', { email });
    }
    await admin.delete(`/api/admin/users/${ana.user.id}`);
    const left = await db.selectFrom('outbox').select('payload').execute();
    expect(left).toEqual([{ payload: JSON.stringify({ email: ben.user.email }) }]);
  });
});

const toMonthly = {
  subscriptionType: 'monthly',
  subscriptionExpiresAt: new Date(Date.now() + 30 * DAY).toISOString(),
};
const toFree = { subscriptionType: 'free', subscriptionExpiresAt: null };

async function givePlan(
  app: TestApp,
  userId: number,
  plan: 'free' | 'monthly' | 'annual',
  until: string | null,
) {
  await app.service.deps.db
    .updateTable('users')
    .set({ subscription_type: plan, subscription_expires_at: until })
    .where('id', '=', userId)
    .execute();
}
