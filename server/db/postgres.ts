import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { hostUrls } from './database-url.ts';
import { CONNECTION_LOST, isLostStatement } from './dialect.ts';
import { isUnread, statementName } from './prepare.ts';
import type { Db, Schema } from './schema.ts';

const pools = new WeakMap<Db, pg.Pool>();

const CONNECT_TIMEOUT = 5_000;
/** Shorter, since a request waits for all hosts. */
const CONNECT_TIMEOUT_PER_HOST = 2_000;

/** Several hosts: connects to a writable one. */
export function connect(databaseUrl: string, options: pg.PoolConfig): Db {
  const urls = hostUrls(databaseUrl).map(withOurDefaults);
  const hasSeveralHosts = urls.length > 1;
  let host = 0;
  // The pool makes each connection with it, to the host that answered last.
  class ClientOfHost extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(config as pg.ClientConfig), connectionString: urls[host] });
    }
  }
  const pool = new pg.Pool({
    Client: ClientOfHost,
    connectionTimeoutMillis: hasSeveralHosts ? CONNECT_TIMEOUT_PER_HOST : CONNECT_TIMEOUT,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser: parserFor },
    ...(hasSeveralHosts && { onConnect: rejectReadOnly }),
    ...options,
  });
  // An error on an idle connection would end the process if no one listened. The pool replaces the connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function open(): Promise<PostgresPoolClient> {
    for (let tries = 1; ; tries += 1) {
      const tried = host;
      try {
        const client = await pool.connect();
        const query = sendAhead(client, (sql, values) => runQuery(pool, client, sql, values));
        return { query, release: client.release } as object as PostgresPoolClient;
      } catch (error) {
        const isPoolBusy = error instanceof Error && error.message === POOL_BUSY_MESSAGE;
        if (isPoolBusy || tries >= urls.length) throw cannotConnect(error);
        if (host === tried) host = (host + 1) % urls.length;
      }
    }
  }

  const failoverPool: PostgresPool = { options: pool.options, connect: open, end: () => pool.end() };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: failoverPool }) });
  pools.set(db, pool);
  return db;
}

function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('Not a database from connect()');
  return pool;
}

/** False behind a pooler that changes sessions without their statements: two clients use one name for different statements. */
export async function keepsStatements(db: Db): Promise<boolean> {
  const pool = poolOf(db);
  const name = `check-${randomUUID()}`;
  const connected: pg.PoolClient[] = [];
  try {
    // An idle pooler gives the same session to the next; one that takes turns changes with the third.
    for (const number of [0, 1, 1, 0, 0, 1, 0, 1, 1, 0]) {
      connected[number] ??= await pool.connect().catch((error) => {
        throw cannotConnect(error);
      });
      const { rows } = await connected[number].query({ name, text: `select ${number} as number` });
      if (rows[0]?.number !== number) return false;
    }
    return true;
  } catch (error) {
    if (isLostStatement(error)) return false;
    throw error;
  } finally {
    for (const client of connected) client.release(true);
  }
}

export function countConnections(db: Db): Record<'busy' | 'idle' | 'waiting' | 'max', number> {
  const pool = poolOf(db);
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max };
}

export function isConnectionFailure(error: unknown): error is Error {
  return error instanceof DatabaseFailure && error.code === CANNOT_CONNECT;
}

/** The default is 4, with which generic plans and those without statistics sort all reviews of an account to find the newest. */
const RANDOM_PAGE_COST = '-c random_page_cost=1.1';

function withOurDefaults(url: string): string {
  const address = new URL(url);
  // pg treats `require` as `verify-full` by default.
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true');
  const options = address.searchParams.get('options');
  address.searchParams.set('options', options ? `${RANDOM_PAGE_COST} ${options}` : RANDOM_PAGE_COST);
  return address.href;
}

async function rejectReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw new DatabaseFailure(READ_ONLY, 'The database is read-only');
}

const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';
const POOL_BUSY_MESSAGE = 'timeout exceeded when trying to connect';

function cannotConnect(error: unknown): DatabaseFailure {
  // Node reports an error for each address of a name.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return new DatabaseFailure(CANNOT_CONNECT, cause instanceof Error ? cause.message : String(cause), {
    cause,
  });
}

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

type Send = (sql: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Spares round trips: a transaction doesn't wait for its beginning, nor for what no one reads. */
function sendAhead(client: pg.PoolClient, send: Send): Send {
  const { stream } = (client as pg.Client).connection;
  let isInTransaction = false;
  let ahead: Promise<unknown>[] = [];
  return async (sql, values) => {
    if (sql === 'begin') isInTransaction = true;
    const isAhead = sql === 'begin' || (isInTransaction && isUnread(sql));
    if (isAhead) stream.cork();
    const sent = send(sql, values);
    if (isAhead) {
      ahead.push(sent);
      sent.catch(() => {});
      return { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };
    }
    const before = sql === 'rollback' ? [] : ahead;
    // One system call writes all.
    ahead.forEach(() => void stream.uncork());
    ahead = [];
    if (sql === 'commit' || sql === 'rollback') isInTransaction = false;
    const [result] = await Promise.all([sent, ...before]);
    return result;
  };
}

/** PostgreSQL reports an interrupted wait for a synchronous standby as success with a warning. */
async function runQuery(
  pool: pg.Pool,
  client: pg.PoolClient,
  sql: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  let isUnreplicated = false;
  const onNotice = ({ routine }: { routine?: string }) => {
    if (routine === 'SyncRepWaitForLSN') isUnreplicated = true;
  };
  client.on('notice', onNotice);
  try {
    const result = await client.query({ name: statementName(sql), text: sql, values: [...values] });
    if (isUnreplicated)
      throw new DatabaseFailure(COMPLETION_UNKNOWN, 'The standby has not confirmed the commit');
    return result;
  } catch (error) {
    const hasResponse = error instanceof pg.DatabaseError || error instanceof DatabaseFailure;
    if (!hasResponse || error.code === READ_ONLY) void client.end();
    if (hasResponse) throw error;
    void cancelStuckCommits(pool);
    const { message } = error as Error;
    const code = message === QUERY_TIMEOUT_MESSAGE ? COMPLETION_UNKNOWN : CONNECTION_LOST;
    throw new DatabaseFailure(code, message, { cause: error });
  } finally {
    client.off('notice', onNotice);
  }
}

/** Otherwise a commit that waits for a missing standby would keep its locks forever. */
async function cancelStuckCommits(pool: pg.Pool): Promise<void> {
  await pool
    .query(
      `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep' and usename = current_user and datname = current_database()
      and query_start < now() - $1 * interval '1 millisecond'`,
      [pool.options.query_timeout ?? 0],
    )
    .catch(() => {});
}

/** Both databases return timestamps as ISO text, and counts as numbers. */
const parserFor: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
};
