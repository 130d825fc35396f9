import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

export interface Table {
  name: string;
  columns: string[];
}

export interface TableDigest {
  name: string;
  rows: number;
  checksum: string;
}

/** Tables in the order of their creation, which is also the order of their foreign keys. */
export function listTables(source: DatabaseSync): Table[] {
  const tables = source.prepare(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'
     and name not like 'kysely!_%' escape '!' order by rowid`,
  );
  const columns = source.prepare('select name from pragma_table_info(?)');
  return tables.all().map(({ name }) => ({
    name: String(name),
    columns: columns.all(String(name)).map((column) => String(column.name)),
  }));
}

const BATCH_ROWS = 2_000;

export async function copyTable(source: DatabaseSync, tx: Db, table: Table): Promise<void> {
  let batch: unknown[] = [];
  for (const row of readRows(source, table)) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    await insert(tx, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insert(tx, table, batch);
}

async function insert(tx: Db, { name, columns }: Table, rows: unknown[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.id(column)));
  await sql`
    insert into ${sql.id(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.id(name)}, ${JSON.stringify(rows)})`.execute(tx);
}

export function digestSource(source: DatabaseSync, table: Table): TableDigest {
  const checksum = new Checksum(table);
  for (const row of readRows(source, table)) checksum.add(row);
  return checksum.contents();
}

function readRows(source: DatabaseSync, { name, columns }: Table) {
  return source
    .prepare(`select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}"`)
    .iterate();
}

export async function digestTarget(tx: Db, table: Table): Promise<TableDigest> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  await sql`declare every_row no scroll cursor for select ${columns} from ${sql.id(table.name)}`.execute(tx);
  const checksum = new Checksum(table);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(BATCH_ROWS)} from every_row`.execute(
      tx,
    );
    if (rows.length === 0) break;
    for (const row of rows) checksum.add(row);
  }
  await sql`close every_row`.execute(tx);
  return checksum.contents();
}

/** A sum of row digests, since the two databases sort differently. */
class Checksum {
  readonly #table: Table;
  #rows = 0;
  readonly #sum = new Uint32Array(8);

  constructor(table: Table) {
    this.#table = table;
  }

  add(row: Record<string, unknown>): void {
    const values = this.#table.columns.map((column) => row[column]);
    const digest = hash('sha256', JSON.stringify(values), 'buffer');
    for (let i = 0; i < 8; i += 1) this.#sum[i] = (this.#sum[i] ?? 0) + digest.readUInt32LE(4 * i);
    this.#rows += 1;
  }

  contents(): TableDigest {
    return {
      name: this.#table.name,
      rows: this.#rows,
      checksum: hash('sha256', this.#sum).slice(0, 16),
    };
  }
}
