import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { urlsOfHosts } from './database-url.ts';
import { isConnectionLost } from './dialect.ts';
import { nameOf } from './prepare.ts';
import type { Db, Schema } from './schema.ts';
import { SharedReads } from './shared-reads.ts';

const pools = new WeakMap<Db, pg.Pool>();

/** Milliseconds. */
const CONNECT_WITHIN = 5_000;
/** For each host where there are several: who waits for a request waits for all of them. */
const CONNECT_TO_EACH_WITHIN = 2_000;

/**
 * A pool of connections; the first is opened when it is needed. Of several hosts it takes one that can be written to, and
 * another when that one is gone, or is no longer the primary; of a replica's, any. `sslmode` means what it means to libpq.
 */
export function connect(
  databaseUrl: string,
  { isReplica = false, ...options }: pg.PoolConfig & { isReplica?: boolean },
): Db {
  const hosts = new Hosts(urlsOfHosts(databaseUrl));
  const areSeveral = hosts.count > 1;
  const pool = new pg.Pool({
    Client: hosts.client,
    connectionTimeoutMillis: areSeveral ? CONNECT_TO_EACH_WITHIN : CONNECT_WITHIN,
    keepAlive: true,
    types: { getTypeParser: parserFor },
    // A statement is sent without waiting for the answer to the one before: see `begin` below.
    pipeline: true,
    ...(areSeveral && !isReplica && { onConnect: refuseReadOnly }),
    ...options,
  });
  // A connection breaks while it is idle, or between two queries. The pool replaces it, and the next query fails; without
  // listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.on('notice', (notice) => noteUnreplicated(client, notice));
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: overPool(pool, hosts) }) });
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

/** The hosts of a database. New connections go to the one that worked last. */
class Hosts {
  readonly count: number;
  readonly client: typeof pg.Client;
  #current = 0;

  constructor(urls: string[]) {
    this.count = urls.length;
    const current = () => withRulesOfLibpq(urls[this.#current] ?? '');
    this.client = class extends pg.Client {
      constructor(config: pg.ClientConfig) {
        super({ ...config, connectionString: current() });
      }
    };
  }

  /** Asks the hosts in turn, each once. @throws DatabaseFailure */
  async connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const tried = this.#current;
      try {
        return await pool.connect();
      } catch (error) {
        const isPoolBusy = error instanceof Error && error.message === POOL_IS_BUSY;
        if (isPoolBusy || tries >= this.count) throw cannotConnect(error);
        // Many may fail at the same host; the first to notice moves on for all.
        if (this.#current === tried) this.#current = (tried + 1) % this.count;
      }
    }
  }
}

/** What pg says where every connection is in use, and stays so. */
const POOL_IS_BUSY = 'timeout exceeded when trying to connect';

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

function cannotConnect(error: unknown): DatabaseFailure {
  // Of a name with several addresses Node tells one error for each.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return new DatabaseFailure(CANNOT_CONNECT, cause instanceof Error ? cause.message : String(cause), {
    cause,
  });
}

/** Whether no host let us in: none answered, or user, password or database were refused. */
export function isCannotConnect(error: unknown): error is Error {
  return error instanceof DatabaseFailure && error.code === CANNOT_CONNECT;
}

/** With a code of PostgreSQL's own (its manual, appendix A), so that it is judged like an error of the server. */
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
 * What Kysely asks of a pool, over that of pg: a connection whose question was not answered is closed at once, or the
 * next one to get it would wait behind that question. Reads outside of transactions share connections: see `SharedReads`.
 */
function overPool(pool: pg.Pool, hosts: Hosts): PostgresPool {
  const open = () => hosts.connect(pool);
  const reads = new SharedReads(open, pool.options.max, ask);
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      let own: pg.PoolClient | null = null;
      const query = async (sql: string, parameters: readonly unknown[]) => {
        if (own === null && isRead(sql)) {
          try {
            return await reads.ask(sql, parameters);
          } catch (error) {
            // It cannot have changed anything.
            if (isConnectionLost(error)) return reads.ask(sql, parameters);
            throw error;
          }
        }
        own ??= await open();
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

  async function ask(
    client: pg.PoolClient,
    sql: string,
    parameters: readonly unknown[],
  ): Promise<pg.QueryResult> {
    try {
      const answer = await client.query({ name: nameOf(sql), text: sql, values: [...parameters] });
      if (!unreplicated.delete(client)) return answer;
    } catch (error) {
      const isDemoted = error instanceof pg.DatabaseError && error.code === READ_ONLY;
      const isUnanswered = !(error instanceof pg.DatabaseError);
      if (isUnanswered || isDemoted) void client.end();
      if (isUnanswered) void letGoOfCommits(pool);
      throw error;
    }
    throw new DatabaseFailure(COMPLETION_UNKNOWN, 'The standby has not confirmed the commit');
  }
}

/**
 * A commit that waits for a standby that is not there would wait for ever, also when nobody waits for its answer any more,
 * and keep its locks and its connection. No timeout of PostgreSQL ends it.
 */
async function letGoOfCommits(pool: pg.Pool): Promise<void> {
  const patience = pool.options.query_timeout ?? 0;
  await pool
    .query(
      `select pg_cancel_backend(pid) from pg_stat_activity
      where wait_event = 'SyncRep' and usename = current_user and datname = current_database()
      and query_start < now() - $1 * interval '1 millisecond'`,
      [patience],
    )
    // The next one that gets no answer tries again.
    .catch(() => {});
}

const unreplicated = new WeakSet<pg.ClientBase>();

/**
 * With a synchronous standby a commit waits for it; when the wait is cut short, it is answered as done, with a warning: it
 * is in this server alone, and gone if that one dies.
 */
function noteUnreplicated(client: pg.ClientBase, { routine }: { routine?: string }): void {
  if (routine === 'SyncRepWaitForLSN') unreplicated.add(client);
}

/** What waits for nobody's lock. */
function isRead(sql: string): boolean {
  return /^select\b/i.test(sql) && !/\bfor (?:update|share|no key update|key share)\b/i.test(sql);
}

/** Both databases hand over the same JavaScript values: timestamps as ISO text, counts as numbers. */
const parserFor: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  if (oid === pg.types.builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
};
