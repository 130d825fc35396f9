import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '#server/platform/config.ts';

/** What move.ts leaves in the data folder, so that of the two copies of the data only one is ever served. */
export function moveNotePath(dataDir: string): string {
  return join(dataDir, 'moved-to-postgres.txt');
}

/** In words; null where the data was not moved. */
export function readMoveNote(dataDir: string): string | null {
  const note = moveNotePath(dataDir);
  return existsSync(note) ? (readFileSync(note, 'utf8').split('\n')[0] ?? '') : null;
}

/** Flushed to the disk, with its name. */
export function writeMoveNote(dataDir: string, text: string): void {
  const path = moveNotePath(dataDir);
  writeFileSync(
    path,
    `${text}

goodword.db is as it was then. Everything since is in PostgreSQL alone, so the service does not start on this
folder any more without DATABASE_URL. Delete this file to go back to what was then.
`,
    { mode: 0o600, flush: true },
  );
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** @throws ConfigError where the data was moved to PostgreSQL. */
export function rejectMovedFolder(dataDir: string): void {
  const note = readMoveNote(dataDir);
  if (note !== null)
    throw new ConfigError(
      `DATABASE_URL must be set: ${note} To serve the folder ${dataDir} all the same, delete ${moveNotePath(dataDir)}`,
    );
}
