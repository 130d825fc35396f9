import { existsSync } from 'node:fs';
import type { Config } from '#server/system/config.ts';
import { readDisk } from '#server/system/disk.ts';
import { type Finding, failed, ok } from './finding.ts';

const FREE_MIN = 1e9;

export async function checkDisk(
  { dataDir, databaseUrl }: Config,
  backupFolder: string | null,
): Promise<Finding[]> {
  const folders = [
    // On PostgreSQL, it need not exist.
    ['DATA_DIR', databaseUrl === null || existsSync(dataDir) ? dataDir : null],
    ['the backup folder', backupFolder],
  ] as const;
  return Promise.all(
    folders.flatMap(([name, folder]) => (folder === null ? [] : [checkFolder(name, folder)])),
  );
}

async function checkFolder(name: string, folder: string): Promise<Finding> {
  const disk = await readDisk(folder);
  if (disk === null) return failed('disk', `${name} ${folder} doesn't exist: create it`);
  const free = `${(disk.free / 1e9).toFixed(1)} GB free in ${name} ${folder}`;
  return disk.free < FREE_MIN ? failed('disk', `${free}: free some space`) : ok('disk', free);
}
