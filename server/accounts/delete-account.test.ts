import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { submitReview } from '#tests/customer.ts';
import { createReviewWithLink, insertFixture } from '#tests/fixture.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { deleteAccount, deleteRest } from './delete-account.ts';
import { findAccountsByLogin } from './store.ts';

beforeEach(skipWithoutDatabase);

const MANY = 2_500;
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' };

/** Ana has more reviews than a slice, and rows in every table. */
async function open() {
  const app = await startApp();
  const fixture = await insertFixture(app);
  const { db, ana } = fixture;
  const privateLink = await createReviewWithLink(db, ana.id, 'Herwords');
  await sql`
    insert into reviews (user_id, workplace_id, tracked_code_id, rating, comment, created_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(MANY)})
    select cast(${ana.id} as integer), cast(${ana.workplaceId} as integer), cast(${ana.trackedCodeId} as integer), 5, 'Good',
      ${sql.lit(new Date().toISOString())} from n`.execute(db);
  await db
    .updateTable('users')
    .set({ review_count: MANY + 2 })
    .where('id', '=', ana.id)
    .execute();
  return { app, ...fixture, privateLink };
}

const hide = ({ service: { deps } }: TestApp, id: number) =>
  deps.db.transaction().execute((tx) => deleteAccount(tx, id, deps.clock()));

async function finish({ service: { app, deps } }: TestApp): Promise<void> {
  await recurringJobs(app, deps, null)
    .find(({ name }) => name === 'finish deletions')
    ?.run();
}

async function rowsOf(app: TestApp, userId: number) {
  const rows = Object.entries(await readAllRows(app.service.deps.db));
  const count = (own: Record<string, unknown>[]) => own.filter((row) => row.user_id === userId).length;
  return Object.fromEntries(rows.map(([table, own]) => [table, count(own)]).filter(([, own]) => own !== 0));
}

describe('From its first transaction, a large account that is deleted', () => {
  test('keeps nothing but its reviews and what they reference, and no name', async () => {
    const { app, db, ana, ben } = await open();
    const bens = await rowsOf(app, ben.id);
    await hide(app, ana.id);
    expect(await rowsOf(app, ana.id)).toEqual({
      page_views: 1,
      reviews: MANY + 2,
      tracked_codes: 1,
      withdrawn_reviews: 1,
      workplaces: 2,
    });
    const users = JSON.stringify((await readAllRows(db)).users);
    expect(users).not.toMatch(ana.account);
    expect(await rowsOf(app, ben.id)).toEqual(bens);
  });

  test('is gone for customers, employers, its devices, the admin and operators', async () => {
    const { app, db, ana, ben, cookies, privateLink } = await open();
    const visitor = app.visitor();
    const admin = await signInAsAdmin(app);
    const statusOf = async (path: string, headers = {}) => (await visitor.get(path, headers)).status;
    const statuses = async () => ({
      page: await statusOf(`/review/${ana.id}`, PHONE),
      workplacePage: await statusOf(`/review/${ana.id}/${ana.workplaceId}`, PHONE),
      code: await statusOf(`/r/${ana.code}`, PHONE),
      name: await statusOf(`/api/users/${ana.id}`),
      workplace: await statusOf(`/api/workplaces/${ana.workplaceId}`),
      privateLink: await statusOf('/api/review-link', { 'review-link': privateLink }),
      employer: await statusOf(`/for/${ana.employerToken}`),
      session: await statusOf('/api/auth/me', { cookie: cookies['the professional'] }),
      submission: (await visitor.post('/api/reviews/submit', newReview(ana.id))).status,
      signIn: (await visitor.post('/api/auth/login', { username: ana.username, password: 'correct horse' }))
        .status,
      adminDeletes: (await admin.delete(`/api/admin/users/${ana.id}`)).status,
    });
    await hide(app, ana.id);
    const hidden = await statuses();
    const figures = async () => ({
      users: (await admin.get('/api/admin/users')).body,
      found: (await admin.get('/api/admin/users?search=deleted')).body,
      sorted: (await admin.get('/api/admin/users?sort=reviews&limit=1')).body,
      stats: (await admin.get('/api/admin/user-stats')).body,
      insights: (await admin.get('/api/admin/insights')).body,
    });
    const hiddenFigures = await figures();
    expect(await findAccountsByLogin(db, ana.username)).toEqual([]);

    await finish(app);
    expect(await rowsOf(app, ana.id)).toEqual({});
    expect(hidden).toEqual(await statuses());
    expect(hidden).toMatchObject({
      page: 404,
      code: 404,
      privateLink: 404,
      submission: 404,
      adminDeletes: 404,
    });
    expect(hiddenFigures).toEqual(await figures());
    expect(hiddenFigures.stats.totalReviews).toBeLessThan(MANY);
    expect((await visitor.get(`/review/${ben.id}`, PHONE)).status).toBe(200);
  });

  test('has freed its username and address', async () => {
    const { app, ana } = await open();
    await hide(app, ana.id);
    const form = newRegistration({ username: ana.username, email: ana.email });
    expect((await app.visitor().post('/api/auth/register', form)).status).toBe(201);
    const admin = await signInAsAdmin(app);
    const { body } = await admin.get(`/api/admin/users?search=${ana.username}`);
    expect(body).toHaveLength(1);
    await finish(app);
    expect((await admin.get(`/api/admin/users?search=${ana.username}`)).body).toEqual(body);
  });
});

