import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { ConfigError } from '#server/platform/config.ts';
import { describeDatabase } from './database-url.ts';
import { isUnavailable } from './dialect.ts';
import { expectMigrated, migrate } from './migrate.ts';
import { rejectMovedFolder } from './move-note.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteFileDialect } from './sqlite.ts';

export interface OpenDatabase {
  db: Db;
  /** Where the data is, for the log; without a password. */
  location: string;
  /** The migrations that were missing. */
  migrated: string[];
  close(): Promise<void>;
}

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {}

interface Place {
  dataDir: string;
  /** null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** Whether to bring the schema up to date, or to refuse an old one. */
  migrations?: 'auto' | 'manual';
}

/** Of PostgreSQL. */
export interface ConnectionOptions {
  connections?: number;
  /** Milliseconds, as `lockTimeout`. */
  statementTimeout?: number;
  lockTimeout?: number;
}

/**
 * Opens the database, whose schema is then up to date.
 * @throws DataFolderInUse where another process has the same SQLite folder open; SchemaMismatch; ConfigError where folder
 * or server cannot be used.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  migrations = 'auto',
  ...options
}: Place & ConnectionOptions): Promise<OpenDatabase> {
  const prepare = migrations === 'auto' ? migrate : expectMigrated;
  return databaseUrl === null ? openSqlite(dataDir, prepare) : openPostgres(databaseUrl, prepare, options);
}

async function openSqlite(dataDir: string, prepare: (db: Db) => Promise<string[]>): Promise<OpenDatabase> {
  makeDataFolder(dataDir);
  rejectMovedFolder(dataDir);
  const unlock = takeFolder(dataDir);
  const file = databaseFile(dataDir);
  // In a folder that was there before, SQLite would let others read a new file.
  closeSync(openSync(file, 'a', 0o600));
  const db = new Kysely<Schema>({ dialect: new SqliteFileDialect(file) });
  const close = async () => {
    await db.destroy();
    unlock();
  };
  try {
    return { db, location: file, migrated: await prepare(db), close };
  } catch (error) {
    await close();
    throw isUnavailable(error) ? unusableFolder(dataDir, error) : error;
  }
}

/** @throws ConfigError where the folder cannot be made, or files in it cannot be written. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(`${dataDir}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

/** Not with `recursive`: Node never returns from that where the system answers ENOENT in a folder that exists, as /proc does. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    // Reviews are private, also from other users of the machine.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error;
  }
}

function takeFolder(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    throw error instanceof DataFolderInUse ? error : unusableFolder(dataDir, error);
  }
}

function unusableFolder(dataDir: string, error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError(
    `DATA_DIR must be a folder that can be written to, and ${dataDir} is not: ${reason}`,
  );
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

/** A migration lets the callers of a busy table through after so many milliseconds. */
const MIGRATION_LOCK_TIMEOUT = 5_000;

async function openPostgres(
  databaseUrl: string,
  prepare: (db: Db) => Promise<string[]>,
  options: ConnectionOptions,
): Promise<OpenDatabase> {
  // Loaded where it is used: a service on SQLite saves its time and memory.
  const { connect, isConnectionFailure } = await import('./postgres.ts');
  // A migration takes the time it takes.
  const migrating = connect(databaseUrl, { max: 1, lock_timeout: MIGRATION_LOCK_TIMEOUT });
  const migrated = await prepare(migrating)
    .catch((error: unknown) => {
      throw isConnectionFailure(error)
        ? new ConfigError(
            `DATABASE_URL: cannot connect to ${describeDatabase(databaseUrl)}: ${error.message}`,
          )
        : error;
    })
    .finally(() => migrating.destroy());
  const db = connect(databaseUrl, poolOptions(options));
  return { db, location: describeDatabase(databaseUrl), migrated, close: () => db.destroy() };
}

/** Opens a read-only copy of the database as it is. */
export async function openReplica(
  databaseUrl: string,
  options: ConnectionOptions,
): Promise<{ db: Db; close(): Promise<void> }> {
  const { connect } = await import('./postgres.ts');
  const db = connect(databaseUrl, { ...poolOptions(options), isReplica: true });
  return { db, close: () => db.destroy() };
}

function poolOptions({ connections = 10, statementTimeout = 7_000, lockTimeout = 5_000 }: ConnectionOptions) {
  return {
    max: connections,
    // The server gives up first where it still can.
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1_000,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: statementTimeout + 3_000,
  };
}
