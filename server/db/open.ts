import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as first from './migrations/001-first.ts';
import * as emailChanges from './migrations/002-email-changes.ts';
import * as payments from './migrations/003-payments.ts';
import * as administration from './migrations/004-administration.ts';
import * as sessionsAndLimits from './migrations/005-sessions-and-limits.ts';
import * as smallReads from './migrations/006-small-reads.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteFileDialect } from './sqlite.ts';

export const migrations = {
  '001-first': first,
  '002-email-changes': emailChanges,
  '003-payments': payments,
  '004-administration': administration,
  '005-sessions-and-limits': sessionsAndLimits,
  '006-small-reads': smallReads,
};

export interface OpenDatabase {
  db: Db;
  /** Where the data is, for the log; without a password. */
  location: string;
  close(): Promise<void>;
}

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {}

/**
 * Opens PostgreSQL at `databaseUrl` with at most so many `connections`, or without one the SQLite file in `dataDir`, and
 * brings its schema up to date.
 * @throws DataFolderInUse where another process has the same SQLite folder open.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  connections = 10,
}: {
  dataDir: string;
  databaseUrl: string | null;
  connections?: number;
}): Promise<OpenDatabase> {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, connections);
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  // Reviews are private, also from other users of the machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const file = databaseFile(dataDir);
  const db = new Kysely<Schema>({ dialect: new SqliteFileDialect(file) });
  const close = async () => {
    await db.destroy();
    unlock();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, location: file, close };
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'goodword.db');
}

/**
 * One process to a folder. The lock is the operating system's own, held on a file by an open SQLite transaction: it ends
 * with the process however that ends, so there is no stale lock to judge and no pid to mistake for another's.
 */
export function lockFolder(dataDir: string): () => void {
  const pidFile = join(dataDir, 'goodword.pid');
  const lock = new DatabaseSync(join(dataDir, 'goodword.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const BUSY = 5;
    if (!(error instanceof Error && 'errcode' in error && error.errcode === BUSY)) throw error;
    throw new DataFolderInUse(
      `Another Goodword process (${readPid(pidFile)}) is using the data folder ${dataDir}. Stop it first, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => lock.close();
}

function readPid(pidFile: string): string {
  try {
    return `pid ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'pid unknown';
  }
}

async function openPostgres(databaseUrl: string, max: number): Promise<OpenDatabase> {
  // Loaded where it is used: a service on SQLite saves its time and memory.
  const { connect } = await import('./postgres.ts');
  // A migration takes the time it takes, and so does waiting for another process that is at it.
  const migrating = connect(databaseUrl, { max: 1 });
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  const db = connect(databaseUrl, {
    max,
    // The server gives up first where it still can.
    statement_timeout: 7_000,
    query_timeout: 8_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  const { host, pathname } = new URL(databaseUrl);
  return { db, location: `PostgreSQL ${host}${pathname}`, close: () => db.destroy() };
}
