import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PostgresServer } from '#tests/postgres.ts';
import { startProcess } from '#tests/service-process.ts';
import { submit } from './customers.ts';
import { skipWithoutPostgres, startOwnPostgres, startStandby } from './harness.ts';
import { expectNothingLost } from './invariants.ts';
import { timed } from './process-stats.ts';
import { queryPostgres } from './query-postgres.ts';
import { insertProfessional } from './test-accounts.ts';

const RESPONSE_TIMEOUT = 11_000;

/*
 * A commit waits for the standby. If the wait is cancelled, the commit succeeds on the primary alone, with a warning. Treating
 * that as success, or finding the key on a retry, would acknowledge a review that is lost with the primary.
 */
test('A review is not acknowledged until it is on the synchronous standby, even if the wait is cancelled, and then survives the primary', async ({
  skip,
}) => {
  skipWithoutPostgres(skip);
  const { primary, standby } = await startPair();
  const userId = await insertProfessional({ dataDir: '', databaseUrl: primary.url });
  const { url } = await startProcess({
    env: { DATABASE_URL: primary.url, DATABASE_STATEMENT_TIMEOUT: '2000', LOG_LEVEL: 'fatal' },
  });
  const [before, waiting, cancelled] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await submit(url, userId, before)).toBe(201);

  await standby.stop();
  const tries: string[] = [];
  async function attempt(key: string, what: string) {
    const { result: status, took } = await timed(() => submit(url, userId, key));
    tries.push(`${what}: ${status}`);
    console.log(`${what}: ${status} after ${Math.round(took)} ms`);
    expect(took).toBeLessThan(RESPONSE_TIMEOUT);
  }
  await attempt(waiting, 'waits');
  const stopCancelling = cancelWaits(primary);
  await attempt(waiting, 'waits again, cancelled');
  await attempt(cancelled, 'cancelled');
  await attempt(cancelled, 'cancelled again');
  await stopCancelling();
  expect(tries).toEqual([
    'waits: 503',
    'waits again, cancelled: 503',
    'cancelled: 503',
    'cancelled again: 503',
  ]);

  await standby.start();
  for (const key of [waiting, cancelled]) {
    await expect.poll(() => submit(url, userId, key), { timeout: 30_000 }).toBe(201);
  }
  await primary.stop('SIGKILL');
  await queryPostgres(standby.url, 'select pg_promote()');
  const keys = new Set([before, waiting, cancelled]);
  await expectNothingLost({ dataDir: '', databaseUrl: standby.url }, { acknowledged: keys, sent: keys });
});

/** Keeps cancelling waits for the standby, as an administrator might. */
function cancelWaits({ url }: PostgresServer): () => Promise<void> {
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) {
      await queryPostgres(
        url,
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      );
      await sleep(50);
    }
  })();
  return () => {
    isStopped = true;
    return running;
  };
}

/** A primary with synchronous replication. */
async function startPair(): Promise<{ primary: PostgresServer; standby: PostgresServer }> {
  const primary = await startOwnPostgres();
  const standby = await startStandby(primary);
  await queryPostgres(primary.url, `alter system set synchronous_standby_names = '*'`);
  await queryPostgres(primary.url, 'select pg_reload_conf()');
  const state = async () =>
    (await queryPostgres(primary.url, 'select sync_state from pg_stat_replication'))?.sync_state;
  await expect.poll(state, { timeout: 10_000 }).toBe('sync');
  return { primary, standby };
}
