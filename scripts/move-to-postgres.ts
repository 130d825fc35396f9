import { MoveError, moveToPostgres } from '#server/db/move.ts';
import { DataFolderInUse } from '#server/db/open.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';

/* npm run move-to-postgres -- URL: the embedded database of a service that is stopped, copied to an empty PostgreSQL. */
try {
  const [databaseUrl, ...more] = process.argv.slice(2);
  if (databaseUrl === undefined || more.length > 0)
    throw new MoveError(
      'Please name one database: npm run move-to-postgres -- postgres://user:password@host:5432/goodword',
    );
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: databaseUrl });
  const began = performance.now();
  const { tables, location } = await moveToPostgres({ dataDir, databaseUrl, report: console.log });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const lines = tables.map(({ name, rows, checksum }) => [name, rows.toLocaleString('en'), checksum]);
  for (const [name = '', rows = '', checksum = ''] of [['table', 'rows', 'checksum of both'], ...lines])
    console.log(`  ${name.padEnd(18)}${rows.padStart(13)}  ${checksum}`);
  console.log(`
Moved ${dataDir} to ${location} in ${seconds} s: every row is there, and the same.
Now set DATABASE_URL to this address, leave DATA_DIR as it is, and start the service. goodword.db is untouched;
moved-to-postgres.txt beside it keeps a service from starting on it by mistake, and says how to go back.`);
} catch (error) {
  const isMendable =
    error instanceof MoveError || error instanceof DataFolderInUse || error instanceof ConfigError;
  const message = isMendable ? error.message.replace(/^DATABASE_URL/, 'The address of PostgreSQL') : error;
  console.error(message);
  process.exitCode = 1;
}
