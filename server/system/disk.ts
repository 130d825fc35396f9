import { statfs } from 'node:fs/promises';

/** Bytes of the file system that holds the folder; null if there is no such folder. */
export async function readDisk(folder: string): Promise<{ size: number; free: number } | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
}
