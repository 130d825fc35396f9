import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { isUnavailable, TransactionalSqliteDialect } from './dialect.ts';
import * as first from './migrations/001-first.ts';
import * as emailChanges from './migrations/002-email-changes.ts';
import * as payments from './migrations/003-payments.ts';
import * as administration from './migrations/004-administration.ts';
import * as sessionsAndLimits from './migrations/005-sessions-and-limits.ts';
import type { Db, Schema } from './schema.ts';

export const migrations = {
  '001-first': first,
  '002-email-changes': emailChanges,
  '003-payments': payments,
  '004-administration': administration,
  '005-sessions-and-limits': sessionsAndLimits,
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
 * Opens PostgreSQL at `databaseUrl`, or without one the SQLite file in `dataDir`, and brings its schema up to date.
 * @throws DataFolderInUse where another process has the same SQLite folder open.
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): Promise<OpenDatabase> {
  const opened = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl);
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function openSqlite(dataDir: string): OpenDatabase {
  // Reviews are private, also from other users of the machine.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const file = databaseFile(dataDir);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const db = new Kysely<Schema>({
    dialect: new TransactionalSqliteDialect({ database: forKysely(database) }),
  });
  return {
    db,
    location: file,
    async close() {
      await db.destroy();
      // Kysely closes only what it has used.
      if (database.isOpen) database.close();
      unlock();
    },
  };
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
    if (!isUnavailable(error)) throw error;
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

/** What Kysely asks of a driver, over Node's own; statements are prepared once. */
function forKysely(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      if (prepared.size < 500) prepared.set(sql, statement);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    types: { getTypeParser: parserFor },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const { host, pathname } = new URL(databaseUrl);
  return { db, location: `PostgreSQL ${host}${pathname}`, close: () => db.destroy() };
}

/** Both databases hand over the same JavaScript values: timestamps as ISO text, counts as numbers. */
const parserFor: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
};
