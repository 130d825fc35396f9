import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { openDatabase } from '#server/db/open.ts';

/*
 * A program: opens the database, which brings its schema up to date, or to the migration UP_TO, and dies by kill -9
 * before the statement of the number KILL_AT. It prints how many statements there were.
 */
const { DATA_DIR = '', DATABASE_URL, UP_TO } = process.env;
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

if (UP_TO !== undefined) {
  Migrator.prototype.migrateToLatest = function () {
    return this.migrateTo(UP_TO);
  };
}

const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL ?? null });
console.log(statements);
await database.close();
