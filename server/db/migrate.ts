import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isLockTimeout, isPermissionDenied } from './dialect.ts';
import * as schema from './migrations/001-schema.ts';
import type { Db } from './schema.ts';

/** In order. The rules for a new one are in docs/decisions/017-migrations-that-only-add.md. */
export const migrations = { '001-schema': schema };

/** The database and this version do not fit together; the message says what to do, in one line. */
export class SchemaMismatch extends Error {}

/** Milliseconds between two tries to get the locks of the tables, and for all of them. */
const PAUSE = 1_000;
const PATIENCE = 600_000;

/**
 * Brings the schema up to date, all of it or nothing. Of several processes on one PostgreSQL one does it, by an advisory
 * lock, and the others wait. Where a table is in use for long, by a backup say, its callers are let through between tries.
 * @returns the names of the migrations that were missing.
 * @throws SchemaMismatch where the database is of a newer version that this one cannot work with.
 */
export async function migrate(db: Db): Promise<string[]> {
  const missing = await findMissing(db);
  if (missing.length === 0) return [];
  for (const start = performance.now(); ; await sleep(PAUSE)) {
    const { error, results } = await migratorOf(db).migrateToLatest();
    if (!error) return results?.map(({ migrationName }) => migrationName) ?? [];
    if (isPermissionDenied(error))
      throw new SchemaMismatch(
        `The database lacks ${missing.join(', ')}, and its role may not change tables: run npm run migrate with one that may.`,
        { cause: error },
      );
    if (!isLockTimeout(error) || performance.now() - start > PATIENCE) throw error;
  }
}

/**
 * @returns no names, as `migrate` does where nothing was missing.
 * @throws SchemaMismatch where migrations are missing, or the database is of a newer version.
 */
export async function expectMigrated(db: Db): Promise<string[]> {
  const missing = await findMissing(db);
  if (missing.length > 0)
    throw new SchemaMismatch(
      `The database lacks ${missing.join(', ')}: run npm run migrate first, or start with MIGRATIONS=auto.`,
    );
  return missing;
}

/**
 * A newer version that runs beside this one, or ran before it was taken back, has only added to the schema, which leaves
 * this version its own; unless the name of a migration says otherwise.
 */
async function findMissing(db: Db): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  const missing = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (missing.length === known.length) return missing;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = newerMigrations(rows.map(({ name }) => name));
  const takesAway = newer.find((name) => /^\d+-contract-/.test(name));
  if (takesAway !== undefined || (newer.length > 0 && missing.length > 0))
    throw new SchemaMismatch(
      `The database is of a newer version, which this one cannot work with: it has ${takesAway ?? newer.join(', ')}.`,
    );
  return missing;
}

/** Those applied to a database that this version does not know. */
export function newerMigrations(applied: string[]): string[] {
  return applied.filter((name) => !Object.hasOwn(migrations, name));
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
