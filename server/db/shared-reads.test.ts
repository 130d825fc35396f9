import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { MIGRATED } from '#tests/migrated.ts';
import { createDatabase, skipWithoutDatabase } from '#tests/start-app.ts';
import { isUnavailable } from './dialect.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';

beforeEach(skipWithoutDatabase);

describe('On PostgreSQL, reads that come at the same time', () => {
  test('share four connections at most, and each has its own answer', async () => {
    const db = await open();
    const answers = await Promise.all(
      times(50).map((nth) => ask(db, sql`select pg_backend_pid() as pid, ${nth}::int as nth`)),
    );
    expect(answers.map(({ nth }) => nth)).toEqual(times(50));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(4);
  });

  test('fail alone', async () => {
    const db = await open();
    const divide = (nth: number) => ask(db, sql`select 10 / ${nth}::int as quotient`);
    const answers = await Promise.allSettled([divide(1), divide(0), divide(2), divide(5)]);
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.quotient : 'failed')),
    ).toEqual([10, 'failed', 5, 2]);
  });

  test('do not wait for a slow one that came before', async () => {
    const { db, readSlowly, letGo } = await openWithLock();
    const slow = readSlowly();
    await sleep(100);
    for (const nth of times(10)) expect(await ask(db, sql`select ${nth}::int as nth`)).toEqual({ nth });
    letGo();
    await slow;
  });

  test('leave half of the connections to transactions, however slow they are', async () => {
    const { db, readSlowly, letGo } = await openWithLock(4);
    const slow: Promise<unknown>[] = [];
    for (const _ of times(6)) {
      slow.push(readSlowly());
      await sleep(50);
    }
    expect(await db.transaction().execute((tx) => ask(tx, sql`select 1 as one`))).toEqual({ one: 1 });
    letGo();
    await Promise.all(slow);
  });

  test('take no part in a transaction, and see nothing of it', async () => {
    const db = await open();
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ full_name: 'Ada' }).where('id', '=', 1).execute();
      const [own, others] = await Promise.all([nameAndPid(tx), nameAndPid(db)]);
      expect(own.name).toBe('Ada');
      expect(others.name).not.toBe('Ada');
      expect(others.pid).not.toBe(own.pid);
    });
  });

  test('are made again on another connection where theirs is cut; who was told that it ends is answered 503', async () => {
    const db = await open();
    const cut = times(3).map((nth) => ask(db, sql`select ${nth}::int as nth, pg_sleep(0.5)::text`));
    const ended = Promise.allSettled(cut);
    await sleep(100);
    await ask(
      db,
      sql`select count(pg_terminate_backend(pid)) from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(0.5)%' and pid <> pg_backend_pid()`,
    );
    const [told, ...others] = await ended;
    expect(told).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isUnavailable) });
    expect(others).toMatchObject([{ value: { nth: 2 } }, { value: { nth: 3 } }]);
  });

  test('do not wait for who locks rows', async () => {
    const db = await open();
    const lock = db.selectFrom('users').select('id').where('id', '=', 1).forUpdate();
    const isLocked = Promise.withResolvers<void>();
    const isEnough = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (tx) => {
      await tx.executeQuery(lock);
      isLocked.resolve();
      await isEnough.promise;
    });
    await isLocked.promise;
    const waiting = lock.execute();
    expect(await ask(db, sql`select 1 as one`)).toEqual({ one: 1 });
    isEnough.resolve();
    await holding;
    expect(await waiting).toEqual([{ id: 1 }]);
  });
});

const times = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

async function ask(db: Db, query: ReturnType<typeof sql>) {
  const { rows } = await query.execute(db);
  return rows[0] as Record<string, unknown>;
}

async function nameAndPid(db: Db) {
  const { name, pid } = await ask(
    db,
    sql`select full_name as name, pg_backend_pid() as pid from users where id = 1`,
  );
  return { name, pid };
}

/** Its slow reads take as long as one wants. */
async function openWithLock(connections?: number) {
  const databaseUrl = await createDatabase(MIGRATED);
  const [db, holder] = [await open(connections, databaseUrl), await open(1, databaseUrl)];
  const lock = sql`select pg_advisory_xact_lock(1)`;
  const isLocked = Promise.withResolvers<void>();
  const isEnough = Promise.withResolvers<void>();
  const holding = holder.transaction().execute(async (tx) => {
    await lock.execute(tx);
    isLocked.resolve();
    await isEnough.promise;
  });
  await Promise.race([isLocked.promise, holding]);
  onTestFinished(() => isEnough.resolve());
  return { db, readSlowly: () => lock.execute(db), letGo: isEnough.resolve };
}

async function open(connections = 10, databaseUrl: string | null = null): Promise<Db> {
  const { db, close } = await openDatabase({
    dataDir: '',
    databaseUrl: databaseUrl ?? (await createDatabase(MIGRATED)),
    connections,
  });
  onTestFinished(close);
  return db;
}
