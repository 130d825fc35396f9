import { OperatorError } from '#server/basics/operator-error.ts';
import { moveToPostgres as move } from '#server/db/move.ts';
import { readConfig } from '#server/system/config.ts';
import { command } from './command.ts';

export const moveToPostgres = command({
  help: `
Usage: goodword move-to-postgres URL

Copies the SQLite database in DATA_DIR to an empty PostgreSQL database, such as
postgres://user:password@host:5432/goodword, and compares every row. Stop the service first.
The process list shows the URL: on a shared machine, keep the password in PGPASSWORD or ~/.pgpass.`,
  positionals: ['url'],
  async run({ url }, { readEnv }) {
    const { dataDir, databaseUrl } = readTarget(readEnv(), url);
    const began = performance.now();
    const { tables, location } = await move({ dataDir, databaseUrl, report: console.log });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const lines = tables.map(({ name, rows, checksum }) => [name, rows.toLocaleString('en'), checksum]);
    const width = Math.max(...tables.map(({ name }) => name.length));
    for (const [name = '', rows = '', checksum = ''] of [['table', 'rows', 'checksum'], ...lines])
      console.log(`  ${name.padEnd(width)}${rows.padStart(13)}  ${checksum}`);
    console.log(`
Moved ${dataDir} to ${location} in ${seconds} s: all rows were copied and verified.
Now set DATABASE_URL, leave DATA_DIR unchanged, and start the service. goodword.db is unchanged. moved-to-postgres.txt
next to it prevents a start on the old database and says how to go back.`);
  },
});

function readTarget(env: NodeJS.ProcessEnv, databaseUrl: string) {
  try {
    return { dataDir: readConfig({ ...env, DATABASE_URL: databaseUrl }).dataDir, databaseUrl };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(error.message.replace(/^DATABASE_URL(?= must)/, 'The address of PostgreSQL'));
  }
}
