import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Milliseconds. */
const CATCH_UP_TIMEOUT = 1_000;
const POLL_INTERVAL = 20;

export type ReplicaState = 'ok' | 'behind' | 'unreachable';

/** Slow reads that should not block others: the admin's lists, and exports. */
export interface LongReads {
  open(): Promise<Db>;
  replicaState(): Promise<ReplicaState | null>;
}

/** Uses the replica once it has caught up with the primary; otherwise, the primary. */
export function longReads(primary: Db, replica: Db | null): LongReads {
  if (replica === null) return { open: async () => primary, replicaState: async () => null };
  const replicaState = () => catchUp(primary, replica);
  return {
    open: async () => ((await replicaState()) === 'ok' ? replica : primary),
    replicaState,
  };
}

async function catchUp(primary: Db, replica: Db): Promise<ReplicaState> {
  const deadline = performance.now() + CATCH_UP_TIMEOUT;
  try {
    const position = await positionOf(primary);
    while (!(await hasReached(replica, position))) {
      if (performance.now() > deadline) return 'behind';
      await sleep(POLL_INTERVAL);
    }
    return 'ok';
  } catch {
    return 'unreachable';
  }
}

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
