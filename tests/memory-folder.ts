import { existsSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const ROOM = 2 ** 30;

/** Environment of tests that write databases but don't need a disk, since each commit would wait for it. */
export const inMemory: Record<string, string> = hasRoom() ? { TMPDIR: FOLDER } : {};

function hasRoom(): boolean {
  if (!existsSync(FOLDER)) return false;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize > ROOM;
}
