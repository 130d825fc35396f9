import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/**
 * A query of the kind that every request runs: it is built and compiled when it is first run, and from then on only given
 * other values, since building it takes longer than the database does. `build` gets a stand-in for each value, so it may
 * put values into the query, and cannot look at them. Columns are to be named one by one: of `*`, a connection to PostgreSQL
 * would go on with those it knew before a migration.
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

/** By this name PostgreSQL keeps the plan of a query that was made by `prepare`; other queries have none. */
export function nameOf(sql: string): string | undefined {
  return prepared.get(sql);
}

class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) });
