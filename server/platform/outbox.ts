import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/schema.ts';
import { type Clock, DAY, SECOND, timestampAfter } from './clock.ts';
import { type DeliveryFailure, judgeDeliveryFailure, judgeRenderFailure } from './delivery-failure.ts';
import type { MailContent } from './mail-layout.ts';
import {
  bringForward,
  claimJobs,
  holdBack,
  type Job,
  markSent,
  recordFailure,
  removeJob,
} from './outbox-queue.ts';

export interface Mail extends MailContent {
  to: { name: string; address: string };
}

/** Makes the mail of a job at the moment of sending; null where there is nothing to send any more. */
export type Renderer = (payload: unknown, job: Job) => Promise<Mail | null>;

interface OutboxParts {
  db: Db;
  renderers: Record<string, Renderer>;
  /** Must settle within a minute. */
  deliver: (message: Mail & { messageId: string }) => Promise<void>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Outbox {
  /** Looks at once instead of within a second. */
  wake(): void;
  /** Takes no more jobs, and returns when those in flight have ended. */
  stop(): Promise<void>;
  health(): OutboxHealth;
}

export interface OutboxHealth {
  /** Whether it has lately looked for jobs. */
  isAlive: boolean;
  /** Whether the last attempt met no mail server. */
  isServerAway: boolean;
}

/** So many are sent at once, ... */
const SENDERS = 8;
/** ... and so many while customers keep the process busy: they wait at their phones, and a mail takes more of it than a review. */
const SENDERS_WHILE_BUSY = 2;
/** Of the time since the last look. */
const BUSY = 0.5;
/** A mail that takes longer gives its sender free for others, ... */
const SLOW_AFTER = 2 * SECOND;
/** ... as long as there are fewer than so many altogether. */
const IN_FLIGHT_MAX = 24;
/** Longer than a hanging attempt lasts. */
const SLOW_RECIPIENT_WAITS = 30 * SECOND;

const POLL = SECOND;
/** What becomes due, or is sent, meanwhile is written together: each write waits for the disk. */
const GATHER = 25;
const PROBE = 15 * SECOND;
const RUSH = 5 * SECOND;
/** So many follow at a time: a day's mails in one statement would take longer than PostgreSQL gives it. */
const RUSH_AT_ONCE = 5_000;
/** Longer than the longest pause after a failure of the database. */
const STALLED_AFTER = 45 * SECOND;

const KEEP_SENT = 7 * DAY;
const KEEP_FAILED = 30 * DAY;

/**
 * Queues a mail, or several; inside the transaction that gives cause for it, both happen or neither.
 * `messageId` may lack its domain: the mailer then adds the sender's.
 */
export async function enqueue(db: Db, jobs: NewJob | NewJob[], now: Date): Promise<void> {
  const rows = [jobs].flat().map((job) => ({
    kind: job.kind,
    user_id: job.userId,
    payload: JSON.stringify(job.payload),
    message_id: job.messageId ?? randomUUID(),
    next_attempt_at: job.notBefore ?? now.toISOString(),
    not_before: job.notBefore ?? null,
    locked_until: null,
    last_error: null,
    created_at: now.toISOString(),
    sent_at: null,
  }));
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}

interface NewJob {
  kind: string;
  userId: number | null;
  payload: Record<string, unknown>;
  messageId?: string;
  /** It waits until then, and gathers what comes meanwhile: see held-mail.ts. */
  notBefore?: string | undefined;
}

/** Sends what is queued until it is stopped. Several processes may do so on one database. */
export function startOutbox({ db, renderers, deliver, clock, log }: OutboxParts): Outbox {
  const inFlight = new Map<number, { job: Job; since: number; isSlow: boolean; ended: Promise<void> }>();
  const alarm = createAlarm();
  const stopping = new AbortController();
  const outage = watchOutage(db, clock);
  const noteSent = gatherSent(db, clock);
  let isBacklogged = false;
  let lookedAt = performance.now();
  let lastLook = performance.eventLoopUtilization();

  const running = run();
  return {
    wake: alarm.ring,
    async stop() {
      stopping.abort();
      alarm.ring();
      await running;
      await Promise.all([...inFlight.values()].map((flight) => flight.ended));
    },
    health: () => ({
      isAlive: performance.now() - lookedAt < STALLED_AFTER,
      isServerAway: outage.isServerAway(),
    }),
  };

  async function run(): Promise<void> {
    let troubles = 0;
    while (!stopping.signal.aborted) {
      try {
        await takeJobs();
        lookedAt = performance.now();
        troubles = 0;
        await sleep(GATHER);
        await alarm.sleep(POLL);
      } catch (error) {
        troubles += 1;
        log.error({ err: error }, 'the outbox cannot reach its database');
        const pause = Math.min(POLL * 2 ** troubles, 30 * SECOND);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  async function takeJobs(): Promise<void> {
    const look = performance.eventLoopUtilization();
    const isBusy = performance.eventLoopUtilization(look, lastLook).utilization > BUSY;
    lastLook = look;
    await outage.probe();
    // A busy process is slow by itself, whoever the mail is for.
    if (!isBusy) await setSlowOnesAside();
    const flights = [...inFlight.values()];
    const busy = flights.filter((flight) => !flight.isSlow).length;
    const senders = isBusy ? SENDERS_WHILE_BUSY : SENDERS;
    const room = Math.min(senders - busy, IN_FLIGHT_MAX - flights.length);
    if (room <= 0) return;
    const jobs = await claimJobs(db, clock(), room);
    isBacklogged = jobs.length === room;
    for (const job of jobs) {
      // A clock that jumps ahead ends leases of mails that we are still sending.
      if (!inFlight.has(job.id)) begin(job);
    }
  }

  async function setSlowOnesAside(): Promise<void> {
    for (const flight of inFlight.values()) {
      if (flight.isSlow || performance.now() - flight.since < SLOW_AFTER) continue;
      flight.isSlow = true;
      const { userId } = flight.job;
      if (userId !== null) await holdBack(db, userId, timestampAfter(clock(), SLOW_RECIPIENT_WAITS));
    }
  }

  function begin(job: Job): void {
    const ended = send(job)
      .catch((error) => log.error({ err: error, job: job.id }, 'what became of a mail could not be stored'))
      .finally(() => {
        inFlight.delete(job.id);
        if (isBacklogged) alarm.ring();
      });
    inFlight.set(job.id, { job, since: performance.now(), isSlow: false, ended });
  }

  async function send(job: Job): Promise<void> {
    const outcome = await attempt(job);
    if (outcome === 'sent') {
      await noteSent(job.id);
      await outage.reportSuccess();
    } else if (outcome === 'needless') {
      await insist(() => removeJob(db, job.id));
    } else {
      const state = await insist(() => recordFailure(db, job, outcome, clock()));
      const { id, kind, attempts } = job;
      log.warn({ job: id, kind, attempts, state, reason: outcome.summary }, 'a mail was not sent');
      if (outcome.verdict === 'unreachable') outage.reportFailure();
    }
  }

  async function attempt(job: Job): Promise<'sent' | 'needless' | DeliveryFailure> {
    // Another version of the service may know the kind, so the job waits.
    const render = renderers[job.kind];
    if (!render) return { verdict: 'deferred', summary: 'Rendering failed: unknown kind' };
    let mail: Mail | null;
    try {
      mail = await render(JSON.parse(job.payload), job);
    } catch (error) {
      return judgeRenderFailure(error);
    }
    if (mail === null) return 'needless';
    try {
      await deliver({ ...mail, messageId: job.messageId });
      return 'sent';
    } catch (error) {
      return judgeDeliveryFailure(error);
    }
  }
}

/** Job for the timetable: sent mails are kept a week, failed ones a month, for whoever looks into a complaint. */
export async function deleteSentMail(db: Db, now: Date): Promise<void> {
  for (const [state, age] of [
    ['sent', KEEP_SENT],
    ['failed', KEEP_FAILED],
  ] as const) {
    await db
      .deleteFrom('outbox')
      .where('state', '=', state)
      .where((job) => job(job.fn.coalesce('not_before', 'created_at'), '<', timestampAfter(now, -age)))
      .execute();
  }
}

/** Notes what went out at nearly the same time in one write; each promise resolves when that is done. */
function gatherSent(db: Db, clock: Clock) {
  let batch: { ids: number[]; written: Promise<void> } | null = null;
  return (id: number): Promise<void> => {
    batch ??= open();
    batch.ids.push(id);
    return batch.written;
  };

  function open() {
    const ids: number[] = [];
    const written = sleep(GATHER).then(() => {
      batch = null;
      return insist(() => markSent(db, ids, clock()));
    });
    return { ids, written };
  }
}

/**
 * While the mail server is away, retries grow far apart. So one mail is tried every now and then, and when one gets
 * through, all that waited only for the server follow at once.
 */
function watchOutage(db: Db, clock: Clock) {
  // True at first: the outage may have begun before a restart.
  let isOutage = true;
  let probedAt = Number.NEGATIVE_INFINITY;
  let rushedAt = Number.NEGATIVE_INFINITY;
  let isServerAway = false;
  return {
    isServerAway: () => isServerAway,
    reportFailure() {
      isOutage = true;
      isServerAway = true;
    },
    async reportSuccess() {
      isServerAway = false;
      if (!isOutage || performance.now() - rushedAt < RUSH) return;
      isOutage = false;
      rushedAt = performance.now();
      while ((await bringForward(db, clock(), RUSH_AT_ONCE)) === RUSH_AT_ONCE);
    },
    async probe() {
      if (!isOutage || performance.now() - probedAt < PROBE) return;
      probedAt = performance.now();
      await bringForward(db, clock(), 1);
    },
  };
}

/** A sleep that a ring ends; a ring while nobody sleeps ends the next one at once. */
function createAlarm() {
  let isRung = false;
  let wakeUp = () => {};
  return {
    ring() {
      isRung = true;
      wakeUp();
    },
    async sleep(milliseconds: number) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
        if (isRung) wakeUp();
      });
      isRung = false;
    },
  };
}

/** A delivery that is not noted would be repeated, so a short failure of the database is waited out. */
async function insist<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let pause = 200; ; pause *= 2) {
    try {
      return await write();
    } catch (error) {
      if (pause > 5 * SECOND) throw error;
      await sleep(pause);
    }
  }
}
