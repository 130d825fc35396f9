import type { CompiledQuery } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './schema.ts';

/**
 * Compiles a query once for each set of values given. Without it, lists fell from 0.36 of the baseline to 0.24 on SQLite, and
 * from 0.30 to 0.20 on PostgreSQL. List its columns: with `*`, it would fail in this process once another one has migrated.
 * A list is a value like any other: see `isListed`.
 * @param isUnread for a write whose result no one needs: a transaction on PostgreSQL then sends the next statement at once,
 * and what it waits for next fails if this one did.
 */
export function prepare<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => { compile(db: Db): CompiledQuery<Row> },
  { isUnread = false } = {},
) {
  const known = new Map<string, CompiledQuery<Row>>();

  function compile(db: Db, given: string[], key: string): CompiledQuery<Row> {
    const placeholders = Object.fromEntries(given.map((name) => [name, new Placeholder(name)]));
    const query = build(db, placeholders as Values).compile(db);
    known.set(key, query);
    names.set(query.sql, `prepared-${names.size}`);
    if (isUnread) unread.add(query.sql);
    return query;
  }

  return async (db: Db, values: Values): Promise<Row[]> => {
    const given = Object.keys(values).filter((name) => values[name] !== undefined);
    const key = `${isPostgres(db)} ${given}`;
    const query = known.get(key) ?? compile(db, given, key);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? toParameter(db, values[parameter.name]) : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function toParameter(db: Db, value: unknown): unknown {
  return Array.isArray(value) && !isPostgres(db) ? JSON.stringify(value) : value;
}

const names = new Map<string, string>();

/** PostgreSQL plans a named statement once. */
export function statementName(sql: string): string | undefined {
  return names.get(sql);
}

const unread = new Set<string>();

export function isUnread(sql: string): boolean {
  return unread.has(sql);
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}
