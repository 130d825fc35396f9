import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { urlsOfHosts } from './database-url.ts';
import { CONNECTION_LOST } from './dialect.ts';
import { statementName } from './prepare.ts';
import type { Db, Schema } from './schema.ts';

const pools = new WeakMap<Db, pg.Pool>();

/** Milliseconds. */
const CONNECT_TIMEOUT = 5_000;
/** For each of several hosts: a request waits for all of them. */
const CONNECT_TIMEOUT_PER_HOST = 2_000;

/**
 * A pool of connections, opened when they are needed. Of several hosts it uses one that is writable, and another when that
 * one is gone or no longer the primary; of a replica's hosts, any. `sslmode` means what it means to libpq.
 */
export function connect(
  databaseUrl: string,
  { isReplica = false, ...options }: pg.PoolConfig & { isReplica?: boolean },
): Db {
  const urls = urlsOfHosts(databaseUrl).map(withRulesOfLibpq);
  const hasSeveralHosts = urls.length > 1;
  const pool = new pg.Pool({
    connectionString: urls[0],
    connectionTimeoutMillis: hasSeveralHosts ? CONNECT_TIMEOUT_PER_HOST : CONNECT_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser: parserFor },
    ...(hasSeveralHosts && !isReplica && { onConnect: refuseReadOnly }),
    ...options,
  });
  // A connection may break while it is idle, or between two queries. The pool replaces it, and the next query fails; without
  // listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  /** Tries each host once, first the one that worked last. @throws DatabaseFailure */
  async function open(): Promise<PostgresPoolClient> {
    for (let tries = 1; ; tries += 1) {
      const tried = pool.options.connectionString ?? '';
      try {
        const client = await pool.connect();
        const query = (sql: string, values: readonly unknown[]) => ask(pool, client, sql, values);
        // The type also wants queries by cursor, which the service does not make.
        return { query, release: client.release } as object as PostgresPoolClient;
      } catch (error) {
        const isPoolBusy = error instanceof Error && error.message === POOL_IS_BUSY;
        if (isPoolBusy || tries >= urls.length) throw cannotConnect(error);
        // Many may fail at the same host; the first to notice moves on for all.
        if (pool.options.connectionString === tried)
          pool.options.connectionString = urls[(urls.indexOf(tried) + 1) % urls.length];
      }
    }
  }

  const opening: PostgresPool = { options: pool.options, connect: open, end: () => pool.end() };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: opening }) });
  pools.set(db, pool);
  return db;
}

/** Of the pool behind a database that `connect` returned. */
export function countConnections(db: Db): Record<'busy' | 'idle' | 'waiting' | 'max', number> {
  const pool = pools.get(db);
  if (!pool) throw new Error('Not a database that connect returned');
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max };
}

/** Whether every host failed: none answered, or user, password or database were refused. */
export function isConnectionFailure(error: unknown): error is Error {
  return error instanceof DatabaseFailure && error.code === CANNOT_CONNECT;
}

/** By itself pg takes `require` for `verify-full`. */
function withRulesOfLibpq(url: string): string {
  const address = new URL(url);
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  return address.href;
}

async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw new DatabaseFailure(READ_ONLY, 'The database is read-only');
}

/** What pg says where `query_timeout` is over. */
const NO_ANSWER_IN_TIME = 'Query read timeout';
/** What pg says where every connection stays in use. */
const POOL_IS_BUSY = 'timeout exceeded when trying to connect';

function cannotConnect(error: unknown): DatabaseFailure {
  // For a name with several addresses Node reports one error for each.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return new DatabaseFailure(CANNOT_CONNECT, cause instanceof Error ? cause.message : String(cause), {
    cause,
  });
}

/** With one of PostgreSQL's own codes (its manual, appendix A), so that it is judged like an error of the server. */
class DatabaseFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const CANNOT_CONNECT = '08001';
const READ_ONLY = '25006';
const COMPLETION_UNKNOWN = '40003';

/**
 * Closes a connection that did not answer: the next query on it would wait behind this one.
 * With a synchronous standby a commit waits for it. When that wait is cut short, PostgreSQL answers as if it were done, with
 * a warning: the commit is on this server alone, and lost if that dies.
 */
async function ask(
  pool: pg.Pool,
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  let isUnreplicated = false;
  const hearNotice = ({ routine }: { routine?: string }) => {
    if (routine === 'SyncRepWaitForLSN') isUnreplicated = true;
  };
  client.on('notice', hearNotice);
  try {
    const answer = await client.query({ name: statementName(sql), text: sql, values: [...values] });
    if (isUnreplicated)
      throw new DatabaseFailure(COMPLETION_UNKNOWN, 'The standby has not confirmed the commit');
    return answer;
  } catch (error) {
    const isAnswered = error instanceof pg.DatabaseError || error instanceof DatabaseFailure;
    if (!isAnswered || error.code === READ_ONLY) void client.end();
    if (isAnswered) throw error;
    void cancelStuckCommits(pool);
    const { message } = error as Error;
    const code = message === NO_ANSWER_IN_TIME ? COMPLETION_UNKNOWN : CONNECTION_LOST;
    throw new DatabaseFailure(code, message, { cause: error });
  } finally {
    client.off('notice', hearNotice);
  }
}

/**
 * A commit that waits for an absent standby would wait forever, and keep its locks and its connection, even after its client
 * has gone. No timeout of PostgreSQL ends that wait.
 */
async function cancelStuckCommits(pool: pg.Pool): Promise<void> {
  await pool
    .query(
      `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep' and usename = current_user and datname = current_database()
      and query_start < now() - $1 * interval '1 millisecond'`,
      [pool.options.query_timeout ?? 0],
    )
    // The next query without an answer tries again.
    .catch(() => {});
}

/** Both databases return the same JavaScript values: timestamps as ISO text, counts as numbers. */
const parserFor: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
};
