import { sql } from 'kysely';
import { DAY, MINUTE, SECOND, timestampAfter } from '#server/basics/clock.ts';
import { isPostgres, listedNumber, listedText, readJsonRows } from '#server/db/dialect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Db, OutboxChannel, OutboxState } from '#server/db/schema.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

/** A literal: with a parameter, SQLite wouldn't use the partial index. */
const QUEUED = sql.lit('queued' as const);

export type Job = Awaited<ReturnType<typeof claimJobs>>[number];

/** Both have the same columns. */
const tables = ['outbox', 'webhook_jobs'] as const;

function tableOf(channel: OutboxChannel): 'outbox' {
  return (channel === 'webhook' ? 'webhook_jobs' : 'outbox') as 'outbox';
}

const prepareInsert = (table: (typeof tables)[number]) =>
  prepare(
    (db, { rows, at }: { rows: string; at: string }) => {
      const columns = ['channel', 'kind', 'payload', 'message_id', 'state'];
      return sql`
        insert into ${sql.table(table)} (next_attempt_at, created_at, user_id, ${sql.join(columns.map((name) => sql.ref(name)))})
        select ${at}, ${at}, ${listedNumber('user_id')}, ${sql.join(columns.map(listedText))}
        from ${readJsonRows(db, rows)}`;
    },
    { isUnread: true },
  );
const insertInto = { outbox: prepareInsert('outbox'), webhook_jobs: prepareInsert('webhook_jobs') };

export async function insertJobs(db: Db, channel: OutboxChannel, rows: object[], now: Date): Promise<void> {
  if (rows.length > 0)
    await insertInto[tableOf(channel)](db, { rows: JSON.stringify(rows), at: now.toISOString() });
}

/** Longer than any attempt, so that only jobs of a dead process are claimed again. */
const LEASE = 45 * SECOND;

const RETRY_DELAY_MIN = 5 * SECOND;
export const RETRY_DELAY_MAX = 10 * MINUTE;
/** A notification is old news after a day. A webhook that only fails is paused before. */
const AGE_MAX = { mail: 5 * DAY, push: DAY, webhook: 6 * DAY };
const ATTEMPTS_MIN = 10;
const CLOCK_SKEW_MAX = MINUTE;

/** Of the jobs that are due next, so that a long queue of one account costs no more. */
const CANDIDATES = 64;

/** Claims at most `limit` jobs, and one per account. */
export function claimJobs(
  db: Db,
  channel: OutboxChannel,
  now: Date,
  { limit, busyAccounts = [] }: { limit: number; busyAccounts?: number[] },
) {
  const time = now.toISOString();
  return db
    .with('due', (cte) =>
      cte
        .selectFrom(tableOf(channel))
        .select(['id', 'next_attempt_at', sql<number>`coalesce(user_id, -id)`.as('account')])
        .where('state', '=', QUEUED)
        .where('channel', '=', sql.lit(channel))
        .where('next_attempt_at', '<=', time)
        .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<=', time)]))
        .$if(busyAccounts.length > 0, (query) =>
          query.where((job) => job.or([job('user_id', 'is', null), job('user_id', 'not in', busyAccounts)])),
        )
        .orderBy('next_attempt_at')
        .limit(CANDIDATES)
        .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
    )
    .with('numbered', (cte) =>
      cte.selectFrom('due').select(({ fn }) => [
        'id',
        'next_attempt_at',
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('account').orderBy('next_attempt_at'))
          .as('place'),
      ]),
    )
    .updateTable(tableOf(channel))
    .set((to) => ({ locked_until: timestampAfter(now, LEASE), attempts: to('attempts', '+', 1) }))
    .where('id', 'in', (of) =>
      of
        .selectFrom('numbered')
        .select('numbered.id')
        .where('place', '=', 1)
        .orderBy('numbered.next_attempt_at')
        .limit(limit),
    )
    .returning(['id', 'channel', 'kind', 'user_id as userId', 'payload', 'message_id as messageId'])
    .returning(['attempts', 'created_at as createdAt'])
    .execute();
}

export async function countJobs(
  db: Db,
  channels: OutboxChannel[] = ['mail', 'push'],
): Promise<Record<OutboxState, number>> {
  const counts = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll<number>().as('jobs')])
    .where('channel', 'in', channels)
    .groupBy('state')
    .execute();
  const found = Object.fromEntries(counts.map(({ state, jobs }) => [state, jobs]));
  return { held: 0, queued: 0, sent: 0, failed: 0, ...found };
}

