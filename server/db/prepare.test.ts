import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createStorage, skipWithoutDatabase } from '#tests/start-app.ts';
import { openDatabase } from './open.ts';
import { prepare } from './prepare.ts';

beforeEach(skipWithoutDatabase);

const addFact = prepare(
  (db, { name, value }: { name: string; value: string }) =>
    db.insertInto('service_facts').values({ name, value, updated_at: '2026-11-29T00:00:00.000Z' }),
  { isUnread: true },
);

async function open() {
  const { db, close } = await openDatabase(await createStorage(true));
  onTestFinished(close);
  const names = async () =>
    (await db.selectFrom('service_facts').select('name').where('name', 'like', 'test-%').execute()).map(
      ({ name }) => name,
    );
  return { db, names };
}

test('A transaction whose unread write fails is undone, and reports why', async () => {
  const { db, names } = await open();
  const twice = db.transaction().execute(async (tx) => {
    await addFact(tx, { name: 'test-1', value: '' });
    await addFact(tx, { name: 'test-1', value: '' });
  });
  await expect(twice).rejects.toThrow(/unique/i);
  expect(await names()).toEqual([]);
  await db.transaction().execute((tx) => addFact(tx, { name: 'test-2', value: '' }));
  expect(await names()).toEqual(['test-2']);
});
