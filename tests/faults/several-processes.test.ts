import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { submit } from './customers.ts';
import { onFileFinished } from './on-file-finished.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessional } from './test-accounts.ts';

const PROCESSES = 3;

describe.runIf(hasPostgres())(`${PROCESSES} processes on one PostgreSQL`, () => {
  test('store exactly five reviews of a free account', async () => {
    const { urls, storage, db } = await site();
    const userId = await insertProfessional(storage);
    await db.updateTable('users').set({ subscription_type: 'free' }).where('id', '=', userId).execute();
    const sent = Array.from({ length: 8 * PROCESSES }, (_, nth) =>
      submit(urls[nth % PROCESSES] ?? '', userId, randomUUID()),
    );
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    const stored = await db.selectFrom('reviews').select('id').where('user_id', '=', userId).execute();
    expect(stored).toHaveLength(5);
  });

  test('count a visitor once, regardless of which process responds', async () => {
    const { urls, storage, db } = await site();
    const userId = await insertProfessional(storage);
    for (const visitor of ['Mozilla/5.0 (iPhone) Safari/604.1', 'Mozilla/5.0 (X11; Linux) Firefox/140.0']) {
      for (const url of [...urls, ...urls])
        await fetch(`${url}/review/${userId}`, { headers: { 'user-agent': visitor } });
    }
    const views = async () => {
      const counts = db.selectFrom('page_views').select('views').where('user_id', '=', userId);
      return (await counts.execute()).map((row) => row.views);
    };
    await expect.poll(views, { timeout: 20_000 }).toEqual([2]);
    await sleep(200);
    expect(await views()).toEqual([2]);
  });
});

let opened: ReturnType<typeof startProcesses> | null = null;

/** Shared by all tests of this file, because starting processes is slow. */
function site() {
  opened ??= startProcesses();
  return opened;
}

async function startProcesses() {
  const storage = { dataDir: temporaryFolder(onFileFinished), databaseUrl: (await createDatabase()) ?? '' };
  const services = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const env = { PORT: String(await freePort()), DATABASE_URL: storage.databaseUrl };
      return startProcess({ env, onFinished: onFileFinished });
    }),
  );
  const { db, close } = await openDatabase(storage);
  onFileFinished(close);
  return { urls: services.map(({ url }) => url), storage, db };
}
