import fs, { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from './dialect.ts';
import { databaseFile, openDatabase } from './open.ts';
import type { Db } from './schema.ts';

describe('Transactions that arrive together', () => {
  test('share one flush of the disk, and none is over before it', async () => {
    const { db } = await openSqlite();
    const disk = watchFlushes();
    disk.hold();
    let over = 0;
    const transactions = times(50).map(async (nth) => {
      await addWorkplace(db, `Place ${nth}`);
      over += 1;
    });
    await expect.poll(() => disk.flushes()).toBe(1);
    await sleep(50);
    expect(over).toBe(0);
    disk.letGo();
    await Promise.all(transactions);
    expect(disk.flushes()).toBe(1);
    expect(await places(db)).toHaveLength(50);
  });

  test('while the disk is busy wait for it together, and are flushed anew', async () => {
    const { db } = await openSqlite();
    const disk = watchFlushes();
    disk.hold();
    const first = addWorkplace(db, 'First');
    await expect.poll(() => disk.flushes()).toBe(1);
    const others = times(20).map((nth) => addWorkplace(db, `Later ${nth}`));
    await sleep(50);
    expect(disk.flushes()).toBe(1);
    disk.letGo();
    await Promise.all([first, ...others]);
    expect(disk.flushes()).toBe(2);
  });

  test('fail alone: each takes back its own changes and nobody else’s', async () => {
    const { db } = await openSqlite();
    const settled = await Promise.allSettled(
      times(30).map((nth) =>
        db.transaction().execute(async (tx) => {
          await insertWorkplace(tx, `Place ${nth}`);
          if (nth % 3 === 0) throw new Error('of its own');
          if (nth % 3 === 1) await insertWorkplace(tx, null);
        }),
      ),
    );
    expect(settled.map(({ status }) => status)).toEqual(
      times(30).map((nth) => (nth % 3 === 2 ? 'fulfilled' : 'rejected')),
    );
    expect(await places(db)).toEqual(
      times(30)
        .filter((nth) => nth % 3 === 2)
        .map((nth) => `Place ${nth}`),
    );
  });

  test('run one after the other, also where one takes its time', async () => {
    const { db } = await openSqlite();
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

test('Reads do not wait for an open transaction, and see nothing of it', async () => {
  const { db } = await openSqlite();
  await db.transaction().execute(async (tx) => {
    await insertWorkplace(tx, 'Not yet');
    expect(await places(tx)).toEqual(['Not yet']);
    expect(await places(db)).toEqual([]);
  });
  expect(await places(db)).toEqual(['Not yet']);
});

test('After a flush that failed nobody is told that it is stored before everything is on the disk in another way', async () => {
  const { db, dataDir } = await openSqlite();
  await addWorkplace(db, 'Before');
  const disk = watchFlushes();
  disk.failNext();
  const failed = await Promise.allSettled([addWorkplace(db, 'Doubtful'), rename(db, 'Ada')]);
  expect(failed.map((each) => each.status === 'rejected' && isUnavailable(each.reason))).toEqual([
    true,
    true,
  ]);

  await addWorkplace(db, 'After');
  // Without its log the file has them all.
  const copy = await openSqlite(databaseFile(dataDir));
  expect(await places(copy.db)).toEqual(['Before', 'Doubtful', 'After']);
});

test('A log that grows long is copied into the database, and begins anew', async () => {
  const { db, dataDir } = await openSqlite();
  const name = 'x'.repeat(100_000);
  for (const nth of times(120)) await addWorkplace(db, `${nth} ${name}`);
  expect(statSync(`${databaseFile(dataDir)}-wal`).size).toBeLessThan(6_000_000);
  expect(await places(db)).toHaveLength(120);
});

/** Counts the flushes of the write-ahead log, which otherwise happen as they do. */
function watchFlushes() {
  const { fdatasync } = fs;
  let flushes = 0;
  let isFailing = false;
  let gate = Promise.resolve();
  let letGo = () => {};
  fs.fdatasync = ((descriptor: number, callback: (error: Error | null) => void) => {
    flushes += 1;
    const error = isFailing ? Object.assign(new Error('i/o error'), { code: 'EIO' }) : null;
    isFailing = false;
    void gate.then(() => (error ? callback(error) : fdatasync(descriptor, callback)));
  }) as typeof fs.fdatasync;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fdatasync = fdatasync;
    syncBuiltinESMExports();
  });
  return {
    flushes: () => flushes,
    hold() {
      gate = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
    failNext() {
      isFailing = true;
    },
  };
}

async function openSqlite(copyOf?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-sqlite-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (copyOf) copyFileSync(copyOf, databaseFile(dataDir));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  onTestFinished(close);
  return { db, dataDir };
}

function addWorkplace(db: Db, name: string) {
  return db.transaction().execute((tx) => insertWorkplace(tx, name));
}

async function insertWorkplace(db: Db, name: string | null) {
  await sql`insert into workplaces (user_id, name, created_at) values (1, ${name}, '2026-01-01T00:00:00.000Z')`.execute(
    db,
  );
}

async function rename(db: Db, name: string) {
  await db.updateTable('users').set({ full_name: name }).where('id', '=', 1).execute();
}

async function places(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('workplaces').select('name').orderBy('id').execute();
  return rows.map((row) => row.name);
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, nth) => nth);
}
