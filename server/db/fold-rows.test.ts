import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { foldedReviews } from '#server/reviews/field-columns.ts';
import { listReviews } from '#server/reviews/store.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { createStorage, skipWithoutDatabase, startWithAna, type TestApp } from '#tests/start-app.ts';
import { foldRows } from './fold-rows.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';

beforeEach(skipWithoutDatabase);

const at = sql.lit('2026-01-01T00:00:00.000Z');
const unstopped = new AbortController().signal;

test('What the previous release writes is folded in the background, and found in any spelling', async () => {
  const { app, ana } = await startWithAna();
  const { db } = app.service.deps;
  const { id } = ana.user;
  await sql`insert into users (username, username_key, email, email_key, full_name, industry, password_hash, unsubscribe_token, created_at)
    values ('bjørn', 'bjørn', 'b@example.com', 'b@example.com', 'Bjørn', 'Other', '', 'b', ${at})`.execute(
    db,
  );
  await sql`insert into workplaces (user_id, name, search_text, created_at)
    values (${id}, 'Le Bœuf', 'le bœuf', ${at})`.execute(db);
  await sql`insert into reviews (user_id, rating, comment, search_text, long_search_text, created_at)
    values (${id}, 5, 'Sœur', 'sœur', null, ${at}), (${id}, 5, 'Œuf', null, 'œuf', ${at})`.execute(db);
  await sql`update reviews set workplace_id = (select id from workplaces where user_id = ${id})
    where search_text = 'sœur'`.execute(db);
  const admin = await signInAsAdmin(app);
  const commentsOf = async (search: string) =>
    (await ana.get(`/api/reviews?search=${search}`)).body.map(({ comment }: { comment: string }) => comment);
  const namesOf = async (search: string) =>
    (await admin.get(`/api/admin/users?search=${search}`)).body.map(
      ({ fullName }: { fullName: string }) => fullName,
    );
  await foldAll(app);
  expect(await commentsOf('boeuf')).toEqual(['Sœur']);
  expect(await commentsOf('soeur')).toEqual(['Sœur']);
  expect(await commentsOf('oeuf')).toEqual(['Œuf', 'Sœur']);
  expect(await namesOf('bjorn')).toEqual(['Bjørn']);

  // It also edits what this release has folded.
  await sql`update users set full_name = 'Åse' where username = 'bjørn'`.execute(db);
  await sql`update reviews set comment = 'Œuvre', search_text = 'œuvre' where comment = 'Sœur'`.execute(db);
  await foldAll(app);
  expect(await namesOf('ase')).toEqual(['Åse']);
  expect(await commentsOf('oeuvre')).toEqual(['Œuvre']);
});

test('Until an account is folded, it is found by its name, username and address', async () => {
  const { app } = await startWithAna();
  const { db } = app.service.deps;
  const admin = await signInAsAdmin(app);
  await foldAll(app);
  await sql`update users set search_text = '' where id > 1`.execute(db);
  const [, { username, email, fullName }] = (await admin.get('/api/admin/users')).body;
  for (const search of [username.toUpperCase(), email, fullName])
    expect((await admin.get(`/api/admin/users?search=${search}`)).body).toMatchObject([{ fullName }]);
});

test('Folding that was interrupted goes on with the rows that are left', async () => {
  const db = await openWithReviews(250);
  const counted: string[] = [];
  const reviews = {
    ...foldedReviews,
    fold(row: Parameters<typeof foldedReviews.fold>[0]) {
      counted.push(row.comment ?? '');
      return foldedReviews.fold(row);
    },
  };
  const stopping = new AbortController();
  await foldRows(db, reviews, stopping.signal, async () => stopping.abort());
  const first = new Set(counted);
  expect(first.size).toBe(100);

  // The process dies within a slice.
  await expect(foldRows(db, { ...reviews, fold: throwing }, unstopped)).rejects.toThrow('killed');

  counted.length = 0;
  await foldRows(db, reviews, unstopped);
  expect(counted.filter((comment) => first.has(comment))).toEqual([]);
  expect(new Set(counted).size).toBe(150);
  expect(await listReviews(db, 1, { search: 'oeuvre', limit: 300 })).toHaveLength(250);
  await foldRows(db, { ...reviews, fold: throwing }, unstopped);
});

test('Between the slices, others write', async () => {
  const db = await openWithReviews(250);
  let writes = 0;
  await foldRows(db, foldedReviews, unstopped, async () => {
    writes += 1;
    await db.updateTable('users').set({ rating_sum: writes }).where('id', '=', 1).execute();
  });
  expect(writes).toBe(2);
});

function throwing(): never {
  throw new Error('killed');
}

async function foldAll({ service: { app, deps } }: TestApp): Promise<void> {
  await recurringJobs(app, deps, null)
    .find(({ name }) => name === 'fold old rows')
    ?.run();
}

/** Starts no service, which would fold them too. */
async function openWithReviews(count: number): Promise<Db> {
  const { db, close } = await openDatabase(await createStorage(true));
  onTestFinished(close);
  await sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    insert into reviews (user_id, rating, comment, search_text, created_at)
    select 1, 5, 'Œuvre ' || i, 'œuvre', ${at} from n`.execute(db);
  return db;
}
