import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { SECOND } from '#server/basics/clock.ts';
import { freePort } from '#tests/free-port.ts';
import { findPrograms } from '#tests/postgres.ts';
import { databaseFrontend, startHaproxy } from './haproxy.ts';
import { type Daemon, launch, waitForPort } from './programs.ts';
import { queryPostgres } from './query-postgres.ts';
import { temporaryFolder } from './temporary-disks.ts';

export interface DatabaseCluster {
  url: string;
  /** Lists all nodes; the client has to find the primary. */
  multiHostUrl: string;
  /** @returns the primary. */
  waitUntilHealthy(): Promise<DatabaseNode>;
}

type DatabaseNode = Awaited<ReturnType<typeof createNode>>;

const NODES = 3;
/** The minimum that Patroni accepts. */
const LEADER_TTL = 20 * SECOND;
export const PATRONI_LOOP_WAIT = 3 * SECOND;

/** PostgreSQL with synchronous replication on three nodes under Patroni, with etcd and HAProxy. */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = temporaryFolder();
  const dcs = await startEtcd(folder);
  const nodes: DatabaseNode[] = [];
  for (let count = 1; count <= NODES; count += 1) nodes.push(await createNode(folder, `node${count}`, dcs));
  for (const node of nodes) node.start();
  const door = await freePort();
  await startHaproxy(door, databaseFrontend('database', door, nodes));
  const whole = () => waitUntilHealthy(nodes);
  await whole();
  const server = `postgres://goodword@127.0.0.1:${door}`;
  await queryPostgres(`${server}/postgres`, 'create database goodword');
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `${server}/goodword`,
    multiHostUrl: `postgres://goodword@${hosts}/goodword`,
    waitUntilHealthy: whole,
  };
}

async function startEtcd(folder: string): Promise<string> {
  const [port, peer] = [await freePort(), await freePort()];
  const own = createFolder(folder, 'etcd');
  const urls = (of: number) => `http://127.0.0.1:${of}`;
  const etcd = launch(
    'etcd',
    [
      ...['--name', 'etcd', '--data-dir', join(own, 'data'), '--log-level', 'error'],
      ...['--listen-client-urls', urls(port), '--advertise-client-urls', urls(port)],
      ...['--listen-peer-urls', urls(peer), '--initial-advertise-peer-urls', urls(peer)],
      ...['--initial-cluster', `etcd=${urls(peer)}`],
    ],
    own,
  );
  await waitForPort(port, etcd);
  return `127.0.0.1:${port}`;
}

async function createNode(around: string, name: string, dcs: string) {
  const folder = createFolder(around, name);
  const [port, restPort] = [await freePort(), await freePort()];
  const settings = {
    scope: 'goodword',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: dcs },
    bootstrap: {
      dcs: {
        ttl: LEADER_TTL / SECOND,
        loop_wait: PATRONI_LOOP_WAIT / SECOND,
        retry_timeout: 5,
        // Fails over right away instead of restarting a crashed primary.
        primary_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          // Replicas connect before the new primary has created their slots, and commits wait for their retry.
          parameters: { wal_retrieve_retry_interval: '500ms' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: findPrograms(),
      pgpass: join(folder, 'pgpass'),
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      authentication: {
        superuser: { username: 'goodword' },
        replication: { username: 'goodword' },
        rewind: { username: 'goodword' },
      },
      parameters: { unix_socket_directories: folder, max_connections: 100 },
    },
  };
  const file = join(folder, 'patroni.yml');
  writeFileSync(file, JSON.stringify(settings));
  const pidFile = join(folder, 'data', 'postmaster.pid');
  let patroni: Daemon | null = null;
  onTestFinished(() => node.kill());

  const node = {
    name,
    port,
    restPort,
    start() {
      patroni = launch('patroni', [file], folder);
    },
    killPostgres() {
      const pid = postmasterIn(pidFile);
      if (pid !== null) kill(pid);
    },
    /** Kills Patroni and all PostgreSQL processes, like a power failure. */
    kill() {
      // Patroni first, or it would restart PostgreSQL.
      patroni?.process.kill('SIGKILL');
      const pid = postmasterIn(pidFile);
      if (pid !== null) for (const each of [pid, ...childrenOf(pid)]) kill(each);
    },
  };
  return node;
}

function createFolder(around: string, name: string): string {
  const folder = join(around, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
}

/** The pid file may be stale, and its pid reused. */
function postmasterIn(pidFile: string): number | null {
  if (!existsSync(pidFile)) return null;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') ? pid : null;
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return pids === '' ? [] : pids.split(' ').map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just exited.
  }
}

interface Status {
  state: string;
  role: string;
  timeline: number;
  replication?: { state: string; sync_state: string }[];
}

interface Member {
  name: string;
  role: string;
}

async function waitUntilHealthy(nodes: DatabaseNode[]): Promise<DatabaseNode> {
  let seen: unknown;
  for (const began = Date.now(); Date.now() - began < 120_000; await sleep(200)) {
    const statuses = await Promise.all(nodes.map(({ restPort }) => ask<Status>(restPort, '/patroni')));
    const isRunning = (each: Status | null) =>
      each?.state === 'running' && each.timeline === statuses[0]?.timeline;
    const [status] = statuses.filter((each) => each !== null && each.replication !== undefined);
    const primary = status && nodes[statuses.indexOf(status)];
    const followers = status?.replication?.filter(({ state }) => state === 'streaming') ?? [];
    seen = statuses;
    if (!primary || !statuses.every(isRunning) || followers.length < nodes.length - 1) continue;
    // Patroni must also know the standby as a failover candidate.
    const members = (await ask<{ members: Member[] }>(primary.restPort, '/cluster'))?.members ?? [];
    seen = members;
    const isSynchronous = followers.some(({ sync_state }) => sync_state === 'sync');
    if (isSynchronous && members.some(({ role }) => role === 'sync_standby')) return primary;
  }
  throw new Error(`The cluster did not become healthy: ${JSON.stringify(seen)}`);
}

async function ask<Answer>(restPort: number, path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(2_000) });
    return (await answer.json()) as Answer;
  } catch {
    return null;
  }
}
