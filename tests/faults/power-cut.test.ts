import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import type { PostgresServer } from '#tests/postgres.ts';
import { waitForReviews } from './customers.ts';
import { databases, skipWithoutPostgres, startBusyService, startOwnPostgres } from './harness.ts';
import { rounds } from './run-length.ts';
import { mountImage, NO_MOUNTS, swapImage } from './temporary-disks.ts';

const CUTS = rounds(1, 20);

/*
 * The image behind a loop device has what the file system has written, but not the page cache of the mounted files. So a copy
 * of the image is the disk after a power cut, and ext4 replays its journal when the copy is mounted.
 *
 * All writers are suspended while the image is copied, so that the copy is consistent, and killed afterwards. `fsfreeze` is
 * not an option, because it would flush the page cache.
 */
test.for(databases)(
  `${CUTS} power cuts under load on %s lose and duplicate no acknowledged review or mail`,
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skipWithoutPostgres(skip);
    const disk = mountImage();
    if (disk === null) return skip(NO_MOUNTS);
    const postgres = database === 'PostgreSQL' ? await postgresIn(join(disk.folder, 'postgres')) : null;
    const storage = { dataDir: join(disk.folder, 'data'), databaseUrl: postgres?.url ?? null };
    const busy = await startBusyService(storage);
    for (let cut = 0; cut < CUTS; cut += 1) {
      await waitForReviews(busy.customers);
      await sleep(Math.random() * 1_300);
      const writers = () => [busy.service.process.pid ?? 0, ...(postgres?.pids() ?? [])];
      await suspendAll(writers);
      const copy = `${disk.image}-${cut}`;
      execFileSync('cp', ['--sparse=always', disk.image, copy]);
      for (const pid of writers()) process.kill(pid, 'SIGKILL');
      await Promise.all([busy.service.ended, postgres?.stop()]);
      swapImage(disk.folder, copy);
      execFileSync('mv', [copy, disk.image]);
      await postgres?.start();
      await busy.restart();
    }
    await busy.finish();
    console.log(`${database}: ${CUTS} power cuts, ${busy.customers.acknowledged.size} acknowledged, 0 lost`);
  },
);

async function postgresIn(folder: string): Promise<PostgresServer> {
  mkdirSync(folder);
  const postgres = await startOwnPostgres(['fsync=on'], folder);
  // initdb runs without fsync.
  execFileSync('sync', ['--file-system', folder]);
  return postgres;
}

/** A write in progress in the kernel finishes first. */
async function suspendAll(writers: () => number[]): Promise<void> {
  for (;;) {
    const moving = writers().filter((pid) => !isSuspended(pid));
    if (moving.length === 0) return;
    for (const pid of moving) process.kill(pid, 'SIGSTOP');
    await sleep(2);
  }
}

function isSuspended(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  return readdirSync(threads).every((thread) => {
    const [, state = ''] = /\) (\S)/.exec(readFileSync(join(threads, thread, 'stat'), 'utf8')) ?? [];
    return 'TZX'.includes(state);
  });
}
