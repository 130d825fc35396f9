import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import type { PostgresServer } from '#tests/postgres.ts';
import { waitForReviews } from './customers.ts';
import {
  type BusyService,
  expectOnlyStatuses,
  post,
  signUp,
  skipWithoutPostgres,
  startBusyService,
  startOwnPostgres,
} from './harness.ts';
import { queryPostgres } from './query-postgres.ts';
import { isLong, rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';

const FAULTS = rounds(3, 15);
const POOL = 10;

beforeEach(({ skip }) => skipWithoutPostgres(skip));

test(`Stopping PostgreSQL, killing it or cutting its connections under load, ${FAULTS} times, causes 503 only during the outage and loses nothing`, async () => {
  const { postgres, customers, finish } = await startWithCustomers();
  const kinds = [
    () => restart(postgres, 'SIGQUIT'),
    () => restart(postgres, 'SIGKILL'),
    () => terminateConnections(postgres),
  ];
  const pauses: number[] = [];
  for (let fault = 0; fault < FAULTS; fault += 1) {
    await sleep(200 + Math.random() * 500);
    await kinds[fault % kinds.length]?.();
    pauses.push(await waitForReviews(customers, 9));
  }
  await sleep(500);
  const refused = customers.statuses.get(503);
  await sleep(500);
  expect(customers.statuses.get(503)).toBe(refused);
  await finish();
  console.log(
    `${FAULTS} times, ${customers.acknowledged.size} acknowledged, 0 lost, ${refused} times 503, longest pause ${Math.max(...pauses)} ms`,
  );
});

test.runIf(isLong)(
  'If PostgreSQL hangs, requests get 503 within 15 s, and service resumes afterwards',
  async () => {
    const { postgres, customers, finish } = await startWithCustomers();
    await sleep(500);
    const backends = postgres.pids();
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    const began = performance.now();
    await expect.poll(() => customers.statuses.get(503) ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
    console.log(`No response for ${Math.round(performance.now() - began)} ms, then 503`);
    await sleep(10_000);
    for (const pid of backends) process.kill(pid, 'SIGCONT');
    await waitForReviews(customers, 9);
    await finish();
  },
);

async function restart(postgres: PostgresServer, signal: NodeJS.Signals): Promise<void> {
  await postgres.stop(signal);
  await sleep(Math.random() * 1_000);
  await postgres.start();
}

async function terminateConnections(postgres: PostgresServer): Promise<void> {
  await queryPostgres(
    postgres.url,
    'select pg_terminate_backend(pid) from pg_stat_activity where usename is not null and pid <> pg_backend_pid()',
  );
}

async function startWithCustomers() {
  const postgres = await startOwnPostgres();
  const busy = await startBusyService({ dataDir: temporaryFolder(), databaseUrl: postgres.url });
  const { customers } = busy;
  await waitForReviews(customers, 9);
  const finish = async () => {
    await customers.stop();
    expectOnlyStatuses(customers, 201, 503);
    await expectFullPool(postgres, busy);
    await busy.finish();
  };
  return { postgres, customers, finish };
}

/** No failed query has leaked a connection of the pool. */
async function expectFullPool(postgres: PostgresServer, { url }: BusyService) {
  const { cookie } = await signUp(url);
  const lock = new pg.Client({ connectionString: postgres.url });
  await lock.connect();
  await lock.query('begin; lock table workplaces in share mode');
  // Writes, since reads would share connections.
  const answers = Promise.all(
    Array.from(
      { length: 3 * POOL },
      async () => (await post(`${url}/api/workplaces`, { name: 'Blue Door' }, cookie)).status,
    ),
  );
  const waiting = `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await queryPostgres(postgres.url, waiting)).count, { timeout: 4_000 })
    .toBe(POOL);
  await lock.end();
  // The free plan allows one workplace.
  expect(new Set(await answers)).toEqual(new Set([201, 403]));
}
