import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { freePort } from '#tests/free-port.ts';
import { launchProcess, type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers, submit, untilServed } from './customers.ts';
import { onFileFinished } from './on-file-finished.ts';
import { temporaryFolder } from './places.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertProfessional,
  insertStaff,
  mailsInFolder,
  untilMailed,
} from './reckoning.ts';

const METRICS_TOKEN = 'a token for the scraper';
const PROCESSES = 3;

describe.runIf(hasPostgres())(`${PROCESSES} processes behind one port`, () => {
  test('make the admin’s password once, say once that they are ready, and each answer', async () => {
    const { service } = await shop();
    expect(service.output().match(/is ready at/g)).toHaveLength(1);
    const passwords = [
      ...service.output().matchAll(/username admin, password (\S+) \(shown only this once\)/g),
    ];
    expect(passwords).toHaveLength(1);
    const body = JSON.stringify({ username: 'admin', password: passwords[0]?.[1] });
    const headers = { 'content-type': 'application/json' };
    const login = await fetch(`${service.url}/api/auth/login`, { method: 'POST', headers, body });
    expect(login.status).toBe(200);

    const pids = childrenOf(service);
    expect(pids).toHaveLength(PROCESSES);
    expect(new Set(await answering(service))).toEqual(new Set(pids));
  });

  test('store five reviews of the free plan, and one for a key that comes to all of them', async () => {
    const { service, place, db } = await shop();
    const userId = await insertProfessional(place);
    await db.updateTable('users').set({ subscription_type: 'free' }).where('id', '=', userId).execute();
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 12 }, () => submit(service.url, userId, key)));
    expect(same).toEqual(Array(12).fill(201));
    const keys = Array.from({ length: 24 }, () => crypto.randomUUID());
    const statuses = await Promise.all(keys.map((each) => submit(service.url, userId, each)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    const stored = await db.selectFrom('reviews').select('id').where('user_id', '=', userId).execute();
    expect(stored).toHaveLength(5);
  });

  test('count a visitor of a page once, whichever of them is asked', async () => {
    const { service, place, db } = await shop();
    const userId = await insertProfessional(place);
    for (const visitor of ['Mozilla/5.0 one', 'Mozilla/5.0 two']) {
      for (let count = 0; count < 2 * PROCESSES; count += 1) {
        const headers = { 'user-agent': visitor, connection: 'close' };
        expect((await fetch(`${service.url}/review/${userId}`, { headers })).status).toBe(200);
      }
    }
    const views = async () => {
      const counts = db.selectFrom('view_counts').select('views').where('user_id', '=', userId);
      return (await counts.execute()).map((row) => row.views);
    };
    await expect.poll(views, { timeout: 20_000 }).toEqual([2]);
    await sleep(200);
    expect(await views()).toEqual([2]);
  });

  test('add their figures up, whichever is asked, and count the mails once', async () => {
    const { service, place } = await shop();
    const userId = await insertProfessional(place);
    expect(await submit(service.url, userId, crypto.randomUUID())).toBe(201);
    await expect
      .poll(() => scrape(service), { timeout: 20_000 })
      .toContain('outbox_mails{state="queued"} 0\n');
    const [, sent] = /outbox_mails\{state="sent"\} (\d+)\n/.exec(await scrape(service)) ?? [];
    for (let count = 0; count < 12; count += 1) {
      await fetch(`${service.url}/api/users/${userId}`, { headers: { connection: 'close' } });
    }
    for (let asked = 0; asked < PROCESSES; asked += 1) {
      const text = await scrape(service);
      expect(text).toContain(
        'http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="200"} 12\n',
      );
      expect(text).toContain(`outbox_mails{state="sent"} ${sent}\n`);
    }
    // One that hangs is left out.
    const [stopped = 0] = childrenOf(service);
    process.kill(stopped, 'SIGSTOP');
    onTestFinished(() => void process.kill(stopped, 'SIGCONT'));
    const answers = await Promise.allSettled(
      Array.from({ length: PROCESSES }, () => scrape(service, AbortSignal.timeout(8_000))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    process.kill(stopped, 'SIGCONT');
  });

  test('lose no acknowledged review when one of them is killed; the others go on, and another takes its place', async () => {
    const { service, place } = await shop();
    const userIds = await insertStaff(place);
    const customers = startCustomers(service.url, userIds);
    await untilServed(customers, 20);
    const [victim = 0, ...others] = childrenOf(service);
    process.kill(victim, 'SIGKILL');
    await untilServed(customers, 20);
    await expect.poll(() => childrenOf(service), { timeout: 20_000 }).toHaveLength(PROCESSES);
    expect(childrenOf(service)).toEqual(expect.arrayContaining(others));
    const [successor] = childrenOf(service).filter((pid) => !others.includes(pid));
    expect(successor).not.toBe(victim);
    await expect.poll(() => answering(service), { timeout: 20_000 }).toContain(successor);
    await untilServed(customers, 20);
    await customers.stop();
    expect(service.output()).toContain(`process ${victim} ended (SIGKILL); another takes its place`);
    await endLeases(place);
    await untilMailed(customers, () => mailsInFolder(service.dataDir));
    await expectNothingLost({ ...place, userIds }, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(service.dataDir));
  });

  // It ends the one that the others share, so it comes last of them.
  test('answer at a signal what they have accepted, all of them, and end with 0', async () => {
    const { service, place } = await shop();
    const userIds = await insertStaff(place);
    const customers = startCustomers(service.url, userIds, 24);
    await untilServed(customers, 50);
    const pids = childrenOf(service);
    expect(pids).toHaveLength(PROCESSES);
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
    const stopped = customers.stop();
    const next = await startProcess({
      env: { DATABASE_URL: place.databaseUrl, PORT: new URL(service.url).port },
    });
    await stopped;
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect([...customers.statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);
    await expectNothingLost({ ...place, userIds }, customers);
  });

  test('end with one line and exit code 1 where they cannot start', async () => {
    const databaseUrl = new URL((await createDatabase()) ?? '');
    databaseUrl.port = String(await freePort());
    const service = launchProcess({ env: { ...(await environment()), DATABASE_URL: databaseUrl.href } });
    expect(await service.ended).toBe(1);
    expect(service.output().trim()).toMatch(
      /^DATABASE_URL: cannot connect to PostgreSQL \S+: connect ECONNREFUSED \S+$/,
    );
  });
});

let opened: ReturnType<typeof openShop> | null = null;

/** One for the whole file: each of its processes takes a second of a core to start. */
function shop() {
  opened ??= openShop();
  return opened;
}

async function openShop() {
  const place = { dataDir: temporaryFolder(onFileFinished), databaseUrl: (await createDatabase()) ?? '' };
  const env = { ...(await environment()), DATABASE_URL: place.databaseUrl };
  const service = await startProcess({ env, onFinished: onFileFinished });
  const { db, close } = await openDatabase(place);
  onFileFinished(close);
  return { service, place, db };
}

async function environment() {
  return {
    PORT: String(await freePort()),
    WEB_CONCURRENCY: String(PROCESSES),
    METRICS_TOKEN,
    LOG_LEVEL: 'info',
  };
}

/** The pids of those that serve. */
function childrenOf({ process: { pid } }: ServiceProcess): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return pids === '' ? [] : pids.split(' ').map(Number).filter(isRunning);
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** The pids of those that have answered: each logs what it refuses. */
async function answering(service: ServiceProcess): Promise<number[]> {
  const before = service.output().length;
  const asked = 4 * PROCESSES;
  for (let count = 0; count < asked; count += 1) {
    await fetch(`${service.url}/api/nothing`, { headers: { connection: 'close' } }).catch(() => {});
  }
  await sleep(100);
  return [
    ...service
      .output()
      .slice(before)
      .matchAll(/"pid":(\d+).*"url":"\/api\/nothing"/g),
  ].map(([, pid]) => Number(pid));
}

async function scrape({ url }: ServiceProcess, signal?: AbortSignal): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' };
  return (await fetch(`${url}/metrics`, { headers, signal })).text();
}
