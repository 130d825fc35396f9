import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers, untilServed } from './customers.ts';
import { rounds } from './length.ts';
import { temporaryFolder } from './places.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertStaff,
  mailsInFolder,
  untilMailed,
} from './reckoning.ts';

const KILLS = rounds(2, 50);

test.for(['SQLite', 'PostgreSQL'] as const)(
  `kill -9 under load, ${KILLS} times on %s: no acknowledged review is lost, none doubled, each mailed as one mail`,
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const dataDir = temporaryFolder();
    const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
    const place = { dataDir, databaseUrl };
    const userIds = await insertStaff(place);
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

    const starts: number[] = [];
    const start = async () => {
      const began = performance.now();
      const service = await startProcess({ env });
      starts.push(performance.now() - began);
      return service;
    };

    const customers = startCustomers(`http://localhost:${port}`, userIds);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const service = await start();
      await untilServed(customers);
      await sleep(Math.random() * 1_300);
      service.process.kill('SIGKILL');
      await service.ended;
    }
    await endLeases(place);
    const last = await start();
    await customers.stop();
    await untilMailed(customers, () => mailsInFolder(dataDir));
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    await expectNothingLost(place, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(dataDir));
    console.log(
      `${database}: ${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost, slowest start ${Math.round(Math.max(...starts))} ms`,
    );
  },
);
