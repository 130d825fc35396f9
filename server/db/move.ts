import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { OperatorError } from '#server/basics/operator-error.ts';
import { describeDatabase } from './database-url.ts';
import { isUnavailable } from './dialect.ts';
import { migrate, refuseNewer } from './migrate.ts';
import { MOVED, moveNotePath, readMoveNote, writeMoveNote } from './move-note.ts';
import {
  copyTable,
  digestSource,
  digestTarget,
  listTables,
  type Table,
  type TableDigest,
} from './move-tables.ts';
import { databaseFile, lockFolder } from './open.ts';
import { connect } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

interface MoveOptions {
  dataDir: string;
  databaseUrl: string;
  report: (line: string) => void;
}

const QUERY_TIMEOUT = 120_000;

/** Compares every row. Afterwards no service starts on the source. @throws OperatorError */
export async function moveToPostgres({
  dataDir,
  databaseUrl,
  report,
}: MoveOptions): Promise<{ tables: TableDigest[]; location: string }> {
  const location = describeTarget(databaseUrl);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new OperatorError(`There is no database in ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  const db = connect(databaseUrl, { max: 1, query_timeout: QUERY_TIMEOUT });
  let source: DatabaseSync | null = null;
  try {
    await migrateSource(file);
    await inspectTarget(db, location);
    source = new DatabaseSync(file, { readOnly: true });
    const move = { source, tables: listTables(source), dataDir, location, report };
    await migrate(db);
    const tables = await db.transaction().execute((tx) => copy(tx, move));
    writeMoveNote(dataDir, `${MOVED} ${location} at ${new Date().toISOString()}.`);
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
  location: string;
  report: (line: string) => void;
}

function describeTarget(databaseUrl: string): string {
  try {
    return describeDatabase(databaseUrl);
  } catch (error) {
    throw new OperatorError(`The address ${sentence(error)}`);
  }
}

async function migrateSource(file: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    await rejectNewerVersion(db, file);
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function rejectNewerVersion(db: Db, place: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  refuseNewer(
    place,
    rows.map(({ name }) => name),
  );
}

async function inspectTarget(db: Db, location: string): Promise<void> {
  const encoding = await encodingOf(db, location);
  if (encoding !== 'UTF8') throw new OperatorError(`${location} must be in UTF8; it is in ${encoding}.`);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by 1`.execute(db);
  const found = rows.map(({ name }) => name);
  if (found.includes('kysely_migration')) return rejectNewerVersion(db, location);
  if (found.length > 0)
    throw new OperatorError(
      `${location} is not empty: it contains other tables (${found.slice(0, 3).join(', ')}).`,
    );
}

async function encodingOf(db: Db, location: string): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    return rows[0]?.server_encoding;
  } catch (error) {
    throw new OperatorError(`${location} cannot be used: ${sentence(error)}`);
  }
}

async function copy(tx: Db, { source, tables, dataDir, location, report }: Move): Promise<TableDigest[]> {
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
  const contents: TableDigest[] = [];
  for (const table of tables) {
    const [expected, actual] = [digestSource(source, table), await digestTarget(tx, table)];
    if (expected.rows !== actual.rows || expected.checksum !== actual.checksum)
      throw new OperatorError(
        `${table.name} was not copied correctly: ${expected.rows} rows with checksum ${expected.checksum}, but ${actual.rows} with ${actual.checksum} in ${location}. Nothing was moved.`,
      );
    contents.push(expected);
  }
  // Written before the commit, so that source and target are never both served.
  writeMoveNote(dataDir, unfinishedMoveNote(location));
  return contents;
}

/** A new schema contains only the admin. A target with rows may be from a move whose commit got no response. */
async function isFresh(
  tx: Db,
  { tables, dataDir, location }: Pick<Move, 'tables' | 'dataDir' | 'location'>,
): Promise<boolean> {
  const note = readMoveNote(dataDir);
  if (note !== null && note !== unfinishedMoveNote(location))
    throw new OperatorError(
      `There is nothing to move: ${note} To move it again, delete ${moveNotePath(dataDir)}.`,
    );
  for (const { name } of tables) {
    const condition = name === 'users' ? sql`where id <> 1 or password_hash <> ''` : sql``;
    const { rows } = await sql`select 1 from ${sql.id(name)} ${condition} limit 1`.execute(tx);
    if (rows.length === 0) continue;
    if (note !== null) return false;
    throw new OperatorError(
      `${location} is not empty: a service has been started on it. Choose a new database.`,
    );
  }
  return true;
}

/** Including ids of deleted rows: an old printed code must not open another's page. */
async function skipUsedIds(source: DatabaseSync, tx: Db): Promise<void> {
  const used = source.prepare('select name, seq from sqlite_sequence where seq > 0').all();
  for (const { name, seq } of used)
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(tx);
}

export const unfinishedMoveNote = (location: string) =>
  `the move of this folder to ${location} did not finish: run goodword move-to-postgres again.`;

function explain(error: unknown, { file, location }: { file: string; location: string }): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError) return error;
  if ('errcode' in error) return new OperatorError(`${file} cannot be read: ${sentence(error)}`);
  if (!(error instanceof pg.DatabaseError) && !isUnavailable(error)) return error;
  return new OperatorError(`${location}: ${sentence(error)} Run the same command again.`);
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}
