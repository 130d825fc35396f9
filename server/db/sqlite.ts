import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long a statement waits for another process, such as a backup that ends. */
const BUSY_TIMEOUT_MS = 5_000;
/** SQLite's own measure, too: a longer log makes reads slow. */
const LOG_PAGES = 1_000;

/**
 * Kysely over one SQLite file that this process has for itself. Reads have a connection of their own, so that no commit holds
 * them up. Transactions share their commit and the flush to the disk after it: see `GroupCommit`.
 */
export class SqliteFileDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteFileDriver(this.#file);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new SqliteFileAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

class SqliteFileAdapter extends SqliteAdapter {
  /** Kysely would let one query in at a time; the driver knows better who has to wait. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** DDL can be rolled back. The adapter says that it cannot, and a migration killed half-way would stay half done. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteFileDriver implements Driver {
  readonly #file: string;
  #writer!: Statements;
  #reader!: Statements;
  #commits!: GroupCommit;
  #log!: WriteAheadLog;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    const writer = new DatabaseSync(this.#file, { timeout: BUSY_TIMEOUT_MS });
    // With `normal` SQLite leaves it to us to flush what is committed.
    writer.exec(
      'pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = 0; pragma foreign_keys = on; pragma temp_store = memory',
    );
    this.#writer = new Statements(writer);
    this.#log = new WriteAheadLog(this.#file, this.#writer);
    this.#commits = new GroupCommit(this.#writer, this.#log);
    this.#reader = new Statements(new DatabaseSync(this.#file, { readOnly: true, timeout: BUSY_TIMEOUT_MS }));
  }

  async acquireConnection() {
    return new SqliteFileConnection(this.#reader, this.#writer, this.#commits);
  }

  async beginTransaction(connection: SqliteFileConnection) {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteFileConnection) {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteFileConnection) {
    connection.rollback();
  }

  async releaseConnection() {}

  async destroy() {
    await this.#commits.settled();
    await this.#log.close();
    this.#reader.database.close();
    this.#writer.database.close();
  }
}

class SqliteFileConnection implements DatabaseConnection {
  readonly #reader: Statements;
  readonly #writer: Statements;
  readonly #commits: GroupCommit;
  #isInTransaction = false;

  constructor(reader: Statements, writer: Statements, commits: GroupCommit) {
    this.#reader = reader;
    this.#writer = writer;
    this.#commits = commits;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction) return this.#commits.attempt(() => this.#writer.execute<Row>(query));
    if (isRead(query)) return this.#reader.execute<Row>(query);
    await this.#commits.begin();
    let result: QueryResult<Row>;
    try {
      result = this.#commits.attempt(() => this.#writer.execute<Row>(query));
    } catch (error) {
      this.#commits.rollback();
      throw error;
    }
    await this.#commits.commit();
    return result;
  }

  async begin() {
    await this.#commits.begin();
    this.#isInTransaction = true;
  }

  async commit() {
    const committed = this.#commits.commit();
    this.#isInTransaction = false;
    await committed;
  }

  /** Kysely also asks for it when the commit has failed; nothing is left to be rolled back then. */
  rollback() {
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    this.#commits.rollback();
  }

  // biome-ignore lint/correctness/useYield: nobody here reads by cursor.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Queries by cursor are not supported on SQLite');
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

/**
 * Transactions that arrive while the disk is busy are committed together, by one commit and one flush. They run one after
 * the other as savepoints of one SQLite transaction, so that one which fails takes back its own changes and nobody else's.
 * None is over for its caller before it is on the disk. Others may read it a moment earlier, when it is committed.
 */
class GroupCommit {
  readonly #writer: Statements;
  readonly #log: WriteAheadLog;
  readonly #turn = new Turn();
  /** Those whose changes are in the open SQLite transaction. */
  #members: PromiseWithResolvers<void>[] = [];
  #closing: Promise<void> | null = null;

  constructor(writer: Statements, log: WriteAheadLog) {
    this.#writer = writer;
    this.#log = log;
  }

  /** Waits for its turn, and keeps it until `commit` or `rollback`. */
  async begin(): Promise<void> {
    await this.#turn.take();
    try {
      if (!this.#writer.database.isTransaction) this.#writer.run('begin immediate');
      this.#writer.run('savepoint member');
    } catch (error) {
      this.#turn.give();
      throw error;
    }
  }

  /** Where a disk that is full or fails has made SQLite roll back everything, everybody in the transaction has failed. */
  attempt<Result>(execute: () => Result): Result {
    try {
      if (this.#writer.database.isTransaction) return execute();
      throw new TransactionLost();
    } catch (error) {
      if (!this.#writer.database.isTransaction) this.#rejectMembers(error);
      throw error;
    }
  }

  /** Resolves when everything is on the disk. */
  commit(): Promise<void> {
    const member = Promise.withResolvers<void>();
    try {
      this.attempt(() => this.#writer.run('release member'));
      this.#members.push(member);
    } catch (error) {
      member.reject(error);
    }
    this.#turn.give();
    this.#closeSoon();
    return member.promise;
  }

  rollback(): void {
    try {
      if (this.#writer.database.isTransaction) {
        this.#writer.run('rollback to member');
        this.#writer.run('release member');
      }
    } finally {
      this.#turn.give();
      this.#closeSoon();
    }
  }

  /** Resolves when nothing waits for the disk any more. */
  async settled(): Promise<void> {
    await this.#closing;
  }

  /** After the requests that have already arrived have had their turn. */
  #closeSoon(): void {
    this.#closing ??= new Promise((resolve) => {
      setImmediate(async () => {
        while (this.#members.length > 0 || this.#writer.database.isTransaction) await this.#close();
        this.#closing = null;
        resolve();
      });
    });
  }

  async #close(): Promise<void> {
    await this.#turn.take();
    const members = this.#members;
    let isLogLong: boolean;
    try {
      if (this.#writer.database.isTransaction) this.#writer.run('commit');
      this.#log.repair();
      isLogLong = this.#log.isLong();
      this.#members = [];
    } catch (error) {
      if (this.#writer.database.isTransaction) this.#writer.run('rollback');
      this.#rejectMembers(error);
      this.#turn.give();
      return;
    }
    // SQLite begins a log anew when it is copied to its end, so nothing may be written until it is.
    if (!isLogLong) this.#turn.give();
    try {
      await this.#log.flush();
      for (const member of members) member.resolve();
    } catch (error) {
      for (const member of members) member.reject(error);
    }
    if (!isLogLong) return;
    try {
      await this.#log.checkpoint();
    } finally {
      this.#turn.give();
    }
  }

  #rejectMembers(error: unknown): void {
    for (const member of this.#members) member.reject(error);
    this.#members = [];
  }
}

/** SQLite's own file beside the database, in which a commit is one once it is flushed. */
class WriteAheadLog {
  readonly #file: string;
  readonly #writer: Statements;
  readonly #descriptor: number;
  #isDoubtful = false;
  readonly #size: StatementSync;
  #checkpointThread: Worker | null = null;
  /** Those that are not copied yet, ... */
  #pages = 0;
  /** ... and those of them that could not be when it was last tried. */
  #pagesLeft = 0;

  constructor(file: string, writer: Statements) {
    this.#file = file;
    this.#writer = writer;
    this.#size = writer.database.prepare('pragma wal_checkpoint(noop)');
    // SQLite makes the file when somebody first writes.
    writer.database.exec('begin immediate; commit');
    this.#descriptor = openSync(`${file}-wal`, 'r+');
    // The name of a new file is in its folder.
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
  }

  /** Beside the main thread, which goes on answering. */
  flush(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.#descriptor, (error) => {
        if (!error) return resolve();
        this.#isDoubtful = true;
        reject(new FlushFailed({ cause: error }));
      });
    });
  }

  /**
   * After a flush that has failed, the next one would succeed without having written what the first did not. So everything is
   * copied into the database file anew, and that one is flushed. Not to be called in a transaction.
   */
  repair(): void {
    if (!this.#isDoubtful) return;
    const report = this.#writer.database.prepare('pragma wal_checkpoint(truncate)').get();
    if (report?.busy !== 0) throw new FlushFailed();
    this.#isDoubtful = false;
  }

  /** Not to be asked in a transaction. */
  isLong(): boolean {
    const { log, checkpointed } = this.#size.get() as { log: number; checkpointed: number };
    this.#pages = log - checkpointed;
    return this.#pages - this.#pagesLeft >= LOG_PAGES;
  }

  /** Copies it into the database, in a thread of its own, since the disk is waited for. */
  async checkpoint(): Promise<void> {
    this.#checkpointThread ??= this.#startCheckpointThread();
    const thread = this.#checkpointThread;
    thread.ref();
    thread.postMessage('checkpoint');
    const pagesLeft = await new Promise<number | null>((resolve) => {
      thread.once('message', resolve).once('exit', () => resolve(null));
    });
    thread.unref();
    thread.removeAllListeners('exit');
    this.#pagesLeft = pagesLeft ?? this.#pages;
  }

  #startCheckpointThread(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), {
      workerData: { file: this.#file },
      resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
    });
    // The next checkpoint starts another.
    thread.on('error', () => {
      this.#checkpointThread = null;
    });
    return thread;
  }

  async close(): Promise<void> {
    await this.#checkpointThread?.terminate();
    closeSync(this.#descriptor);
  }
}

/** SQLite's code for a failure of the disk: see `isUnavailable`. */
class FlushFailed extends Error {
  readonly errcode = 10;

  constructor(options?: ErrorOptions) {
    super('What was committed could not be flushed to the disk', options);
  }
}

class TransactionLost extends Error {
  readonly errcode = 10;

  constructor() {
    super('SQLite has rolled back the transaction');
  }
}

/** First come, first served. */
class Turn {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    // It stays taken: nobody may slip in before the next in line.
    if (next) next();
    else this.#isTaken = false;
  }
}

/** A connection whose statements are prepared once. */
class Statements {
  readonly database: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; columns: string[] }>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, columns } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (columns.length > 0) {
      // As objects of its own making they take longer to make, and longer to read.
      const rows = statement.all(...values) as unknown as unknown[][];
      return { rows: rows.map((row) => named(columns, row) as Row) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  run(sql: string): void {
    this.#prepare(sql).statement.run();
  }

  #prepare(sql: string) {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    const made = { statement, columns: statement.columns().map(({ name }) => name) };
    if (made.columns.length > 0) statement.setReturnArrays(true);
    if (this.#prepared.size < 500) this.#prepared.set(sql, made);
    return made;
  }
}

function named(columns: string[], row: unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let i = 0; i < columns.length; i += 1) object[columns[i] ?? ''] = row[i];
  return object;
}
