import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { launchProcess, startProcess } from '#tests/service-process.ts';
import { startCustomers, untilServed } from './customers.ts';
import { rounds } from './length.ts';
import { temporaryFolder } from './places.ts';
import {
  expectNothingLost,
  expectOneMailEach,
  insertStaff,
  mailsInFolder,
  untilMailed,
} from './reckoning.ts';

const TAKEOVERS = rounds(1, 20);

test('a second process on a data folder in use is refused within 2 s, and takes it over once the first was killed; nothing is lost', async () => {
  const place = { dataDir: temporaryFolder(), databaseUrl: null };
  const userIds = await insertStaff(place);
  const env = { DATA_DIR: place.dataDir, PORT: String(await freePort()) };
  const launched = performance.now();
  let service = await startProcess({ env });
  // On a machine that is busy with other things every process takes its time.
  const limit = Math.max(2_000, 2 * (performance.now() - launched));
  const customers = startCustomers(service.url, userIds);
  for (let takeover = 0; takeover < TAKEOVERS; takeover += 1) {
    const began = performance.now();
    const second = launchProcess({ env: { ...env, PORT: String(await freePort()) } });
    expect(await second.ended).toBe(1);
    expect(performance.now() - began).toBeLessThan(limit);
    expect(second.output()).toMatch(
      new RegExp(`^Another Goodword process \\(pid ${service.process.pid}\\) is using the data folder .+\n$`),
    );
    await untilServed(customers);
    await sleep(Math.random() * 300);
    service.process.kill('SIGKILL');
    await service.ended;
    service = await startProcess({ env });
  }
  await customers.stop();
  await untilMailed(customers, () => mailsInFolder(place.dataDir));
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await expectNothingLost(place, customers);
  expectOneMailEach(customers.acknowledged, await mailsInFolder(place.dataDir));
});
