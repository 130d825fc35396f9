import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, DAY, SECOND, timestampAfter } from '#server/basics/clock.ts';
import type { Db, OutboxChannel } from '#server/db/schema.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import { claimJob, type Job, markSent, recordFailure, removeJob } from './outbox-queue.ts';

/** `done` leaves no record; `held` is already recorded. */
export type Outcome = 'sent' | 'done' | DeliveryFailure | { verdict: 'held'; summary: string };

interface OutboxParts {
  db: Db;
  channel: OutboxChannel;
  /** Must settle within half a minute, before the job's lease ends. */
  attempt: (job: Job) => Promise<Outcome>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export type Outbox = ReturnType<typeof startOutbox>;
export type OutboxHealth = ReturnType<Outbox['health']>;

export const MAX_IN_FLIGHT = 8;
/** Throttles sending: a mail takes more CPU time than a review, and customers are waiting. */
const SEND_INTERVAL = 10;
const POLL_INTERVAL = SECOND;
const RETRY_DELAY = 5 * SECOND;
const STALLED_AFTER = 45 * SECOND;

const SENT_RETENTION = 7 * DAY;
const FAILED_RETENTION = 30 * DAY;

/** Call it in the transaction that causes the mail, so that both are committed or neither. */
export async function enqueue(
  db: Db,
  jobs: NewJob | NewJob[],
  now: Date,
  channel: OutboxChannel = 'mail',
): Promise<void> {
  const at = now.toISOString();
  const rows = [jobs].flat().map((job) => ({
    channel,
    kind: job.kind,
    user_id: job.userId,
    payload: JSON.stringify(job.payload),
    message_id: randomUUID(),
    state: job.isHeld ? ('held' as const) : ('queued' as const),
    next_attempt_at: at,
    created_at: at,
  }));
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}

export interface NewJob {
  kind: string;
  userId: number | null;
  payload: Record<string, unknown>;
  /** Waits until `releaseJobs`. */
  isHeld?: boolean;
}

/** Each channel has an outbox of its own, so that neither waits for the other's servers. */
export function startOutbox(parts: OutboxParts) {
  const { db, channel, attempt, clock, log } = parts;
  const inFlight = new Map<number, { userId: number | null; ended: Promise<void> }>();
  const alarm = createAlarm();
  const stopping = new AbortController();
  const waitToRetry = () => sleep(RETRY_DELAY, null, { signal: stopping.signal }).catch(() => {});
  let isMailServerDown = false;
  let polledAt = performance.now();

  const running = run();
  return {
    wake: alarm.ring,
    async stop(): Promise<void> {
      stopping.abort();
      alarm.ring();
      await running;
      await Promise.all([...inFlight.values()].map((flight) => flight.ended));
    },
    health: () => ({ isAlive: performance.now() - polledAt < STALLED_AFTER, isMailServerDown }),
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        // One per account at a time, so that a hanging recipient blocks only one slot.
        const busyAccounts = [...inFlight.values()].flatMap(({ userId }) => userId ?? []);
        const isFull = inFlight.size >= MAX_IN_FLIGHT;
        const job = isFull ? undefined : await claimJob(db, channel, clock(), busyAccounts);
        polledAt = performance.now();
        // A clock that jumps ahead ends the leases of mails we are still sending.
        if (job && !inFlight.has(job.id)) startSending(job);
        await (job ? sleep(SEND_INTERVAL) : alarm.wait(POLL_INTERVAL));
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot reach its database');
        await waitToRetry();
      }
    }
  }

  function startSending(job: Job): void {
    const ended = send(job)
      .catch((err) => log.error({ err, job: job.id }, 'the result of an outbox job could not be stored'))
      .finally(() => {
        inFlight.delete(job.id);
        alarm.ring();
      });
    inFlight.set(job.id, { userId: job.userId, ended });
  }

  async function send(job: Job): Promise<void> {
    const outcome = await attempt(job);
    if (outcome === 'sent') isMailServerDown = false;
    await record(parts, job, outcome);
    if (typeof outcome === 'string' || outcome.verdict !== 'unreachable') return;
    isMailServerDown = true;
    await waitToRetry();
  }
}

/** Ends a wait early, also the next one if none is in progress. */
function createAlarm() {
  let ringing = new AbortController();
  return {
    ring: () => ringing.abort(),
    async wait(milliseconds: number): Promise<void> {
      await sleep(milliseconds, null, { signal: ringing.signal }).catch(() => {});
      ringing = new AbortController();
    },
  };
}

async function record({ db, channel, clock, log }: OutboxParts, job: Job, outcome: Outcome): Promise<void> {
  const { id, kind, attempts } = job;
  if (outcome === 'sent') return retry(() => markSent(db, id, clock()));
  if (outcome === 'done') return retry(() => removeJob(db, id));
  const { verdict, summary: reason } = outcome;
  const state = verdict === 'held' ? verdict : await retry(() => recordFailure(db, job, outcome, clock()));
  log.warn({ job: id, kind, attempts, state, reason }, `a ${channel} was not sent`);
}

export async function deleteSentMail(db: Db, now: Date): Promise<void> {
  for (const [state, age] of [
    ['sent', SENT_RETENTION],
    ['failed', FAILED_RETENTION],
  ] as const) {
    await db
      .deleteFrom('outbox')
      .where('state', '=', state)
      .where('created_at', '<', timestampAfter(now, -age))
      .execute();
  }
}

/** A delivery that isn't recorded would be repeated, so short database failures are retried. */
async function retry<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let delay = 200; ; delay *= 2) {
    try {
      return await write();
    } catch (error) {
      if (delay > 5 * SECOND) throw error;
      await sleep(delay);
    }
  }
}
