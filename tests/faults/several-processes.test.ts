import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { freePort } from '#tests/free-port.ts';
import { launchProcess, type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers, submit, untilServed } from './customers.ts';
import { temporaryFolder } from './places.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertProfessional,
  mailsInFolder,
  type Place,
  untilMailed,
} from './reckoning.ts';

const METRICS_TOKEN = 'a token for the scraper';
const PROCESSES = 3;

describe.runIf(hasPostgres())(`${PROCESSES} processes behind one port`, () => {
  test('make the admin’s password once, say once that they are ready, each answer, and end with 0 at a signal', async () => {
    const { service } = await open();
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

    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test('lose no acknowledged review when one of them is killed; the others go on, and another takes its place', async () => {
    const { service, place } = await open();
    const customers = startCustomers(service.url, place.userId);
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
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await expectNothingLost(place, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(service.dataDir));
  });

  test('answer at a signal what they have accepted, all of them', async () => {
    const { service, place } = await open();
    const customers = startCustomers(service.url, place.userId, 24);
    await untilServed(customers, 50);
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    const stopped = customers.stop();
    const next = await startProcess({
      env: { DATABASE_URL: place.databaseUrl, PORT: new URL(service.url).port },
    });
    await stopped;
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect([...customers.statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);
    await expectNothingLost(place, customers);
  });

  test('store five reviews of the free plan, and one for a key that comes to all of them', async () => {
    const { service, place } = await open({ plan: 'free' });
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 12 }, () => submit(service.url, place.userId, key)));
    expect(same).toEqual(Array(12).fill(201));
    const keys = Array.from({ length: 24 }, () => crypto.randomUUID());
    const statuses = await Promise.all(keys.map((each) => submit(service.url, place.userId, each)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    const { db, close } = await openDatabase(place);
    onTestFinished(close);
    expect(await db.selectFrom('reviews').select('id').execute()).toHaveLength(5);
  });

  test('count a visitor of a page once, whichever of them is asked', async () => {
    const { service, place } = await open();
    for (const visitor of ['Mozilla/5.0 one', 'Mozilla/5.0 two']) {
      for (let count = 0; count < 2 * PROCESSES; count += 1) {
        const headers = { 'user-agent': visitor, connection: 'close' };
        expect((await fetch(`${service.url}/review/${place.userId}`, { headers })).status).toBe(200);
      }
    }
    const { db, close } = await openDatabase(place);
    onTestFinished(close);
    const views = async () =>
      (await db.selectFrom('view_counts').select('views').execute()).map((row) => row.views);
    await expect.poll(views, { timeout: 20_000 }).toEqual([2]);
    await sleep(200);
    expect(await views()).toEqual([2]);
  });

  test('add their figures up, whichever is asked, and count the mails once', async () => {
    const { service, place } = await open();
    for (let count = 0; count < 12; count += 1) {
      await fetch(`${service.url}/api/users/${place.userId}`, { headers: { connection: 'close' } });
    }
    for (let asked = 0; asked < PROCESSES; asked += 1) {
      const text = await scrape(service);
      expect(text).toContain(
        'http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="200"} 12\n',
      );
      expect(text).toContain('outbox_mails{state="queued"} 0\n');
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

  test('end with one line and exit code 1 where they cannot start', async () => {
    const databaseUrl = new URL((await createDatabase()) ?? '');
    databaseUrl.port = String(await freePort());
    const service = launchProcess({ env: { ...(await environment()), DATABASE_URL: databaseUrl.href } });
    expect(await service.ended).toBe(1);
    expect(service.output().trim()).toMatch(/^connect ECONNREFUSED \S+$/);
  });
});

async function open({ plan = 'annual' } = {}) {
  const databaseUrl = (await createDatabase()) ?? '';
  const place = { dataDir: temporaryFolder(), databaseUrl } satisfies Place;
  const userId = await insertProfessional(place);
  if (plan === 'free') {
    const { db, close } = await openDatabase(place);
    await db.updateTable('users').set({ subscription_type: 'free' }).where('id', '=', userId).execute();
    await close();
  }
  const service = await startProcess({ env: { ...(await environment()), DATABASE_URL: databaseUrl } });
  return { service, place: { ...place, userId } };
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
