import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { applyAdminPassword } from '#server/accounts/admin-account.ts';
import { systemClock } from '#server/basics/clock.ts';
import { openDatabase } from '#server/db/open.ts';
import { createDatabaseFrom, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedFolder: string;
    /** null if the machine has no PostgreSQL. */
    postgresUrl: string | null;
  }
}

export const ADMIN_PASSWORD = 'the admin password';
export const MIGRATED = 'migrated';

/** Tests copy these databases, which is faster than migrating. */
export default async function prepareDatabases(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-migrated-'));
  let postgres: Awaited<ReturnType<typeof startPostgres>> = null;
  const removeDatabases = async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrate({ dataDir: folder, databaseUrl: null });
    project.provide('migratedFolder', folder);
    postgres = await startPostgres();
    project.provide('postgresUrl', postgres?.url ?? null);
    if (postgres) {
      const databaseUrl = await createDatabaseFrom(postgres.url, MIGRATED, 'template1');
      await migrate({ dataDir: '', databaseUrl });
    }
  } catch (error) {
    await removeDatabases();
    throw error;
  }
  return removeDatabases;
}

async function migrate(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const { db, close } = await openDatabase(place);
  await applyAdminPassword({ db, clock: systemClock }, ADMIN_PASSWORD);
  await close();
}
