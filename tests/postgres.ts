import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for the test run; null if PostgreSQL is not installed. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> } | null> {
  if (findPrograms() === null) {
    console.log('PostgreSQL is not installed, so the API tests on PostgreSQL are skipped.');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'goodword-postgres-'));
  const server = await initPostgres(folder, ['fsync=off', 'autovacuum=off', 'max_connections=300']);
  await server.start();
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function createDatabaseFrom(server: string, name: string, template: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  // Halves the time of a thousand copies; before PostgreSQL 15 it's the only strategy.
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int >= 150000 as is_new`,
  );
  const strategy = rows[0].is_new ? ' strategy file_copy' : '';
  await client.query(`create database ${name} template ${template}${strategy}`);
  await client.end();
  return server.replace(/\/[^/]*$/, `/${name}`);
}

export interface PostgresServer {
  url: string;
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
  /** SIGINT by default, a fast shutdown; SIGQUIT is immediate, SIGKILL crashes the postmaster. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** The postmaster and its children; empty while it is down. */
  pids(): number[];
}

/** Initializes a server in an empty folder without starting it; `settings` are like `fsync=off`. */
export async function initPostgres(folder: string, settings: string[] = []): Promise<PostgresServer> {
  return makePostgres(folder, settings, 'initdb', [
    ...['-D', 'data', '-U', 'goodword', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
  ]);
}

/** Creates a standby from a running server without starting it. */
export async function createStandby(
  { url }: PostgresServer,
  folder: string,
  settings: string[] = [],
): Promise<PostgresServer> {
  const options = ['-D', 'data', '-d', url, '-R', '-c', 'fast', '--no-sync'];
  return makePostgres(folder, settings, 'pg_basebackup', options);
}

async function makePostgres(
  folder: string,
  settings: string[],
  maker: string,
  makerOptions: string[],
): Promise<PostgresServer> {
  const bin = findPrograms();
  if (bin === null) throw new Error('PostgreSQL is not installed here');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  await promisify(execFile)(join(bin, maker), makerOptions, options);
  const port = await freePort();
  const url = `postgres://goodword@127.0.0.1:${port}/postgres`;
  let ended: Promise<unknown> = Promise.resolve();
  let pid: number | undefined;

  return {
    url,
    async start() {
      const locations = ['-D', 'data', '-p', String(port), '-h', '127.0.0.1', '-k', folder];
      const rest = settings.flatMap((setting) => ['-c', setting]);
      // A crashed server refuses to start until the dead postmaster's children have exited.
      for (let tries = 0, isReady = false; !isReady; tries += 1) {
        if (tries === 50) throw new Error('PostgreSQL does not start');
        const server = spawn(join(bin, 'postgres'), [...locations, ...rest], { ...options, stdio: 'ignore' });
        pid = server.pid;
        ended = once(server, 'exit').then(() => {
          pid = undefined;
        });
        isReady = await Promise.race([isAccepting(url), ended.then(() => false)]);
        if (!isReady) await sleep(100);
      }
    },
    async stop(signal = 'SIGINT') {
      if (pid !== undefined) process.kill(pid, signal);
      await ended;
    },
    pids() {
      if (pid === undefined) return [];
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      return [pid, ...children.trim().split(/\s+/).map(Number)];
    },
  };
}

/** The folder of PostgreSQL's programs, from the PATH or Debian's location. */
export function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  // The PATH may contain links to some of them only.
  return found === undefined ? null : dirname(realpathSync(join(found, 'postgres')));
}

/** PostgreSQL refuses to run as root. @returns null if the tests run as another user. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function isAccepting(url: string): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}
