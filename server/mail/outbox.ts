import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, DAY, SECOND, timestampAfter } from '#server/basics/clock.ts';
import type { Db, OutboxChannel } from '#server/db/schema.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import { claimJobs, type End, insertJobs, type Job, recordEnds, recordFailure } from './outbox-queue.ts';

/** `recorded` and `held` already are. */
export type Outcome = End | 'recorded' | DeliveryFailure | { verdict: 'held'; summary: string };

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
/** Accounts take turns, so that one with thousands of jobs delays no one else by more than these. */
const MAX_SERVED = 64;
/** Milliseconds per mail, which takes more CPU time than a review: while the process is busy, customers are waiting. */
const SEND_INTERVAL = { idle: 4, busy: 12 };
/** Mails alone stay below it. */
const BUSY_UTILIZATION = 0.8;
/** Between two looks at the queue: fuller batches cost less per mail. */
const TURN_INTERVAL = 10;
const POLL_INTERVAL = SECOND;
const RETRY_DELAY = 5 * SECOND;
const UNRECORDED = 'the result of an outbox job could not be stored';
const STALLED_AFTER = 45 * SECOND;

const SENT_RETENTION = 7 * DAY;
const FAILED_RETENTION = 30 * DAY;
/** While a webhook is paused. */
const HELD_EVENT_RETENTION = 30 * DAY;

/** Call it in the transaction that causes the mail, so that both are committed or neither. */
export async function enqueue(
  db: Db,
  jobs: NewJob | NewJob[],
  now: Date,
  channel: OutboxChannel = 'mail',
): Promise<void> {
  const rows = [jobs].flat().map((job) => ({
    channel,
    kind: job.kind,
    user_id: job.userId,
    payload: JSON.stringify(job.payload),
    message_id: randomUUID(),
    state: job.isHeld ? 'held' : 'queued',
  }));
  await insertJobs(db, channel, rows, now);
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
  const inFlight: InFlight = new Map();
  const served = new Set<number>();
  const alarm = createAlarm();
  const sendInterval = createThrottle();
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
      await recordEnded(parts, inFlight).catch((err) => parts.log.error({ err }, UNRECORDED));
    },
    health: () => ({ isAlive: performance.now() - polledAt < STALLED_AFTER, isMailServerDown }),
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await recordEnded(parts, inFlight);
        const jobs = await claim(parts, inFlight, served);
        polledAt = performance.now();
        for (const job of jobs) startSending(job);
        if (jobs.length === 0) await alarm.wait(POLL_INTERVAL);
        await sleep(Math.max(TURN_INTERVAL, jobs.length * sendInterval()));
      } catch (error) {
        parts.log.error({ err: error }, 'the outbox cannot reach its database');
        await waitToRetry();
      }
    }
  }

  function startSending(job: Job): void {
    const flight: Flight = { userId: job.userId };
    inFlight.set(job.id, flight);
    flight.ended = send(job)
      .catch((err) => parts.log.error({ err, job: job.id }, UNRECORDED))
      .then((end) => (flight.end = end || 'recorded'))
      .finally(alarm.ring);
  }

  async function send(job: Job): Promise<Flight['end']> {
    const outcome = await parts.attempt(job);
    if (outcome === 'sent' || outcome === 'recorded') isMailServerDown = false;
    if (typeof outcome === 'string') return outcome;
    await recordFailed(parts, job, outcome);
    if (outcome.verdict === 'unreachable') {
      isMailServerDown = true;
      await waitToRetry();
    }
    return 'recorded';
  }
}

interface Flight {
  userId: number | null;
  ended?: Promise<unknown>;
  /** Set until the next turn, which records it. */
  end?: End | 'recorded';
}
type InFlight = Map<number, Flight>;

/** @param served accounts that had their turn, and wait for the others'. */
async function claim(
  { db, channel, clock }: OutboxParts,
  inFlight: InFlight,
  served: Set<number>,
): Promise<Job[]> {
  const limit = MAX_IN_FLIGHT - inFlight.size;
  if (limit === 0) return [];
  // One per account at a time, so that a hanging recipient blocks only one slot.
  const busy = [...inFlight.values()].flatMap(({ userId }) => userId ?? []);
  const claimExcept = (busyAccounts: number[]) => claimJobs(db, channel, clock(), { limit, busyAccounts });
  let jobs = await claimExcept([...busy, ...served]);
  if (served.size > 0 && (jobs.length === 0 || served.size >= MAX_SERVED)) {
    served.clear();
    if (jobs.length === 0) jobs = await claimExcept(busy);
  }
  for (const { userId } of jobs) if (userId !== null) served.add(userId);
  // A clock that jumps ahead ends the leases of mails we are still sending.
  return jobs.filter(({ id }) => !inFlight.has(id));
}

/** Records all that ended since the last turn at once. Repeating it does no harm. */
async function recordEnded({ db, channel, clock }: OutboxParts, inFlight: InFlight): Promise<void> {
  const ended = [...inFlight].filter(([, { end }]) => end);
  const idsOf = (wanted: End) => ended.filter(([, { end }]) => end === wanted).map(([id]) => id);
  await retry(() => recordEnds(db, channel, { sent: idsOf('sent'), done: idsOf('done') }, clock()));
  for (const [id] of ended) inFlight.delete(id);
}

/** @returns milliseconds from one mail to the next, by how busy the process was since the last call. */
function createThrottle(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > BUSY_UTILIZATION ? SEND_INTERVAL.busy : SEND_INTERVAL.idle;
  };
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

async function recordFailed(
  { db, channel, clock, log }: OutboxParts,
  job: Job,
  outcome: Exclude<Outcome, End | 'recorded'>,
): Promise<void> {
  const { id, kind, attempts } = job;
  const { verdict, summary: reason } = outcome;
  const state = verdict === 'held' ? verdict : await retry(() => recordFailure(db, job, outcome, clock()));
  log.warn({ job: id, kind, attempts, state, reason }, `a ${channel} was not sent`);
}

export async function deleteOldJobs(db: Db, now: Date): Promise<void> {
  for (const [table, state, age] of [
    ['outbox', 'sent', SENT_RETENTION],
    ['outbox', 'failed', FAILED_RETENTION],
    ['webhook_jobs', 'failed', FAILED_RETENTION],
    ['webhook_jobs', 'held', HELD_EVENT_RETENTION],
  ] as const) {
    await db
      .deleteFrom(table)
      .where('state', '=', state)
      .where('created_at', '<', timestampAfter(now, -age))
      .execute();
  }
}

/** A delivery that isn't recorded would be repeated, so short database failures are retried. */
export async function retry<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let delay = 200; ; delay *= 2) {
    try {
      return await write();
    } catch (error) {
      if (delay > 5 * SECOND) throw error;
      await sleep(delay);
    }
  }
}
