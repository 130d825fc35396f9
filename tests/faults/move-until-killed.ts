import pg from 'pg';
import { moveToPostgres } from '#server/db/move.ts';

/* Moves the SQLite database in DATA_DIR to DATABASE_URL, killed before statement number KILL_AT. */
const { DATA_DIR = '', DATABASE_URL = '' } = process.env;
const killAt = Number(process.env.KILL_AT);
let statements = 0;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  statements += 1;
  if (statements === killAt) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, args);
} as typeof query;

await moveToPostgres({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, report: () => {} });
