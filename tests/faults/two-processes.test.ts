import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { launchProcess, startProcess } from '#tests/service-process.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { expectNothingLost, expectOneMailEach, mailsInFolder, waitForMails } from './invariants.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals } from './test-accounts.ts';

const TAKEOVERS = rounds(1, 20);

test('A second process on a data folder in use is refused within 2 s; after the first is killed, another takes over and nothing is lost', async () => {
  const storage = { dataDir: temporaryFolder(), databaseUrl: null };
  const userIds = await insertProfessionals(storage);
  const env = { DATA_DIR: storage.dataDir, PORT: String(await freePort()) };
  const launched = performance.now();
  let service = await startProcess({ env });
  // Scales with the start time on a busy machine.
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
    await waitForReviews(customers);
    await sleep(Math.random() * 300);
    service.process.kill('SIGKILL');
    await service.ended;
    service = await startProcess({ env });
  }
  await customers.stop();
  await waitForMails(customers, () => mailsInFolder(storage.dataDir));
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await expectNothingLost(storage, customers);
  expectOneMailEach(customers.acknowledged, await mailsInFolder(storage.dataDir));
});
