import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '#tests/service-process.ts';
import { startCustomers } from './customers.ts';
import { rounds } from './length.ts';
import { expectNothingLost, insertProfessional } from './reckoning.ts';

const BACKUPS = rounds(3, 30);

test(`A backup under load, ${BACKUPS} times, holds everything that was acknowledged before it began, and can be restored`, async () => {
  const place = { dataDir: folder(), databaseUrl: null };
  const userId = await insertProfessional(place);
  const service = await startProcess({ env: { DATA_DIR: place.dataDir } });
  const customers = startCustomers(service.url, userId);
  for (let i = 0; i < BACKUPS; i += 1) {
    await sleep(300);
    const acknowledged = new Set(customers.acknowledged);
    expect(acknowledged.size).toBeGreaterThan(0);
    const file = join(folder(), 'backup.db');
    expect(run('backup', place.dataDir, file)).toEqual([0, expect.stringContaining('Backed up')]);
    const restored = { dataDir: folder(), databaseUrl: null };
    expect(run('restore', restored.dataDir, file)).toEqual([0, expect.stringContaining('Restored')]);
    await expectNothingLost(restored, { acknowledged, sent: customers.sent });
  }

  const file = join(folder(), 'backup.db');
  run('backup', place.dataDir, file);
  expect(run('restore', place.dataDir, file, '--force')).toEqual([
    1,
    expect.stringMatching(/^Another Goodword process \(pid \d+\) is using the data folder/),
  ]);
  await customers.stop();
  expect(customers.statuses.has(503)).toBe(false);
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(run('restore', place.dataDir, file)).toEqual([1, expect.stringContaining('--force')]);
  await expectNothingLost(place, customers);
});

function run(command: 'backup' | 'restore', dataDir: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`, ...options], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'goodword-backup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
