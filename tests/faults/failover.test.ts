import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE, SECOND } from '#server/system/clock.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { hasPostgres } from '#tests/start-app.ts';
import { type Customers, startCustomers, waitForReviews } from './customers.ts';
import {
  expectNothingLost,
  expectOneMailEach,
  expireLeases,
  mailsByKey,
  waitForMails,
} from './invariants.ts';
import { PATRONI_LOOP_WAIT, startDatabaseCluster } from './patroni.ts';
import { skipUnlessInstalled } from './programs.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals } from './test-accounts.ts';

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
    context.skip(!hasPostgres(), 'no PostgreSQL here');
    skipUnlessInstalled(context, 'patroni', 'etcd', 'haproxy');
    const database = await startDatabaseCluster();
    const storage = { dataDir: temporaryFolder(), databaseUrl: database.url };
    const userIds = await insertProfessionals(storage);
    const sink = await startMailSink();
    onTestFinished(() => sink.close());
    const service = await startProcess({
      env: {
        PORT: String(await freePort()),
        DATA_DIR: storage.dataDir,
        DATABASE_URL: database[address],
        SMTP_URL: sink.url,
        LOG_LEVEL: 'fatal',
      },
    });
    const customers = startCustomers(service.url, userIds, 12, 250);
    await waitForReviews(customers, 20);

    const gaps: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const { primary } = await database.waitUntilHealthy();
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
      const successor = (await database.waitUntilHealthy()).primary;
      await waitForReviews(customers, 20, GAP_MAX);
      gaps.push(gap.stop());
      console.log(
        `kill ${kill + 1}, ${isNode ? 'the whole node' : 'the postmaster'} of ${primary.name}: no review acknowledged for ${gaps.at(-1)} ms, then by ${successor.name}; ${customers.acknowledged.size} so far`,
      );
    }
    await customers.stop();
    await expireLeases(storage);
    await waitForMails(customers, () => mailsByKey(sink.received));
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await expectNothingLost(storage, customers);
    const mails = mailsByKey(sink.received);
    expectOneMailEach(customers.acknowledged, mails);
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
