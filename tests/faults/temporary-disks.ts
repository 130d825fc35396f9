import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-fault-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const NO_MOUNTS = 'mounting is not permitted here: it needs root, and loop devices for images';

/** @returns null if mounting is not permitted. */
export function mountTmpfs(megabytes: number): string | null {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const isMounted = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  if (isMounted) onTestFinished(() => unmount(folder));
  return isMounted ? folder : null;
}

/** An ext4 file system in the file `image`. @returns null if mounting is not permitted. */
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

/** Mounts another image instead; no file may be open. */
export function swapImage(folder: string, image: string): void {
  unmount(folder);
  if (!run('mount', '-o', 'loop', image, folder)) throw new Error(`${image} cannot be mounted`);
}

function unmount(folder: string): void {
  // Processes that were just killed may still have files open.
  for (let tries = 0; !run('umount', folder); tries += 1) {
    if (tries === 100) throw new Error(`${folder} cannot be unmounted`);
    spawnSync('sleep', ['0.05']);
  }
}

function run(program: string, ...options: string[]): boolean {
  // Some shells don't have the sbin folders in their PATH.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  return spawnSync(program, options, { stdio: 'ignore', env }).status === 0;
}
