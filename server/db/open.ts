import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { OperatorError } from '#server/basics/operator-error.ts';
import { describeDatabase } from './database-url.ts';
import { isUnavailable } from './dialect.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { rejectMovedFolder } from './move-note.ts';
import type { Db, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

/** Closes at the end of a block that holds it by `await using`. */
interface OpenDatabase extends AsyncDisposable {
  db: Db;
  location: string;
  migrated: string[];
  close(): Promise<void>;
}

interface DatabaseOptions {
  dataDir: string;
  databaseUrl: string | null;
  migrations?: 'auto' | 'manual';
}

interface ConnectionOptions {
  connections?: number;
  /** Milliseconds. */
  statementTimeout?: number;
  /** Milliseconds. */
  lockTimeout?: number;
}

export async function openDatabase({
  dataDir,
  databaseUrl,
  migrations = 'auto',
  ...options
}: DatabaseOptions & ConnectionOptions): Promise<OpenDatabase> {
  const prepare = migrations === 'auto' ? migrate : requireMigrated;
  return databaseUrl === null ? openSqlite(dataDir, prepare) : openPostgres(databaseUrl, prepare, options);
}

/** Opens it beside a service that may be running, for short reads and writes, and with a schema of any version. */
export async function joinDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<OpenDatabase> {
  const prepare = async (db: Db) => {
    await sql`select 1`.execute(db);
    return [];
  };
  if (databaseUrl !== null) return openPostgres(databaseUrl, prepare, { connections: 1 });
  rejectMovedFolder(dataDir);
  const file = databaseFile(dataDir);
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing
      ? new OperatorError(
          `DATA_DIR ${resolve(dataDir)} has no database yet: run goodword migrate, or start the service`,
        )
      : unusableFolder(dataDir, error);
  }
  return openFile(dataDir, prepare, () => {});
}

async function openSqlite(dataDir: string, prepare: (db: Db) => Promise<string[]>): Promise<OpenDatabase> {
  createDataFolder(dataDir);
  rejectMovedFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  createPrivate(databaseFile(dataDir));
  return openFile(dataDir, prepare, unlock);
}

async function openFile(
  dataDir: string,
  prepare: (db: Db) => Promise<string[]>,
  unlock: () => void,
): Promise<OpenDatabase> {
  const file = databaseFile(dataDir);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  const close = async () => {
    await db.destroy();
    unlock();
  };
  try {
    return { db, location: file, migrated: await prepare(db), close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw isUnavailable(error) ? unusableFolder(dataDir, error) : error;
  }
}

export function createDataFolder(dataDir: string): void {
  try {
    createFolder(dataDir);
    accessSync(`${dataDir}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
}

/** Its owner alone may read it. Not `recursive`: Node hangs if the system returns ENOENT for an existing folder, as in /proc. */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

function lockDataFolder(dataDir: string): () => void {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    throw error instanceof OperatorError ? error : unusableFolder(dataDir, error);
  }
}

function unusableFolder(dataDir: string, error: unknown): OperatorError {
  const reason = error instanceof Error ? error.message : String(error);
  return new OperatorError(`DATA_DIR must be a writable folder, and ${dataDir} is not: ${reason}`);
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'goodword.db');
}

export function lockFolder(dataDir: string): () => void {
  const [pidFile, lockFile] = [join(dataDir, 'goodword.pid'), join(dataDir, 'goodword.lock')];
  createPrivate(lockFile);
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const BUSY = 5;
    if (!(error instanceof Error && 'errcode' in error && error.errcode === BUSY)) throw error;
    throw new OperatorError(
      `Another Goodword process (${readPid(pidFile)}) is using the data folder ${dataDir}. Stop it first, or choose another DATA_DIR.`,
    );
  }
  createPrivate(pidFile);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => lock.close();
}

/** SQLite would create it readable by others, and one that was copied here may be. */
function createPrivate(file: string): void {
  const descriptor = openSync(file, 'a', 0o600);
  // Not of another owner, who may share it with a group on purpose.
  if (fstatSync(descriptor).uid === process.getuid?.()) fchmodSync(descriptor, 0o600);
  closeSync(descriptor);
}

function readPid(pidFile: string): string {
  try {
    return `pid ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'pid unknown';
  }
}

/** A migration that waits longer lets the queries waiting for a table proceed. */
const MIGRATION_LOCK_TIMEOUT = 5_000;

async function openPostgres(
  databaseUrl: string,
  prepare: (db: Db) => Promise<string[]>,
  options: ConnectionOptions,
): Promise<OpenDatabase> {
  const { connect, isConnectionFailure } = await import('./postgres.ts');
  // It has no statement timeout, which could end a migration.
  const migrating = connect(databaseUrl, { max: 2, lock_timeout: MIGRATION_LOCK_TIMEOUT });
  const migrated = await requireUtf8(migrating, databaseUrl)
    .then(() => requireStatements(migrating, databaseUrl))
    .then(() => prepare(migrating))
    .catch((error: unknown) => {
      throw isConnectionFailure(error)
        ? new OperatorError(
            `DATABASE_URL: cannot connect to ${describeDatabase(databaseUrl)}: ${error.message}`,
          )
        : error;
    })
    .finally(() => migrating.destroy());
  const db = connect(databaseUrl, poolOptions(options));
  const close = () => db.destroy();
  return { db, location: describeDatabase(databaseUrl), migrated, close, [Symbol.asyncDispose]: close };
}

/** Other encodings can't hold every customer's words. */
async function requireUtf8(db: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
  }>`select current_setting('server_encoding') as encoding`.execute(db);
  if (rows[0]?.encoding !== 'UTF8')
    throw new OperatorError(
      `DATABASE_URL: ${describeDatabase(databaseUrl)} must be in UTF8, and is in ${rows[0]?.encoding}: create it with createdb --encoding=UTF8 --template=template0`,
    );
}

async function requireStatements(db: Db, databaseUrl: string): Promise<void> {
  const { keepsStatements } = await import('./postgres.ts');
  if (!(await keepsStatements(db)))
    throw new OperatorError(
      `DATABASE_URL: a pooler before ${describeDatabase(databaseUrl)} loses prepared statements, as PgBouncer does in transaction mode: set pool_mode = session or, in PgBouncer 1.21 or newer, max_prepared_statements = 100`,
    );
}

function poolOptions({ connections = 10, statementTimeout = 7_000, lockTimeout = 5_000 }: ConnectionOptions) {
  return {
    max: connections,
    // Longer than on the server, which should time out first.
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1_000,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: statementTimeout + 3_000,
  };
}
