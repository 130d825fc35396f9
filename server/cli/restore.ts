import { restore as restoreSqlite } from '#server/db/backup.ts';
import { joinDatabase } from '#server/db/open.ts';
import { restorePostgres } from '#server/db/postgres-backup.ts';
import { command, UsageError } from './command.ts';

export const restore = command({
  help: `
Usage: goodword restore FILE [--force]

Restores a backup into DATA_DIR while the service is stopped or, with DATABASE_URL, into that database, which must be
empty; it needs pg_restore, as new as the server. A backup that is damaged or from a newer version is refused.

  --force        replace the SQLite database, which is kept beside the new one`,
  positionals: ['file'],
  options: { force: { type: 'boolean' } },
  async run({ file, force = false }, { readConfig, resolve }) {
    const { dataDir, databaseUrl } = readConfig();
    const path = resolve(file);
    if (databaseUrl === null) {
      const previous = restoreSqlite(dataDir, path, { force });
      return console.log(
        `Restored ${path} to ${dataDir}${previous === null ? '' : `; the previous database was kept as ${previous}`}`,
      );
    }
    if (force) throw new UsageError('--force is for SQLite; PostgreSQL is restored into an empty database.');
    const { db, location, close } = await joinDatabase({ dataDir, databaseUrl });
    try {
      await restorePostgres(db, databaseUrl, path);
    } finally {
      await close();
    }
    console.log(`Restored ${path} to ${location}`);
  },
});
