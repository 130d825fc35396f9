import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseFile, openDatabase } from '#server/db/open.ts';

const BATCH = 20_000;

export async function copyToSqlite(databaseUrl: string, dataDir: string): Promise<void> {
  const opened = await openDatabase({ dataDir, databaseUrl: null });
  await opened.close();
  const file = new DatabaseSync(databaseFile(dataDir));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    file.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -500000; begin');
    const indexes = file
      .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
      .all();
    for (const { name } of indexes) file.exec(`drop index ${name}`);
    file.exec('delete from users');
    for (const table of await tablesOf(client)) await copyTable(client, file, table);
    for (const { sql } of indexes) file.exec(String(sql));
    file.exec('commit; analyze; pragma wal_checkpoint(truncate)');
  } finally {
    await client.end();
    file.close();
  }
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select relname from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`,
  );
  return rows.map(({ relname }) => relname);
}

async function copyTable(client: pg.Client, file: DatabaseSync, table: string): Promise<void> {
  const { rows: columns } = await client.query(
    `select attname as name, atttypid = 'timestamptz'::regtype as is_time from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => `"${name}"`);
  const read = columns.map(({ name, is_time }) =>
    is_time ? `to_char("${name}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : `"${name}"`,
  );
  const insert = file.prepare(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  );
  await client.query('begin');
  await client.query(`declare everything cursor for select ${read.join(', ')} from ${table}`);
  for (let isMore = true; isMore; ) {
    const { rows } = await client.query({ text: `fetch ${BATCH} from everything`, rowMode: 'array' });
    for (const row of rows) insert.run(...row);
    isMore = rows.length === BATCH;
  }
  await client.query('commit');
}
