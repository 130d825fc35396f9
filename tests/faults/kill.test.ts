import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import {
  expectNothingLost,
  expectOneMailEach,
  expireLeases,
  mailsInFolder,
  waitForMails,
} from './invariants.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals } from './test-accounts.ts';

const KILLS = rounds(2, 50);

test.for(['SQLite', 'PostgreSQL'] as const)(
  `kill -9 under load, ${KILLS} times on %s, loses and duplicates no acknowledged review or mail`,
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const dataDir = temporaryFolder();
    const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
    const storage = { dataDir, databaseUrl };
    const userIds = await insertProfessionals(storage);
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
      await waitForReviews(customers);
      await sleep(Math.random() * 1_300);
      service.process.kill('SIGKILL');
      await service.ended;
    }
    await expireLeases(storage);
    const last = await start();
    await customers.stop();
    await waitForMails(customers, () => mailsInFolder(dataDir));
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    await expectNothingLost(storage, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(dataDir));
    console.log(
      `${database}: ${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost, slowest start ${Math.round(Math.max(...starts))} ms`,
    );
  },
);
