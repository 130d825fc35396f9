import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Milliseconds. Longer than a replica is behind while all is well. */
const CATCHES_UP_WITHIN = 1_000;
const LOOKS_EVERY = 20;

export type ReplicaState = 'ok' | 'behind' | 'unreachable';

/** Where reads are made that take long and that nobody else should wait for: the admin's lists, and exports. */
export interface LongReads {
  /** A database that has all that was committed before the call. */
  open(): Promise<Db>;
  /** null where there is no replica. */
  replicaState(): Promise<ReplicaState | null>;
}

/**
 * Sends long reads to the replica, as soon as it has everything that the primary had when they were asked for, so that an
 * admin sees what he has just changed. Where it cannot be reached or is too far behind, they go to the primary.
 */
export function longReads(primary: Db, replica: Db | null): LongReads {
  if (replica === null) return { open: async () => primary, replicaState: async () => null };
  const replicaState = () => catchUp(primary, replica);
  return {
    open: async () => ((await replicaState()) === 'ok' ? replica : primary),
    replicaState,
  };
}

async function catchUp(primary: Db, replica: Db): Promise<ReplicaState> {
  const patience = performance.now() + CATCHES_UP_WITHIN;
  try {
    const position = await positionOf(primary);
    while (!(await hasReached(replica, position))) {
      if (performance.now() > patience) return 'behind';
      await sleep(LOOKS_EVERY);
    }
    return 'ok';
  } catch {
    return 'unreachable';
  }
}

/** In the write-ahead log: everything committed before is there. */
async function positionOf(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(db);
  return rows[0]?.position ?? '';
}

async function hasReached(replica: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      >= ${position}::pg_lsn as reached`.execute(replica);
  return rows[0]?.reached ?? false;
}
