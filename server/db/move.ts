import { hash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describeDatabase } from './database-url.ts';
import { isUnavailable } from './dialect.ts';
import { migrate, migrations } from './migrate.ts';
import { isBeingFilled, noteOfMove, UNFINISHED_MOVE, whereMoved } from './move-marks.ts';
import { databaseFile, lockFolder } from './open.ts';
import { connect } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteFileDialect } from './sqlite.ts';
import {
  type Contents,
  countRows,
  insertRows,
  type Key,
  type Row,
  readRows,
  sumOfSource,
  sumOfTarget,
  type Table,
  tablesOf,
  typesOf,
} from './whole-tables.ts';

/** What cannot be done, in one line for the person who asked for it. */
export class MoveError extends Error {}

interface Order {
  dataDir: string;
  databaseUrl: string;
  /** So many are copied by one statement. */
  rowsAtOnce?: number;
  /** Gets what a person who waits may want to read, line by line. */
  report: (line: string) => void;
}

/** Longer than any statement here takes: a network that swallows everything ends the move, and does not hold it for ever. */
const NO_ANSWER_MS = 120_000;
const REPORT_EVERY_MS = 10_000;
const mark = sql.id(UNFINISHED_MOVE);

/**
 * Copies the embedded database of a service that is stopped into an empty PostgreSQL, and holds every row there against the
 * one that it was made from. Cut off at any point, it goes on there when it is called again. No service starts on the
 * target before everything is checked; from then on none starts on the source, which stays as it was.
 * @returns what was copied, table by table, and where it is now.
 * @throws MoveError; DataFolderInUse where the service is running.
 */
