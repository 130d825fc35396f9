import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { newRegistration } from '#server/cast.ts';
import { initPostgres, type PostgresServer } from '#tests/postgres.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { hasPostgres } from '#tests/start-app.ts';
import { askPostgres } from './ask-postgres.ts';
import { startCustomers, untilServed } from './customers.ts';
import { isLong, rounds } from './length.ts';
import { temporaryFolder } from './places.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertStaff,
  mailsInFolder,
  untilMailed,
} from './reckoning.ts';

const FAULTS = rounds(3, 15);
const POOL = 10;

beforeEach(({ skip }) => skip(!hasPostgres(), 'no PostgreSQL here'));

test(`PostgreSQL is shut down at once, killed, or cuts every connection under load, ${FAULTS} times: 503 only while it is away, back within 3 s, nothing lost`, async () => {
  const { postgres, customers, finish } = await openShop();
  const kinds = [() => restart(postgres, 'SIGQUIT'), () => restart(postgres, 'SIGKILL'), () => cut(postgres)];
  const pauses: number[] = [];
  for (let fault = 0; fault < FAULTS; fault += 1) {
    await sleep(200 + Math.random() * 500);
    await kinds[fault % kinds.length]?.();
    pauses.push(await untilServed(customers, 9, 3_000));
  }
  await sleep(500);
  const refused = customers.statuses.get(503);
  await sleep(500);
  expect(customers.statuses.get(503)).toBe(refused);
  await finish();
  console.log(
    `${FAULTS} times, ${customers.acknowledged.size} acknowledged, 0 lost, ${refused} times 503, stored again after ${Math.max(...pauses)} ms at most`,
  );
});

test.runIf(isLong)(
  'PostgreSQL takes questions and does not answer: 503 within 15 s, and nothing waits behind them afterwards',
  async () => {
    const { postgres, customers, finish } = await openShop();
    await sleep(500);
    const backends = postgres.pids();
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    await expect.poll(() => customers.statuses.get(503) ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
    console.log(`No answer for ${Math.round(performance.now() - began)} ms, then 503`);
    await sleep(10_000);
    for (const pid of backends) process.kill(pid, 'SIGCONT');
    await untilServed(customers, 9, 3_000);
    await finish();
  },
);

async function restart(postgres: PostgresServer, signal: NodeJS.Signals): Promise<void> {
  await postgres.stop(signal);
  await sleep(Math.random() * 1_000);
  await postgres.start();
}

async function cut(postgres: PostgresServer): Promise<void> {
  await askPostgres(
    postgres.url,
    'select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and pid <> pg_backend_pid()',
  );
}

/** The service on a PostgreSQL server of its own, and customers who never stop. */
async function openShop() {
  const postgres = await initPostgres(temporaryFolder(), ['fsync=off']);
  onTestFinished(() => postgres.stop('SIGKILL'));
  await postgres.start();
  const place = { dataDir: temporaryFolder(), databaseUrl: postgres.url };
  const userIds = await insertStaff(place);
  const service = await startProcess({ env: { DATA_DIR: place.dataDir, DATABASE_URL: postgres.url } });
  const customers = startCustomers(service.url, userIds);
  await untilServed(customers, 9);

  async function finish() {
    await customers.stop();
    expect([...customers.statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    await expectEverySlot(postgres, service);
    await endLeases(place);
    await untilMailed(customers, () => mailsInFolder(place.dataDir));
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await expectNothingLost(place, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(place.dataDir));
  }
  return { postgres, customers, finish };
}

/** The service can still use every connection that it may have: none was left behind by a query that failed. */
async function expectEverySlot(postgres: PostgresServer, service: ServiceProcess) {
  const post = (path: string, body: object, cookie = '') =>
    fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const registered = await post('/api/auth/register', newRegistration());
  const [cookie] = registered.headers.getSetCookie()[0]?.split(';') ?? [];
  const lock = new pg.Client({ connectionString: postgres.url });
  await lock.connect();
  await lock.query('begin; lock table workplaces in share mode');
  // Each in a transaction of its own; reads would share connections.
  const answers = Promise.all(
    Array.from(
      { length: 3 * POOL },
      async () => (await post('/api/workplaces', { name: 'Blue Door' }, cookie)).status,
    ),
  );
  const waiting = `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await askPostgres(postgres.url, waiting)).count, { timeout: 4_000 })
    .toBe(POOL);
  await lock.end();
  // The free plan has two places.
  expect(new Set(await answers)).toEqual(new Set([201, 403]));
}
