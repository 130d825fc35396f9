import { type Selectable, sql } from 'kysely';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db, OutboxState, OutboxTable } from '#server/db/schema.ts';
import { DAY, MINUTE, SECOND, timestampAfter } from './clock.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

/** Written out: SQLite uses the index of what is queued only where it can read the word. */
const QUEUED = sql.lit('queued' as const);

/** A mail job that a sender has taken. */
export interface Job {
  id: number;
  kind: string;
  userId: number | null;
  payload: string;
  messageId: string;
  /** This one included. */
  attempts: number;
  createdAt: string;
}

/** Longer than any attempt lasts, so that only the jobs of a dead process are taken over. */
const LEASE = 45 * SECOND;

const FIRST_RETRY = 5 * SECOND;
const LONGEST_RETRY = 10 * MINUTE;
const GIVE_UP_AFTER = 5 * DAY;
/** By so much the clocks of processes that share a database may differ. */
const SKEW = MINUTE;

/**
 * Takes the job that has been due for longest, in one statement, so that no two senders take the same; none of the accounts
 * in `busy`.
 */
export async function claimJob(db: Db, now: Date, busy: number[]): Promise<Job | undefined> {
  const time = now.toISOString();
  const row = await db
    .with('due', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', QUEUED)
        .where('next_attempt_at', '<=', time)
        .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<=', time)]))
        .$if(busy.length > 0, (query) =>
          query.where((job) => job.or([job('user_id', 'is', null), job('user_id', 'not in', busy)])),
        )
        .orderBy('next_attempt_at')
        .limit(1)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((to) => ({ locked_until: timestampAfter(now, LEASE), attempts: to('attempts', '+', 1) }))
    .where('id', 'in', (due) => due.selectFrom('due').select('due.id'))
    .returningAll()
    .executeTakeFirst();
  return row && toJob(row);
}

export async function countJobs(db: Db): Promise<Record<OutboxState, number>> {
  const counts = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll<number>().as('jobs')])
    .groupBy('state')
    .execute();
  const countOf = (state: OutboxState) => counts.find((each) => each.state === state)?.jobs ?? 0;
  return { queued: countOf('queued'), sent: countOf('sent'), failed: countOf('failed') };
}

/** For the only process of a database, at its start: what a killed one had taken need not wait for its lease to end. */
export async function releaseLeases(db: Db): Promise<void> {
  await db.updateTable('outbox').set({ locked_until: null }).where('locked_until', 'is not', null).execute();
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now.toISOString(), locked_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function removeJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Puts the job back for a later attempt, or away for good. @returns what became of it. */
export async function recordFailure(db: Db, job: Job, failure: DeliveryFailure, now: Date) {
  const isTooOld = now.getTime() - Date.parse(job.createdAt) >= GIVE_UP_AFTER;
  const state = failure.verdict === 'refused' || isTooOld ? 'failed' : 'queued';
  await db
    .updateTable('outbox')
    .set({
      state,
      locked_until: null,
      // A server that is away is no fault of the mail: once it is back, none waits long.
      next_attempt_at: timestampAfter(
        now,
        failure.verdict === 'unreachable' ? FIRST_RETRY : retryDelay(job.attempts),
      ),
      last_error: failure.summary,
    })
    .where('id', '=', job.id)
    .execute();
  return state;
}

/**
 * Makes a failed job due at once. Its attempts and its age go on counting: one that was given up for its age gets this one
 * attempt, and then is given up again. @returns undefined where no such job has failed.
 */
export async function retryJob(db: Db, id: number, now: Date): Promise<Job | undefined> {
  const row = await db
    .updateTable('outbox')
    .set({ state: 'queued', next_attempt_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returningAll()
    .executeTakeFirst();
  return row && toJob(row);
}

/** Repairs what was queued or taken while a clock was ahead: a longer wait, or lease, than any that is given here. */
export async function resetFutureTimes(db: Db, now: Date): Promise<void> {
  const queued = db.updateTable('outbox').where('state', '=', QUEUED);
  await queued
    .set({ next_attempt_at: now.toISOString() })
    .where('next_attempt_at', '>', timestampAfter(now, LONGEST_RETRY + SKEW))
    .execute();
  await queued
    .set({ locked_until: null })
    .where('locked_until', '>', timestampAfter(now, LEASE + SKEW))
    .execute();
}

/** Up to a fifth earlier than 5 s × 2^n, so that mails that failed together do not come back together. */
function retryDelay(attempts: number): number {
  const delay = Math.min(FIRST_RETRY * 2 ** (attempts - 1), LONGEST_RETRY);
  return delay * (1 - Math.random() / 5);
}

function toJob(row: Selectable<OutboxTable>): Job {
  return {
    id: row.id,
    kind: row.kind,
    userId: row.user_id,
    payload: row.payload,
    messageId: row.message_id,
    attempts: row.attempts,
    createdAt: row.created_at,
  };
}
