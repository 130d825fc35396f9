import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '#tests/service-process.ts';
import { runCommand } from '#tests/start-script.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { expectNothingLost } from './invariants.ts';
import { rounds } from './run-length.ts';
import { insertProfessionals } from './test-accounts.ts';

const BACKUPS = rounds(3, 30);

test(`${BACKUPS} backups under load each contain every review acknowledged before and can be restored`, async () => {
  const storage = { dataDir: folder(), databaseUrl: null };
  const userIds = await insertProfessionals(storage);
  const service = await startProcess({ env: { DATA_DIR: storage.dataDir } });
  const customers = startCustomers(service.url, userIds);
  for (let i = 0; i < BACKUPS; i += 1) {
    await waitForReviews(customers, 5);
    const acknowledged = new Set(customers.acknowledged);
    const file = join(folder(), 'backup.db');
    expect(await run('backup', storage.dataDir, file)).toEqual([0, expect.stringContaining('Backed up')]);
    const restored = { dataDir: folder(), databaseUrl: null };
    expect(await run('restore', restored.dataDir, file)).toEqual([0, expect.stringContaining('Restored')]);
    await expectNothingLost(restored, { acknowledged, sent: customers.sent });
  }

  const file = join(folder(), 'backup.db');
  await run('backup', storage.dataDir, file);
  expect(await run('restore', storage.dataDir, file, '--force')).toEqual([
    1,
    expect.stringMatching(/^Another Goodword process \(pid \d+\) is using the data folder/),
  ]);
  await customers.stop();
  expect(customers.statuses.has(503)).toBe(false);
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(await run('restore', storage.dataDir, file)).toEqual([1, expect.stringContaining('--force')]);
  await expectNothingLost(storage, customers);
});

async function run(command: 'backup' | 'restore', dataDir: string, ...options: string[]) {
  const { status, stdout, stderr } = await runCommand([command, ...options], { DATA_DIR: dataDir });
  return [status, stdout + stderr];
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'goodword-backup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
