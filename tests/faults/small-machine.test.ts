import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { expectNothingLost, expectOneMailEach, mailsInFolder, waitForMails } from './invariants.ts';
import { deleteReviewsOf, insertLongList } from './long-list.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals, type Storage } from './test-accounts.ts';

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

test.runIf(isLong)(
  'With 256 open files at most, excess connections are refused, nothing is lost, and service resumes',
  async ({ skip }) => {
    skip(!hasPrlimit, 'prlimit is not here');
    const storage = { dataDir: temporaryFolder(), databaseUrl: null };
    const userIds = await insertProfessionals(storage);
    const service = await startProcess({ env: { DATA_DIR: storage.dataDir } });
    spawnSync('prlimit', ['--pid', String(service.process.pid), '--nofile=256:256']);
    const customers = startCustomers(service.url, userIds);
    await waitForReviews(customers, 20);

    let turnedAway = 0;
    const crowd = Array.from({ length: 500 }, () => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.on('close', () => {
        turnedAway += 1;
      });
      return socket.resume();
    });
    // Accepted connections are closed after 10 s without a request, all others right away.
    await expect.poll(() => turnedAway, { timeout: 8_000 }).toBeGreaterThan(200);
    const away = turnedAway;
    for (const socket of crowd) socket.destroy();
    await waitForReviews(customers, 50);
    expect(service.process.exitCode).toBe(null);
    await customers.stop();
    await finish(storage, customers, service);
    console.log(`${away} of ${crowd.length} connections refused: ${describe(customers.statuses)}, 0 lost`);
  },
);

test.runIf(isLong)(
  'With 128 MB of memory, many readers of a list of 100 MB end nothing, and nothing is lost',
  async () => {
    const storage = { dataDir: temporaryFolder(), databaseUrl: null };
    const userIds = await insertProfessionals(storage);
    const heavy = await insertLongList(storage);
    const env = { DATA_DIR: storage.dataDir };
    const service = await startProcess({ env, nodeOptions: ['--max-old-space-size=128'] });

    const customers = startCustomers(service.url, userIds, 8, 20);
    const statuses = new Set<number>();
    const isOver = sleep(20_000).then(() => true);
    const greedy = Array.from({ length: 8 }, async () => {
      while (!(await Promise.race([isOver, sleep(100)]))) {
        const answer = await fetch(`${service.url}/api/reviews`, { headers: { cookie: heavy.cookie } });
        statuses.add(answer.status);
        await answer.arrayBuffer();
      }
    });
    await Promise.all(greedy);
    expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    await waitForReviews(customers, 50);
    await customers.stop();
    expect(service.process.exitCode).toBe(null);
    await finish(storage, customers, service, heavy.userId);
    console.log(`${describe(customers.statuses)}, 0 lost`);
  },
);

async function finish(
  storage: Storage,
  customers: ReturnType<typeof startCustomers>,
  service: ServiceProcess,
  besides = 0,
): Promise<void> {
  expect([...customers.statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);
  await waitForMails(customers, () => mailsInFolder(storage.dataDir));
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await deleteReviewsOf(storage, besides);
  await expectNothingLost(storage, customers);
  expectOneMailEach(customers.acknowledged, await mailsInFolder(storage.dataDir));
}

const describe = (statuses: Map<number, number>) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'closed'}`).join(', ');
