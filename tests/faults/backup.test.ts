import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#tests/start-script.ts';
import { waitForReviews } from './customers.ts';
import { startBusyService } from './harness.ts';
import { expectNothingLost } from './invariants.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';

const BACKUPS = rounds(3, 30);

test(`${BACKUPS} backups under load each contain every review acknowledged before and can be restored`, async () => {
  const storage = { dataDir: temporaryFolder(), databaseUrl: null };
  const busy = await startBusyService(storage);
  const { customers } = busy;
  for (let i = 0; i < BACKUPS; i += 1) {
    await waitForReviews(customers, 5);
    const acknowledged = new Set(customers.acknowledged);
    const file = join(temporaryFolder(), 'backup.db');
    expect(await run('backup', storage.dataDir, file)).toEqual([0, expect.stringContaining('Backed up')]);
    const restored = { dataDir: temporaryFolder(), databaseUrl: null };
    expect(await run('restore', restored.dataDir, file)).toEqual([0, expect.stringContaining('Restored')]);
    await expectNothingLost(restored, { acknowledged, sent: customers.sent });
  }

  const file = join(temporaryFolder(), 'backup.db');
  await run('backup', storage.dataDir, file);
  expect(await run('restore', storage.dataDir, file, '--force')).toEqual([
    1,
    expect.stringMatching(/^Another Goodword process \(pid \d+\) is using the data folder/),
  ]);
  await busy.finish();
  expect(customers.statuses.has(503)).toBe(false);
  expect(await run('restore', storage.dataDir, file)).toEqual([1, expect.stringContaining('--force')]);
  await expectNothingLost(storage, customers);
});

async function run(command: 'backup' | 'restore', dataDir: string, ...options: string[]) {
  const { status, stdout, stderr } = await runCommand([command, ...options], { DATA_DIR: dataDir });
  return [status, stdout + stderr];
}
