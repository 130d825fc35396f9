import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

// biome-ignore lint/suspicious/noExplicitAny: migrations run on schemas of any age.
type AnyDb = Kysely<any>;

export function isPostgres(db: AnyDb): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** A table `listed` with a column `value` of JSON arrays. One parameter keeps the statement constant. */
export function jsonRows(db: Db, rows: (string | number | null | undefined)[][]): RawBuilder<unknown> {
  return readJsonRows(db, JSON.stringify(rows));
}

/** A table of what a JSON array lists: in prepared statements, the array is a value. */
export function readJsonRows(db: Db, json: string): RawBuilder<unknown> {
  return isPostgres(db)
    ? sql`jsonb_array_elements(${json}::jsonb) as listed (value)`
    : sql`json_each(${json}) as listed`;
}

/** A property of an item that `readJsonRows` lists. */
export const listedText = (name: string) => sql<string | null>`listed.value ->> ${sql.lit(name)}`;

export const listedNumber = (name: string) => sql<number | null>`cast(${listedText(name)} as integer)`;

/** Rows as the text of a JSON array, whose items are arrays of these columns. */
export function listJson(db: Db, columns: string[]): RawBuilder<string | null> {
  const row = sql.join(columns.map((column) => sql.ref(column)));
  return isPostgres(db)
    ? sql`cast(json_agg(json_build_array(${row})) as text)`
    : sql`json_group_array(json_array(${row}))`;
}

/** For prepared statements, which a list in parentheses would change with its length. */
export function isListed(db: Db, column: string, list: readonly unknown[]): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${list})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${list}))`;
}

/** Takes half the time of strpos and instr. */
export function contains(db: Db, column: string, text: string): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
    : sql<boolean>`${sql.ref(column)} glob ${`*${text.replace(/[*?[]/g, '[$&]')}*`}`;
}

/** Makes each database read this range of an index on `user_id` and `id`, in order. */
export function isBetweenIds(
  db: Db,
  userId: number,
  { from, before }: { from: number; before: number },
): RawBuilder<boolean> {
  return isPostgres(db)
    ? sql<boolean>`(user_id, id) >= (${userId}, ${from}) and (user_id, id) < (${userId}, ${before}) and user_id >= ${userId} and user_id <= ${userId}`
    : sql<boolean>`user_id = ${userId} and id >= ${from} and id < ${before}`;
}

export function utcMonth(db: Db, column: string): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`
    : sql<string>`substr(${sql.ref(column)}, 1, 7)`;
}

/** A standby can't store reviews. Queries SQLite too, to detect failures. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const mode = isPostgres(db) ? sql`current_setting('transaction_read_only')` : sql`'off'`;
  const { rows } = await sql<{ mode: string }>`select ${mode} as mode`.execute(db);
  return rows[0]?.mode === 'on';
}

export function isUniqueViolation(error: unknown): boolean {
  const [UNIQUE, PRIMARY_KEY] = [2067, 1555];
  return ['23505', UNIQUE, PRIMARY_KEY].includes(codeOf(error));
}

/** A concurrent transaction may have inserted the same row, or deleted the row it refers to. */
export function isConstraintViolation(error: unknown): boolean {
  const FOREIGN_KEY = 787;
  return isUniqueViolation(error) || ['23503', FOREIGN_KEY].includes(codeOf(error));
}

export function isPermissionDenied(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/** Missing, or prepared by another session under the same name. */
export function isLostStatement(error: unknown): boolean {
  return ['26000', '42P05'].includes(String(codeOf(error)));
}

export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** The outcome of a commit is then unknown. Repeating the request with its idempotency key is safe. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  const [BUSY, READONLY, IOERR, FULL, CANTOPEN] = [5, 8, 10, 13, 14];
  if (typeof code === 'number') return [BUSY, READONLY, IOERR, FULL, CANTOPEN].includes(code & 0xff);
  // Classes 08 connection, 53 resources, 57 shutdown and timeout, 58 system, 40 serialization and deadlock; lock
  // timeout.
  return /^(08|53|57|58|40|25006|25P03|55P03)/.test(code);
}

export function isConnectionLost(error: unknown): boolean {
  return codeOf(error) === CONNECTION_LOST;
}

export const CONNECTION_LOST = '08006';

/** PostgreSQL's SQLSTATE, or SQLite's extended result code. */
function codeOf(error: unknown): string | number {
  if (!(error instanceof Error)) return '';
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode;
  return 'code' in error ? String(error.code) : '';
}
