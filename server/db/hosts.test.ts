import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { initPostgres, type PostgresServer } from '#tests/postgres.ts';
import { createDatabase, hasPostgres, skipWithoutDatabase } from '#tests/start-app.ts';
import { isUnavailable } from './dialect.ts';
import { connect } from './postgres.ts';
import type { Db } from './schema.ts';

beforeEach(skipWithoutDatabase);

/** A second server, with TLS. */
let second: PostgresServer;
let folder: string;

beforeAll(async () => {
  if (!hasPostgres()) return;
  folder = mkdtempSync(join(tmpdir(), 'goodword-hosts-'));
  second = await initPostgres(folder, [
    'fsync=off',
    'ssl=on',
    `ssl_cert_file=${join(folder, 'server.pem')}`,
    `ssl_key_file=${join(folder, 'server.key')}`,
  ]);
  createCertificates('localhost');
  await second.start();
});

afterAll(async () => {
  if (!hasPostgres()) return;
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('Several hosts in DATABASE_URL', () => {
  test('connect to the writable one, and to another after it is demoted', async () => {
    const [first, name] = await createDatabaseOnBoth();
    const db = open(`postgres://goodword@${await closed()},${hostOf(second.url)},${hostOf(first)}/${name}`);
    await write(db);
    expect(await portOf(db)).toBe(portIn(second.url));
    await configure(second.url, 'default_transaction_read_only = on');
    onTestFinished(() => configure(second.url, 'default_transaction_read_only = off'));
    // An open connection notices only when a write fails.
    await expect.poll(() => write(db).catch(isUnavailable), { interval: 20 }).toBe(true);
    await write(db);
    expect(await portOf(db)).toBe(portIn(first));
  });

  test('connect to another when one is down', async () => {
    const [first, name] = await createDatabaseOnBoth();
    const db = open(`postgres://goodword@${hostOf(second.url)},${hostOf(first)}/${name}`);
    await Promise.all(Array.from({ length: 20 }, () => write(db)));
    expect(await portOf(db)).toBe(portIn(second.url));
    await second.stop('SIGQUIT');
    onTestFinished(() => second.start());
    await expect.poll(() => write(db).then(() => portOf(db))).toBe(portIn(first));
  });

  test('skip one that hangs within two seconds', async () => {
    const [first, name] = await createDatabaseOnBoth();
    for (const pid of second.pids().slice(0, 1)) process.kill(pid, 'SIGSTOP');
    onTestFinished(() => void process.kill(second.pids()[0] ?? 0, 'SIGCONT'));
    const db = open(`postgres://goodword@${hostOf(second.url)},${hostOf(first)}/${name}`);
    expect(await portOf(db)).toBe(portIn(first));
  });
});

describe('sslmode', () => {
  test.for([
    ['127.0.0.1', 'sslmode=disable', false],
    ['127.0.0.1', 'sslmode=require', true],
    ['127.0.0.1', 'sslmode=verify-ca&sslrootcert=CA', true],
    ['localhost', 'sslmode=verify-full&sslrootcert=CA', true],
  ] as const)('%s?%s', async ([host, options, isEncrypted]) => {
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(open(tlsUrl(host, options)));
    expect(rows).toEqual([{ ssl: isEncrypted }]);
  });

  test.for([
    ['127.0.0.1', 'sslmode=verify-full&sslrootcert=CA', /altnames/],
    ['localhost', 'sslmode=verify-full', /certificate/],
    ['localhost', 'sslmode=verify-ca&sslrootcert=STRANGER', /certificate/],
  ] as const)('%s?%s fails, and the database counts as unavailable', async ([host, options, message]) => {
    const asking = write(open(tlsUrl(host, options)));
    await expect(asking).rejects.toThrow(message);
    await expect(asking).rejects.toSatisfy(isUnavailable);
  });
});

describe('A commit without confirmation by the standby', () => {
  beforeEach(async () => {
    if (!hasPostgres()) return;
    await execute(second.url, 'create table if not exists written (at timestamptz)');
    await configure(second.url, "synchronous_standby_names = 'missing'");
    onTestFinished(() => configure(second.url, "synchronous_standby_names = ''"));
    await waitForPendingCommits();
  });

  test('keeps no connection and no locks after its client has given up', async () => {
    const db = open(second.url, { query_timeout: 300 });
    const writes = await Promise.allSettled(Array.from({ length: 8 }, () => write(db)));
    for (const each of writes)
      expect(each).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isUnavailable) });
    await expect.poll(() => waitingCommits()).toBe(0);
  });
});

