import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { OnFinished } from './on-file-finished.ts';

/** An empty folder that goes with the test, or with what else `onFinished` waits for. */
export function temporaryFolder(onFinished: OnFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-fault-'));
  // PostgreSQL runs as somebody else and has its data below.
  chmodSync(folder, 0o755);
  onFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What tests say that are left out where `mountMemory` or `mountImage` fails. */
export const NO_MOUNTS = 'this machine permits no mounts: it takes root, and loop devices for images';

/** A file system in memory with so many megabytes of room. @returns null where the machine does not permit it. */
export function mountMemory(megabytes: number): string | null {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const isMounted = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  if (isMounted) onTestFinished(() => unmount(folder));
  return isMounted ? folder : null;
}

/** A disk of its own: an ext4 file system in the file `image`. @returns null where the machine does not permit it. */
export function mountImage(): { folder: string; image: string } | null {
  const around = temporaryFolder();
  const [folder, image] = [join(around, 'disk'), join(around, 'image')];
  mkdirSync(folder);
  const isMounted =
    run('truncate', '-s', '400M', image) &&
    run('mkfs.ext4', '-q', image) &&
    run('mount', '-o', 'loop', image, folder);
  if (isMounted) onTestFinished(() => unmount(folder));
  return isMounted ? { folder, image } : null;
}

/** Puts another image in the place of the one that is mounted; nobody may have a file of it open. */
export function exchangeImage(folder: string, image: string): void {
  unmount(folder);
  if (!run('mount', '-o', 'loop', image, folder)) throw new Error(`${image} cannot be mounted`);
}

function unmount(folder: string): void {
  // Processes that were killed a moment ago may still hold it.
  for (let tries = 0; !run('umount', folder); tries += 1) {
    if (tries === 100) throw new Error(`${folder} cannot be unmounted`);
    spawnSync('sleep', ['0.05']);
  }
}

function run(program: string, ...options: string[]): boolean {
  // Some shells know no programs of the administrator's.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  return spawnSync(program, options, { stdio: 'ignore', env }).status === 0;
}
