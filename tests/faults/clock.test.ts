import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/clock.ts';
import { type MailSink, startMailSink } from '#tests/mail-sink.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { submit } from './customers.ts';
import { expectNothingLost, expectOneMailEach, mailsByKey } from './invariants.ts';
import { cpuUsage, skipWithoutProc } from './process-stats.ts';
import { rounds } from './run-length.ts';
import { insertProfessional } from './test-accounts.ts';

const ADMIN = { username: 'admin', password: 'the admin password' };

test.for(['SQLite', 'PostgreSQL'] as const)(
  'On %s, clock jumps expire sessions as specified, delay no mail and cause no endless waits',
  async (database, context) => {
    skipWithoutProc(context);
    if (database === 'PostgreSQL') context.skip(!hasPostgres(), 'no PostgreSQL here');
    const { service, sink, shiftClock, storage, userId } = await startWithClock(database);
    const sent = new Set<string>();
    async function receive() {
      const key = randomUUID();
      sent.add(key);
      expect(await submit(service.url, userId, key)).toBe(201);
    }
    const mailsArrive = () =>
      expect.poll(() => mailsByKey(sink.received).size, { timeout: 20_000 }).toBe(sent.size);

    // Fills the sign-in limit before the clock jumps.
    await submitUntilLimited(service);

    shiftClock(2 * HOUR);
    await receive();
    const admin = await signIn(service, ADMIN);
    const form = newRegistration();
    expect((await post(service, '/api/auth/register', form)).status).toBe(201);
    const owner = await signIn(service, form);
    await mailsArrive();
    const token = await resetToken(service, sink, form.email);

    // Back by two and a half hours, as when a fast clock is corrected.
    shiftClock(-30 * MINUTE);
    expect(await statusOf(service, admin)).toBe(200);
    await receive();
    await mailsArrive();

    shiftClock(2 * HOUR + 61 * MINUTE);
    const expired = await post(service, '/api/auth/reset-password', { token, newPassword: 'another horse' });
    expect([expired.status, await expired.json()]).toEqual([
      400,
      { message: 'Invalid or expired reset token' },
    ]);

    shiftClock(15 * HOUR);
    expect([await statusOf(service, admin), await statusOf(service, owner)]).toEqual([401, 200]);

    shiftClock(400 * DAY);
    expect(await statusOf(service, owner)).toBe(401);
    await submitUntilLimited(service);
    await receive();
    await mailsArrive();
    expect(await cpuUsage(service, rounds(1_500, 60_000)), 'of one core').toBeLessThan(0.7);

    shiftClock(0);
    await receive();
    await mailsArrive();
    expect(await cpuUsage(service, rounds(1_500, 60_000)), 'of one core').toBeLessThan(0.7);
    // The limit must not last until the date that the clock had jumped to.
    expect(await submitUntilLimited(service)).toBeLessThanOrEqual(3 * 60);

    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await expectNothingLost(storage, { acknowledged: sent, sent });
    expectOneMailEach(sent, mailsByKey(sink.received));
    expect(await keysInOrderOfIds(storage)).toEqual([...sent]);
  },
);

test('Month ends, leap days and daylight saving changes cause no errors', async () => {
  const { service, setClock, userId } = await startWithClock('SQLite', { TZ: 'America/New_York' });
  for (const moment of [
    '2027-01-31T23:59:59.500Z',
    '2027-02-28T23:59:59.500Z',
    // Daylight saving time begins and ends in New York.
    '2027-03-14T06:59:59.500Z',
    '2027-11-07T05:59:59.500Z',
    '2028-02-28T23:59:59.500Z',
    '2028-02-29T12:00:00.000Z',
    '2028-12-31T23:59:59.500Z',
  ]) {
    setClock(moment);
    const cookie = await signIn(service, ADMIN);
    await sleep(600);
    expect(await submit(service.url, userId, randomUUID())).toBe(201);
    for (const path of [
      '/api/auth/me',
      '/api/reviews/insights',
      '/api/reviews/stats',
      '/api/subscription/status',
      '/api/admin/insights',
      '/api/admin/user-stats',
    ]) {
      const answer = await fetch(service.url + path, { headers: { cookie } });
      expect([moment, path, answer.status]).toEqual([moment, path, 200]);
    }
    const insights = await fetch(`${service.url}/api/admin/insights`, { headers: { cookie } });
    const { months } = await insights.json();
    expect(new Set(months.map((each: { month: string }) => each.month)).size).toBe(12);
  }
});

async function startWithClock(database: 'SQLite' | 'PostgreSQL', env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-clock-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
  const storage = { dataDir, databaseUrl };
  const userId = await insertProfessional(storage);
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const file = join(dataDir, 'clock');
  writeFileSync(file, '0');
  const service = await startProcess({
    nodeOptions: ['--import', './tests/faults/shift-clock.ts'],
    env: {
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SMTP_URL: sink.url,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMITS: 'on',
      CLOCK_FILE: file,
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const shiftClock = (milliseconds: number) => {
    writeFileSync(file, String(milliseconds));
    // The service reads the file every 20 ms.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  };
  const setClock = (moment: string) => shiftClock(Date.parse(moment) - Date.now());
  return { service, sink, shiftClock, setClock, storage, userId };
}

function post({ url }: ServiceProcess, path: string, body: unknown): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** @returns the cookie. */
async function signIn(
  service: ServiceProcess,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const answer = await post(service, '/api/auth/login', { username, password });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** @returns the seconds of `Retry-After`. */
async function submitUntilLimited(service: ServiceProcess): Promise<number> {
  for (;;) {
    const answer = await post(service, '/api/auth/login', { username: 'nobody', password: 'wrong' });
    if (answer.status === 429) return Number(answer.headers.get('retry-after'));
    expect(answer.status).toBe(401);
  }
}

async function statusOf({ url }: ServiceProcess, cookie: string): Promise<number> {
  return (await fetch(`${url}/api/auth/me`, { headers: { cookie } })).status;
}

async function resetToken(service: ServiceProcess, sink: MailSink, email: string): Promise<string> {
  await post(service, '/api/auth/forgot-password', { email });
  const mails = () => sink.received.filter((mail) => mail.to?.[0]?.address === email);
  const find = () =>
    mails().flatMap(({ text }) => /\/reset-password\?token=([\w-]{43})/.exec(text ?? '')?.[1] ?? []);
  await expect.poll(find, { timeout: 10_000 }).toHaveLength(1);
  return find()[0] ?? '';
}

async function keysInOrderOfIds(storage: Parameters<typeof openDatabase>[0]): Promise<(string | null)[]> {
  const { db, close } = await openDatabase(storage);
  try {
    const reviews = await db.selectFrom('reviews').select('idempotency_key').orderBy('id').execute();
    return reviews.map((review) => review.idempotency_key);
  } finally {
    await close();
  }
}
