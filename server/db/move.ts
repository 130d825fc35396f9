import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describeDatabase } from './database-url.ts';
import { isUnavailable } from './dialect.ts';
import { migrate, newerMigrations } from './migrate.ts';
import { moveNotePath, readMoveNote, writeMoveNote } from './move-note.ts';
import {
  type Contents,
  contentsOf,
  contentsOfTarget,
  copyTable,
  type Table,
  tablesOf,
} from './move-tables.ts';
import { databaseFile, lockFolder } from './open.ts';
import { connect } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteFileDialect } from './sqlite.ts';

/** The move cannot be made; the message tells the operator why, in one line. */
export class MoveError extends Error {}

interface Order {
  dataDir: string;
  databaseUrl: string;
  /** Gets a line of progress at a time. */
  report: (line: string) => void;
}

/** Longer than any statement here takes, so that a network that swallows everything ends the move. */
const QUERY_TIMEOUT = 120_000;

/**
 * Copies the embedded database of a stopped service into an empty PostgreSQL and compares every row, all in one
 * transaction: interrupted, it leaves nothing behind. From then on no service starts on the source, which stays as it was.
 * @returns what was copied, table by table, and where it is now.
 * @throws MoveError; DataFolderInUse where the service is running.
 */
export async function moveToPostgres({
  dataDir,
  databaseUrl,
  report,
}: Order): Promise<{ tables: Contents[]; location: string }> {
  const location = locate(databaseUrl);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new MoveError(`There is no database in ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  const db = connect(databaseUrl, { max: 1, query_timeout: QUERY_TIMEOUT });
  let source: DatabaseSync | null = null;
  try {
    await bringUpToDate(file);
    await inspectTarget(db, location);
    source = new DatabaseSync(file, { readOnly: true });
    const move = { source, tables: tablesOf(source), dataDir, location, report };
    await migrate(db);
    const tables = await db.transaction().execute((tx) => copy(tx, move));
    writeMoveNote(
      dataDir,
      `the data of this folder was moved to ${location} at ${new Date().toISOString()}.`,
    );
    return { tables, location };
  } catch (error) {
    throw explain(error, { file, location });
  } finally {
    source?.close();
    await db.destroy();
    unlock();
  }
}

interface Move {
  source: DatabaseSync;
  tables: Table[];
  dataDir: string;
  /** The target, in words. */
  location: string;
  report: (line: string) => void;
}

function locate(databaseUrl: string): string {
  try {
    return describeDatabase(databaseUrl);
  } catch (error) {
    throw new MoveError(`The address ${sentence(error)}`);
  }
}

async function bringUpToDate(file: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new SqliteFileDialect(file) });
  try {
    await refuseNewer(db, file);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function refuseNewer(db: Db, place: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = newerMigrations(rows.map(({ name }) => name));
  if (newer.length > 0)
    throw new MoveError(`${place} was made by a newer version of the service (${newer.join(', ')}).`);
}

/** Changes nothing: the database may belong to something else. */
async function inspectTarget(db: Db, location: string): Promise<void> {
  const encoding = await encodingOf(db, location);
  if (encoding !== 'UTF8') throw new MoveError(`${location} must be in UTF8; it is in ${encoding}.`);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  const found = rows.map(({ name }) => name);
  if (found.includes('kysely_migration')) return refuseNewer(db, location);
  if (found.length > 0)
    throw new MoveError(
      `${location} is not empty: it holds tables of something else (${found.slice(0, 3).join(', ')}).`,
    );
}

async function encodingOf(db: Db, location: string): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    return rows[0]?.server_encoding;
  } catch (error) {
    throw new MoveError(`${location} cannot be used: ${sentence(error)}`);
  }
}

async function copy(tx: Db, { source, tables, dataDir, location, report }: Move): Promise<Contents[]> {
  const everyTable = sql.join(tables.map(({ name }) => sql.id(name)));
  await sql`lock table ${everyTable} in access exclusive mode`.execute(tx);
  if (await isFresh(tx, { tables, dataDir, location })) {
    await sql`truncate ${everyTable}`.execute(tx);
    for (const table of tables) {
      report(`Copying ${table.name}`);
      await copyTable(source, tx, table);
    }
    await skipUsedIds(source, tx);
  }
  report('Checking every row');
  const contents: Contents[] = [];
  for (const table of tables) {
    const [here, there] = [contentsOf(source, table), await contentsOfTarget(tx, table)];
    if (here.rows !== there.rows || here.checksum !== there.checksum)
      throw new MoveError(
        `${table.name} did not arrive as it is: ${here.rows} rows with checksum ${here.checksum}, and in ${location} ${there.rows} with ${there.checksum}. Nothing was moved.`,
      );
    contents.push(here);
  }
  // Before the commit, so that source and target are never both served.
  writeMoveNote(dataDir, unfinishedMoveNote(location));
  return contents;
}

/**
 * The migration leaves one row, the admin without a password; the first start of a service sets one. A target that is not
 * fresh may be that of a move whose commit was not answered.
 * @throws MoveError where the target or the source is in use.
 */
async function isFresh(
  tx: Db,
  { tables, dataDir, location }: Pick<Move, 'tables' | 'dataDir' | 'location'>,
): Promise<boolean> {
  const note = readMoveNote(dataDir);
  if (note !== null && note !== unfinishedMoveNote(location))
    throw new MoveError(
      `There is nothing left to move: ${note} To move it once more, delete ${moveNotePath(dataDir)}.`,
    );
  for (const { name } of tables) {
    const besides = name === 'users' ? sql`where id <> 1 or password_hash <> ''` : sql``;
    const { rows } = await sql`select 1 from ${sql.id(name)} ${besides} limit 1`.execute(tx);
    if (rows.length === 0) continue;
    if (note !== null) return false;
    throw new MoveError(
      `${location} is not empty: a service has been started on it. Name a database that is new.`,
    );
  }
  return true;
}

/** Also ids of deleted rows: no old card may come to point at somebody else. */
async function skipUsedIds(source: DatabaseSync, tx: Db): Promise<void> {
  const used = source.prepare('select name, seq from sqlite_sequence where seq > 0').all();
  for (const { name, seq } of used)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(tx);
}

/** The note before the commit. */
export const unfinishedMoveNote = (location: string) =>
  `the move of this folder to ${location} did not finish: run npm run move-to-postgres again.`;

/** One clear line where a database is at fault; any other error unchanged. */
function explain(error: unknown, { file, location }: { file: string; location: string }): unknown {
  if (!(error instanceof Error) || error instanceof MoveError) return error;
  if ('errcode' in error) return new MoveError(`${file} cannot be read: ${sentence(error)}`);
  if (!(error instanceof pg.DatabaseError) && !isUnavailable(error)) return error;
  return new MoveError(`${location}: ${sentence(error)} Run the same command again.`);
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
