import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#server/system/operator-error.ts';
import { createDatabase, skipWithoutDatabase } from '#tests/start-app.ts';
import { isUniqueViolation } from './dialect.ts';
import { openDatabase } from './open.ts';

beforeEach(skipWithoutDatabase);

test('a new database has every table, and only the admin account', async () => {
  const { db } = await openEmpty();
  const tables = (await db.introspection.getTables()).map((table) => table.name);
  expect(tables).toEqual(
    expect.arrayContaining(['outbox', 'password_resets', 'reviews', 'sessions', 'users', 'workplaces']),
  );
  expect(await db.selectFrom('users').select(['id', 'username']).execute()).toEqual([
    { id: 1, username: 'admin' },
  ]);
});

test('a database opened again is unchanged', async () => {
  const storage = await emptyStorage();
  const first = await openDatabase(storage);
  await first.db.updateTable('users').set({ full_name: 'Ada' }).where('id', '=', 1).execute();
  await first.close();
  const { db } = await open(storage);
  expect(await db.selectFrom('users').select('full_name').execute()).toEqual([{ full_name: 'Ada' }]);
});

test('several processes starting together share PostgreSQL; SQLite accepts one', async () => {
  const storage = await emptyStorage();
  const opened = await Promise.allSettled([open(storage), open(storage), open(storage)]);
  const refused = opened.filter((result) => result.status === 'rejected').map((result) => result.reason);
  if (storage.databaseUrl === null) {
    expect(refused).toEqual([expect.any(OperatorError), expect.any(OperatorError)]);
  } else {
    expect(refused).toEqual([]);
  }
});

test('timestamps round-trip as ISO 8601 in UTC with milliseconds', async () => {
  const { db } = await openEmpty();
  const time = '2024-02-29T23:59:59.007Z';
  await db.updateTable('users').set({ subscription_expires_at: time }).where('id', '=', 1).execute();
  const read = await db.selectFrom('users').select('subscription_expires_at as time').executeTakeFirst();
  expect(read?.time).toBe(time);
});

test('the database refuses duplicates, orphans, invalid ratings, and text for a number', async () => {
  const { db } = await openEmpty();
  const review = { user_id: 1, rating: 5, comment: 'Good', created_at: '2026-01-01T00:00:00.000Z' };
  const insert = (odd: Record<string, unknown>) =>
    db
      .insertInto('reviews')
      .values({ ...review, ...odd })
      .execute();
  await insert({ idempotency_key: 'once' });
  await expect(insert({ idempotency_key: 'once' })).rejects.toSatisfy(isUniqueViolation);
  for (const odd of [
    { user_id: 99 },
    { workplace_id: 99 },
    { rating: 6 },
    { rating: 'five' },
    { comment: null },
  ]) {
    await expect(insert(odd)).rejects.toThrow();
  }
});

test('a failed transaction leaves nothing behind, and the next one succeeds', async () => {
  const { db } = await openEmpty();
  const failing = db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ full_name: 'Half' }).where('id', '=', 1).execute();
    await sql`select * from no_such_table`.execute(tx);
  });
  await expect(failing).rejects.toThrow();
  const { name } = await db
    .transaction()
    .execute((tx) => tx.selectFrom('users').select('full_name as name').executeTakeFirstOrThrow());
  expect(name).toBe('Admin');
});

async function openEmpty() {
  return open(await emptyStorage());
}

async function open(storage: Awaited<ReturnType<typeof emptyStorage>>) {
  const database = await openDatabase(storage);
  onTestFinished(() => database.close());
  return database;
}

async function emptyStorage() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-open-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, databaseUrl: await createDatabase() };
}
