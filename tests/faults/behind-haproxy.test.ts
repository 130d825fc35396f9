import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { newRegistration } from '#server/cast.ts';
import { MINUTE } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reviewLimits } from '#server/reviews/limits.ts';
import { recurringJobs } from '#server/scheduler.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers, submit, untilServed } from './customers.ts';
import { serviceDoor, startHaproxy } from './haproxy.ts';
import { isLong, rounds } from './length.ts';
import { onFileFinished } from './on-file-finished.ts';
import { temporaryFolder } from './places.ts';
import { skipWithout } from './programs.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertProfessional,
  insertStaff,
  mailsByKey,
  untilMailed,
} from './reckoning.ts';
import { chance, printSeed } from './seed.ts';

const PROCESSES = 3;
const KILLS = rounds(1, 20);
const LOOKUPS = reviewLimits.lookups.max;
const JOBS = recurringJobs({} as Deps, null, {} as FastifyBaseLogger).length;

beforeEach((context) => {
  context.skip(!hasPostgres(), 'no PostgreSQL here');
  skipWithout(context, 'haproxy');
});

describe(`${PROCESSES} processes behind HAProxy, each with a folder of its own, and one PostgreSQL`, () => {
  test('know the same sessions: one that begins anywhere is good everywhere, and ends everywhere, at sign-out and at a reset', async () => {
    const { url, machines, sink } = await site();
    const [first, second, third] = machines.map((machine) => machine.service.url) as [string, string, string];
    const form = newRegistration();
    const { username, password } = form;
    const registered = await post(url, '/api/auth/register', form);
    const signedIn = await post(first, '/api/auth/login', { username, password });
    const [one, other] = [cookieOf(registered), cookieOf(signedIn)];
    expect(await everywhere(one)).toEqual([200, 200, 200]);
    expect(await everywhere(other)).toEqual([200, 200, 200]);

    expect((await post(second, '/api/auth/logout', {}, one)).status).toBe(200);
    expect(await everywhere(one)).toEqual([401, 401, 401]);
    expect(await everywhere(other)).toEqual([200, 200, 200]);

    await post(second, '/api/auth/forgot-password', { email: form.email });
    const mail = () => sink.received.find(({ to }) => to?.[0]?.address === form.email)?.text ?? '';
    await expect.poll(mail, { timeout: 10_000 }).toContain('token=');
    const [, token] = /token=([\w-]{43})/.exec(mail()) ?? [];
    const reset = await post(third, '/api/auth/reset-password', { token, newPassword: 'another horse' });
    expect(reset.status).toBe(200);
    expect(await everywhere(other)).toEqual([401, 401, 401]);

    function everywhere(cookie: string): Promise<number[]> {
      const asked = machines.map(({ service }) =>
        fetch(`${service.url}/api/auth/me`, { headers: { cookie } }),
      );
      return Promise.all(asked.map(async (answer) => (await answer).status));
    }
  });

  test('count a limit together, by the address that HAProxy names, whatever the visitor says of theirs', async () => {
    const {
      userIds: [userId],
      limited,
      openLimited,
    } = await site();
    const limitedPort = await openLimited();
    const lookUp = (localAddress: string, headers?: object) =>
      statusOf(limitedPort, `/api/users/${userId}`, localAddress, headers);
    const asked = await Promise.all(Array.from({ length: LOOKUPS + 20 }, () => lookUp('127.0.0.2')));
    expect(asked.filter((status) => status === 200)).toHaveLength(LOOKUPS);
    expect(asked.filter((status) => status === 429)).toHaveLength(20);
    expect(await lookUp('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' })).toBe(429);
    expect(await lookUp('127.0.0.3')).toBe(200);
    for (const { url } of limited) {
      expect(await statusOf(Number(new URL(url).port), `/api/users/${userId}`, '127.0.0.2')).toBe(429);
    }
  });

  test('store one review of a key that comes to all of them at once, and send one mail of it', async () => {
    const { machines, place, sink } = await site();
    const userId = await insertProfessional(place);
    const key = randomUUID();
    const urls = Array(4)
      .fill(machines.map((machine) => machine.service.url))
      .flat();
    const statuses = await Promise.all(urls.map((url: string) => submit(url, userId, key)));
    expect(statuses).toEqual(urls.map(() => 201));
    const one = new Set([key]);
    await expectNothingLost({ ...place, userIds: [userId] }, { acknowledged: one, sent: one });
    const arrived = () => sink.received.filter(({ text }) => text?.includes(key)).length;
    await expect.poll(arrived, { timeout: 10_000 }).toBe(1);
    await sleep(300);
    expect(arrived()).toBe(1);
  });

  test(`lose no acknowledged review and mail none twice when one of them is killed at random under load, ${KILLS} times`, async () => {
    const { url, machines, place, userIds, sink, restart } = await site();
    const random = chance(printSeed('behind-haproxy'));
    const customers = startCustomers(url, userIds);
    await untilServed(customers, 30);
    const pauses: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(random() * 500);
      const victim = Math.floor(random() * PROCESSES);
      machines[victim]?.service.process.kill('SIGKILL');
      // The others take everything meanwhile.
      pauses.push(await untilServed(customers, 9, 5_000));
      await restart(victim);
      await untilServed(customers, 30);
    }
    await customers.stop();
    await endLeases(place);
    await untilMailed(customers, () => mailsByKey(sink.received));
    await expectNothingLost({ ...place, userIds }, customers);
    const mails = mailsByKey(sink.received);
    expectOneMailEach(customers.acknowledged, mails);

    const copies = sink.received.filter(({ text }) => text?.includes('Fault ')).length - mails.size;
    const seen = [...customers.statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`);
    console.log(
      `${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost, answers ${seen.join(', ')}, served again after ${Math.max(...pauses)} ms at most; 0 mails doubled, ${copies} sent again with the same Message-ID`,
    );
  });

  test('run each job of the scheduler once in its time, though each of them has the whole schedule', async () => {
    const { machines, ended, began, limited } = await site();
    if (isLong) await sleep(2 * MINUTE);
    const outputs = [...machines.map(({ service }) => service), ...limited, ...ended].map((one) =>
      one.output(),
    );
    const begun = outputs.flatMap((output) => [...output.matchAll(/"job":"([^"]+)","msg":"job started"/g)]);
    const runs = Map.groupBy(begun, ([, job]) => job);
    expect(runs.size).toBe(JOBS);
    // Of most, an hour or ten minutes is the time: there is no more than one of them but by the turn of the clock.
    const minutes = Math.floor(Date.now() / MINUTE) - Math.floor(began / MINUTE);
    for (const [job, { length }] of runs) expect([job, length <= 1 + minutes]).toEqual([job, true]);
    console.log(
      `${outputs.length} processes, ${minutes} turns of a minute: ${begun.length} runs of ${runs.size} jobs`,
    );
  });
});

let opened: ReturnType<typeof openSite> | null = null;

/** One for the whole file. */
function site() {
  opened ??= openSite();
  return opened;
}

/** Three processes, as on three machines, with a database and a mail server for all of them, and HAProxy. */
async function openSite() {
  const began = Date.now();
  const place = { dataDir: temporaryFolder(onFileFinished), databaseUrl: (await createDatabase()) ?? '' };
  const userIds = await insertStaff(place);
  const sink = await startMailSink();
  onFileFinished(() => sink.close());
  const [port, limitedPort, ...ports] = await freePorts(2 + PROCESSES + 2);
  const url = `http://localhost:${port}`;
  const ended: ServiceProcess[] = [];

  const launch = (own: number, RATE_LIMITS: 'on' | 'off') =>
    startProcess({
      env: {
        PORT: String(own),
        APP_URL: url,
        DATABASE_URL: place.databaseUrl,
        SMTP_URL: sink.url,
        TRUST_PROXY: '127.0.0.1',
        RATE_LIMITS,
        LOG_LEVEL: 'debug',
      },
      onFinished: onFileFinished,
    });
  const unlimitedPorts = ports.slice(0, PROCESSES);
  const doors =
    serviceDoor('site', port, unlimitedPorts) + serviceDoor('limited', limitedPort, ports.slice(PROCESSES));
  await startHaproxy(port, doors, onFileFinished);
  const machines = await Promise.all(
    unlimitedPorts.map(async (own) => ({ service: await launch(own, 'off'), port: own })),
  );
  await untilOpen(port);
  const limited: ServiceProcess[] = [];

  return {
    began,
    url,
    place,
    userIds,
    sink,
    machines,
    limited,
    /** Starts two more, with limits, behind a port of HAProxy's own. @returns the port. */
    async openLimited() {
      for (const own of ports.slice(PROCESSES)) limited.push(await launch(own, 'on'));
      await untilOpen(limitedPort);
      return limitedPort;
    },
    /** Those that were killed. */
    ended,
    /** Starts a killed one again, at its address. */
    async restart(index: number) {
      const machine = machines[index];
      if (!machine) throw new Error(`There is no machine ${index}`);
      await machine.service.ended;
      ended.push(machine.service);
      machine.service = await launch(machine.port, 'off');
    },
  };
}

/** HAProxy looks every now and then whether somebody is there. */
async function untilOpen(port: number): Promise<void> {
  await expect.poll(() => statusOf(port, '/healthz'), { timeout: 10_000 }).toBe(200);
}

/** Different ones; at least two. */
async function freePorts(count: number): Promise<[number, number, ...number[]]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports] as [number, number, ...number[]];
}

function post(url: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Asked from one of the addresses of this machine. */
function statusOf(port: number, path: string, localAddress = '127.0.0.1', headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, localAddress, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}
