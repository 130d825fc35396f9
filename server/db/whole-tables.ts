import { hash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** A table as SQLite has it. */
export interface Table {
  name: string;
  columns: string[];
  /** The columns of its primary key. */
  key: string[];
}

export type Row = Record<string, SQLInputValue>;
export type Key = SQLInputValue[];

/** What a table holds, in whichever database. */
export interface Contents {
  name: string;
  rows: number;
  checksum: string;
}

/** Every table but those of the migrations; one that others speak of comes before them. */
export function tablesOf(source: DatabaseSync): Table[] {
  const columns = source
    .prepare(
      `select t.name as "table", c.name, c.pk as place from sqlite_master t, pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'kysely\\_%' escape '\\'
       order by t.name, c.cid`,
    )
    .all() as { table: string; name: string; place: number }[];
  const spokenOf = source.prepare('select "table" as name from pragma_foreign_key_list(?)');
  const waiting = [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => ({
    name,
    columns: own.map((column) => column.name),
    key: own
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place)
      .map((column) => column.name),
    needs: spokenOf.all(name).map((other) => String(other.name)),
  }));

  const sorted: Table[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(
      ({ needs }) => !waiting.some(({ name, needs: own }) => own !== needs && needs.includes(name)),
    );
    if (next === -1) throw new Error('Tables speak of each other in a circle');
    sorted.push(...waiting.splice(next, 1).map(({ name, columns, key }) => ({ name, columns, key })));
  }
  return sorted;
}

/** The next rows in the order of the primary key, after the one with that key. */
export function readRows(source: DatabaseSync, table: Table, after: Key | null, limit: number): Row[] {
  const key = listed(table.key);
  const beyond = after === null ? '' : `where (${key}) > (${after.map(() => '?')})`;
  return source
    .prepare(`select ${listed(table.columns)} from "${table.name}" ${beyond} order by ${key} limit ${limit}`)
    .all(...(after ?? [])) as Row[];
}

/** So many rows come no later than the one with that key. */
export function countRows(source: DatabaseSync, table: Table, upTo: Key): number {
  const row = source
    .prepare(
      `select count(*) as rows from "${table.name}" where (${listed(table.key)}) <= (${upTo.map(() => '?')})`,
    )
    .get(...upTo);
  return Number(row?.rows);
}

/** PostgreSQL's types of every column, by table and column. */
export async function typesOf(db: Db): Promise<Map<string, Map<string, string>>> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, columns]) => [
      table,
      new Map(columns.map(({ column, type }) => [column, type])),
    ]),
  );
}

/** Puts rows into PostgreSQL as they are, with their ids. Faster is only COPY, by a tenth. */
export function insertRows(
  { name, columns }: Table,
  types: Map<string, string>,
  json: string,
): RawBuilder<Row> {
  const list = sql.join(columns.map((column) => sql.id(column)));
  const typed = sql.join(
    columns.map((column) => sql`${sql.id(column)} ${sql.raw(types.get(column) ?? 'unknown')}`),
  );
  return sql<Row>`
    insert into ${sql.id(name)} (${list}) overriding system value
    select ${list} from json_to_recordset(${json}::json) as arriving (${typed})`;
}

export function sumOfSource(source: DatabaseSync, table: Table): Contents {
  const statement = source.prepare(`select ${listed(table.columns)} from "${table.name}"`);
  statement.setReturnArrays(true);
  const checksum = new Checksum();
  for (const row of statement.iterate()) checksum.add(row as unknown as unknown[]);
  return checksum.of(table);
}

const ROWS_AT_ONCE = 2_000;

/** Through the driver and its types, as the service reads. */
export async function sumOfTarget(db: Db, table: Table): Promise<Contents> {
  return db.transaction().execute(async (tx) => {
    const columns = sql.join(table.columns.map((column) => sql.id(column)));
    await sql`declare every_row no scroll cursor for select ${columns} from ${sql.id(table.name)}`.execute(
      tx,
    );
    const checksum = new Checksum();
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from every_row`.execute(tx);
      for (const row of rows) checksum.add(table.columns.map((column) => row[column]));
      if (rows.length === 0) return checksum.of(table);
    }
  });
}

/** The sum of the hashes of all rows: it does not matter in which order they come, and databases sort text differently. */
class Checksum {
  #rows = 0;
  readonly #sum = new Uint32Array(8);

  add(values: unknown[]): void {
    const digest = hash('sha256', JSON.stringify(values), 'buffer');
    for (let i = 0; i < 8; i += 1) this.#sum[i] = (this.#sum[i] ?? 0) + digest.readUInt32LE(4 * i);
    this.#rows += 1;
  }

  of({ name }: Table): Contents {
    return { name, rows: this.#rows, checksum: hash('sha256', this.#sum).slice(0, 16) };
  }
}

const listed = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ');
