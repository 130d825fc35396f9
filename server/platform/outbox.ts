import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/schema.ts';
import { type Clock, DAY, SECOND, timestampAfter } from './clock.ts';
import { classifyDeliveryError, classifyRenderError, type DeliveryFailure } from './delivery-failure.ts';
import type { MailContent } from './mail-layout.ts';
import { claimJob, type Job, markSent, recordFailure, removeJob } from './outbox-queue.ts';

export interface Mail extends MailContent {
  to: { name: string; address: string };
}

/** Makes the mail of a job when it is sent; null where there is nothing to send any more. */
export type Renderer = (payload: unknown, job: Job) => Promise<Mail | null>;

interface OutboxParts {
  db: Db;
  renderers: Record<string, Renderer>;
  /** Must settle within half a minute: the lease of a job has to outlast it. */
  deliver: (message: Mail & { messageId: string }) => Promise<void>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Outbox {
  /** Looks for jobs now instead of within a second. */
  wake(): void;
  /** Takes no more jobs, and returns when those in flight have ended. */
  stop(): Promise<void>;
  health(): OutboxHealth;
}

export interface OutboxHealth {
  /** Whether it has lately looked for jobs. */
  isAlive: boolean;
  /** Whether the last attempt met no mail server. */
  isMailServerDown: boolean;
}

/** How many mails are sent at the same time. */
export const SENDERS = 8;
/** Between two mails. One costs more processor time than a review, and customers wait at their phones. */
const PACE = 10;
const POLL = SECOND;
/** How long the outbox waits for a database that failed, and a sender for a mail server that is away. */
const PAUSE = 5 * SECOND;
const STALLED_AFTER = 45 * SECOND;

const KEEP_SENT = 7 * DAY;
const KEEP_FAILED = 30 * DAY;

/** Queues a mail, or several; inside the transaction that gives cause for it, both happen or neither. */
export async function enqueue(db: Db, jobs: NewJob | NewJob[], now: Date): Promise<void> {
  const rows = [jobs].flat().map((job) => ({
    kind: job.kind,
    user_id: job.userId,
    payload: JSON.stringify(job.payload),
    // The mailer adds the sender's domain.
    message_id: randomUUID(),
    next_attempt_at: now.toISOString(),
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
}

/** Sends what is queued until it is stopped. Several processes may do so on one database. */
export function startOutbox({ db, renderers, deliver, clock, log }: OutboxParts): Outbox {
  const inFlight = new Map<number, { userId: number | null; ended: Promise<void> }>();
  const alarm = createAlarm();
  const stopping = new AbortController();
  let isMailServerDown = false;
  let lookedAt = performance.now();

  const running = run();
  return {
    wake: alarm.ring,
    async stop() {
      stopping.abort();
      alarm.ring();
      await running;
      await Promise.all([...inFlight.values()].map((flight) => flight.ended));
    },
    health: () => ({ isAlive: performance.now() - lookedAt < STALLED_AFTER, isMailServerDown }),
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const job = inFlight.size < SENDERS ? await claimJob(db, clock(), accountsInFlight()) : undefined;
        lookedAt = performance.now();
        // A clock that jumps ahead ends the leases of mails we are still sending.
        if (job && !inFlight.has(job.id)) begin(job);
        await (job ? sleep(PACE) : alarm.sleep(POLL));
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot reach its database');
        await pause();
      }
    }
  }

  /** One mail at a time goes to an account, so a recipient that hangs keeps one sender busy and no more. */
  function accountsInFlight(): number[] {
    return [...inFlight.values()].flatMap(({ userId }) => userId ?? []);
  }

  function begin(job: Job): void {
    const ended = send(job)
      .catch((error) => log.error({ err: error, job: job.id }, 'the outcome of a mail could not be stored'))
      .finally(() => {
        inFlight.delete(job.id);
        alarm.ring();
      });
    inFlight.set(job.id, { userId: job.userId, ended });
  }

  async function send(job: Job): Promise<void> {
    const outcome = await attempt(job);
    if (outcome === 'sent') {
      isMailServerDown = false;
      await retry(() => markSent(db, job.id, clock()));
    } else if (outcome === 'needless') {
      await retry(() => removeJob(db, job.id));
    } else {
      const state = await retry(() => recordFailure(db, job, outcome, clock()));
      const { id, kind, attempts } = job;
      log.warn({ job: id, kind, attempts, state, reason: outcome.summary }, 'a mail was not sent');
      if (outcome.verdict !== 'unreachable') return;
      isMailServerDown = true;
      await pause();
    }
  }

  async function attempt(job: Job): Promise<'sent' | 'needless' | DeliveryFailure> {
    const render = renderers[job.kind];
    if (!render) return { verdict: 'deferred', summary: 'Rendering failed: unknown kind' };
    let mail: Mail | null;
    try {
      mail = await render(JSON.parse(job.payload), job);
    } catch (error) {
      return classifyRenderError(error);
    }
    if (mail === null) return 'needless';
    try {
      await deliver({ ...mail, messageId: job.messageId });
      return 'sent';
    } catch (error) {
      return classifyDeliveryError(error);
    }
  }

  async function pause(): Promise<void> {
    await sleep(PAUSE, undefined, { signal: stopping.signal }).catch(() => {});
  }
}

/** Scheduled job: sent mails are kept a week, failed ones a month, for anyone who looks into a complaint. */
export async function deleteSentMail(db: Db, now: Date): Promise<void> {
  for (const [state, age] of [
    ['sent', KEEP_SENT],
    ['failed', KEEP_FAILED],
  ] as const) {
    await db
      .deleteFrom('outbox')
      .where('state', '=', state)
      .where('created_at', '<', timestampAfter(now, -age))
      .execute();
  }
}

/** A sleep that a ring ends; a ring before it ends the next one right away. */
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
async function retry<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let pause = 200; ; pause *= 2) {
    try {
      return await write();
    } catch (error) {
      if (pause > 5 * SECOND) throw error;
      await sleep(pause);
    }
  }
}
