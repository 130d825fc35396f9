import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseFile } from '#server/db/open.ts';
import { createDatabaseFrom, initPostgres } from '#tests/postgres.ts';
import { type Seeded, seedLoad } from './seed-load.ts';

export type Kind = 'sqlite' | 'postgres';

export interface DatabasePair {
  seeded: Seeded;
  version: string;
  product: TestDatabase;
  baseline: TestDatabase;
}

export interface TestDatabase {
  env: Record<string, string>;
  /** Since the seed: stored reviews, reviews in account counters, reviews with a mail job. */
  count(): Promise<{ reviews: number; counted: number; jobs: number }>;
  countSent(): Promise<number>;
  markMailsSent(): Promise<void>;
}

type Ask = (statement: string) => Promise<Record<string, number>[]>;

export function createDatabasePair(
  kind: Kind,
  isFilled: boolean,
  cleanUps: (() => unknown)[],
): Promise<DatabasePair> {
  return kind === 'sqlite' ? createSqlitePair(isFilled, cleanUps) : createPostgresPair(isFilled, cleanUps);
}

async function createSqlitePair(isFilled: boolean, cleanUps: (() => unknown)[]): Promise<DatabasePair> {
  const folder = createFolder('goodword-bench-', cleanUps);
  const folders = { product: join(folder, 'product'), baseline: join(folder, 'baseline') };
  mkdirSync(folders.baseline);
  const seeded = await seedLoad({ dataDir: folders.product, databaseUrl: null }, isFilled);
  copyFileSync(databaseFile(folders.product), databaseFile(folders.baseline));
  const open = [folders.product, folders.baseline].map(
    (dataDir) => new DatabaseSync(databaseFile(dataDir), { timeout: 20_000 }),
  ) as [DatabaseSync, DatabaseSync];
  for (const database of open) cleanUps.push(() => database.close());
  const createAsk = (database: DatabaseSync): Ask => {
    return async (statement) => database.prepare(statement).all() as Record<string, number>[];
  };
  const { version } = open[0].prepare('select sqlite_version() as version').get() as { version: string };
  return {
    seeded,
    version: `SQLite ${version}`,
    product: openTestDatabase({ DATA_DIR: folders.product }, createAsk(open[0]), seeded),
    baseline: openTestDatabase({ DATA_DIR: folders.baseline }, createAsk(open[1]), seeded),
  };
}

/** With fsync, unlike the PostgreSQL server of the tests. */
async function createPostgresPair(isFilled: boolean, cleanUps: (() => unknown)[]): Promise<DatabasePair> {
  const folder = createFolder('goodword-bench-postgres-', cleanUps);
  const dataDir = createFolder('goodword-bench-', cleanUps);
  const server = await initPostgres(folder);
  cleanUps.push(server.stop);
  await server.start();
  const first = await createDatabaseFrom(server.url, 'product', 'template1');
  const seeded = await seedLoad({ dataDir, databaseUrl: first }, isFilled);
  const second = await createDatabaseFrom(server.url, 'baseline', 'product');
  const clients = [first, second].map((connectionString) => new pg.Client({ connectionString })) as [
    pg.Client,
    pg.Client,
  ];
  for (const client of clients) {
    await client.connect();
    cleanUps.push(() => client.end());
    // Otherwise autovacuum would disturb the first measurement.
    await client.query('vacuum analyze');
  }
  await clients[0].query('checkpoint');
  const createAsk = (client: pg.Client): Ask => {
    return async (statement) => (await client.query(statement)).rows;
  };
  const { rows } = await clients[0].query('show server_version');
  return {
    seeded,
    version: `PostgreSQL ${rows[0].server_version}`,
    product: openTestDatabase({ DATA_DIR: dataDir, DATABASE_URL: first }, createAsk(clients[0]), seeded),
    baseline: openTestDatabase({ DATABASE_URL: second }, createAsk(clients[1]), seeded),
  };
}

function openTestDatabase(
  env: Record<string, string>,
  ask: Ask,
  { lastReviewId, reviewCount }: Seeded,
): TestDatabase {
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
    async markMailsSent() {
      await ask("update outbox set state = 'sent' where state = 'queued' and locked_until is null");
      for (let tries = 0; (await read('count(*)', "outbox where state = 'queued'")) > 0; tries += 1) {
        if (tries === 600) throw new Error('mails are still being sent after 30 s');
        await sleep(50);
      }
    },
  };
}

/** On a disk, since a commit to tmpfs costs nothing. */
function createFolder(prefix: string, cleanUps: (() => unknown)[]): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const IN_MEMORY = 0x01021994;
  if (statfsSync(folder).type === IN_MEMORY) {
    throw new Error(`${tmpdir()} is in memory; TMPDIR must name a folder on a disk`);
  }
  return folder;
}
