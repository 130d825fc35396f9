import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { initPostgres, type PostgresServer } from '#tests/postgres.ts';
import { startProcess } from '#tests/service-process.ts';
import { hasPostgres } from '#tests/start-app.ts';
import { startCustomers, untilServed } from './customers.ts';
import { rounds } from './length.ts';
import { exchangeImage, mountImage, NO_MOUNTS } from './places.ts';
import {
  endLeases,
  expectNothingLost,
  expectOneMailEach,
  insertStaff,
  mailsInFolder,
  untilMailed,
} from './reckoning.ts';

const CUTS = rounds(1, 20);

/*
 * What a disk holds when the power goes is what the file system had handed to it; what only the kernel remembered is gone.
 * An image of a disk behind a loop device is just that: the kernel's memory of the mounted files is not in it. So a copy
 * of it, mounted, is the disk after a power cut, and ext4 replays its journal as it would then.
 *
 * A copy takes a moment, and a disk that changes meanwhile would be copied half from before and half from after, in a
 * state in which no disk ever was. So every process that writes is stopped first, in the middle of whatever it does, and
 * dies after the copy. Nothing is flushed: `fsfreeze` would write down all that the kernel remembers, and nothing
 * could be lost any more. What the kernel itself may write back meanwhile is only what nobody had asked to be on disk.
 */
test.for(['SQLite', 'PostgreSQL'] as const)(
  `the power is cut under load, ${CUTS} × on %s: no acknowledged review is lost, none doubled, each mailed as one mail`,
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const disk = mountImage();
    if (disk === null) return skip(NO_MOUNTS);
    const postgres = database === 'PostgreSQL' ? await postgresIn(join(disk.folder, 'postgres')) : null;
    const place = { dataDir: join(disk.folder, 'data'), databaseUrl: postgres?.url ?? null };
    const userIds = await insertStaff(place);
    const port = String(await freePort());
    const env = {
      PORT: port,
      DATA_DIR: place.dataDir,
      ...(postgres && { DATABASE_URL: postgres.url }),
    };

    const customers = startCustomers(`http://localhost:${port}`, userIds);
    for (let cut = 0; cut < CUTS; cut += 1) {
      const service = await startProcess({ env });
      await untilServed(customers);
      await sleep(Math.random() * 1_300);
      const writers = () => [service.process.pid ?? 0, ...(postgres?.pids() ?? [])];
      await holdStill(writers);
      const copy = `${disk.image}-${cut}`;
      execFileSync('cp', ['--sparse=always', disk.image, copy]);
      for (const pid of writers()) process.kill(pid, 'SIGKILL');
      await Promise.all([service.ended, postgres?.stop()]);
      exchangeImage(disk.folder, copy);
      execFileSync('mv', [copy, disk.image]);
      await postgres?.start();
    }
    await endLeases(place);
    const last = await startProcess({ env });
    await customers.stop();
    await untilMailed(customers, () => mailsInFolder(place.dataDir));
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    await expectNothingLost(place, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(place.dataDir));
    console.log(`${database}: ${CUTS} power cuts, ${customers.acknowledged.size} acknowledged, 0 lost`);
  },
);

async function postgresIn(folder: string): Promise<PostgresServer> {
  mkdirSync(folder);
  const postgres = await initPostgres(folder, ['fsync=on']);
  onTestFinished(() => postgres.stop('SIGQUIT'));
  // It was told not to wait for the disk.
  execFileSync('sync', ['--file-system', folder]);
  await postgres.start();
  return postgres;
}

/** Stops processes where they are; a write that the kernel is at is finished before that. */
async function holdStill(writers: () => number[]): Promise<void> {
  for (;;) {
    const moving = writers().filter((pid) => !isStill(pid));
    if (moving.length === 0) return;
    for (const pid of moving) process.kill(pid, 'SIGSTOP');
    await sleep(2);
  }
}

function isStill(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  return readdirSync(threads).every((thread) => {
    const [, state = ''] = /\) (\S)/.exec(readFileSync(join(threads, thread, 'stat'), 'utf8')) ?? [];
    return 'TZX'.includes(state);
  });
}
