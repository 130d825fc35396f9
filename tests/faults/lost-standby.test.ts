import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { copyPostgres, initPostgres, type PostgresServer } from '#tests/postgres.ts';
import { startProcess } from '#tests/service-process.ts';
import { hasPostgres } from '#tests/start-app.ts';
import { askPostgres } from './ask-postgres.ts';
import { submit } from './customers.ts';
import { temporaryFolder } from './places.ts';
import { expectNothingLost, insertProfessional } from './reckoning.ts';
import { timed } from './vitals.ts';

/** Milliseconds; the service gives up before them, whatever it waits for. */
const ANSWERED_WITHIN = 11_000;

/*
 * PostgreSQL waits in a commit until the standby has it. Whoever ends the wait, by a cancellation or a restart, leaves a
 * transaction that is there, on the primary alone: the cancelled commit succeeds, with a warning. Who takes that for a success
 * thanks for a review that dies with the primary, and who only looks whether a key is there thanks for it at the next try.
 */
test('a review that is on the primary alone is not thanked for, however often it is sent; once the standby is back it is, and outlives the primary', async ({
  skip,
}) => {
  skip(!hasPostgres(), 'no PostgreSQL here');
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
    expect(took).toBeLessThan(ANSWERED_WITHIN);
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
  await askPostgres(standby.url, 'select pg_promote()');
  const keys = new Set([before, waiting, cancelled]);
  await expectNothingLost({ dataDir: '', databaseUrl: standby.url }, { acknowledged: keys, sent: keys });
});

/** Ends every wait for the standby, as an administrator may, until it is stopped. */
function cancelWaits({ url }: PostgresServer): () => Promise<void> {
  let isStopped = false;
  const running = (async () => {
    while (!isStopped) {
      await askPostgres(
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

/** A primary that waits with every commit for its standby. */
async function startPair(): Promise<{ primary: PostgresServer; standby: PostgresServer }> {
  const settings = ['fsync=off'];
  const primary = await initPostgres(temporaryFolder(), settings);
  onTestFinished(() => primary.stop('SIGKILL'));
  await primary.start();
  const standby = await copyPostgres(primary, temporaryFolder(), settings);
  onTestFinished(() => standby.stop('SIGKILL'));
  await standby.start();
  await askPostgres(primary.url, `alter system set synchronous_standby_names = '*'`);
  await askPostgres(primary.url, 'select pg_reload_conf()');
  const state = async () =>
    (await askPostgres(primary.url, 'select sync_state from pg_stat_replication'))?.sync_state;
  await expect.poll(state, { timeout: 10_000 }).toBe('sync');
  return { primary, standby };
}
