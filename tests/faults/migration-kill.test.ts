import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/dialect.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import type { Storage } from './test-accounts.ts';

/** In the short run; the long run kills at every statement. */
const KILLS = 3;

const stores = ['SQLite', 'PostgreSQL'] as const;

test.for(stores)(
  'After kill -9 during a migration on %s, the next start completes the schema',
  async (store, { skip }) => {
    if (store === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const reference = await emptyStorage(store);
    const statements = countStatements(reference);
    const schema = await readSchema(reference);
    for (const statement of chosenFrom(statements)) {
      const storage = await emptyStorage(store);
      openUntilKilled(storage, { KILL_AT: String(statement) });
      expect(await readSchema(storage), `killed at statement ${statement}`).toEqual(schema);
    }
    console.log(`${store}: killed at ${chosenFrom(statements).length} of ${statements} statements`);
  },
);

function chosenFrom(statements: number): number[] {
  const all = Array.from({ length: statements }, (_, nth) => nth + 1);
  if (isLong) return all;
  return all.filter((statement) => statement % Math.ceil(statements / (KILLS + 1)) === 0);
}

function countStatements(storage: Storage): number {
  return Number(openUntilKilled(storage, {}));
}

/** @returns its output. */
function openUntilKilled({ dataDir, databaseUrl }: Storage, env: Record<string, string>): string {
  const { signal, status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/faults/open-until-killed.ts'],
    {
      env: {
        NODE_COMPILE_CACHE: 'node_modules/.cache/node',
        DATA_DIR: dataDir,
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      encoding: 'utf8',
    },
  );
  expect([signal, status, stderr]).toEqual(env.KILL_AT === undefined ? [null, 0, ''] : ['SIGKILL', null, '']);
  return stdout;
}

async function emptyStorage(store: (typeof stores)[number]): Promise<Storage> {
  return {
    dataDir: temporaryFolder(),
    databaseUrl: store === 'PostgreSQL' ? await createDatabase() : null,
  };
}

/** Opens the database, which migrates it. */
async function readSchema(storage: Storage) {
  const { db, close } = await openDatabase(storage);
  try {
    const { rows: migrations } = await sql`select name from kysely_migration order by name`.execute(db);
    const { rows: admins } = await sql`select id, username from users`.execute(db);
    return { migrations, admins, objects: await objectsOf(db) };
  } finally {
    await close();
  }
}

async function objectsOf(db: Db) {
  const { rows } = isPostgres(db)
    ? await sql`
        select table_name || '.' || column_name as name,
          concat_ws(' ', data_type, is_nullable, column_default, is_identity) as definition
          from information_schema.columns where table_schema = 'public'
        union all select indexname, indexdef from pg_indexes where schemaname = 'public'
        union all select conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select relname, relpersistence::text from pg_class where relnamespace = 'public'::regnamespace
        order by 1, 2`.execute(db)
    : await sql`select name, type, sql from sqlite_master order by name, type`.execute(db);
  return rows;
}
