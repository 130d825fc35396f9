import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { nameOf } from './prepare.ts';
import type { Db, Schema } from './schema.ts';
import { SharedReads } from './shared-reads.ts';

/** A pool of connections; the first is opened when it is needed. */
export function connect(databaseUrl: string, options: pg.PoolConfig): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: parserFor },
    // A statement is sent without waiting for the answer to the one before: see `begin` below.
    pipeline: true,
    ...options,
  });
  // A connection breaks while it is idle, or between two queries. The pool replaces it, and the next query fails; without
  // listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: overPool(pool) }) });
}

/**
 * What Kysely asks of a pool, over that of pg: a connection whose question was not answered is closed at once, or the
 * next one to get it would wait behind that question. Reads outside of transactions share connections: see `SharedReads`.
 */
function overPool(pool: pg.Pool): PostgresPool {
  const reads = new SharedReads(pool, ask);
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      let own: pg.PoolClient | null = null;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (own === null && isRead(sql)) return reads.ask(sql, parameters);
        own ??= await pool.connect();
        const answer = ask(own, sql, parameters);
        // It leaves with the first statement of its transaction, which fails where it does: a round trip less.
        if (sql !== 'begin') return answer;
        answer.catch(() => {});
        return { command: 'BEGIN', rows: [] };
      };
      const release = (isBroken?: boolean) => own?.release(isBroken);
      // The type also asks for queries by cursor, which nobody here makes.
      return { query, release } as object as PostgresPoolClient;
    },
  };
}

async function ask(
  client: pg.PoolClient,
  sql: string,
  parameters: readonly unknown[],
): Promise<pg.QueryResult> {
  try {
    return await client.query({ name: nameOf(sql), text: sql, values: [...parameters] });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) void client.end();
    throw error;
  }
}

/** What waits for nobody's lock. */
function isRead(sql: string): boolean {
  return /^select\b(?!.*\bfor (?:update|share|no key update|key share)\b)/is.test(sql);
}

/** Both databases hand over the same JavaScript values: timestamps as ISO text, counts as numbers. */
const parserFor: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
};
