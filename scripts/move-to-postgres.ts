import { MoveError, moveToPostgres } from '#server/db/move.ts';
import { DataFolderInUse } from '#server/db/open.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';

/* npm run move-to-postgres -- URL: copies the embedded database to an empty PostgreSQL while the service is stopped. */
try {
  const [databaseUrl, ...rest] = process.argv.slice(2);
  if (databaseUrl === undefined || rest.length > 0)
    throw new MoveError(
      'Please name one database: npm run move-to-postgres -- postgres://user:password@host:5432/goodword',
    );
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: databaseUrl });
  const began = performance.now();
  const { tables, location } = await moveToPostgres({ dataDir, databaseUrl, report: console.log });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const lines = tables.map(({ name, rows, checksum }) => [name, rows.toLocaleString('en'), checksum]);
  for (const [name = '', rows = '', checksum = ''] of [['table', 'rows', 'checksum'], ...lines])
    console.log(`  ${name.padEnd(18)}${rows.padStart(13)}  ${checksum}`);
  console.log(`
Moved ${dataDir} to ${location} in ${seconds} s: all rows were copied and verified.
Now set DATABASE_URL to this URL, leave DATA_DIR unchanged, and start the service. goodword.db is unchanged;
moved-to-postgres.txt next to it prevents a start on the old database and says how to go back.`);
} catch (error) {
  const isExpected =
    error instanceof MoveError || error instanceof DataFolderInUse || error instanceof ConfigError;
  const message = isExpected ? error.message.replace(/^DATABASE_URL/, 'The address of PostgreSQL') : error;
  console.error(message);
  process.exitCode = 1;
}
