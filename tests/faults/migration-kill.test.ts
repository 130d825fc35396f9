import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/dialect.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { chosenFrom, databases, emptyStorage, killAtStatement } from './harness.ts';
import type { Storage } from './test-accounts.ts';

test.for(databases)(
  'After kill -9 during a migration on %s, the next start completes the schema',
  async (database, { skip }) => {
    const reference = await emptyStorage(database, skip);
    const statements = killAtStatement(reference, 'open');
    const schema = await readSchema(reference);
    const kills = chosenFrom(statements, 3);
    for (const statement of kills) {
      const storage = await emptyStorage(database, skip);
      killAtStatement(storage, 'open', statement);
      expect(await readSchema(storage), `killed at statement ${statement}`).toEqual(schema);
    }
    console.log(`${database}: killed at ${kills.length} of ${statements} statements`);
  },
);

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
