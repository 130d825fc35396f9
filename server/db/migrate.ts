import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isForbidden, isLockTimeout } from './dialect.ts';
import * as first from './migrations/001-first.ts';
import * as emailChanges from './migrations/002-email-changes.ts';
import * as payments from './migrations/003-payments.ts';
import * as administration from './migrations/004-administration.ts';
import * as sessionsAndLimits from './migrations/005-sessions-and-limits.ts';
import * as smallReads from './migrations/006-small-reads.ts';
import * as jobTurns from './migrations/007-job-turns.ts';
import * as cards from './migrations/008-cards.ts';
import * as keptReviews from './migrations/009-kept-reviews.ts';
import * as signatures from './migrations/010-signatures.ts';
import * as mailSettings from './migrations/011-mail-settings.ts';
import * as employerLinks from './migrations/012-employer-links.ts';
import * as configuredPasswords from './migrations/018-configured-passwords.ts';
import type { Db } from './schema.ts';

/** In order. The rules for a new one are in docs/decisions/017-migrations-that-only-add.md. */
export const migrations = {
  '001-first': first,
  '002-email-changes': emailChanges,
  '003-payments': payments,
  '004-administration': administration,
  '005-sessions-and-limits': sessionsAndLimits,
  '006-small-reads': smallReads,
  '007-job-turns': jobTurns,
  '008-cards': cards,
  '009-kept-reviews': keptReviews,
  '010-signatures': signatures,
  '011-mail-settings': mailSettings,
  '012-employer-links': employerLinks,
  '018-configured-passwords': configuredPasswords,
};

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
    if (isForbidden(error))
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
  const newer = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  const takesAway = newer.find((name) => /^\d+-contract-/.test(name));
  if (takesAway !== undefined || (newer.length > 0 && missing.length > 0))
    throw new SchemaMismatch(
      `The database is of a newer version, which this one cannot work with: it has ${takesAway ?? newer.join(', ')}.`,
    );
  return missing;
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
