import { CompiledQuery } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { praise } from '#server/cast.ts';
import type { Db } from '#server/db/schema.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { readInsights } from './insights.ts';

beforeEach(skipWithoutDatabase);

const NOVEMBER = new Date('2026-11-21T12:00:00Z');

test('Insights of a new account are twelve empty months that end with this one, and zeros', async () => {
  const app = await startApp({ clock: () => NOVEMBER });
  const ana = await app.professional();
  const answer = await ana.get('/api/reviews/insights');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    months: [
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ].map((month) => ({ month, reviews: 0, averageRating: null, views: 0 })),
    ratings: [0, 0, 0, 0, 0],
    recent: { views: 0, reviews: 0 },
    workplaces: [],
  });
});

test('A review counts in its month of UTC, to the millisecond, across months and years', async () => {
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

test('Twelve months are named one after the other also on the 31st and in a leap year', async () => {
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

test('Views count by month, and the last 30 days begin at midnight UTC for views and reviews alike', async () => {
  const { app, ana, setClock } = await openWithClock();
  await ana.db
    .insertInto('view_counts')
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

test('Other people’s reviews and views never count', async () => {
  const app = await startApp();
  const [ana, ben] = [await app.professional(), await app.professional()];
  const empty = (await ana.get('/api/reviews/insights')).body;
  await leave(app, ben.user.id);
  await app.visitor().get(`/review/${ben.user.id}`, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
  expect((await ana.get('/api/reviews/insights')).body).toEqual(empty);
  expect((await ben.get('/api/reviews/insights')).body.recent).toEqual({ views: 1, reviews: 1 });
});

test('Workplaces come by their number of reviews; those of a deleted one count as General', async () => {
  const { app, ana } = await openWithClock();
  const [blue, green] = [
    (await ana.post('/api/workplaces', { name: 'Blue Door' })).body.id,
    (await ana.post('/api/workplaces', { name: 'Green Door' })).body.id,
  ];
  await ana.post('/api/workplaces', { name: 'Nobody came' });
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

test('Months, ratings and workplaces of 5,000 reviews add up to the total, in five queries that use an index', async () => {
  const { app, ana } = await openWithClock();
  const ben = await app.professional();
  const { id: workplaceId } = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
  for (const { userId, workplaces } of [
    { userId: ana.user.id, workplaces: [workplaceId, null] },
    { userId: ben.user.id, workplaces: [null, null] },
  ]) {
    await ana.db
      .insertInto('reviews')
      .values(
        Array.from({ length: 5_000 }, (_, i) => ({
          user_id: userId,
          workplace_id: workplaces[i % 2] ?? null,
          rating: (i % 5) + 1,
          comment: 'Good',
          created_at: new Date(Date.UTC(2026, i % 11, (i % 28) + 1)).toISOString(),
        })),
      )
      .execute();
  }
  const { db, asked } = watchQueries(ana.db);
  const { months, ratings, workplaces } = await readInsights(db, ana.user.id, NOVEMBER);
  const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  expect(ratings).toEqual([1000, 1000, 1000, 1000, 1000]);
  expect(total(months.map(({ reviews }) => reviews))).toBe(5_000);
  expect(workplaces.map(({ reviews }) => reviews)).toEqual([2500, 2500]);

  expect(asked).toHaveLength(5);
  // PostgreSQL rightly reads half of a table from its beginning.
  if (process.env.TEST_DATABASE === 'postgres') return;
  for (const { sql, parameters } of asked) {
    const plan = await ana.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    expect(plan.rows.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^SEARCH .*user_id=/));
  }
});

/** Somebody on a paid plan, at a time that the test sets. */
async function openWithClock() {
  let now = NOVEMBER;
  const app = await startApp({ clock: () => now });
  const ana = await app.professional();
  const { db } = app.service.deps;
  await db
    .updateTable('users')
    .set({ subscription_type: 'annual', subscription_expires_at: '2099-01-01T00:00:00.000Z' })
    .where('id', '=', ana.user.id)
    .execute();
  const setClock = (time: string) => {
    now = new Date(time);
  };
  return { app, ana: Object.assign(ana, { db }), setClock };
}

async function leave(app: TestApp, userId: number, overrides: Parameters<typeof praise>[1] = {}) {
  const answer = await app.visitor().post('/api/reviews/submit', praise(userId, overrides));
  expect(answer.status).toBe(201);
}

/** The same database, noting what it is asked. */
function watchQueries(db: Db) {
  const asked: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: watched, asked };
}
