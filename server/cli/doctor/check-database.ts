import { existsSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { createTranslator } from '#contract/languages/translator.ts';
import { describeUpdate } from '#contract/service-problems.ts';
import { findProblems } from '#server/admin/service-problems.ts';
import { findUpdate } from '#server/admin/updates.ts';
import { systemClock } from '#server/basics/clock.ts';
import { requireMigrated } from '#server/db/migrate.ts';
import { joinDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { describeUnmovedAccounts } from '#server/db/unmoved-accounts.ts';
import type { Config } from '#server/system/config.ts';
import { readFact, type StoredFact, writeFact } from '#server/system/service-facts.ts';
import { readVersion } from '#server/system/version.ts';
import { type Finding, failed, judgeClock, ok, warning } from './finding.ts';

interface DatabaseCheck {
  findings: Finding[];
  backupFolder: string | null;
}

export async function checkDatabase(config: Config): Promise<DatabaseCheck> {
  await using database = await joinDatabase(config);
  const { db, location } = database;
  await requireMigrated(db);
  await writeAndRollBack(db);
  const backup = await readFact(db, 'last backup');
  const unmoved = describeUnmovedAccounts(config);
  const findings = [
    ok('database', `${location} is writable, with a current schema`),
    ...(unmoved === null ? [] : [warning('database', unmoved)]),
    ...(config.databaseUrl === null ? [] : [await checkClock(db)]),
    ...(await checkProblems(db, config, backup)),
    ...(await checkUpdate(db, config)),
  ];
  return { findings, backupFolder: folderOf(backup) };
}

const backupNote = z.object({ path: z.string() });

/** Other tools may note anything, and another machine's folder isn't here. */
function folderOf(backup: StoredFact | null): string | null {
  try {
    const { path } = backupNote.parse(JSON.parse(backup?.value ?? ''));
    return isAbsolute(path) && existsSync(dirname(path)) ? dirname(path) : null;
  } catch {
    return null;
  }
}

class RolledBack extends Error {}

async function writeAndRollBack(db: Db): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await writeFact(tx, 'last backup', '', systemClock());
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

async function checkClock(db: Db): Promise<Finding> {
  const { rows } = await sql<{ time: string }>`select now() as time`.execute(db);
  return judgeClock('the database', new Date(rows[0]?.time ?? Number.NaN));
}

async function checkProblems(db: Db, config: Config, backup: StoredFact | null): Promise<Finding[]> {
  const problems = await findProblems({ db, config, version: readVersion(), clock: systemClock }, null);
  const found = problems.flatMap(({ kind, title, advice }) =>
    kind === 'backup' || kind === 'mail' ? [failed(kind, `${title}: ${advice}`)] : [],
  );
  if (found.some(({ check }) => check === 'backup')) return found;
  const last =
    backup !== null
      ? ok('backup', `the last one is from ${backup.updatedAt}`)
      : config.isLoopback
        ? ok('backup', 'none yet')
        : warning('backup', 'none yet: run ./goodword backup every night');
  return [...found, last];
}

async function checkUpdate(db: Db, config: Config): Promise<Finding[]> {
  const update = await findUpdate({ db, config, version: readVersion() });
  return update === null ? [] : [warning('update', describeUpdate(createTranslator('en', null), update))];
}