/** @returns when the oldest queued mail was created. */
export async function findOldestQueued(db: Db): Promise<string | null> {
  const { since } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.min('created_at').as('since'))
    .where('state', '=', 'queued')
    .where('channel', '=', 'mail')
    .executeTakeFirstOrThrow();
  return since;
}

/** Only at the start of a process that has the database to itself. */
export async function releaseLeases(db: Db): Promise<void> {
  for (const table of tables)
    await db.updateTable(table).set({ locked_until: null }).where('locked_until', 'is not', null).execute();
}

/** `done` leaves no record. */
export type End = 'sent' | 'done';

export async function recordEnds(
  db: Db,
  channel: OutboxChannel,
  { sent, done }: Record<End, number[]>,
  now: Date,
): Promise<void> {
  if (sent.length > 0)
    await db
      .updateTable(tableOf(channel))
      .set({
        state: 'sent',
        sent_at: now.toISOString(),
        locked_until: null,
        last_error: null,
        failed_at: null,
      })
      .where('id', 'in', sent)
      .execute();
  if (done.length > 0) await db.deleteFrom(tableOf(channel)).where('id', 'in', done).execute();
}

export async function recordFailure(db: Db, job: Job, failure: DeliveryFailure, now: Date) {
  const isOld = now.getTime() - Date.parse(job.createdAt) >= AGE_MAX[job.channel];
  // It may be old only because no process ran.
  const isTooOld = isOld && (job.channel === 'push' || job.attempts >= ATTEMPTS_MIN);
  const state = failure.verdict === 'refused' || isTooOld ? 'failed' : 'queued';
  await db
    .updateTable(tableOf(job.channel))
    .set({
      state,
      locked_until: null,
      next_attempt_at: timestampAfter(now, delayOf(job, failure)),
      last_error: failure.summary,
      failed_at: now.toISOString(),
    })
    .where('id', '=', job.id)
    .execute();
  return state;
}

/** Holds an account's mails that are not yet sent, except these kinds. */
export async function holdJobs(db: Db, userId: number, except: readonly string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'held', locked_until: null })
    .where('user_id', '=', userId)
    .where('state', '=', QUEUED)
    .where('channel', '=', 'mail')
    .where('kind', 'not in', except)
    .execute();
}

/** Their age counts from now on, so that they get all their retries and seem no older than they are to alerts. */
export async function releaseJobs(db: Db, userId: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      attempts: 0,
      next_attempt_at: at,
      created_at: at,
      last_error: null,
      failed_at: null,
    })
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .execute();
}

/** @returns how many. */
export async function retryFailedJobs(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'queued', next_attempt_at: now.toISOString() })
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findLastError(db: Db): Promise<{ at: string; error: string } | null> {
  const found = await db
    .selectFrom('outbox')
    .select(['failed_at', 'last_error'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.failed_at && found.last_error ? { at: found.failed_at, error: found.last_error } : null;
}

/** A clock that ran ahead sets delays and leases that are longer than possible. */
export async function resetFutureTimes(db: Db, now: Date): Promise<void> {
  for (const table of tables) {
    const queued = db.updateTable(table).where('state', '=', QUEUED);
    await queued
      .set({ next_attempt_at: now.toISOString() })
      .where('next_attempt_at', '>', timestampAfter(now, RETRY_DELAY_MAX + CLOCK_SKEW_MAX))
      .execute();
    await queued
      .set({ locked_until: null })
      .where('locked_until', '>', timestampAfter(now, LEASE + CLOCK_SKEW_MAX))
      .execute();
  }
}

export const boundDelay = (milliseconds: number) =>
  Math.min(Math.max(milliseconds, RETRY_DELAY_MIN), RETRY_DELAY_MAX);

function delayOf({ attempts }: Job, { verdict, retryAfter }: DeliveryFailure): number {
  // There is no backoff: once the server is back, no mail should wait long.
  if (verdict === 'unreachable') return RETRY_DELAY_MIN;
  if (retryAfter !== undefined) return boundDelay(retryAfter);
  const delay = boundDelay(RETRY_DELAY_MIN * 2 ** (attempts - 1));
  return delay * (1 - Math.random() / 5);
}
