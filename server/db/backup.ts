import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { newerMigrations } from './migrate.ts';
import { databaseFile, lockFolder } from './open.ts';

const EVERY_PAGE = 2_147_483_647;
/** Mode of a file that its owner alone may read. */
const PRIVATE = 0o600;

/** What cannot be done, in one line for the person who asked for it. */
export class BackupError extends Error {}

/**
 * Copies the embedded database into one file that is whole: everything that was acknowledged before the call, and nothing
 * by halves. The service may go on serving meanwhile.
 * @throws BackupError where there is no database, or `file` exists and `force` is not set.
 */
export async function backUp(dataDir: string, file: string, { force = false } = {}): Promise<void> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new BackupError(`There is no database in ${dataDir}.`);
  if (existsSync(file) && !force)
    throw new BackupError(`${file} exists already. Choose another name, or add --force to replace it.`);

  const part = `${file}.part`;
  rmSync(part, { force: true });
  // It holds every review and the private signing key.
  closeSync(openSync(part, 'wx', PRIVATE));
  const live = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // All pages in one step, of one moment: in several steps each write of the service would begin it anew.
    await backup(live, part, { rate: EVERY_PAGE });
  } finally {
    live.close();
  }
  checkpoint(part);
  inspect(part);
  renameSync(part, file);
  flush(dirname(file));
}

/**
 * Puts a backup into the data folder of a service that is stopped. What was there before is kept beside it.
 * @returns where the former database is now; null where there was none.
 * @throws BackupError where `file` is no backup that this version can use, or a database is there and `force` is not set;
 * DataFolderInUse where the service is running.
 */
export function restore(dataDir: string, file: string, { force = false } = {}): string | null {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  inspect(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const target = databaseFile(dataDir);
    if (existsSync(target) && !force) {
      throw new BackupError(
        `${dataDir} holds a database already. Add --force to put the backup in its place; the old one is kept beside it.`,
      );
    }
    const arriving = `${target}.restoring`;
    copyFileSync(file, arriving);
    chmodSync(arriving, PRIVATE);
    flush(arriving);
    const kept = existsSync(target) ? keep(target) : null;
    // In one step: whenever the power goes, there is the old database or the new one.
    renameSync(arriving, target);
    flush(dataDir);
    return kept;
  } finally {
    unlock();
  }
}

/** One file instead of three, on the disk. */
function checkpoint(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
  database.close();
  flush(file);
}

function inspect(file: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [report] = database.prepare('pragma integrity_check').all();
    if (report?.integrity_check !== 'ok')
      throw new BackupError(`${file} is damaged: ${report?.integrity_check}.`);
    const applied = database.prepare('select name from kysely_migration').all();
    const newer = newerMigrations(applied.map(({ name }) => String(name)));
    if (newer.length > 0)
      throw new BackupError(`${file} was made by a newer version of the service (${newer.join(', ')}).`);
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0) throw new BackupError(`${file} is damaged: rows that belong to nothing.`);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is no backup of this service: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}

/** Sets the former database aside, with what its write-ahead log held. @returns its new name. */
function keep(target: string): string {
  const kept = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    checkpoint(target);
  } catch {
    // It may be damaged, which may be why a backup is put in its place.
  }
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(target + suffix)) renameSync(target + suffix, kept + suffix);
  }
  copyFileSync(target, kept);
  flush(kept);
  return join(dirname(target), basename(kept));
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
