import { BackupError } from '#server/db/backup.ts';
import { DataFolderInUse } from '#server/db/open.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';

process.on('uncaughtException', (error) => {
  const isExpected =
    error instanceof BackupError || error instanceof DataFolderInUse || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});

export function embeddedDatabase(command: 'backup' | 'restore', postgresTool: string) {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null)
    throw new BackupError(`The data is in PostgreSQL: use ${postgresTool}, as docs/operations.md says.`);
  const [file, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--force');
  if (file === undefined || rest.length > 0)
    throw new BackupError(`Please name one file: npm run ${command} -- FILE`);
  return { dataDir, file, force: process.argv.includes('--force') };
}
