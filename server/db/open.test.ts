import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#server/basics/operator-error.ts';
import { createStorage, skipWithoutDatabase } from '#tests/start-app.ts';
import { isUniqueViolation } from './dialect.ts';
import { openDatabase } from './open.ts';

beforeEach(skipWithoutDatabase);

test('several processes starting together share PostgreSQL; SQLite accepts one', async () => {
  const storage = await createStorage(true);
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
  for (const odd of [{ user_id: 99 }, { rating: 6 }, { rating: 'five' }, { comment: null }])
    await expect(insert(odd)).rejects.toThrow();
});

async function openEmpty() {
  return open(await createStorage(true));
}

async function open(storage: Awaited<ReturnType<typeof createStorage>>) {
  const database = await openDatabase(storage);
  onTestFinished(() => database.close());
  return database;
}
