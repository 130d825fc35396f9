import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { moveToPostgres } from '#server/db/move.ts';
import { moveNotePath } from '#server/db/move-note.ts';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { createDatabase } from '#tests/start-app.ts';
import { killAtStatement, skipWithoutPostgres } from './harness.ts';
import { queryPostgres } from './query-postgres.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import type { Storage } from './test-accounts.ts';

beforeEach(({ skip }) => skipWithoutPostgres(skip));

/* The short run kills during copying and at the end, the long run at every statement. */
test('A move to PostgreSQL that is killed and repeated copies all rows once, never a part of them', async () => {
  const dataDir = await emptyFolder();
  fill(dataDir, 100);
  const rows = await rowsIn({ dataDir, databaseUrl: null });
  const undisturbed = { dataDir, databaseUrl: await createDatabase() };
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await moveToPostgres(moveOptions(undisturbed));
  const statements = query.mock.calls.map((call) => JSON.stringify(call));
  query.mockRestore();
  await expectMoved(undisturbed, rows);

  const isCopy = (statement: string) => statement.includes('json_populate_recordset');
  const between = Math.floor((statements.findIndex(isCopy) + statements.findLastIndex(isCopy)) / 2);
  const kills = isLong ? statements.map((_, nth) => nth + 1) : [between, between + 1, statements.length];
  for (const statement of kills) {
    const storage = { dataDir, databaseUrl: await createDatabase() };
    killAtStatement(storage, 'move', statement);
    await expectAllOrNothing(storage, rows);
    await moveToPostgres(moveOptions(storage));
    await expectMoved(storage, rows);
  }
  console.log(`Killed at ${kills.length} of ${statements.length} statements`);
});

function moveOptions({ dataDir, databaseUrl }: Storage) {
  return { dataDir, databaseUrl: databaseUrl ?? '', report: () => {} };
}

async function expectAllOrNothing({ databaseUrl }: Storage, all: Record<string, string[]>): Promise<void> {
  const { users, ...others } = await rowsIn({ dataDir: '', databaseUrl });
  if (users?.length === 1) expect(Object.values(others).flat()).toEqual([]);
  else expect({ users, ...others }).toEqual(all);
}

/** Also frees the source for the next move. */
async function expectMoved({ dataDir, databaseUrl }: Storage, rows: object): Promise<void> {
  expect(await rowsIn({ dataDir: '', databaseUrl })).toEqual(rows);
  expect(existsSync(moveNotePath(dataDir))).toBe(true);
  rmSync(moveNotePath(dataDir));
  const nextId = `select nextval(pg_get_serial_sequence('users', 'id'))::integer as id`;
  expect(await queryPostgres(databaseUrl ?? '', nextId)).toEqual({ id: GIVEN_IDS + 1 });
}

const GIVEN_IDS = 500;

async function emptyFolder(): Promise<string> {
  const dataDir = temporaryFolder();
  await (await openDatabase({ dataDir, databaseUrl: null })).close();
  return dataDir;
}

/** Covers integer, text and composite keys, and deleted accounts with higher ids. */
function fill(dataDir: string, reviews: number): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(`
    begin;
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 40)
      insert into users (username, username_key, email, email_key, full_name, industry, password_hash, unsubscribe_token, created_at)
      select 'u' || i, 'u' || i, 'u' || i, 'u' || i, 'Ana', 'Other', 'hash', 'token-' || i, '2026-01-01T00:00:00.123Z' from n;
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${reviews})
      insert into reviews (user_id, rating, comment, idempotency_key, created_at)
      select 2 + i % 40, 1 + i % 5, 'Good ' || i || ' ✓', 'key-' || i, '2026-01-02T00:00:00.007Z' from n;
    insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
      select hex(randomblob(32)), id, created_at, created_at, '2090-01-01T00:00:00.000Z' from users;
    insert into page_view_visitors (user_id, day, visitor_hash)
      select 1 + id % 7, '2026-01-0' || (1 + id % 3), 'Visitor' || id from reviews where id <= 100;
    update sqlite_sequence set seq = ${GIVEN_IDS} where name = 'users';
    commit`);
  database.close();
}

async function rowsIn(storage: Storage) {
  const { db, close } = await openDatabase(storage);
  try {
    const tables = Object.entries(await readAllRows(db));
    return Object.fromEntries(
      tables.map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()]),
    );
  } finally {
    await close();
  }
}
