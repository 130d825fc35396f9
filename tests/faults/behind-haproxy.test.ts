import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { reviewLimits } from '#server/reviews/limits.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase } from '#tests/start-app.ts';
import { startCustomers, submit, waitForReviews } from './customers.ts';
import { serviceFrontend, startHaproxy } from './haproxy.ts';
import { cookieOf, post, skipWithoutPostgres } from './harness.ts';
import {
  expectNothingLost,
  expectOneMailEach,
  expireLeases,
  mailsByKey,
  waitForMails,
} from './invariants.ts';
import { onFileFinished } from './on-file-finished.ts';
import { skipUnlessInstalled } from './programs.ts';
import { rounds } from './run-length.ts';
import { printSeed, seededRandom } from './seeded-random.ts';
import { temporaryFolder } from './temporary-disks.ts';
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
    const { url, machines, sink } = await site();
    const [first, second, third] = machines.map((machine) => machine.service.url) as [string, string, string];
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
      const responses = machines.map(({ service }) =>
        fetch(`${service.url}/api/auth/me`, { headers: { cookie } }),
      );
      return Promise.all(responses.map(async (answer) => (await answer).status));
    }
  });

  test('share rate limits per client address from HAProxy and ignore forged headers', async () => {
    const {
      userIds: [userId],
      limited,
      openLimited,
    } = await site();
    const limitedPort = await openLimited();
    const lookUp = (localAddress: string, headers?: object) =>
      statusOf(limitedPort, `/api/users/${userId}`, localAddress, headers);
    const statuses = await Promise.all(Array.from({ length: LOOKUPS + 20 }, () => lookUp('127.0.0.2')));
    expect(statuses.filter((status) => status === 200)).toHaveLength(LOOKUPS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await lookUp('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).toBe(429);
    expect(await lookUp('127.0.0.3')).toBe(200);
    for (const { url } of limited) {
      expect(await statusOf(Number(new URL(url).port), `/api/users/${userId}`, '127.0.0.2')).toBe(429);
    }
  });

  test('store and mail one review if the same key reaches all of them at the same time', async () => {
    const { machines, storage, sink } = await site();
    const userId = await insertProfessional(storage);
    const key = randomUUID();
    const urls = Array(4)
      .fill(machines.map((machine) => machine.service.url))
      .flat();
    const statuses = await Promise.all(urls.map((url: string) => submit(url, userId, key)));
    expect(statuses).toEqual(urls.map(() => 201));
    const one = new Set([key]);
    await expectNothingLost({ ...storage, userIds: [userId] }, { acknowledged: one, sent: one });
    const arrived = () => sink.received.filter(({ text }) => text?.includes(key)).length;
    await expect.poll(arrived, { timeout: 10_000 }).toBe(1);
    await sleep(300);
    expect(arrived()).toBe(1);
  });

  test(`lose no acknowledged review and mail none twice if one is killed under load, ${KILLS} times`, async () => {
    const { url, machines, storage, userIds, sink, restart } = await site();
    const random = seededRandom(printSeed('behind-haproxy'));
    const customers = startCustomers(url, userIds);
    await waitForReviews(customers, 30);
    const pauses: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(random() * 500);
      const victim = Math.floor(random() * PROCESSES);
      machines[victim]?.service.process.kill('SIGKILL');
      pauses.push(await waitForReviews(customers, 9));
      await restart(victim);
      await waitForReviews(customers, 30);
    }
    await customers.stop();
    await expireLeases(storage);
    await waitForMails(customers, () => mailsByKey(sink.received));
    await expectNothingLost({ ...storage, userIds }, customers);
    const mails = mailsByKey(sink.received);
    expectOneMailEach(customers.acknowledged, mails);

    const copies = sink.received.filter(({ text }) => text?.includes('Fault ')).length - mails.size;
    const seen = [...customers.statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`);
    console.log(
      `${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost, answers ${seen.join(', ')}, longest pause ${Math.max(...pauses)} ms; 0 duplicate mails, ${copies} resent with the same Message-ID`,
    );
  });
});

let opened: ReturnType<typeof startProcesses> | null = null;

/** Shared by all tests of this file. */
function site() {
  opened ??= startProcesses();
  return opened;
}

async function startProcesses() {
  const storage = { dataDir: temporaryFolder(onFileFinished), databaseUrl: (await createDatabase()) ?? '' };
  const userIds = await insertProfessionals(storage);
  const sink = await startMailSink();
  onFileFinished(() => sink.close());
  const [port, limitedPort, ...ports] = await freePorts(2 + PROCESSES + 2);
  const url = `http://localhost:${port}`;

  const launch = (own: number, RATE_LIMITS: 'on' | 'off') =>
    startProcess({
      env: {
        PORT: String(own),
        APP_URL: url,
        DATABASE_URL: storage.databaseUrl,
        SMTP_URL: sink.url,
        TRUST_PROXY: '127.0.0.1',
        RATE_LIMITS,
        LOG_LEVEL: 'debug',
      },
      onFinished: onFileFinished,
    });
  const unlimitedPorts = ports.slice(0, PROCESSES);
  const calls =
    serviceFrontend('site', port, unlimitedPorts) +
    serviceFrontend('limited', limitedPort, ports.slice(PROCESSES));
  await startHaproxy(port, calls, onFileFinished);
  const machines = await Promise.all(
    unlimitedPorts.map(async (own) => ({ service: await launch(own, 'off'), port: own })),
  );
  await waitUntilReady(port);
  const limited: ServiceProcess[] = [];

  return {
    url,
    storage,
    userIds,
    sink,
    machines,
    limited,
    /** Starts two more processes with rate limits behind another HAProxy port. @returns the port. */
    async openLimited() {
      for (const own of ports.slice(PROCESSES)) limited.push(await launch(own, 'on'));
      await waitUntilReady(limitedPort);
      return limitedPort;
    },
    async restart(index: number) {
      const machine = machines[index];
      if (!machine) throw new Error(`There is no machine ${index}`);
      await machine.service.ended;
      machine.service = await launch(machine.port, 'off');
    },
  };
}

/** HAProxy checks its backends at intervals. */
async function waitUntilReady(port: number): Promise<void> {
  await expect.poll(() => statusOf(port, '/healthz'), { timeout: 10_000 }).toBe(200);
}

/** The ports are distinct; there are at least two. */
async function freePorts(count: number): Promise<[number, number, ...number[]]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports] as [number, number, ...number[]];
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