describe('The rest of a large account', () => {
  test('is deleted in slices of a transaction each, and others write in between', async () => {
    const { app, db, ana, ben } = await open();
    await hide(app, ana.id);
    const left: (number | undefined)[] = [];
    await deleteRest(db, ana.id, Infinity, async () => {
      left.push((await rowsOf(app, ana.id)).reviews);
      const { status } = await submitReview(app, ben.id);
      expect(status).toBe(201);
    });
    expect(left).toEqual([MANY + 2 - 1_000, MANY + 2 - 2_000]);
    expect(await rowsOf(app, ana.id)).toEqual({});
  });

  test('is left to a scheduled job, if a request would wait too long', async () => {
    const { app, db, ana } = await open();
    await hide(app, ana.id);
    await deleteRest(db, ana.id, 0);
    expect((await rowsOf(app, ana.id)).reviews).toBe(MANY + 2 - 1_000);
    await finish(app);
    expect(await rowsOf(app, ana.id)).toEqual({});
  });

  test('is deleted by the next process, if one ends between two slices', async () => {
    const { app, db, ana } = await open();
    await hide(app, ana.id);
    const killed = deleteRest(db, ana.id, Infinity, () => Promise.reject(new Error('killed')));
    await expect(killed).rejects.toThrow('killed');
    expect((await rowsOf(app, ana.id)).reviews).toBe(MANY + 2 - 1_000);
    // Two processes may go on at the same time.
    await Promise.all([finish(app), finish(app)]);
    expect(await rowsOf(app, ana.id)).toEqual({});
    const users = (await readAllRows(db)).users?.map(({ id }) => id);
    expect(users).not.toContain(ana.id);
  });
});

test('A small account leaves no row and no name in any table, and other accounts unchanged', async () => {
  const app = await startApp();
  const { db, ana, ben } = await insertFixture(app);
  const bens = await rowsOf(app, ben.id);
  // The job names no account, but has her address.
  await app.visitor().post('/api/auth/forgot-password', { email: ana.email });
  await hide(app, ana.id);
  expect(await rowsOf(app, ana.id)).toEqual({});
  // Payments and audit entries stay.
  const { audit_entries, checkouts, subscriptions, payments, ...left } = await readAllRows(db);
  expect(left.users?.map(({ id }) => id)).not.toContain(ana.id);
  expect(JSON.stringify(left)).not.toMatch(/Onlyhers|Herwords/i);
  expect(await rowsOf(app, ben.id)).toEqual(bens);
});
