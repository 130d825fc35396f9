import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/**
 * A query that requests run all the time: Kysely builds and compiles it once, since that takes longer than the database takes
 * to answer. `build` gets a stand-in for each value, so it can put values into the query but cannot read them. Name the
 * columns one by one: of `*`, a connection to PostgreSQL would keep those from before a migration.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const byDialect = new Map<unknown, CompiledQuery<Row>>();

  function compiledFor(db: Db): CompiledQuery<Row> {
    const dialect = db.getExecutor().adapter.constructor;
    const known = byDialect.get(dialect);
    if (known) return known;
    const compiled = build(db, standIns as Values).compile();
    byDialect.set(dialect, compiled);
    prepared.set(compiled.sql, `prepared-${prepared.size}`);
    return compiled;
  }

  return async (db, values) => {
    const compiled = compiledFor(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof StandIn ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

const prepared = new Map<string, string>();

/** The name by which PostgreSQL keeps the plan of a query that `prepare` made; other queries have none. */
export function statementName(sql: string): string | undefined {
  return prepared.get(sql);
}

class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) });
