import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

interface Prepared<Values, Row> {
  (db: Db, values: Values): Promise<Row[]>;
  /** For `executeTogether`. */
  with(db: Db, values: Values): CompiledQuery<Row>;
}

/**
 * Compiles a query once. List its columns: with `*`, PostgreSQL would keep those from before a migration. It also keeps the
 * plan, even a scan that was right while a table was small, so queries by a list of keys are `replanned`.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
  plan: 'kept' | 'replanned' = 'kept',
): Prepared<Values, Row> {
  const byDialect = new Map<unknown, CompiledQuery<Row>>();

  function compiledFor(db: Db): CompiledQuery<Row> {
    const dialect = db.getExecutor().adapter.constructor;
    const known = byDialect.get(dialect);
    if (known) return known;
    const compiled = build(db, placeholders as Values).compile();
    byDialect.set(dialect, compiled);
    if (plan === 'kept') prepared.set(compiled.sql, `prepared-${prepared.size}`);
    return compiled;
  }

  function bind(db: Db, values: Values): CompiledQuery<Row> {
    const compiled = compiledFor(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...compiled, parameters };
  }

  const execute = async (db: Db, values: Values) => (await db.executeQuery<Row>(bind(db, values))).rows;
  return Object.assign(execute, { with: bind });
}

/** Runs queries of a transaction in this order; on PostgreSQL, they take one round trip. */
export async function executeTogether<Rows extends unknown[]>(
  tx: Db,
  queries: { [Index in keyof Rows]: CompiledQuery<Rows[Index]> },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const executor = tx.getExecutor();
  return executor.provideConnection(async (connection) => {
    // Kysely would send each query after the result of the one before.
    const direct = executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
    const settled = await Promise.allSettled(queries.map((query) => direct.executeQuery(query)));
    // The first failure is the cause of the others.
    const failure = settled.find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected') throw failure.reason;
    return settled.map((each) => (each.status === 'fulfilled' ? each.value.rows : [])) as {
      [Index in keyof Rows]: Rows[Index][];
    };
  });
}

const prepared = new Map<string, string>();

export function statementName(sql: string): string | undefined {
  return prepared.get(sql);
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });
