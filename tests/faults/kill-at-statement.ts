import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';
import { moveToPostgres } from '#server/db/move.ts';
import { openDatabase } from '#server/db/open.ts';

/*
 * Opens and migrates the database, or moves that of DATA_DIR to DATABASE_URL if TASK is `move`, killed before statement number
 * KILL_AT; prints the number of statements. Statements of SQLite aren't counted during a move.
 */
const { TASK, DATA_DIR = '', DATABASE_URL } = process.env;
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

countCalls(pg.Client.prototype, 'query');
if (TASK === 'move') {
  await moveToPostgres({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? '', report: () => {} });
} else {
  for (const method of ['all', 'get', 'iterate', 'run']) countCalls(StatementSync.prototype, method);
  countCalls(DatabaseSync.prototype, 'exec');
  await (await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null })).close();
}
console.log(statements);
