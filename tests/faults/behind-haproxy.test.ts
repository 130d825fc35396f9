import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { reviewLimits } from '#server/reviews/limits.ts';
import { freePort } from '#tests/free-port.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase } from '#tests/start-app.ts';
import { startCustomers, submit, waitForReviews } from './customers.ts';
import { serviceFrontend, startHaproxy } from './haproxy.ts';
import { cookieOf, endProperly, expectAllOnce, openMailSink, post, skipWithoutPostgres } from './harness.ts';
import { expectNothingLost, mailsByKey } from './invariants.ts';
import { skipUnlessInstalled } from './programs.ts';
import { rounds } from './run-length.ts';
import { printSeed, seededRandom } from './seeded-random.ts';
import { insertProfessional, insertProfessionals } from './test-accounts.ts';

const PROCESSES = 3;
const KILLS = rounds(1, 20);
const LOOKUPS = reviewLimits.lookups.max;

beforeEach((context) => {
  skipWithoutPostgres(context.skip);
  skipUnlessInstalled(context, 'haproxy');
});

describe(`${PROCESSES} processes behind HAProxy on one PostgreSQL`, () => {
  test('share sessions: a sign-in, sign-out or password reset on one process applies to all', async () => {
    const { url, services, sink } = await startSite();
    const [first, second, third] = services.map((service) => service.url) as [string, string, string];
    const form = newRegistration();
    const { username, password } = form;
    const registered = await post(`${url}/api/auth/register`, form);
    const signedIn = await post(`${first}/api/auth/login`, { username, password });
    const [one, other] = [cookieOf(registered), cookieOf(signedIn)];
    expect(await everywhere(one)).toEqual([200, 200, 200]);
    expect(await everywhere(other)).toEqual([200, 200, 200]);

    expect((await post(`${second}/api/auth/logout`, {}, one)).status).toBe(200);
    expect(await everywhere(one)).toEqual([401, 401, 401]);
    expect(await everywhere(other)).toEqual([200, 200, 200]);

    await post(`${second}/api/auth/forgot-password`, { email: form.email });
    const mail = () => sink.received.find(({ to }) => to?.[0]?.address === form.email)?.text ?? '';
    await expect.poll(mail, { timeout: 10_000 }).toContain('token=');
    const [, token] = /token=([\w-]{43})/.exec(mail()) ?? [];
    const reset = await post(`${third}/api/auth/reset-password`, { token, newPassword: 'another horse' });
    expect(reset.status).toBe(200);
    expect(await everywhere(other)).toEqual([401, 401, 401]);

    function everywhere(cookie: string): Promise<number[]> {
      return Promise.all(
        services.map(
          async (service) => (await fetch(`${service.url}/api/auth/me`, { headers: { cookie } })).status,
        ),
      );
    }
  });

  test('share rate limits per client address from HAProxy and ignore forged headers', async () => {
    const { port, services, storage } = await startSite({ RATE_LIMITS: 'on' });
    const userId = await insertProfessional(storage);
    const lookUp = (localAddress: string, headers?: object) =>
      statusOf(port, `/api/users/${userId}`, localAddress, headers);
    const statuses = await Promise.all(Array.from({ length: LOOKUPS + 20 }, () => lookUp('127.0.0.2')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(LOOKUPS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await lookUp('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).toBe(429);
    expect(await lookUp('127.0.0.3')).toBe(200);
    for (const { url } of services) {
      expect(await statusOf(Number(new URL(url).port), `/api/users/${userId}`, '127.0.0.2')).toBe(429);
    }
  });

  test('store and mail one review if the same key reaches all of them at the same time', async () => {
    const { services, storage, sink } = await startSite();
    const userId = await insertProfessional(storage);
    const key = randomUUID();
    const urls = Array.from({ length: 4 }, () => services.map(({ url }) => url)).flat();
    const statuses = await Promise.all(urls.map((url) => submit(url, userId, key)));
    expect(statuses).toEqual(urls.map(() => 201));
    const one = new Set([key]);
    await expectNothingLost(storage, { acknowledged: one, sent: one });
    await sink.waitFor(1);
    await sleep(300);
    expect(sink.received).toHaveLength(1);
  });

  test(`lose no acknowledged review and mail none twice if one is killed under load, ${KILLS} times`, async () => {
    const { url, services, storage, sink, restart } = await startSite();
    const random = seededRandom(printSeed('behind-haproxy'));
    const customers = startCustomers(url, await insertProfessionals(storage));
    await waitForReviews(customers, 30);
    const pauses: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(random() * 500);
      const victim = Math.floor(random() * PROCESSES);
      services[victim]?.process.kill('SIGKILL');
      pauses.push(await waitForReviews(customers, 9));
      await restart(victim);
      await waitForReviews(customers, 30);
    }
    const readMails = async () => mailsByKey(sink.received);
    const stopAll = async () => void (await Promise.all(services.map(endProperly)));
    const mails = await expectAllOnce(storage, customers, readMails, stopAll);

    const seen = [...customers.statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`);
    console.log(
      `${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost, answers ${seen.join(', ')}, longest pause ${Math.max(...pauses)} ms; 0 duplicate mails, ${sink.received.length - mails.size} resent with the same Message-ID`,
    );
  });
});

/** Starts the processes on an empty database. */
async function startSite(env: Record<string, string> = {}) {
  const storage = { dataDir: '', databaseUrl: (await createDatabase()) ?? '' };
  const sink = await openMailSink();
  const [port, ...ports] = await freePorts(1 + PROCESSES);
  const url = `http://localhost:${port}`;
  const settings = {
    APP_URL: url,
    DATABASE_URL: storage.databaseUrl,
    SMTP_URL: sink.url,
    LOG_LEVEL: 'debug',
  };
  const launch = (own: number) =>
    startProcess({
      env: { PORT: String(own), TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off', ...settings, ...env },
    });
  await startHaproxy(port, serviceFrontend('site', port, ports));
  const services: ServiceProcess[] = await Promise.all(ports.map(launch));
  // HAProxy checks its backends at intervals.
  await expect.poll(() => statusOf(port, '/healthz'), { timeout: 10_000 }).toBe(200);
  return {
    port,
    url,
    storage,
    sink,
    services,
    async restart(index: number) {
      await services[index]?.ended;
      services[index] = await launch(ports[index] ?? 0);
    },
  };
}

/** The ports are distinct. */
async function freePorts(count: number): Promise<[number, ...number[]]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports] as [number, ...number[]];
}

function statusOf(port: number, path: string, localAddress = '127.0.0.1', headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, localAddress, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}
