import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#server/db/open.ts';
import { startProcess } from '#tests/service-process.ts';
import { runCommand } from '#tests/start-script.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { expectNothingLost } from './invariants.ts';
import { rounds } from './run-length.ts';
import { insertProfessional, insertProfessionals } from './test-accounts.ts';

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

test('A backup of 100,000 reviews is restored within 120 s with identical rows', async () => {
  const storage = { dataDir: folder(), databaseUrl: null };
  const userId = await insertProfessional(storage);
  const source = new DatabaseSync(databaseFile(storage.dataDir));
  source.exec(`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100000)
    insert into reviews (user_id, rating, comment, customer_name, created_at)
    select ${userId}, 1 + n % 5, 'Review ' || n || ' ' || hex(randomblob(100)), 'Maria', '2026-01-01T00:00:00.000Z' from numbers`);
  const before = checksum(source);
  source.close();

  const file = join(folder(), 'backup.db');
  const began = performance.now();
  expect((await run('backup', storage.dataDir, file))[0]).toBe(0);
  const backedUp = performance.now();
  const target = folder();
  expect((await run('restore', target, file))[0]).toBe(0);
  const restored = performance.now();
  expect(restored - backedUp).toBeLessThan(120_000);
  const copy = new DatabaseSync(databaseFile(target));
  expect(checksum(copy)).toBe(before);
  copy.close();
  console.log(
    `100,000 reviews: backup ${seconds(backedUp - began)}, restore ${seconds(restored - backedUp)}`,
  );
});

function checksum(database: DatabaseSync): string {
  const hash = createHash('sha256');
  for (const row of database.prepare('select * from reviews order by id').iterate())
    hash.update(JSON.stringify(row));
  return hash.digest('hex');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

async function run(command: 'backup' | 'restore', dataDir: string, ...options: string[]) {
  const { status, stdout, stderr } = await runCommand([command, ...options], { DATA_DIR: dataDir });
  return [status, stdout + stderr];
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'goodword-backup-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
