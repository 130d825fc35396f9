import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '#server/basics/operator-error.ts';

/** Left in the data folder by move.ts, so that only one of the two copies is ever served. */
export function moveNotePath(dataDir: string): string {
  return join(dataDir, 'moved-to-postgres.txt');
}

export function readMoveNote(dataDir: string): string | null {
  const note = moveNotePath(dataDir);
  return existsSync(note) ? (readFileSync(note, 'utf8').split('\n')[0] ?? '') : null;
}

export const MOVED = 'the data of this folder was moved to';

export function writeMoveNote(dataDir: string, text: string): void {
  const path = moveNotePath(dataDir);
  writeFileSync(
    path,
    `${text}

goodword.db has not changed since the move. Everything newer is only in PostgreSQL, so the service no longer starts on
this folder without DATABASE_URL. Delete this file to go back to the state before the move.
`,
    { mode: 0o600, flush: true },
  );
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export function rejectMovedFolder(dataDir: string): void {
  const note = readMoveNote(dataDir);
  if (note !== null)
    throw new OperatorError(
      `DATABASE_URL must be set: ${note} To serve the folder ${dataDir} anyway, delete ${moveNotePath(dataDir)}`,
    );
}
