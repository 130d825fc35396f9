import { beforeEach, describe, expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { givePlan } from '#tests/accounts.ts';
import { json, signInAsAdmin, startWithAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const FUTURE = '2099-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

test('The totals count all accounts, plans until the moment they end, and their monthly revenue', async () => {
  let now = new Date('2026-11-21T12:00:00.000Z');
  const app = await startApp({ clock: () => now });
  const soon = '2026-11-22T12:00:00.000Z';
  for (const [plan, until] of [
    ['free', null],
    ['free', null],
    ['annual', PAST],
    ['monthly', soon],
    ['annual', FUTURE],
    ['annual', null],
  ] as const) {
    const { user } = await app.professional();
    await givePlan(app, user.id, plan, until);
    await app.visitor().post('/api/reviews/submit', newReview(user.id));
  }
  const totals = async () => (await (await signInAsAdmin(app)).get('/api/admin/user-stats')).body;
  now = new Date(Date.parse(soon) - 1);
  const counts = { totalUsers: 7, totalReviews: 6 };
  // 3 of 7 including the admin, and 7 + 2 × 59 / 12.
  expect(await totals()).toEqual({ ...counts, paidUsers: 3, conversionRate: 42.9, monthlyRevenue: 16.83 });
  now = new Date(soon);
  expect(await totals()).toEqual({ ...counts, paidUsers: 2, conversionRate: 28.6, monthlyRevenue: 9.83 });
});

describe('Changing a plan', () => {
  test('to free keeps every review and workplace', async () => {
    const { app, admin } = await startWithAdmin();
    const ana = await app.professional();
    await givePlan(app, ana.user.id, 'annual', FUTURE);
    for (const name of ['One', 'Two']) await ana.post('/api/workplaces', { name });
    await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    const answer = await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(toFree));
    const { thanksLink, question, ...user } = ana.user;
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...user, ...toFree, reviewCount: 1, workplaceCount: 2, renews: false },
    ]);
    expect((await ana.get('/api/workplaces')).body).toHaveLength(2);
    expect((await ana.get('/api/reviews')).body).toHaveLength(1);
  });

  test('stores every time format in the one that is compared', async () => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    const { app, admin } = await startWithAdmin({ clock: () => now });
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

  test('refuses an unclear plan or end and one after ten years, and changes nothing', async () => {
    const { app, admin } = await startWithAdmin({ clock: () => new Date('2026-11-21T12:00:00.000Z') });
    const ana = await app.professional();
    const change = async (subscriptionType?: string, subscriptionExpiresAt?: string | number | null) => {
      const body = json({ subscriptionType, subscriptionExpiresAt });
      const answer = await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, body);
      return [answer.status, answer.body.message];
    };
    expect(await change('gold', null)).toEqual([400, 'Please choose free, monthly or annual']);
    const NOT_A_DATE = 'The end must be a date like 2027-01-31 or 2027-01-31T12:00:00.000Z, or null';
    for (const end of [undefined, 'soon', '', '2027-02-30', '2027-02-30T12:00:00.000Z', '0000-12-31', 1.9e12])
      expect([end, await change('monthly', end)]).toEqual([end, [400, NOT_A_DATE]]);
    expect(await change('free', '2026-12-21T12:00:00.000Z')).toEqual([
      400,
      "The free plan can't have an end date",
    ]);
    for (const end of ['2036-11-22', '2036-11-21T12:00:00.001Z', '9999-12-31T23:59:59.999Z'])
      expect(await change('annual', end)).toEqual([400, 'The end date can be at most ten years away']);
    expect((await ana.get('/api/auth/me')).body).toEqual(ana.user);
    expect(await change('annual', '2036-11-21T12:00:00.000Z')).toEqual([200, undefined]);
  });
});

describe('Deleting a user', () => {
  test('keeps payments and subscriptions that are yet to be canceled, without an account', async () => {
    const { app, db, admin } = await startWithAdmin();
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
});
const toFree = { subscriptionType: 'free', subscriptionExpiresAt: null };
