import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProcess } from '#tests/service-process.ts';
import { runCommand } from '#tests/start-script.ts';
import { waitForReviews } from './customers.ts';
import { databases, emptyStorage, endProperly, envOf, startBusyService } from './harness.ts';
import { expectNothingLost } from './invariants.ts';
import { setUpCopies, tools } from './offsite.ts';
import { skipUnlessInstalled } from './programs.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';

const KILLS = rounds(2, 20);

test.for(databases.flatMap((database) => tools.map((tool) => [database, tool] as const)))(
  'After %s and its backups are destroyed, a copy by %s brings back every review acknowledged before the backup',
  async ([database, tool], { skip }) => {
    skipUnlessInstalled({ skip }, tool);
    const storage = await emptyStorage(database, skip);
    const { customers, kill } = await startBusyService(storage);
    const site = await setUpCopies(tool);
    await waitForReviews(customers, 20);
    const acknowledged = new Set(customers.acknowledged);
    const made = await runCommand(site.backupCommand, envOf(storage));
    expect([made.stderr, made.stdout]).toEqual(['', expect.stringContaining('Backed up')]);
    for (let killed = 0; killed < KILLS; killed += 1) await site.killCopy();
    expect(await site.copy()).toEqual([0, expect.stringMatching(/^Copied .+ off this machine\n$/)]);

    await kill();
    await customers.stop();
    for (const folder of [storage.dataDir, site.backups]) rmSync(folder, { recursive: true });
    expect(unencryptedIn(site.elsewhere)).toEqual([]);
    const restored = await emptyStorage(database, skip);
    const began = performance.now();
    expect((await runCommand(['restore', await site.fetch()], envOf(restored))).stderr).toBe('');
    const took = Math.round(performance.now() - began);
    await endProperly(await startProcess({ env: envOf(restored) }));
    await expectNothingLost(restored, { acknowledged, sent: customers.sent });
    console.log(
      `${database}, ${tool}: ${KILLS} copies killed, ${acknowledged.size} acknowledged, 0 lost, fetched and restored in ${took} ms`,
    );
  },
);

test.for(tools)(
  'Copies by %s are deleted after 14 days or KEEP_COPIES, and none without a new backup',
  async (tool, { skip }) => {
    skipUnlessInstalled({ skip }, tool);
    const site = await setUpCopies(tool);
    const [old, newest] = ['goodword-2026-11-02.db', 'goodword-2026-11-22-2.dump'];
    await site.copyAsOf(old, 15);
    writeFileSync(join(site.backups, `${newest}.part`), 'half of it');
    expect(await site.copy()).toEqual([
      1,
      expect.stringMatching(/^There is no backup of the last two days in /),
    ]);
    expect(await site.copies()).toEqual([old]);

    writeFileSync(join(site.backups, newest), 'all of it');
    expect(await site.copy('export KEEP_COPIES=all')).toEqual([0, expect.stringContaining(newest)]);
    expect(await site.copies()).toEqual([old, newest].sort());
    expect((await site.copy())[0]).toBe(0);
    expect(await site.copies()).toEqual([newest]);
  },
);

test('The container copies each new backup, and is healthy once a copy that failed has succeeded', async ({
  skip,
}) => {
  skipUnlessInstalled({ skip }, 'rclone');
  const site = await setUpCopies('rclone');
  const programs = temporaryFolder();
  writeFileSync(join(programs, 'sleep'), '#!/bin/sh\nexec /bin/sleep 0.1\n');
  chmodSync(join(programs, 'sleep'), 0o755);
  rmSync(site.elsewhere, { recursive: true });
  writeFileSync(site.elsewhere, 'This is not a folder.');
  const [, health = ''] = /'(find \/tmp\/copied [^']+)'/.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  const isHealthy = async () => (await site.run(health.replace('/tmp', programs)))[0] === 0;

  const output = site.follow(
    `PATH=${programs}:$PATH; export TMPDIR=${programs}; ./deploy/nightly-copy.sh ${site.backups}`,
  );
  writeFileSync(join(site.backups, 'goodword-2026-11-22.db'), 'a backup');
  await expect.poll(output, { timeout: 30_000 }).toMatch(/not a directory[\s\S]+not a directory/);
  expect(await isHealthy()).toBe(false);
  rmSync(site.elsewhere);
  mkdirSync(site.elsewhere);
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true);
  writeFileSync(join(site.backups, 'goodword-2026-11-23.dump'), 'another backup');
  await expect.poll(output, { timeout: 30_000 }).toContain('23.dump off this machine');
  expect(await site.copies()).toEqual(['goodword-2026-11-22.db', 'goodword-2026-11-23.dump']);
});

/** A backup begins with one of these, and the name of its file with another. */
function unencryptedIn(folder: string): string[] {
  const files = globSync(join(folder, '**')).filter((path) => existsSync(path) && statSync(path).isFile());
  expect(files.length).toBeGreaterThan(0);
  return files.filter((path) => /SQLite format 3|PGDMP|goodword-2/.test(path + readFileSync(path, 'latin1')));
}
