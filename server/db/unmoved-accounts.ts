import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MOVED, readMoveNote } from './move-note.ts';
import { databaseFile } from './open.ts';

/** A warning where a service on PostgreSQL has left accounts behind in DATA_DIR. */
export function describeUnmovedAccounts(config: {
  dataDir: string;
  databaseUrl: string | null;
}): string | null {
  const file = databaseFile(config.dataDir);
  if (config.databaseUrl === null || !existsSync(file) || readMoveNote(config.dataDir)?.startsWith(MOVED))
    return null;
  const accounts = countAccounts(file);
  return accounts === 0
    ? null
    : `DATABASE_URL is set, but ${file} has accounts that were not moved there (${accounts}): run goodword move-to-postgres into an empty database, or delete the file`;
}

/** The admin, who is in every database, is not counted. */
function countAccounts(file: string): number {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return Number(database.prepare('select count(*) as count from users where id <> 1').get()?.count);
  } catch {
    // Damaged, or not one of ours: nothing that could be moved.
    return 0;
  } finally {
    database?.close();
  }
}
