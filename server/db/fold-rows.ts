import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { FOLDING_VERSION } from '#contract/text/folding.ts';
import { isPostgres, jsonRows } from './dialect.ts';
import type { Db } from './schema.ts';

export interface FoldedTable<Row> {
  table: 'users' | 'workplaces' | 'reviews';
  /** What is folded. */
  source: readonly (keyof Row & string)[];
  fold: (row: Row) => Record<string, string | null>;
}

/** So few that no request waits long for the transaction. */
const SLICE = 100;

/** Folds what the previous release or older rules wrote. Half of the time is left to requests; each slice is committed. */
export async function foldRows<Row>(
  db: Db,
  folded: FoldedTable<Row>,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  while (!signal.aborted) {
    const start = performance.now();
    if ((await foldSlice(db, folded)) < SLICE) return;
    await pause(performance.now() - start);
  }
}

async function foldSlice<Row>(db: Db, { table, source, fold }: FoldedTable<Row>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const columns = sql.join(['id', ...source].map((column) => sql.id(column)));
    const version = versionOf(tx, table);
    const { rows } = await sql<Row & { id: number }>`
      select ${columns} from ${sql.table(table)} where ${version} < ${sql.lit(FOLDING_VERSION)}
      order by id limit ${sql.lit(SLICE)} ${isPostgres(tx) ? sql`for update skip locked` : sql``}`.execute(
      tx,
    );
    const [first] = rows;
    if (!first) return 0;
    const changes = Object.keys(fold(first)).map(
      (column, index) => sql`${sql.id(column)} = listed.value ->> ${sql.lit(index + 1)}`,
    );
    const values = jsonRows(
      tx,
      rows.map((row) => [row.id, ...Object.values(fold(row))]),
    );
    await sql`update ${sql.table(table)} set ${sql.join(changes)} from ${values}
      where ${sql.table(table)}.id = cast(listed.value ->> 0 as integer)`.execute(tx);
    return rows.length;
  });
}

/** Spelled like the indexes `…_to_fold`. */
function versionOf(db: Db, table: FoldedTable<unknown>['table']): RawBuilder<number> {
  const code = sql.raw(isPostgres(db) ? 'ascii' : 'unicode');
  const text = sql.raw(table === 'reviews' ? 'coalesce(search_text, long_search_text)' : 'search_text');
  const changed = table === 'users' ? sql`when folded_from <> full_name || ' ' || email then 0` : sql``;
  return sql`case ${changed} when ${code}(${text}) < 32 then ${code}(${text}) else 0 end`;
}
