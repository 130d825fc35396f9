import { backUp } from '#server/db/backup.ts';
import { embeddedDatabase } from './embedded-database.ts';

/* npm run backup -- FILE [--force]: the embedded database as one file, also while the service runs. */
const { dataDir, file, force } = embeddedDatabase('backup', 'pg_dump');
await backUp(dataDir, file, { force });
console.log(`Backed up ${dataDir} to ${file}`);
