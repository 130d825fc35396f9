import { copyFileSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { databaseFile, joinDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { queryPostgres } from '#tests/faults/query-postgres.ts';
import { createDatabaseFrom, initPostgres } from '#tests/postgres.ts';
import { type Seeded, seedLoad } from './seed-load.ts';
import type { Side } from './servers.ts';

export type Kind = 'sqlite' | 'postgres';

export interface LoadDatabase {
  env: Record<string, string>;
  db: Db;
}

export interface LoadDatabases extends Record<Side, LoadDatabase> {
  seeded: Seeded;
  version: string;
  /** The size of the filled database. */
  bytes: number;
}

/** What to end and delete after a run, the last first. */
export type CleanUps = (() => unknown)[];

/** Two identical databases, filled if `isFilled`. */
export async function createDatabases(
  kind: Kind,
  isFilled: boolean,
  cleanUps: CleanUps,
): Promise<LoadDatabases> {
  const folders = { product: createFolder(cleanUps), baseline: createFolder(cleanUps) };
  const server = kind === 'postgres' ? await startOwnPostgres(cleanUps) : null;
  const databaseUrl = server && (await createDatabaseFrom(server, 'product', 'template1'));
  const seeded = await seedLoad({ dataDir: folders.product, databaseUrl }, isFilled);
  const copyUrl = server && (await createDatabaseFrom(server, 'baseline', 'product'));
  if (!server) copyFileSync(databaseFile(folders.product), databaseFile(folders.baseline));
  const product = await openCopy(folders.product, databaseUrl, cleanUps);
  const baseline = await openCopy(folders.baseline, copyUrl, cleanUps);
  const version = await read(
    product.db,
    server ? sql`current_setting('server_version')` : sql`sqlite_version()`,
  );
  const bytes = server
    ? Number(await read(product.db, sql`pg_database_size(current_database())`))
    : statSync(databaseFile(folders.product)).size;
  return { seeded, version: `${server ? 'PostgreSQL' : 'SQLite'} ${version}`, bytes, product, baseline };
}

/** @returns the URL of a server with fsync, unlike that of the tests. */
export async function startOwnPostgres(cleanUps: CleanUps, settings: string[] = []): Promise<string> {
  const server = await initPostgres(createFolder(cleanUps), settings);
  cleanUps.push(server.stop);
  await server.start();
  return server.url;
}

async function openCopy(
  dataDir: string,
  databaseUrl: string | null,
  cleanUps: CleanUps,
): Promise<LoadDatabase> {
  const { db, close } = await joinDatabase({ dataDir, databaseUrl });
  cleanUps.push(close);
  // Otherwise autovacuum would disturb the first measurement.
  for (const statement of databaseUrl ? ['vacuum analyze', 'checkpoint'] : [])
    await queryPostgres(databaseUrl ?? '', statement);
  return { env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, db };
}

/** Counts what came after the seed at one moment: stored reviews, reviews in account counters, reviews with a mail job. */
export async function countReviews({ db }: LoadDatabase, { lastReviewId, reviewCount }: Seeded) {
  const { rows } = await sql<Record<'stored' | 'counted' | 'jobs', unknown>>`select
    (select count(*) from reviews where id > ${lastReviewId}) as stored,
    (select sum(review_count) from users) as counted,
    (select count(distinct payload) from outbox where kind = 'review-received') as jobs`.execute(db);
  const [{ stored, counted, jobs }] = rows as [(typeof rows)[number]];
  return { stored: Number(stored), counted: Number(counted) - reviewCount, jobs: Number(jobs) };
}

export async function countMails(
  { db }: Pick<LoadDatabase, 'db'>,
  state: 'sent' | 'queued',
): Promise<number> {
  return Number(await read(db, sql`count(*)`, sql`from outbox where state = ${state}`));
}

/** Queued mails would disturb the next measurement. */
export async function clearMails({ db }: Pick<LoadDatabase, 'db'>): Promise<void> {
  await sql`update outbox set state = 'sent' where state = 'queued' and locked_until is null`.execute(db);
  for (let tries = 0; (await countMails({ db }, 'queued')) > 0; tries += 1) {
    if (tries === 600) throw new Error('mails are still being sent after 30 s');
    await sleep(50);
  }
}

async function read(db: Db, value: RawBuilder<unknown>, from = sql``): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${value} as value ${from}`.execute(db);
  return rows[0]?.value;
}

/** A folder on a disk, since a commit to tmpfs costs nothing. */
export function createFolder(cleanUps: CleanUps): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-load-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const IN_MEMORY = 0x01021994;
  if (statfsSync(folder).type === IN_MEMORY)
    throw new Error(`${tmpdir()} is in memory; TMPDIR must name a folder on a disk`);
  return folder;
}
