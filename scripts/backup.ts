import { backUp } from '#server/db/backup.ts';
import { embeddedDatabase } from './embedded-database.ts';

/* npm run backup -- FILE [--force]: backs up the embedded database, even while the service is running. */
const { dataDir, file, force } = embeddedDatabase('backup', 'pg_dump');
await backUp(dataDir, file, { force });
console.log(`Backed up ${dataDir} to ${file}`);
