import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SECOND } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Config } from './config.ts';

export type StorageState = 'ok' | 'full' | 'read-only' | 'unavailable';

const INTERVAL = SECOND;
/** A review's transaction must fit, not only a row in space that the database has already. */
const SAMPLE = 256 * 1024;

const STATES: Record<string, StorageState> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EIO: 'unavailable',
  53100: 'full',
  58030: 'unavailable',
};

/** Whether the database's disk takes what is written. Tried at most once a second, however often it is asked. */
export function watchStorage({ db, config }: { db: Db; config: Config }): () => Promise<StorageState> {
  let last: Promise<StorageState> = Promise.resolve('ok');
  let triedAt = Number.NEGATIVE_INFINITY;
  let isTrying = false;

  async function attempt(): Promise<StorageState> {
    isTrying = true;
    try {
      await (config.databaseUrl === null ? writeSample(config.dataDir) : spillSample(db));
      return 'ok';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return STATES[code] ?? 'ok';
    } finally {
      isTrying = false;
      triedAt = performance.now();
    }
  }

  return () => {
    if (!isTrying && performance.now() - triedAt >= INTERVAL) last = attempt();
    return last;
  };
}

async function writeSample(folder: string): Promise<void> {
  const path = join(folder, 'goodword.sample');
  const file = await open(path, 'w', 0o600);
  try {
    // Removed before it has content, so that a crash leaves nothing.
    await rm(path, { force: true });
    // Random, since a file system may compress.
    await file.writeFile(randomBytes(SAMPLE));
  } finally {
    await file.close();
  }
}

/** PostgreSQL writes what exceeds its memory to a temporary file beside its tables, which needs no privilege. */
async function spillSample(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select count(*) from generate_series(1, ${sql.lit(SAMPLE / 32)})`.execute(tx);
  });
}