export async function moveToPostgres({
  dataDir,
  databaseUrl,
  rowsAtOnce = 2_000,
  report,
}: Order): Promise<{ tables: Contents[]; location: string }> {
  const location = locate(databaseUrl);
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new MoveError(`There is no database in ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  const db = connect(databaseUrl, { max: 1, query_timeout: NO_ANSWER_MS });
  let source: DatabaseSync | null = null;
  try {
    await bringUpToDate(file);
    source = new DatabaseSync(file, { readOnly: true });
    const move = { source, db, location, tables: tablesOf(source), rowsAtOnce, report };
    await inspectTarget(move, dataDir);
    await migrate(db);

    report(`Reading ${file}`);
    const contents = move.tables.map((table) => sumOfSource(move.source, table));
    await copy(move, contents, await begin(move, contents));
    report('Checking every row');
    await check(move, contents);
    await finish(move, dataDir);
    return { tables: contents, location };
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
  db: Db;
  /** Where the data goes, in words. */
  location: string;
  tables: Table[];
  rowsAtOnce: number;
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
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const applied = database.prepare('select name from kysely_migration').all();
    refuseNewer(
      applied.map(({ name }) => String(name)),
      file,
    );
  } finally {
    database.close();
  }
  const db = new Kysely<Schema>({ dialect: new SqliteFileDialect(file) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function refuseNewer(applied: string[], place: string): void {
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0)
    throw new MoveError(`${place} was made by a newer version of the service (${newer.join(', ')}).`);
}

/** Changes nothing: the database may be somebody's. */
async function inspectTarget({ db, location, tables }: Move, dataDir: string): Promise<void> {
  const encoding = await encodingOf(db, location);
  if (encoding !== 'UTF8') throw new MoveError(`${location} must be in UTF8; it is in ${encoding}.`);

  const found = [...(await typesOf(db)).keys()].sort();
  if (found.includes('kysely_migration')) {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    refuseNewer(
      rows.map(({ name }) => name),
      location,
    );
  } else if (found.length > 0) {
    throw new MoveError(
      `${location} is not empty: it holds tables of something else (${found.slice(0, 3).join(', ')}).`,
    );
  }
  if (await isBeingFilled(db)) return;
  const where = whereMoved(dataDir);
  if (where !== null)
    throw new MoveError(
      `There is nothing left to move: ${where} To move it once more, delete ${noteOfMove(dataDir)}.`,
    );
  const ours = tables.map(({ name }) => name).filter((name) => found.includes(name));
  await refuseUnlessFresh(db, ours, location);
}

async function encodingOf(db: Db, location: string): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
    return rows[0]?.server_encoding;
  } catch (error) {
    throw new MoveError(`${location} cannot be used: ${sentence(error)}`);
  }
}

/** Migrations leave one row, the admin without a password; the first start of a service gives it one. */
async function refuseUnlessFresh(db: Db, names: string[], location: string): Promise<void> {
  for (const name of names) {
    const besides = name === 'users' ? sql`where id <> 1 or password_hash <> ''` : sql``;
    const { rows } = await sql`select 1 from ${sql.id(name)} ${besides} limit 1`.execute(db);
    if (rows.length > 0)
      throw new MoveError(
        `${location} is not empty: a service has been started on it. Name a database that is new.`,
      );
  }
}

/** How far an earlier run came. */
interface Mark {
  /** Which installation it copied. */
  installation: string;
  /** What that held. */
  contents: string;
  /** The table that it was at; null where it had not begun. */
  at_table: string | null;
  /** The primary key of the last row there, JSON. */
  at_key: string | null;
}

/** Marks the target as being filled, or finds it so. @returns where to go on. */
async function begin({ source, db, location, tables, report }: Move, contents: Contents[]): Promise<Mark> {
  const fresh: Mark = {
    installation: installationOf(source),
    contents: hash('sha256', JSON.stringify(contents)),
    at_table: null,
    at_key: null,
  };
  const everyTable = sql.join(tables.map(({ name }) => sql.id(name)));
  return db.transaction().execute(async (tx) => {
    await sql`lock table ${everyTable} in access exclusive mode`.execute(tx);
    if (await isBeingFilled(tx)) {
      const { rows } = await sql<Mark>`select * from ${mark} for update`.execute(tx);
      const [earlier] = rows;
      if (earlier?.installation !== fresh.installation)
        throw new MoveError(
          `${location} is being filled from another installation. Finish that, or name another database.`,
        );
      if (earlier.contents === fresh.contents) return earlier;
      report('The data has changed since the move was cut off: it begins anew.');
      await sql`drop table ${mark}`.execute(tx);
    } else {
      await refuseUnlessFresh(
        tx,
        tables.map(({ name }) => name),
        location,
      );
    }
    await sql`truncate ${everyTable}`.execute(tx);
    await sql`create table ${mark} (installation text not null, contents text not null, at_table text, at_key text)`.execute(
      tx,
    );
    await sql`insert into ${mark} values (${fresh.installation}, ${fresh.contents})`.execute(tx);
    return fresh;
  });
}

/** The admin's token was made by chance, with the first table, and nothing changes it. */
function installationOf(source: DatabaseSync): string {
  const admin = source.prepare('select unsubscribe_token as token from users where id = 1').get();
  return hash('sha256', String(admin?.token));
}

async function copy(
  { source, db, location, tables, rowsAtOnce, report }: Move,
  contents: Contents[],
  from: Mark,
): Promise<void> {
  const types = await typesOf(db);
  const total = contents.reduce((sum, { rows }) => sum + rows, 0);
  report(
    `${from.at_table === null ? '' : `Going on in ${from.at_table}: `}Copying ${number(total)} rows to ${location}`,
  );
  let reportedAt = performance.now();
  const first = tables.findIndex(({ name }) => name === from.at_table);
  for (const [i, table] of tables.entries()) {
    if (i < first) continue;
    let after = i === first && from.at_key !== null ? (JSON.parse(from.at_key) as Key) : null;
    let copied = after === null ? 0 : countRows(source, table, after);
    for (;;) {
      const rows = readRows(source, table, after, rowsAtOnce);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = keyOf(table, last);
      const json = JSON.stringify(rows);
      if (json.includes('\\u0000')) refuseNul(table, rows);
      // One statement, so that rows never arrive without the mark that says so.
      await sql`
        with arrived as (${insertRows(table, types.get(table.name) ?? new Map(), json)})
        update ${mark} set at_table = ${table.name}, at_key = ${JSON.stringify(after)}`.execute(db);
      copied += rows.length;
      if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
      reportedAt = performance.now();
      report(`  ${table.name}: ${number(copied)} of ${number(contents[i]?.rows ?? 0)}`);
    }
  }
}

const keyOf = (table: Table, row: Row): Key => table.key.map((column) => row[column] ?? null);

/** The one character that SQLite holds and PostgreSQL does not. Nobody can send it to the service. */
function refuseNul(table: Table, rows: Row[]): void {
  for (const row of rows) {
    const column = table.columns.find((name) => String(row[name]).includes('\0'));
    if (column === undefined) continue;
    throw new MoveError(
      `${table.name} has the character U+0000 in ${column}, where ${table.key} is ${keyOf(table, row)}. PostgreSQL cannot hold it: take it out there, and run this again.`,
    );
  }
}

async function check({ db, location, tables, report }: Move, contents: Contents[]): Promise<void> {
  for (const [i, table] of tables.entries()) {
    const [here, there] = [contents[i], await sumOfTarget(db, table)];
    if (here?.rows === there.rows && here.checksum === there.checksum) continue;
    await sql`update ${mark} set contents = ''`.execute(db);
    throw new MoveError(
      `${table.name} did not arrive as it is: ${here?.rows} rows with checksum ${here?.checksum}, and in ${location} ${there.rows} with ${there.checksum}. Nothing serves from there; the next run begins anew.`,
    );
  }
  const { rows } = await sql<{ accounts: number }>`
    select count(*) as accounts from users left join
      (select user_id, count(*) as reviews, sum(rating) as ratings from reviews group by user_id) as stored
      on stored.user_id = users.id
    where review_count <> coalesce(reviews, 0) or rating_sum <> coalesce(ratings, 0)`.execute(db);
  if (rows[0]?.accounts)
    report(`Accounts whose totals are not those of their reviews, as in the source: ${rows[0].accounts}`);
}

/** From here on the source is not served any more, and the target is: in this order, so that never both are. */
async function finish({ source, db, location }: Move, dataDir: string): Promise<void> {
  writeNote(dataDir, location);
  // What was ever given, also to rows that are gone: no card of theirs may come to point at somebody else.
  const given = source.prepare('select name, seq from sqlite_sequence where seq > 0').all();
  await db.transaction().execute(async (tx) => {
    for (const { name, seq } of given)
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(tx);
    await sql`drop table ${mark}`.execute(tx);
  });
}

function writeNote(dataDir: string, location: string): void {
  const note = openSync(noteOfMove(dataDir), 'w', 0o600);
  writeFileSync(
    note,
    `the data of this folder was moved to ${location} at ${new Date().toISOString()}.

goodword.db is as it was then. Whatever came since is in PostgreSQL alone, so the service does not start on this
folder any more without DATABASE_URL. Delete this file to go back to what was then.
`,
  );
  fsyncSync(note);
  closeSync(note);
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** One clear line where a database is at fault; everything else whole. */
function explain(error: unknown, { file, location }: { file: string; location: string }): unknown {
  if (!(error instanceof Error) || error instanceof MoveError) return error;
  if ('errcode' in error) return new MoveError(`${file} cannot be read: ${sentence(error)}`);
  if (!(error instanceof pg.DatabaseError) && !isUnavailable(error)) return error;
  return new MoveError(
    `${location}: ${sentence(error)} What has arrived there stays: the same command goes on where it was.`,
  );
}

/** A host of several addresses fails with several errors and no words of its own. */
function sentence(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  const { message } = first instanceof Error ? first : new Error(String(first));
  return message.endsWith('.') ? message : `${message}.`;
}

const number = (value: number) => value.toLocaleString('en');
