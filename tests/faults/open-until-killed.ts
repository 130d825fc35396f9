import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase } from '#server/db/open.ts';

/* Opens and migrates the database, killed before statement number KILL_AT; prints the number of statements. */
const { DATA_DIR = '', DATABASE_URL } = process.env;
const killAt = Number(process.env.KILL_AT);
let statements = 0;

function countCalls(prototype: object, method: string) {
  const call: (...args: unknown[]) => unknown = Reflect.get(prototype, method);
  Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
    statements += 1;
    if (statements === killAt) process.kill(process.pid, 'SIGKILL');
    return call.apply(this, args);
  });
}
for (const method of ['all', 'get', 'iterate', 'run']) countCalls(StatementSync.prototype, method);
countCalls(DatabaseSync.prototype, 'exec');
countCalls(pg.Client.prototype, 'query');

const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null });
console.log(statements);
await database.close();
