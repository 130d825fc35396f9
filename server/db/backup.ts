import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { OperatorError, requireFile } from '#server/basics/operator-error.ts';
import { refuseNewer } from './migrate.ts';
import { moveNotePath } from './move-note.ts';
import { createDataFolder, databaseFile, lockFolder } from './open.ts';

const EVERY_PAGE = 2_147_483_647;
const OWNER_ONLY = 0o600;

export async function backUp(dataDir: string, file: string, { force = false } = {}): Promise<void> {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new OperatorError(`There is no database in DATA_DIR ${dataDir}.`);
  if (!force) refuseToReplace(file);
  await writeWhole(file, (part) => copyLive(source, part));
}

export function refuseToReplace(file: string): void {
  if (existsSync(file))
    throw new OperatorError(`${file} already exists. Choose another name, or add --force to replace it.`);
}

/** @param write fills a file that gets its name only once it is complete and on disk. */
export async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', OWNER_ONLY));
  try {
    await write(part);
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

async function copyLive(source: string, part: string): Promise<void> {
  const live = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // One step, since a backup in several restarts whenever the service writes.
    await backup(live, part, { rate: EVERY_PAGE });
  } finally {
    live.close();
  }
  checkpoint(part);
  checkBackup(part);
}

export function requireBackupFile(file: string): void {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  requireFile(file);
}

export function restore(dataDir: string, file: string, { force = false } = {}): string | null {
  requireBackupFile(file);
  checkBackup(file);
  createDataFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const target = databaseFile(dataDir);
    if (existsSync(target) && !force) {
      throw new OperatorError(
        `${dataDir} already contains a database. Add --force to replace it; the old one is kept beside it.`,
      );
    }
    const staged = `${target}.restoring`;
    copyFileSync(file, staged);
    chmodSync(staged, OWNER_ONLY);
    flush(staged);
    const kept = existsSync(target) ? moveAside(target) : null;
    // Atomic, in case of a power cut.
    renameSync(staged, target);
    rmSync(moveNotePath(dataDir), { force: true });
    flush(dataDir);
    return kept;
  } finally {
    unlock();
  }
}

function checkpoint(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
  database.close();
  flush(file);
}

function checkBackup(file: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [report] = database.prepare('pragma integrity_check').all();
    if (report?.integrity_check !== 'ok')
      throw new OperatorError(`${file} is damaged: ${report?.integrity_check}.`);
    const applied = database.prepare('select name from kysely_migration').all();
    refuseNewer(
      file,
      applied.map(({ name }) => String(name)),
    );
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0)
      throw new OperatorError(`${file} is damaged: it has rows with broken foreign keys.`);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} is not a backup of this service: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}

function moveAside(target: string): string {
  const kept = `${target}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  try {
    checkpoint(target);
  } catch {
    // It may be damaged, which may be why a backup is being restored.
  }
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(target + suffix)) renameSync(target + suffix, kept + suffix);
  }
  copyFileSync(target, kept);
  chmodSync(kept, OWNER_ONLY);
  flush(kept);
  return join(dirname(target), basename(kept));
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
