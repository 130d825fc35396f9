import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Milliseconds to wait for another process, such as a backup. */
const BUSY_TIMEOUT_MS = 5_000;

export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteFileDriver(file),
    createQueryCompiler: () => new StableQueryCompiler(),
    createAdapter: () => new SqliteFileAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** The default false would make reads wait for transactions, and run migrations without one. */
class SqliteFileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * SQLite looks at the value of a plain parameter to choose a plan, and so plans a statement anew each time it gets values: a
 * list took twice as long.
 */
class StableQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?';
  }
}

class SqliteFileDriver implements Driver {
  readonly #file: string;
  readonly #mutex = new Mutex();
  #writer!: Statements;
  #reader!: Statements;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    this.#writer = new Statements(new DatabaseSync(this.#file, { timeout: BUSY_TIMEOUT_MS }));
    this.#writer.database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma temp_store = memory',
    );
    // Reads have their own connection, so that they don't wait for transactions.
    this.#reader = new Statements(new DatabaseSync(this.#file, { readOnly: true, timeout: BUSY_TIMEOUT_MS }));
  }

  async acquireConnection() {
    return new SqliteFileConnection(this.#reader, this.#writer, this.#mutex);
  }

  async beginTransaction(connection: SqliteFileConnection) {
    await this.#mutex.lock();
    connection.isInTransaction = true;
    this.#writer.database.exec('begin immediate');
  }

  async commitTransaction() {
    this.#writer.database.exec('commit');
  }

  /** SQLite rolls back on its own when the disk is full or failing. */
  async rollbackTransaction() {
    const { database } = this.#writer;
    if (database.isTransaction) database.exec('rollback');
  }

  async releaseConnection({ isInTransaction }: SqliteFileConnection) {
    if (isInTransaction) this.#mutex.unlock();
  }

  async destroy() {
    this.#reader.database.close();
    this.#writer.database.close();
  }
}

class SqliteFileConnection implements DatabaseConnection {
  readonly #reader: Statements;
  readonly #writer: Statements;
  readonly #mutex: Mutex;
  isInTransaction = false;

  constructor(reader: Statements, writer: Statements, mutex: Mutex) {
    this.#reader = reader;
    this.#writer = writer;
    this.#mutex = mutex;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction) {
      // Otherwise the rest of a failed transaction would be committed statement by statement.
      if (!this.#writer.database.isTransaction) throw new TransactionLost();
      return this.#writer.execute(query);
    }
    if (isRead(query)) return this.#reader.execute(query);
    await this.#mutex.lock();
    try {
      return this.#writer.execute(query);
    } finally {
      this.#mutex.unlock();
    }
  }

  // biome-ignore lint/correctness/useYield: SQLite results are not streamed.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('SQLite queries are not streamed');
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}

class TransactionLost extends Error {
  readonly errcode = 10;

  constructor() {
    super('SQLite has rolled back the transaction');
  }
}

class Mutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  async lock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}

const MAX_STATEMENTS = 500;

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
      const rows = statement.all(...values) as unknown as SQLOutputValue[][];
      return { rows: rows.map((row) => toObject<Row>(columns, row)) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Keeps the statements used last. */
  #prepare(sql: string) {
    const prepared = this.#prepared.get(sql) ?? this.#compile(sql);
    this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > MAX_STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value ?? '');
    return prepared;
  }

  #compile(sql: string) {
    const statement = this.database.prepare(sql);
    statement.setReturnArrays(true);
    return { statement, columns: statement.columns().map(({ name }) => name) };
  }
}

/** Node's own objects share no shape: to copy one takes three times as long as to read it. */
function toObject<Row>(columns: string[], values: SQLOutputValue[]): Row {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (let i = 0; i < columns.length; i += 1) row[columns[i] as string] = values[i];
  return row as Row;
}
