import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { launchProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers } from './customers.ts';
import { rounds } from './length.ts';
import { temporaryFolder } from './places.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertProfessional,
  mailsInFolder,
  untilMailed,
} from './reckoning.ts';

const KILLS = rounds(5, 50);

test.for(['SQLite', 'PostgreSQL'] as const)(
  `kill -9 under load, ${KILLS} times on %s: no acknowledged review is lost, none doubled, each mailed as one mail`,
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const dataDir = temporaryFolder();
    const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
    const place = { dataDir, databaseUrl };
    const userId = await insertProfessional(place);
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

    const customers = startCustomers(`http://localhost:${port}`, userId);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const service = launchProcess({ env });
      await expect.poll(service.output, { timeout: 5_000, interval: 20 }).toContain('is ready at');
      const before = customers.acknowledged.size;
      await sleep(200 + Math.random() * 1_300);
      service.process.kill('SIGKILL');
      await service.ended;
      expect(customers.acknowledged.size).toBeGreaterThan(before);
    }
    await endLeases(place);
    const last = launchProcess({ env });
    await expect.poll(last.output, { timeout: 5_000, interval: 20 }).toContain('is ready at');
    await customers.stop();
    await untilMailed(customers, () => mailsInFolder(dataDir));
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    await expectNothingLost(place, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(dataDir));
    console.log(`${database}: ${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost`);
  },
);
