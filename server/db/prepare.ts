import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Compiles a query once. List its columns: with `*`, PostgreSQL would keep those from before a migration. */
export function prepare<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const byDialect = new Map<unknown, CompiledQuery<Row>>();

  function compiledFor(db: Db): CompiledQuery<Row> {
    const dialect = db.getExecutor().adapter.constructor;
    const known = byDialect.get(dialect);
    if (known) return known;
    const compiled = build(db, placeholders as Values).compile();
    byDialect.set(dialect, compiled);
    prepared.set(compiled.sql, `prepared-${prepared.size}`);
    return compiled;
  }

  return async (db, values) => {
    const compiled = compiledFor(db);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
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
