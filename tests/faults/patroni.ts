import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { SECOND } from '#server/platform/clock.ts';
import { freePort } from '#tests/free-port.ts';
import { findPrograms, unprivilegedUser } from '#tests/postgres.ts';
import { askPostgres } from './ask-postgres.ts';
import { databaseDoor, startHaproxy } from './haproxy.ts';
import { temporaryFolder } from './places.ts';
import { type Daemon, launch, untilListening } from './programs.ts';

export interface DatabaseCluster {
  /** Of the database behind HAProxy, wherever the primary is. */
  url: string;
  /** The same, of all nodes by name: whoever connects has to find the primary. */
  urlOfNodes: string;
  /** Waits until one node is the primary, a second follows it synchronously, and all the others follow. */
  untilWhole(): Promise<Whole>;
}

interface Whole {
  primary: DatabaseNode;
}

export interface DatabaseNode {
  name: string;
  /** Kills the postmaster; Patroni sees to the rest. */
  killPostgres(): void;
  /** Kills Patroni and PostgreSQL with all its processes, as when the machine is switched off. */
  kill(): void;
  /** After `kill`. */
  start(): void;
}

const NODES = 3;
/** For so long the others believe in a primary that is not heard of: the least that Patroni takes. */
const BELIEVED_FOR = 20 * SECOND;
export const PATRONI_LOOKS_EVERY = 3 * SECOND;

/** PostgreSQL on three nodes under Patroni, with etcd and HAProxy; each commit is on two of them. Gone when the test is. */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = temporaryFolder();
  const dcs = await startEtcd(folder);
  const nodes: (DatabaseNode & { restPort: number; port: number })[] = [];
  for (let count = 1; count <= NODES; count += 1) nodes.push(await createNode(folder, `node${count}`, dcs));
  for (const node of nodes) node.start();
  const door = await freePort();
  await startHaproxy(door, databaseDoor('database', door, nodes));
  const whole = () => untilWhole(nodes);
  await whole();
  const server = `postgres://goodword@127.0.0.1:${door}`;
  await askPostgres(`${server}/postgres`, 'create database goodword');
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `${server}/goodword`,
    urlOfNodes: `postgres://goodword@${hosts}/goodword`,
    untilWhole: whole,
  };
}

/** @returns its address. */
async function startEtcd(folder: string): Promise<string> {
  const [port, peer] = [await freePort(), await freePort()];
  const own = ownFolder(folder, 'etcd');
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
  await untilListening(port, etcd);
  return `127.0.0.1:${port}`;
}

async function createNode(around: string, name: string, dcs: string) {
  const folder = ownFolder(around, name);
  const [port, restPort] = [await freePort(), await freePort()];
  const settings = {
    scope: 'goodword',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: dcs },
    bootstrap: {
      dcs: {
        ttl: BELIEVED_FOR / SECOND,
        loop_wait: PATRONI_LOOKS_EVERY / SECOND,
        retry_timeout: 5,
        // A primary that has crashed is not waited for where another can take over.
        primary_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          // A new primary makes the others' slots a moment after they ask for them, and commits wait for who asks again.
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
  // YAML takes JSON as it is.
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
    kill() {
      // Patroni first, or it would start PostgreSQL again.
      patroni?.process.kill('SIGKILL');
      const pid = postmasterIn(pidFile);
      if (pid !== null) for (const each of [pid, ...childrenOf(pid)]) kill(each);
    },
  };
  return node;
}

/** A folder that belongs to whom PostgreSQL runs as. */
function ownFolder(around: string, name: string): string {
  const folder = join(around, name);
  mkdirSync(folder, { mode: 0o755 });
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** The file outlives a killed postmaster; another process may have its pid by then. */
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
    // It ended by itself in the same moment.
  }
}

/** What a node says of itself. */
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

async function untilWhole<Node extends DatabaseNode & { restPort: number }>(nodes: Node[]): Promise<Whole> {
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
    // Whom Patroni would let take over.
    const members = (await ask<{ members: Member[] }>(primary.restPort, '/cluster'))?.members ?? [];
    seen = members;
    const isSynchronous = followers.some(({ sync_state }) => sync_state === 'sync');
    if (isSynchronous && members.some(({ role }) => role === 'sync_standby')) return { primary };
  }
  throw new Error(`The cluster does not become whole: ${JSON.stringify(seen)}`);
}

/** null where it is down. */
async function ask<Answer>(restPort: number, path: string): Promise<Answer | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}${path}`, { signal: AbortSignal.timeout(2_000) });
    return (await answer.json()) as Answer;
  } catch {
    return null;
  }
}
