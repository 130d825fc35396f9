import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { isUnavailable } from './dialect.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';

describe('Concurrent transactions', () => {
  test('roll back only their own changes', async () => {
    const db = await openSqlite();
    const settled = await Promise.allSettled(
      times(30).map((nth) =>
        db.transaction().execute(async (tx) => {
          await insertWorkplace(tx, `Place ${nth}`);
          if (nth % 3 === 0) throw new Error('rolled back');
          if (nth % 3 === 1) await insertWorkplace(tx, null);
        }),
      ),
    );
    expect(settled.map(({ status }) => status)).toEqual(
      times(30).map((nth) => (nth % 3 === 2 ? 'fulfilled' : 'rejected')),
    );
    expect(await workplaceNames(db)).toEqual(
      times(30)
        .filter((nth) => nth % 3 === 2)
        .map((nth) => `Place ${nth}`),
    );
  });

  test('run one after the other, even if one waits in between', async () => {
    const db = await openSqlite();
    const add = () =>
      db.transaction().execute(async (tx) => {
        const { full_name: before } = await tx
          .selectFrom('users')
          .select('full_name')
          .where('id', '=', 1)
          .executeTakeFirstOrThrow();
        await sleep(5);
        await tx
          .updateTable('users')
          .set({ full_name: `${before}+` })
          .where('id', '=', 1)
          .execute();
      });
    await Promise.all([add(), add(), rename(db, 'Ada'), add(), add()]);
    const { name } = await db
      .selectFrom('users')
      .select('full_name as name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(name).toBe('Ada++');
  });
});

test('Reads neither wait for an open transaction nor see its changes', async () => {
  const db = await openSqlite();
  await db.transaction().execute(async (tx) => {
    await insertWorkplace(tx, 'Not yet');
    expect(await workplaceNames(tx)).toEqual(['Not yet']);
    expect(await workplaceNames(db)).toEqual([]);
  });
  expect(await workplaceNames(db)).toEqual(['Not yet']);
});

test('A transaction that fails on a full disk stores nothing, including its later statements', async () => {
  const db = await openSqlite();
  // SQLite raises this to the current number of pages.
  await sql`pragma max_page_count = 1`.execute(db);
  const transaction = db.transaction().execute(async (tx) => {
    await insertWorkplace(tx, 'Before');
    await insertWorkplace(tx, 'x'.repeat(100_000)).catch(() => {});
    await insertWorkplace(tx, 'After');
  });
  await expect(transaction).rejects.toSatisfy(isUnavailable);
  expect(await workplaceNames(db)).toEqual([]);
});

async function openSqlite() {
  const { db, close } = await openDatabase({ dataDir: temporaryFolder(), databaseUrl: null });
  onTestFinished(close);
  return db;
}

async function insertWorkplace(db: Db, name: string | null) {
  await sql`insert into workplaces (user_id, name, created_at) values (1, ${name}, '2026-01-01T00:00:00.000Z')`.execute(
    db,
  );
}

async function rename(db: Db, name: string) {
  await db.updateTable('users').set({ full_name: name }).where('id', '=', 1).execute();
}

async function workplaceNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('workplaces').select('name').orderBy('id').execute();
  return rows.map((row) => row.name);
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, nth) => nth);
}
