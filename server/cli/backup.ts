import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY } from '#server/basics/clock.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { backUp, restore as restoreSqlite } from '#server/db/backup.ts';
import { createFolder, joinDatabase } from '#server/db/open.ts';
import { dumpPostgres, restorePostgres } from '#server/db/postgres-backup.ts';
import type { Db } from '#server/db/schema.ts';
import { env } from '#server/system/config.ts';
import { writeFact } from '#server/system/service-facts.ts';
import { command, UsageError } from './command.ts';

const DAYS_KEPT = 14;

export const backup = command({
  help: `
Usage: goodword backup [FILE] [--force]
       goodword backup --to FOLDER [--keep DAYS]

Backs up the database, even while the service runs, and verifies the copy. PostgreSQL needs a pg_dump that isn't older
than the server. Without FILE, the file is goodword-YYYY-MM-DD.db, or .dump from PostgreSQL, in this folder. A second one
of the same day is goodword-YYYY-MM-DD-2.db.

  --force        replace FILE, or the first of the day
  --to FOLDER    write the dated file there; makes FOLDER if it doesn't exist
  --keep DAYS    delete dated files in FOLDER that are older, by default ${DAYS_KEPT} days`,
  positionals: ['file?'],
  options: { force: { type: 'boolean' }, to: { type: 'string' }, keep: { type: 'string' } },
  async run({ file, force = false, to, keep }, { readConfig, resolve }) {
    if (to !== undefined && file !== undefined) throw new UsageError('Use FILE or --to, not both.');
    if (to === undefined && keep !== undefined) throw new UsageError('--keep needs --to.');
    const daysKept = parseDays(keep ?? String(DAYS_KEPT));
    const config = readConfig();
    const now = new Date();
    const folder = resolve(file === undefined ? (to ?? '.') : dirname(file));
    requireWritable(folder, { isMade: to !== undefined });
    const extension = config.databaseUrl === null ? 'db' : 'dump';
    const path = file === undefined ? datedFile(folder, now, extension, force) : resolve(file);

    const began = performance.now();
    await using database = await joinDatabase(config);
    if (config.databaseUrl === null) await backUp(config.dataDir, path, { force });
    else await dumpPostgres({ db: database.db, databaseUrl: config.databaseUrl, env }, path, { force });
    const { size } = statSync(path);
    const deleted = to === undefined ? [] : deleteOld(folder, now, daysKept);
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      `Backed up ${database.location} to ${path}: ${megabytes(size)} in ${seconds} s${deleted.length === 0 ? '' : `; deleted ${deleted.join(', ')}`}`,
    );
    await note(database.db, JSON.stringify({ path, size }), now);
  },
});

export const restore = command({
  help: `
Usage: goodword restore FILE [--force]

Restores a backup into DATA_DIR or, with DATABASE_URL, into that database, which must be empty. Stop the service first.
PostgreSQL needs a pg_restore that isn't older than the server. A backup that is damaged or from a newer version is
refused.

  --force        replace the SQLite database, which is kept beside the new one`,
  positionals: ['file'],
  options: { force: { type: 'boolean' } },
  async run({ file, force = false }, { readConfig, resolve }) {
    const { dataDir, databaseUrl } = readConfig();
    const path = resolve(file);
    if (databaseUrl === null) {
      const previous = restoreSqlite(dataDir, path, { force });
      return console.log(
        `Restored ${path} to ${dataDir}${previous === null ? '' : `; the previous database was kept as ${previous}`}`,
      );
    }
    if (force) throw new UsageError('--force is for SQLite; PostgreSQL is restored into an empty database.');
    await using database = await joinDatabase({ dataDir, databaseUrl });
    await restorePostgres({ db: database.db, databaseUrl, env }, path);
    console.log(`Restored ${path} to ${database.location}`);
  },
});

/** The database may lack the table before a migration. */
async function note(db: Db, value: string, now: Date): Promise<void> {
  try {
    await writeFact(db, 'last backup', value, now);
  } catch (error) {
    throw new OperatorError(`The database could not note its backup: ${(error as Error).message}`);
  }
}

function parseDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new UsageError(`--keep must be a number of days, and ${text} is not.`);
  return Number(text);
}

function requireWritable(folder: string, { isMade }: { isMade: boolean }): void {
  try {
    if (isMade) createFolder(folder);
    accessSync(`${folder}/`, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(`${folder} must be a writable folder: ${(error as Error).message}`);
  }
}

/** Unless it `replaces`, it gets a name of its own: an earlier backup of the day may be the last good one, or still running. */
function datedFile(folder: string, now: Date, extension: string, replaces: boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const path = join(folder, `goodword-${localDate(now)}${suffix}.${extension}`);
    if (replaces || !(existsSync(path) || existsSync(`${path}.part`))) return path;
  }
}

/** The name's date counts, since copying a file may change its own. An interrupted backup leaves a part. */
function deleteOld(folder: string, now: Date, daysKept: number): string[] {
  const [today, oldest] = [localDate(now), localDate(new Date(now.getTime() - daysKept * DAY))];
  const names = readdirSync(folder).filter((name) => {
    const [, date, part] = /^goodword-(\d{4}-\d\d-\d\d)(?:-\d+)?\.(?:db|dump)(\.part)?$/.exec(name) ?? [];
    return date !== undefined && date < (part === undefined ? oldest : today);
  });
  for (const name of names) rmSync(join(folder, name));
  return names.sort();
}

/** YYYY-MM-DD, which is how Sweden writes dates. */
function localDate(time: Date): string {
  return time.toLocaleDateString('sv-SE');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
