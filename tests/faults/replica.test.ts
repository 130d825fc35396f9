import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { insertSession } from '#tests/accounts.ts';
import { startProcess } from '#tests/service-process.ts';
import { submit } from './customers.ts';
import { skipWithoutPostgres, startOwnPostgres, startStandby } from './harness.ts';
import { timed } from './process-stats.ts';
import { queryPostgres } from './query-postgres.ts';
import { insertProfessional } from './test-accounts.ts';

test('An export has every review stored before, from a current replica, or from the primary if the replica lags or is down', async ({
  skip,
}) => {
  skipWithoutPostgres(skip);
  const primary = await startOwnPostgres();
  const replica = await startStandby(primary);

  const userId = await insertProfessional({ dataDir: '', databaseUrl: primary.url });
  const cookie = await signIn(primary.url, userId);
  const { url } = await startProcess({
    env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url, LOG_LEVEL: 'fatal' },
  });
  let stored = 0;
  const storeAndExport = async () => {
    expect(await submit(url, userId, randomUUID())).toBe(201);
    stored += 1;
    const { result, took } = await timed(() => fetch(`${url}/api/reviews`, { headers: { cookie } }));
    expect(await result.json()).toHaveLength(stored);
    return took;
  };
  const readsOfReplica = async () =>
    Number(
      (
        await queryPostgres(
          replica.url,
          'select xact_commit from pg_stat_database where datname = current_database()',
        )
      ).xact_commit,
    );
  const state = async () => (await (await fetch(`${url}/readyz`)).json()).replica;

  const before = await readsOfReplica();
  for (let times = 0; times < 10; times += 1) await storeAndExport();
  await expect.poll(readsOfReplica).toBeGreaterThan(before + 10);
  expect(await state()).toBe('ok');

  await queryPostgres(replica.url, 'select pg_wal_replay_pause()');
  expect(await storeAndExport()).toBeLessThan(5_000);
  expect(await state()).toBe('behind');
  await queryPostgres(replica.url, 'select pg_wal_replay_resume()');
  await expect.poll(state).toBe('ok');

  await replica.stop('SIGKILL');
  await storeAndExport();
  expect(await state()).toBe('unreachable');
  await replica.start();
  await expect.poll(state, { timeout: 10_000 }).toBe('ok');
  await storeAndExport();
});

/** @returns the cookie. */
async function signIn(databaseUrl: string, userId: number): Promise<string> {
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
  const token = await insertSession(db, userId);
  await close();
  return `session=${token}`;
}
