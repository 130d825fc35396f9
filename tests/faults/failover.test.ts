import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '#server/basics/clock.ts';
import { type Customers, waitForReviews } from './customers.ts';
import { openMailSink, skipWithoutPostgres, startBusyService } from './harness.ts';
import { PATRONI_LOOP_WAIT, startDatabaseCluster } from './patroni.ts';
import { skipUnlessInstalled } from './programs.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';

const GAP_MAX = 30 * SECOND;
const NODE_DOWNTIME = 25 * SECOND;

test.for([
  ['behind HAProxy', rounds(4, 20), 'url'],
  ['with several hosts in DATABASE_URL', rounds(2, 10), 'multiHostUrl'],
] as const)(
  'PostgreSQL %s: killing the primary’s postmaster or node under load, %i times, loses nothing and pauses service for at most 30 s',
  {
    timeout: rounds(4, 20) * 2 * MINUTE,
  },
  async ([, kills, address], context) => {
    skipWithoutPostgres(context.skip);
    skipUnlessInstalled(context, 'patroni', 'etcd', 'haproxy');
    const database = await startDatabaseCluster();
    const storage = { dataDir: temporaryFolder(), databaseUrl: database.url };
    const sink = await openMailSink();
    const env = { DATABASE_URL: database[address], LOG_LEVEL: 'fatal' };
    const busy = await startBusyService(storage, { env, sink, connections: 12, pause: 250 });
    const { customers } = busy;
    await waitForReviews(customers, 20);

    const gaps: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const primary = await database.waitUntilHealthy();
      await sleep(Math.random() * SECOND);
      const gap = measureLongestGap(customers);
      const isNode = kill % 2 === 1;
      if (isNode) {
        primary.kill();
        await sleep(NODE_DOWNTIME);
        primary.start();
      } else {
        primary.killPostgres();
        // Patroni reports a healthy cluster until its next check.
        await sleep(2 * PATRONI_LOOP_WAIT);
      }
      const successor = await database.waitUntilHealthy();
      await waitForReviews(customers, 20, GAP_MAX);
      gaps.push(gap.stop());
      console.log(
        `kill ${kill + 1}, ${isNode ? 'the whole node' : 'the postmaster'} of ${primary.name}: no review acknowledged for ${gaps.at(-1)} ms, then by ${successor.name}; ${customers.acknowledged.size} so far`,
      );
    }
    const mails = await busy.finish();
    expect(Math.max(...gaps)).toBeLessThanOrEqual(GAP_MAX);
    console.log(
      `${kills} kills, ${customers.acknowledged.size} acknowledged, 0 lost, longest gap ${Math.max(...gaps)} ms; 0 duplicate mails, ${sink.received.length - mails.size} resent with the same Message-ID`,
    );
  },
);

/** Measures the longest time without an acknowledged review, in milliseconds. */
function measureLongestGap({ acknowledged }: Customers): { stop(): number } {
  let [known, since, longest] = [acknowledged.size, performance.now(), 0];
  const update = () => {
    longest = Math.max(longest, performance.now() - since);
    if (acknowledged.size > known) [known, since] = [acknowledged.size, performance.now()];
  };
  const timer = setInterval(update, 20);
  return {
    stop() {
      clearInterval(timer);
      update();
      return Math.round(longest);
    },
  };
}
