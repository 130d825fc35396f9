import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitForReviews } from './customers.ts';
import { expectOnlyStatuses, startBusyService } from './harness.ts';
import { insertLongList } from './long-list.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

test.runIf(isLong)(
  'With 256 open files at most, excess connections are refused, nothing is lost, and service resumes',
  async ({ skip }) => {
    skip(!hasPrlimit, 'prlimit is not here');
    const busy = await startBusyService({ dataDir: temporaryFolder(), databaseUrl: null });
    const { customers, service, url } = busy;
    spawnSync('prlimit', ['--pid', String(service.process.pid), '--nofile=256:256']);
    await waitForReviews(customers, 20);

    let turnedAway = 0;
    const crowd = Array.from({ length: 500 }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
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
    await busy.finish();
    expectOnlyStatuses(customers, 0, 201, 503);
    console.log(`${away} of ${crowd.length} connections refused: ${describe(customers.statuses)}, 0 lost`);
  },
);

test.runIf(isLong)(
  'With 128 MB of memory, many readers of a list of 100 MB end nothing, and nothing is lost',
  async () => {
    const storage = { dataDir: temporaryFolder(), databaseUrl: null };
    const { cookie } = await insertLongList(storage);
    const nodeOptions = ['--max-old-space-size=128'];
    const busy = await startBusyService(storage, { nodeOptions, pause: 20, hasOthers: true });
    const { customers, service, url } = busy;
    const statuses = new Set<number>();
    const isOver = sleep(20_000).then(() => true);
    const greedy = Array.from({ length: 8 }, async () => {
      while (!(await Promise.race([isOver, sleep(100)]))) {
        const answer = await fetch(`${url}/api/reviews`, { headers: { cookie } });
        statuses.add(answer.status);
        await answer.arrayBuffer();
      }
    });
    await Promise.all(greedy);
    expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    await waitForReviews(customers, 50);
    expect(service.process.exitCode).toBe(null);
    await busy.finish();
    expectOnlyStatuses(customers, 0, 201, 503);
    console.log(`${describe(customers.statuses)}, 0 lost`);
  },
);

const describe = (statuses: Map<number, number>) =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'closed'}`).join(', ');
