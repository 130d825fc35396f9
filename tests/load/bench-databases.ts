import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseFile } from '#server/db/open.ts';
import { createDatabaseOn, initPostgres } from '#tests/postgres.ts';
import { type Seeded, seedLoad } from './seed-load.ts';

export type Kind = 'sqlite' | 'postgres';

/** Two databases with the same content, one for the product and one for the floor. */
export interface Pair {
  seeded: Seeded;
  version: string;
  product: Place;
  floor: Place;
  /** Of the database's own server; null where there is none. */
  serverPid(): number | null;
}

export interface Place {
  /** What tells a process where its data is. */
  env: Record<string, string>;
  /** Reviews since the seed, by how many the accounts' counters have grown, and how many have a mail job. */
  count(): Promise<{ reviews: number; counted: number; jobs: number }>;
  /** Mails that have left. */
  countSent(): Promise<number>;
  /** Counts the mails that wait as sent, and returns when none is on its way. */
  setMailsAside(): Promise<void>;
}

type Ask = (statement: string) => Promise<Record<string, number>[]>;

/** What of it is to be stopped and removed is added to `cleanUps` as soon as it is there. */
export function makePair(kind: Kind, isFilled: boolean, cleanUps: (() => unknown)[]): Promise<Pair> {
  return kind === 'sqlite' ? makeFiles(isFilled, cleanUps) : makeOnServer(isFilled, cleanUps);
}

async function makeFiles(isFilled: boolean, cleanUps: (() => unknown)[]): Promise<Pair> {
  const folder = makeFolder('goodword-bench-', cleanUps);
  const folders = { product: join(folder, 'product'), floor: join(folder, 'floor') };
  mkdirSync(folders.floor);
  const seeded = await seedLoad({ dataDir: folders.product, databaseUrl: null }, isFilled);
  copyFileSync(databaseFile(folders.product), databaseFile(folders.floor));
  const open = [folders.product, folders.floor].map(
    (dataDir) => new DatabaseSync(databaseFile(dataDir), { timeout: 20_000 }),
  ) as [DatabaseSync, DatabaseSync];
  for (const database of open) cleanUps.push(() => database.close());
  const askOf = (database: DatabaseSync): Ask => {
    return async (statement) => database.prepare(statement).all() as Record<string, number>[];
  };
  const { version } = open[0].prepare('select sqlite_version() as version').get() as { version: string };
  return {
    seeded,
    version: `SQLite ${version}`,
    product: makePlace({ DATA_DIR: folders.product }, askOf(open[0]), seeded),
    floor: makePlace({ DATA_DIR: folders.floor }, askOf(open[1]), seeded),
    serverPid: () => null,
  };
}

/** Unlike the server of the tests this one waits for the disk, as its defaults are. */
async function makeOnServer(isFilled: boolean, cleanUps: (() => unknown)[]): Promise<Pair> {
  const folder = makeFolder('goodword-bench-postgres-', cleanUps);
  const dataDir = makeFolder('goodword-bench-', cleanUps);
  const server = await initPostgres(folder);
  cleanUps.push(server.stop);
  await server.start();
  const first = await createDatabaseOn(server.url, 'product', 'template1');
  const seeded = await seedLoad({ dataDir, databaseUrl: first }, isFilled);
  const second = await createDatabaseOn(server.url, 'floor', 'product');
  const clients = [first, second].map((connectionString) => new pg.Client({ connectionString })) as [
    pg.Client,
    pg.Client,
  ];
  for (const client of clients) {
    await client.connect();
    cleanUps.push(() => client.end());
    // Or the first to be measured would wait for the cleaning up after the seed.
    await client.query('vacuum analyze');
  }
  await clients[0].query('checkpoint');
  const askOf = (client: pg.Client): Ask => {
    return async (statement) => (await client.query(statement)).rows;
  };
  const { rows } = await clients[0].query('show server_version');
  return {
    seeded,
    version: `PostgreSQL ${rows[0].server_version}`,
    product: makePlace({ DATA_DIR: dataDir, DATABASE_URL: first }, askOf(clients[0]), seeded),
    floor: makePlace({ DATABASE_URL: second }, askOf(clients[1]), seeded),
    serverPid: () => server.pids()[0] ?? null,
  };
}

function makePlace(env: Record<string, string>, ask: Ask, { lastReviewId, reviewCount }: Seeded): Place {
  const read = async (value: string, from: string) =>
    Number((await ask(`select ${value} as value from ${from}`))[0]?.value);
  return {
    env,
    count: async () => ({
      reviews: await read('count(*)', `reviews where id > ${lastReviewId}`),
      counted: (await read('sum(review_count)', 'users')) - reviewCount,
      jobs: await read('count(distinct payload)', "outbox where kind = 'review-received'"),
    }),
    countSent: () => read('count(*)', "outbox where state = 'sent'"),
    async setMailsAside() {
      await ask("update outbox set state = 'sent' where state = 'queued' and locked_until is null");
      for (let tries = 0; (await read('count(*)', "outbox where state = 'queued'")) > 0; tries += 1) {
        if (tries === 600) throw new Error('mails are on their way for half a minute');
        await sleep(50);
      }
    },
  };
}

/** On a disk: a commit to a file system in memory is no commit. */
function makeFolder(prefix: string, cleanUps: (() => unknown)[]): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const IN_MEMORY = 0x01021994;
  if (statfsSync(folder).type === IN_MEMORY) {
    throw new Error(`${tmpdir()} is in memory; TMPDIR must name a folder on a disk`);
  }
  return folder;
}
