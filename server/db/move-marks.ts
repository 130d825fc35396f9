import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from '#server/platform/config.ts';
import type { Db } from './schema.ts';

/*
 * What move.ts leaves at both ends, so that of two copies of the data at most one is ever served: the target from the
 * first row until everything is checked, and from then on the source.
 */

/** In PostgreSQL, while it is being filled. */
export const UNFINISHED_MOVE = 'goodword_move';

/** @throws ConfigError where only a part of the data may have arrived. */
export async function refuseUnfinishedMove(db: Db): Promise<void> {
  if (await isBeingFilled(db))
    throw new ConfigError(
      'DATABASE_URL names a database that npm run move-to-postgres has not finished filling. Run it again, or set another',
    );
}

export async function isBeingFilled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mark: string | null }>`select to_regclass(${UNFINISHED_MOVE}) as mark`.execute(
    db,
  );
  return rows[0]?.mark !== null;
}

/** In the data folder, once everything is in PostgreSQL. */
export function noteOfMove(dataDir: string): string {
  return join(dataDir, 'moved-to-postgres.txt');
}

/** In words; null where the data was not moved. */
export function whereMoved(dataDir: string): string | null {
  const note = noteOfMove(dataDir);
  return existsSync(note) ? (readFileSync(note, 'utf8').split('\n')[0] ?? '') : null;
}

/** @throws ConfigError where the data has gone on living elsewhere. */
export function refuseMovedFolder(dataDir: string): void {
  const where = whereMoved(dataDir);
  if (where !== null)
    throw new ConfigError(
      `DATABASE_URL must be set: ${where} To serve the folder ${dataDir} all the same, delete ${noteOfMove(dataDir)}`,
    );
}
