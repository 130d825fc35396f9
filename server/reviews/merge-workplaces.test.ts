import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { lockAccount } from '#server/accounts/store.ts';
import { timestampType } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { newReview } from '#server/demo/cast.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { mergeWorkplaces } from './merge-workplaces.ts';

beforeEach(skipWithoutDatabase);

test('A merge moves reviews and tracked codes to the other workplace and deletes the first one', async () => {
  const { app, ana, old, kept, insights } = await open();
  const submit = (workplaceId: number) =>
    app.visitor().post('/api/reviews/submit', newReview(ana.user.id, { workplaceId }));
  for (const id of [old, old, kept]) await submit(id);
  const { code } = (await ana.post('/api/tracked-codes', { name: 'Table tents', workplaceId: old })).body;

  const merged = await ana.post(`/api/workplaces/${old}/merge`, { into: kept });
  expect([merged.status, merged.body]).toEqual([200, { id: kept, name: 'New Place', location: null }]);
  expect((await ana.get('/api/workplaces')).body).toEqual([merged.body]);
  expect((await ana.get(`/api/reviews?workplaceId=${kept}`)).body).toHaveLength(3);
  expect(await insights()).toEqual([{ workplaceId: kept, reviews: 3, averageRating: 5 }]);
  expect((await ana.get('/api/tracked-codes')).body).toMatchObject([{ workplaceId: kept }]);
  expect((await app.visitor().get(`/r/${code}`)).text).toContain('New Place');
  // The old link still works, without a workplace, as after a deletion.
  expect((await app.visitor().get(`/review/${ana.user.id}/${old}`)).status).toBe(200);
  expect((await submit(old)).status).toBe(201);
  expect((await ana.get('/api/reviews')).body[0].workplaceId).toBe(null);

  const again = await ana.post(`/api/workplaces/${old}/merge`, { into: kept });
  expect([again.status, again.body]).toEqual([404, { message: 'Workplace not found' }]);
});

test('Only two different workplaces of the same account can be merged', async () => {
  const { app, ana, old, kept } = await open();
  const ben = await app.professional();
  const bens = (await ben.post('/api/workplaces', { name: 'Ben’s' })).body.id;
  const answers = [
    await ana.post(`/api/workplaces/${old}/merge`, { into: bens }),
    await ben.post(`/api/workplaces/${old}/merge`, { into: bens }),
    await ana.post(`/api/workplaces/${kept}/merge`, { into: kept }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400]);
  expect((await ana.get('/api/workplaces')).body).toHaveLength(2);
});

test('A merge that fails changes nothing', async () => {
  const { db, ana, old, kept, insights } = await open();
  await insertReviews(db, ana.user.id, old, 2);
  const merging = mergeWorkplaces(failOnDelete(db), ana.user.id, { from: old, into: kept });
  await expect(merging).rejects.toThrow('the disk is full');
  expect(await insights()).toEqual([{ workplaceId: old, reviews: 2, averageRating: 4 }]);
  expect((await ana.get('/api/workplaces')).body).toHaveLength(2);
});

test('A review submitted during a merge is moved too', async () => {
  const { db, ana, old, kept, insights } = await open();
  const merged = await db.transaction().execute(async (tx) => {
    // Submitting a review locks the account.
    await lockAccount(tx, ana.user.id);
    await insertReviews(tx, ana.user.id, old, 1);
    const merging = mergeWorkplaces(db, ana.user.id, { from: old, into: kept });
    // Enough time for a merge that doesn't wait for the lock.
    for (let times = 0; times < 50; times += 1) await sql`select 1`.execute(tx);
    return { merging };
  });
  expect((await merged.merging).id).toBe(kept);
  expect(await insights()).toEqual([{ workplaceId: kept, reviews: 1, averageRating: 4 }]);
});

/** Two workplaces on the free plan, as after a paid plan has expired. */
async function open() {
  const app = await startApp();
  const { db } = app.service.deps;
  const ana = await app.professional();
  const [old, kept] = await db
    .insertInto('workplaces')
    .values(
      ['Old Place', 'New Place'].map((name) => ({
        user_id: ana.user.id,
        name,
        created_at: new Date().toISOString(),
      })),
    )
    .returning('id')
    .execute();
  const insights = async () => (await ana.get('/api/reviews/insights')).body.workplaces;
  return { app, db, ana, old: old?.id ?? 0, kept: kept?.id ?? 0, insights };
}

async function insertReviews(db: Db, userId: number, workplaceId: number, count: number): Promise<void> {
  const now = sql`cast(${sql.lit('2026-11-01T00:00:00.000Z')} as ${timestampType(db)})`;
  await sql`
    insert into reviews (user_id, workplace_id, rating, comment, created_at)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    select ${sql.lit(userId)}, ${sql.lit(workplaceId)}, 4, 'Good', ${now} from n`.execute(db);
}

function failOnDelete(db: Db): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'DeleteQueryNode') throw new Error('the disk is full');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
