import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE, SECOND } from '#server/platform/clock.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { hasPostgres } from '#tests/start-app.ts';
import { type Customers, startCustomers, untilServed } from './customers.ts';
import { rounds } from './length.ts';
import { PATRONI_LOOKS_EVERY, startDatabaseCluster } from './patroni.ts';
import { temporaryFolder } from './places.ts';
import { skipWithout } from './programs.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertStaff,
  mailsByKey,
  untilMailed,
} from './reckoning.ts';

const GAP_MAX = 30 * SECOND;
const NODE_AWAY = 25 * SECOND;

test.for([
  ['behind HAProxy', rounds(10, 20), 'url'],
  ['among several hosts in DATABASE_URL', rounds(2, 10), 'urlOfNodes'],
] as const)(
  'the primary of PostgreSQL %s is killed under load, %i times, its postmaster and its whole node in turn: nothing lost, no gap above 30 s',
  {
    timeout: rounds(10, 20) * 2 * MINUTE,
  },
  async ([, kills, address], context) => {
    context.skip(!hasPostgres(), 'no PostgreSQL here');
    skipWithout(context, 'patroni', 'etcd', 'haproxy');
    const database = await startDatabaseCluster();
    const place = { dataDir: temporaryFolder(), databaseUrl: database.url };
    const userIds = await insertStaff(place);
    const sink = await startMailSink();
    onTestFinished(() => sink.close());
    const service = await startProcess({
      env: {
        PORT: String(await freePort()),
        DATA_DIR: place.dataDir,
        DATABASE_URL: database[address],
        SMTP_URL: sink.url,
        LOG_LEVEL: 'fatal',
      },
    });
    const customers = startCustomers(service.url, userIds, 12, 250);
    await untilServed(customers, 20);

    const gaps: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const { primary } = await database.untilWhole();
      await sleep(Math.random() * SECOND);
      const gap = watchGap(customers);
      const isNode = kill % 2 === 1;
      if (isNode) {
        primary.kill();
        await sleep(NODE_AWAY);
        primary.start();
      } else {
        primary.killPostgres();
        // Before it has looked, it takes everything for whole.
        await sleep(2 * PATRONI_LOOKS_EVERY);
      }
      const successor = (await database.untilWhole()).primary;
      await untilServed(customers, 20, GAP_MAX);
      gaps.push(gap.stop());
      console.log(
        `kill ${kill + 1}, ${isNode ? 'the whole node' : 'the postmaster'} of ${primary.name}: no review acknowledged for ${gaps.at(-1)} ms, then by ${successor.name}; ${customers.acknowledged.size} so far`,
      );
    }
    await customers.stop();
    await endLeases(place);
    await untilMailed(customers, () => mailsByKey(sink.received));
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    await expectNothingLost(place, customers);
    const mails = mailsByKey(sink.received);
    expectOneMailEach(customers.acknowledged, mails);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(GAP_MAX);
    console.log(
      `${kills} kills, ${customers.acknowledged.size} acknowledged, 0 lost, longest gap ${Math.max(...gaps)} ms; 0 mails doubled, ${sink.received.length - mails.size} sent again with the same Message-ID`,
    );
  },
);

/** The longest time in which no review was acknowledged, in milliseconds, from now until it is stopped. */
function watchGap({ acknowledged }: Customers): { stop(): number } {
  let [known, since, longest] = [acknowledged.size, performance.now(), 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - since);
    if (acknowledged.size > known) [known, since] = [acknowledged.size, performance.now()];
  };
  const timer = setInterval(look, 20);
  return {
    stop() {
      clearInterval(timer);
      look();
      return Math.round(longest);
    },
  };
}
