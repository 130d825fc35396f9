import { restore } from '#server/db/backup.ts';
import { embeddedDatabase } from './embedded-database.ts';

/* npm run restore -- FILE [--force]: puts a backup into the data folder of a service that is stopped. */
const { dataDir, file, force } = embeddedDatabase('restore', 'pg_restore');
const kept = restore(dataDir, file, { force });
console.log(
  `Restored ${file} to ${dataDir}${kept === null ? '' : `; the database before it is kept as ${kept}`}`,
);
