import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import type { PostgresServer } from '#tests/postgres.ts';
import { launchProcess } from '#tests/service-process.ts';
import { startApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';
import { skipWithoutPostgres, startOwnPostgres } from './harness.ts';
import { launch, skipUnlessInstalled, waitForPort } from './programs.ts';
import { temporaryFolder } from './temporary-disks.ts';

const REFUSAL =
  /^DATABASE_URL: a pooler before PostgreSQL 127\.0\.0\.1:\d+\/postgres loses prepared statements, as PgBouncer does in transaction mode: set pool_mode = session or, in PgBouncer 1\.21 or newer, max_prepared_statements = 100\n$/;

beforeEach((context) => {
  skipWithoutPostgres(context.skip);
  skipUnlessInstalled(context, 'pgbouncer');
});

test('Behind PgBouncer in transaction mode, the start is refused with one line, and doctor says the same', async () => {
  const url = await startPgBouncer(await startOwnPostgres(), 'pool_mode = transaction');
  const refused = launchProcess({ env: { DATABASE_URL: url } });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(REFUSAL);
  const { stdout } = await runCommand(['doctor'], { DATABASE_URL: url });
  expect(stdout).toMatch(/^failed {3}database {4}DATABASE_URL: a pooler before /m);
});

test.for([
  'pool_mode = statement',
  'default_pool_size = 1',
  'server_round_robin = 1',
  'server_round_robin = 1\nmin_pool_size = 2',
  'min_pool_size = 10',
])('Every start is refused in transaction mode, also with %j', async (settings) => {
  const url = await startPgBouncer(await startOwnPostgres(), `pool_mode = transaction\n${settings}`);
  for (let starts = 0; starts < 5; starts += 1) await expectRefused(url);
});

test('Every start is refused in transaction mode, also while others are busy there', async () => {
  const url = await startPgBouncer(
    await startOwnPostgres(),
    'pool_mode = transaction\ndefault_pool_size = 20',
  );
  const stopOthers = keepBusy(url);
  for (let starts = 0; starts < 20; starts += 1) await expectRefused(url);
  await stopOthers();
});

test('Behind PgBouncer in session mode, the service starts, also while others are busy, and takes reviews', async () => {
  const url = await startPgBouncer(await startOwnPostgres(), 'pool_mode = session\ndefault_pool_size = 50');
  const stopOthers = keepBusy(url);
  const app = await startApp({ storage: { dataDir: temporaryFolder(), databaseUrl: url } });
  const ana = await app.professional();
  for (let sent = 0; sent < 20; sent += 1) await app.visitor().get(`/api/users/${ana.user.id}`);
  expect((await app.visitor().post('/api/reviews/submit', newReview(ana.user.id))).status).toBe(201);
  for (let read = 0; read < 20; read += 1) expect((await ana.get('/api/reviews')).body).toHaveLength(1);
  await stopOthers();
  await app.stop();
});

async function expectRefused(databaseUrl: string): Promise<void> {
  await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(/ a pooler before /);
}

async function startPgBouncer({ url }: PostgresServer, settings: string): Promise<string> {
  const folder = temporaryFolder();
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${new URL(url).port} user=goodword
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
${settings}
`,
  );
  chmodSync(file, 0o644);
  await waitForPort(port, launch('pgbouncer', [file], folder));
  return `postgres://goodword@127.0.0.1:${port}/postgres`;
}

/** @returns how to stop it. */
function keepBusy(url: string): () => Promise<void> {
  let isBusy = true;
  const clients = Array.from({ length: 8 }, async () => {
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    while (isBusy) await client.query('select pg_sleep(random() / 500)');
    await client.end();
  });
  const stop = async () => {
    isBusy = false;
    await Promise.all(clients);
  };
  onTestFinished(stop);
  return stop;
}
