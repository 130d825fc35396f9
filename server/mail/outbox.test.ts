import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod/mini';
import { DAY, SECOND } from '#server/basics/clock.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { createStorage, skipWithoutDatabase } from '#tests/start-app.ts';
import type { Mail } from './layout.ts';
import { createMailer } from './mailer.ts';
import { deleteOldJobs, enqueue, MAX_IN_FLIGHT, type Outbox, startOutbox } from './outbox.ts';
import { claimJobs, resetFutureTimes } from './outbox-queue.ts';
import { type Renderer, sendMail } from './send-mail.ts';

const ADMIN_ID = 1;
const REVIEW_TEXT = 'She remembered my coffee';

let db: Db;
let now: Date;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(skipWithoutDatabase);

beforeEach(async () => {
  const { db: opened, close } = await openDatabase(await createStorage(true));
  onTestFinished(close);
  db = opened;
  now = new Date('2026-11-21T09:00:00.000Z');
  vi.clearAllMocks();
});

describe('delivery', () => {
  it('delivers a queued mail once and marks it as sent', async () => {
    const sink = await startSink();
    const outbox = start(await viaSmtp(sink.url));
    await queue('maria@example.com');
    outbox.wake();
    await expectJobs([{ state: 'sent', sent_at: now.toISOString(), attempts: 1, last_error: null }]);
    outbox.wake();
    await outbox.stop();
    expect(sink.received).toHaveLength(1);
  });

  it('sends each mail once if several processes share a database', async () => {
    const recipients: string[] = [];
    const deliver = async (mail: Mail) => {
      recipients.push(mail.to.address);
    };
    for (let count = 0; count < 60; count += 1) await queue(`guest-${count}@example.com`);
    start(deliver);
    start(deliver);
    await eventually(() => expect(recipients).toHaveLength(60));
    expect(new Set(recipients).size).toBe(60);
  });

  it('takes those due first together, each of another account', async () => {
    const [older, later] = [new Date(now.getTime() - DAY), now];
    const add = (nth: number, userId: number | null, at: Date) =>
      enqueue(db, { kind: 'test', userId, payload: { nth } }, at);
    await add(4, ADMIN_ID, later);
    await add(1, null, new Date(older.getTime() + 1));
    await add(0, ADMIN_ID, older);
    await add(2, null, new Date(older.getTime() + 2));
    await add(3, null, later);
    const claim = async (busyAccounts: number[]) =>
      (await claimJobs(db, 'mail', now, { limit: 3, busyAccounts }))
        .map(({ payload }) => JSON.parse(payload).nth)
        .sort();
    expect(await claim([])).toEqual([0, 1, 2]);
    expect(await claim([ADMIN_ID])).toEqual([3]);
    expect(await claim([])).toEqual([4]);
  });

  it('does not send twice if the clock jumps ahead during a slow delivery', async () => {
    let finish = () => {};
    const deliver = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await queue('maria@example.com');
    const outbox = start(deliver);
    await eventually(() => expect(deliver).toHaveBeenCalledOnce());
    advanceClock(DAY);
    outbox.wake();
    await pass(300);
    finish();
    await expectJobs([{ state: 'sent' }]);
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('waits for mails in flight when stopped, and starts no others', async () => {
    let finish = () => {};
    const deliver = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await queue('maria@example.com');
    const outbox = start(deliver);
    await eventually(() => expect(deliver).toHaveBeenCalledOnce());
    const stopped = outbox.stop();
    await queue('jonas@example.com');
    await pass(100);
    finish();
    await stopped;
    await expectJobs([{ state: 'sent' }, { state: 'queued' }]);
  });
});

describe('a mail that fails', () => {
  it('is sent again with the same Message-ID if the connection drops before the 250', async () => {
    const sink = await startSink();
    sink.decide = () => 'accepted and cut';
    const outbox = start(await viaSmtp(sink.url));
    await queue('maria@example.com');
    outbox.wake();
    await expectJobs([{ state: 'queued', last_error: 'ECONNECTION' }]);
    sink.decide = () => 'accepted';
    advanceClock(5 * SECOND);
    outbox.wake();
    await expectJobs([{ state: 'sent', attempts: 2 }]);
    const id = await expectedMessageId();
    expect(sink.received.map((mail) => mail.messageId)).toEqual([id, id]);
  });

  it('fails permanently on a 550, while other mails are sent', async () => {
    const sink = await startSink();
    sink.refused.add('unknown@example.com');
    const outbox = start(await viaSmtp(sink.url));
    await queue('unknown@example.com');
    for (let count = 0; count < 20; count += 1) await queue(`guest-${count}@example.com`);
    outbox.wake();
    await eventually(() => expect(sink.received).toHaveLength(20));
    await expectJobs([{ state: 'failed', last_error: expect.stringMatching(/^550 .*to RCPT TO/) }]);
  });

  it('does not block other accounts if its recipient hangs, even with 40 mails waiting', async () => {
    const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
    const delivered: string[] = [];
    const outbox = start(async ({ to: { address } }) => {
      if (address === 'tarpit@example.com') await hanging;
      delivered.push(address);
    });
    for (let count = 0; count < 40; count += 1) await queue('tarpit@example.com', { userId: ADMIN_ID });
    outbox.wake();
    await pass(300);
    await queue('maria@example.com');
    outbox.wake();
    await eventually(() => expect(delivered).toEqual(['maria@example.com']));
    release();
  });

  it('is retried if its renderer fails temporarily', async () => {
    const render = vi.fn(renderTestMail).mockRejectedValueOnce(new Error('database is down'));
    const outbox = start(async () => {}, { render });
    await queue('maria@example.com');
    await expectJobs([{ state: 'queued', last_error: 'Rendering failed Error' }]);
    advanceClock(5 * SECOND);
    outbox.wake();
    await expectJobs([{ state: 'sent' }]);
  });

  it('is retried after 5 s × 2^n with jitter, at most 10 minutes, and fails after 5 days', async () => {
    const deliver = vi.fn(async () => {
      throw Object.assign(new Error(), { responseCode: 451 });
    });
    const outbox = start(deliver);
    await queue('maria@example.com');
    for (const [index, seconds] of [5, 10, 20, 40, 80, 160, 320, 600, 600].entries()) {
      outbox.wake();
      await eventually(() => expect(deliver).toHaveBeenCalledTimes(index + 1));
      await expectJobs([{ state: 'queued', attempts: index + 1, locked_until: null }]);
      const delay = Date.parse((await jobs())[0]?.next_attempt_at ?? '') - now.getTime();
      expect(delay).toBeGreaterThanOrEqual(seconds * 0.8 * SECOND - 1);
      expect(delay).toBeLessThanOrEqual(seconds * SECOND);
      advanceClock(delay);
    }
    advanceClock(5 * DAY);
    outbox.wake();
    await expectJobs([{ state: 'failed' }]);
  });

  it('leaves no text or addresses in the database error or the log', async () => {
    const response = `554 5.7.1 Spam: ${REVIEW_TEXT}`;
    const refusal = Object.assign(new Error(), { command: 'DATA', responseCode: 554, response });
    const outbox = start(() => Promise.reject(refusal));
    await queue('maria@example.com');
    outbox.wake();
    await expectJobs([{ state: 'failed', last_error: '554 5.7.1 to DATA' }]);
    await eventually(() => expect(log.warn).toHaveBeenCalled());
    const written = JSON.stringify([await jobs(), log.warn.mock.calls, log.error.mock.calls]);
    expect(written).not.toContain(REVIEW_TEXT);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('maria@');
  });
});

describe('a server that fails', () => {
  it('sends all mails within seconds once the mail server is reachable again', async () => {
    const port = await freePort();
    const outbox = start(await viaSmtp(`smtp://127.0.0.1:${port}`));
    for (let count = 0; count < 12; count += 1) await queue(`guest-${count}@example.com`);
    outbox.wake();
    const tried = () =>
      jobs().then((all) => all.filter(({ last_error: error }) => error?.match(/ECONNREFUSED/)));
    await eventually(async () => expect(await tried()).toHaveLength(MAX_IN_FLIGHT));
    expect(outbox.health().isMailServerDown).toBe(true);
    const sink = await startSink(port);
    await eventually(() => {
      // Again and again, because attempts from before the server was back may still fail.
      advanceClock(5 * SECOND);
      expect(sink.received).toHaveLength(12);
    });
    expect(outbox.health().isMailServerDown).toBe(false);
  });

  it('keeps mails queued if the mail server refuses the login', async () => {
    const refusal = Object.assign(new Error(), { code: 'EAUTH', responseCode: 535, response: '535 No' });
    const outbox = start(() => Promise.reject(refusal));
    await queue('maria@example.com');
    outbox.wake();
    const last_error = expect.stringMatching(/^Mail server unreachable: 535/);
    await expectJobs([{ state: 'queued', last_error }]);
  });

  it('records a delivery after a short database failure instead of repeating it', async () => {
    const deliver = vi.fn(async () => {
      await sql`alter table outbox rename to elsewhere`.execute(db);
    });
    await queue('maria@example.com');
    const outbox = start(deliver);
    await eventually(() => expect(deliver).toHaveBeenCalledOnce());
    await pass(100);
    await sql`alter table elsewhere rename to outbox`.execute(db);
    await expectJobs([{ state: 'sent' }]);
    await outbox.stop();
    expect(deliver).toHaveBeenCalledOnce();
  });
});

it('resets delays set by a clock that ran ahead', async () => {
  const deliver = vi
    .fn(async () => {})
    .mockRejectedValueOnce(Object.assign(new Error(), { responseCode: 451 }));
  advanceClock(400 * DAY);
  await queue('maria@example.com');
  const outbox = start(deliver);
  await expectJobs([{ state: 'queued', attempts: 1, locked_until: null }]);
  await outbox.stop();
  await queue('held@example.com');
  await db
    .updateTable('outbox')
    .set({ locked_until: new Date(now.getTime() + 45 * SECOND).toISOString() })
    .where('attempts', '=', 0)
    .execute();
  advanceClock(-400 * DAY);
  start(deliver);
  await pass(300);
  await expectJobs([{ state: 'queued' }, { state: 'queued' }]);
  await resetFutureTimes(db, now);
  await expectJobs([{ state: 'sent' }, { state: 'sent' }]);
});

it('deletes sent mails after a week and failed ones after a month, but never queued ones', async () => {
  for (const state of ['sent', 'failed', 'queued'] as const) {
    await queue(`${state}@example.com`);
    await db.updateTable('outbox').set({ state }).where('payload', 'like', `%${state}@%`).execute();
  }
  advanceClock(6 * DAY);
  await deleteOldJobs(db, now);
  expect(await jobs()).toHaveLength(3);
  advanceClock(2 * DAY);
  await deleteOldJobs(db, now);
  await expectJobs([{ state: 'failed' }, { state: 'queued' }]);
  advanceClock(30 * DAY);
  await deleteOldJobs(db, now);
  await expectJobs([{ state: 'queued' }]);
});

const testPayload = z.object({ address: z.string() });

const renderTestMail: Renderer = async (payload) => {
  const { address } = testPayload.parse(payload);
  return {
    to: { name: 'Maria', address },
    language: 'en',
    subject: 'A test',
    text: REVIEW_TEXT,
    html: `<p>${REVIEW_TEXT}</p>`,
  };
};

function start(
  deliver: (mail: Mail & { messageId: string }) => Promise<void>,
  { render = renderTestMail } = {},
) {
  const outbox: Outbox = startOutbox({
    db,
    channel: 'mail',
    attempt: (job) =>
      sendMail(
        { db, clock: () => now },
        { test: render },
        deliver,
        job,
        async (_job, _address, failure) => failure,
      ),
    clock: () => now,
    log,
  });
  onTestFinished(outbox.stop);
  return outbox;
}

async function viaSmtp(smtpUrl: string) {
  const from = { name: 'Goodword', address: 'reviews@goodword.example' };
  const mailer = createMailer({ appUrl: 'https://goodword.example', smtpUrl, from, mailDir: '', log });
  onTestFinished(mailer.close);
  return mailer.deliver;
}

function queue(address: string, options: { db?: Db; userId?: number } = {}) {
  const job = { kind: 'test', userId: options.userId ?? null, payload: { address } };
  return enqueue(options.db ?? db, job, now);
}

function jobs() {
  return db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

/** Long, so that a busy machine fails no test. */
function eventually(check: () => unknown) {
  return vi.waitFor(check, { timeout: 40_000, interval: 20 });
}

async function expectJobs(expected: object[]) {
  await eventually(async () => {
    const found = (await jobs()).slice(0, expected.length);
    expect(found).toEqual(expected.map((job) => expect.objectContaining(job)));
  });
}

async function expectedMessageId() {
  const [job] = await jobs();
  return `<${job?.message_id}@goodword.example>`;
}

function advanceClock(milliseconds: number) {
  now = new Date(now.getTime() + milliseconds);
}

function pass(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function startSink(port = 0) {
  const sink = await startMailSink(port);
  onTestFinished(sink.close);
  return sink;
}
