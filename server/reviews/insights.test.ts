import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { startService } from '#server/start.ts';
import { givePlan } from '#tests/accounts.ts';
import { submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { readInsights } from './insights.ts';

beforeEach(skipWithoutDatabase);

const NOVEMBER = new Date('2026-11-21T12:00:00Z');

test('A review counts in its UTC month, to the millisecond', async () => {
  const { app, ana, setClock } = await openWithClock();
  for (const [time, rating] of [
    ['2025-02-28T23:59:59.999Z', 1],
    ['2025-03-01T00:00:00.000Z', 2],
    ['2025-12-31T23:59:59.999Z', 3],
    ['2026-01-01T00:00:00.000Z', 5],
    ['2026-01-31T23:59:59.999Z', 4],
    ['2026-02-01T00:00:00.000Z', 5],
    ['2026-02-28T12:00:00.000Z', 4],
    ['2026-02-28T12:00:00.001Z', 5],
  ] as const) {
    setClock(time);
    await leave(app, ana.user.id, { rating });
  }
  const { body } = await ana.get('/api/reviews/insights');
  expect(body.months).toHaveLength(12);
  expect([body.months[0].month, body.months[11].month]).toEqual(['2025-03', '2026-02']);
  expect(body.months.filter((month: { reviews: number }) => month.reviews > 0)).toEqual([
    { month: '2025-03', reviews: 1, averageRating: 2, views: 0 },
    { month: '2025-12', reviews: 1, averageRating: 3, views: 0 },
    { month: '2026-01', reviews: 2, averageRating: 4.5, views: 0 },
    { month: '2026-02', reviews: 3, averageRating: 4.7, views: 0 },
  ]);
  expect(body.ratings).toEqual([1, 1, 1, 2, 3]);
});

test('The twelve months are consecutive, also on the 31st and in a leap year', async () => {
  const { ana } = await openWithClock();
  for (const [time, first, last] of [
    ['2024-03-31T23:30:00Z', '2023-04', '2024-03'],
    ['2024-02-29T00:00:00Z', '2023-03', '2024-02'],
    ['2026-12-31T23:59:59Z', '2026-01', '2026-12'],
  ] as const) {
    const { months } = await readInsights(ana.db, ana.user.id, new Date(time));
    const names = months.map(({ month }) => month);
    expect([names[0], names[11], new Set(names).size]).toEqual([first, last, 12]);
  }
});

test('Views are counted by month; the last 30 days begin at midnight UTC for views and reviews', async () => {
  const { app, ana, setClock } = await openWithClock();
  await ana.db
    .insertInto('page_views')
    .values([
      { user_id: ana.user.id, day: '2025-11-30', views: 100 },
      { user_id: ana.user.id, day: '2025-12-01', views: 1 },
      { user_id: ana.user.id, day: '2026-10-22', views: 2 },
      { user_id: ana.user.id, day: '2026-10-23', views: 4 },
      { user_id: ana.user.id, day: '2026-10-31', views: 8 },
      { user_id: ana.user.id, day: '2026-11-21', views: 16 },
    ])
    .execute();
  for (const time of ['2026-10-22T23:59:59.999Z', '2026-10-23T00:00:00.000Z', '2026-11-21T11:00:00.000Z']) {
    setClock(time);
    await leave(app, ana.user.id);
  }
  setClock(NOVEMBER.toISOString());
  const { body } = await ana.get('/api/reviews/insights');
  expect(body.recent).toEqual({ views: 28, reviews: 2 });
  expect(body.recent.views).toBe((await ana.get('/api/reviews/stats')).body.recentViews);
  const views = body.months.map((month: { month: string; views: number }) => [month.month, month.views]);
  expect(views.filter(([, count]: [string, number]) => count > 0)).toEqual([
    ['2025-12', 1],
    ['2026-10', 14],
    ['2026-11', 16],
  ]);
});

test('Reviews and views of other accounts do not count', async () => {
  const app = await startApp();
  const [ana, ben] = [await app.professional(), await app.professional()];
  const empty = (await ana.get('/api/reviews/insights')).body;
  await leave(app, ben.user.id);
  await app.visitor().get(`/review/${ben.user.id}`, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
  expect((await ana.get('/api/reviews/insights')).body).toEqual(empty);
  expect((await ben.get('/api/reviews/insights')).body.recent).toEqual({ views: 1, reviews: 1 });
});

test('Workplaces are sorted by number of reviews; reviews of a deleted workplace become General', async () => {
  const { app, ana } = await openWithClock();
  const [blue, green] = [
    (await ana.post('/api/workplaces', { name: 'Blue Door' })).body.id,
    (await ana.post('/api/workplaces', { name: 'Green Door' })).body.id,
  ];
  await ana.post('/api/workplaces', { name: 'No Reviews Yet' });
  for (const [workplaceId, rating] of [
    [blue, 5],
    [blue, 4],
    [green, 5],
    [green, 5],
    [green, 4],
    [null, 2],
  ] as const) {
    await leave(app, ana.user.id, { workplaceId, rating });
  }
  const workplaces = async () => (await ana.get('/api/reviews/insights')).body.workplaces;
  expect(await workplaces()).toEqual([
    { workplaceId: green, reviews: 3, averageRating: 4.7 },
    { workplaceId: blue, reviews: 2, averageRating: 4.5 },
    { workplaceId: null, reviews: 1, averageRating: 2 },
  ]);
  await ana.delete(`/api/workplaces/${green}`);
  expect(await workplaces()).toEqual([
    { workplaceId: null, reviews: 4, averageRating: 4 },
    { workplaceId: blue, reviews: 2, averageRating: 4.5 },
  ]);
});

test('Reviews of one account get their ids in the order in which they are stored', async (context) => {
  context.skip(process.env.TEST_DATABASE !== 'postgres', 'SQLite has one writer at a time');
  const { app, ana } = await openWithClock();
  const ben = await app.professional();
  const other = await startSecondServer(app);
  const key = 'shared-key';
  const isDone = Promise.withResolvers<void>();
  onTestFinished(() => isDone.resolve());
  const isLocked = Promise.withResolvers<void>();
  // Blocks the first submission, which has the same key, until the transaction ends.
  const blocking = ana.db
    .transaction()
    .execute(async (tx) => {
      const review = { workplace_id: null, rating: 5, comment: 'Good', created_at: NOVEMBER.toISOString() };
      await tx
        .insertInto('reviews')
        .values({ ...review, user_id: ben.user.id, idempotency_key: key })
        .execute();
      isLocked.resolve();
      await isDone.promise;
      throw new Error('rolled back');
    })
    .catch(() => {});
  await isLocked.promise;
  const lastId = async () =>
    (
      await sql<{ last: number }>`
        select last_value as last from pg_sequences where sequencename = 'reviews_id_seq'`.execute(ana.db)
    ).rows[0]?.last ?? 0;
  const blockedQueries = async () =>
    (
      await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        ana.db,
      )
    ).rows.length;
  const before = await lastId();
  const first = submitReview(app, ana.user.id, {}, { 'idempotency-key': key });
  await expect.poll(blockedQueries, { timeout: 10_000 }).toBe(1);
  const second = submitTo(other, newReview(ana.user.id));
  await expect.poll(blockedQueries, { timeout: 10_000 }).toBe(2);
  expect((await lastId()) - before).toBe(1);

  isDone.resolve();
  await blocking;
  expect([(await first).status, (await second).status]).toEqual([201, 201]);
});

/** @returns the URL of a second server on the same database. */
async function startSecondServer(app: TestApp): Promise<string> {
  const service = await startService(app.service.deps.config);
  onTestFinished(() => service.close());
  return service.app.listen({ port: 0, host: '127.0.0.1' });
}

function submitTo(url: string, review: unknown) {
  return fetch(`${url}/api/reviews/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(review),
  });
}

async function openWithClock() {
  let now = NOVEMBER;
  const app = await startApp({ clock: () => now });
  const ana = await app.professional();
  const { db } = app.service.deps;
  await givePlan(app, ana.user.id);
  const setClock = (time: string) => {
    now = new Date(time);
  };
  return { app, ana: Object.assign(ana, { db }), setClock };
}

async function leave(app: TestApp, userId: number, overrides: Parameters<typeof newReview>[1] = {}) {
  const answer = await submitReview(app, userId, overrides);
  expect(answer.status).toBe(201);
}
