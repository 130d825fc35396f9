import { restore } from '#server/db/backup.ts';
import { embeddedDatabase } from './embedded-database.ts';

/* npm run restore -- FILE [--force]: restores a backup while the service is stopped. */
const { dataDir, file, force } = embeddedDatabase('restore', 'pg_restore');
const previous = restore(dataDir, file, { force });
console.log(
  `Restored ${file} to ${dataDir}${previous === null ? '' : `; the previous database was kept as ${previous}`}`,
);