function open(url: string, options: pg.PoolConfig = {}): Db {
  const db = connect(url, { max: 4, ...options });
  onTestFinished(() => db.destroy());
  return db;
}

async function write(db: Db): Promise<void> {
  await sql`insert into written values (now())`.execute(db);
}

async function portOf(db: Db): Promise<number> {
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db);
  return rows[0]?.port ?? 0;
}

const closed = async () => `127.0.0.1:${await freePort()}`;
const hostOf = (url: string) => new URL(url).host;
const portIn = (url: string) => Number(new URL(url).port);

/** @returns its URL on the first server, and its name on both. */
async function createDatabaseOnBoth(): Promise<[url: string, name: string]> {
  const url = (await createDatabase()) ?? '';
  const name = new URL(url).pathname.slice(1);
  await execute(second.url, `create database ${name}`);
  for (const server of [url, `${second.url.replace(/[^/]*$/, name)}`])
    await execute(server, 'create table written (at timestamptz)');
  return [url, name];
}

/** Resolves once new connections use the setting. */
async function configure(url: string, setting: string): Promise<void> {
  const [{ now }] = (await execute(url, 'select clock_timestamp()::text as now')) as [{ now: string }];
  await execute(url, `alter system set ${setting}`);
  await execute(url, 'select pg_reload_conf()');
  const isLoaded = `select from (select) as one where pg_conf_load_time() > '${now}'`;
  await expect.poll(() => execute(url, isLoaded), { interval: 20 }).toHaveLength(1);
}

/** The setting takes effect for commits once the checkpointer has loaded it. */
async function waitForPendingCommits(): Promise<void> {
  const probe = async () => {
    const written = execute(second.url, 'insert into written values (now())');
    let waiting = 0;
    while ((await Promise.race([written, sleep(20)])) === undefined) {
      waiting = Math.max(waiting, await waitingCommits());
      await execute(second.url, CANCEL_COMMITS);
    }
    return waiting;
  };
  await expect.poll(probe, { interval: 20, timeout: 10_000 }).toBe(1);
}

const CANCEL_COMMITS = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";

async function waitingCommits(): Promise<number> {
  return (await execute(second.url, "select from pg_stat_activity where wait_event = 'SyncRep'")).length;
}

async function execute(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

function tlsUrl(host: string, options: string): string {
  const files = options
    .replace('CA', join(folder, 'ca.pem'))
    .replace('STRANGER', join(folder, 'stranger.pem'));
  return `postgres://goodword@${host}:${portIn(second.url)}/postgres?${files}`;
}

/** A CA, the server's certificate from it, and an unrelated CA. */
function createCertificates(host: string): void {
  const openssl = (...options: string[]) =>
    execFileSync('openssl', options, { cwd: folder, stdio: 'ignore' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['req', '-x509', ...newKey, '-subj', '/CN=authority'];
  openssl(...authority, '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl(...authority, '-keyout', 'stranger.key', '-out', 'stranger.pem');
  openssl(
    ...['req', '-x509', ...newKey, '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-CA', 'ca.pem', '-CAkey', 'ca.key', '-keyout', 'server.key', '-out', 'server.pem'],
  );
  const { uid, gid } = statSync(folder);
  for (const file of ['server.key', 'server.pem']) chownSync(join(folder, file), uid, gid);
}
