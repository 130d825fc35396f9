import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { OperatorError } from '#server/basics/operator-error.ts';
import { isLockTimeout, isPermissionDenied } from './dialect.ts';
import * as schema from './migrations/001-schema.ts';
import * as foldedText from './migrations/002-folded-text.ts';
import * as deletionInSlices from './migrations/003-deletion-in-slices.ts';
import * as paymentProblems from './migrations/004-payment-problems.ts';
import * as readReviews from './migrations/005-read-reviews.ts';
import * as permissionAndReply from './migrations/006-permission-and-reply.ts';
import * as requestsAndPraise from './migrations/007-requests-and-praise.ts';
import * as tokensAndWebhooks from './migrations/008-tokens-and-webhooks.ts';
import type { Db } from './schema.ts';

/** The order counts. Rules: docs/decisions/017-migrations-that-only-add.md. */
export const migrations = {
  '001-schema': schema,
  '002-folded-text': foldedText,
  '003-deletion-in-slices': deletionInSlices,
  '004-payment-problems': paymentProblems,
  '005-read-reviews': readReviews,
  '006-permission-and-reply': permissionAndReply,
  '007-requests-and-praise': requestsAndPraise,
  '008-tokens-and-webhooks': tokensAndWebhooks,
};

/** Milliseconds between attempts to lock the tables, and in total. */
const RETRY_INTERVAL = 1_000;
const TIMEOUT = 600_000;

/** One process migrates at a time, by an advisory lock. @returns the applied migrations. */
export async function migrate(db: Db): Promise<string[]> {
  const missing = await findMissing(db);
  if (missing.length === 0) return [];
  for (const start = performance.now(); ; await sleep(RETRY_INTERVAL)) {
    const { error, results } = await migratorOf(db).migrateToLatest();
    if (!error) return results?.map(({ migrationName }) => migrationName) ?? [];
    if (isPermissionDenied(error))
      throw new OperatorError(
        `The database lacks ${missing.join(', ')}, and its role may not change tables: run goodword migrate with a role that may.`,
        { cause: error },
      );
    if (!isLockTimeout(error) || performance.now() - start > TIMEOUT) throw error;
  }
}

export async function requireMigrated(db: Db): Promise<string[]> {
  const missing = await findMissing(db);
  if (missing.length > 0)
    throw new OperatorError(
      `The database lacks ${missing.join(', ')}: run goodword migrate first, or start with MIGRATIONS=auto.`,
    );
  return missing;
}

/** A newer version only adds to the schema, so this one can still use it, unless a migration's name says otherwise. */
async function findMissing(db: Db): Promise<string[]> {
  const known = await migratorOf(db).getMigrations();
  const missing = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (missing.length === known.length) return missing;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = newerMigrations(rows.map(({ name }) => name));
  const incompatible = newer.find((name) => /^\d+-contract-/.test(name));
  if (incompatible !== undefined || (newer.length > 0 && missing.length > 0))
    throw new OperatorError(
      `The database is from a newer, incompatible version: it has ${incompatible ?? newer.join(', ')}.`,
    );
  return missing;
}

export function refuseNewer(place: string, applied: string[]): void {
  const newer = newerMigrations(applied);
  if (newer.length > 0)
    throw new OperatorError(`${place} was made by a newer version of the service (${newer.join(', ')}).`);
}

function newerMigrations(applied: string[]): string[] {
  return applied.filter((name) => !Object.hasOwn(migrations, name));
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
