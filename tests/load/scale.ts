/**
 * `npm run scale`: measures the same requests on platforms of different sizes, in turn. See docs/performance.md.
 *
 *   npm run scale -- [--sizes USERS:REVIEWS,…] [--server postgres://…] [--sqlite] [--only NAME,…] [--rounds 5] [--seconds 2]
 *
 * --sqlite measures a copy in SQLite. Without --server, a temporary PostgreSQL server is used; on a given server, databases
 * `scale_USERS_REVIEWS` are reused and kept. NAME is a prefix of a name in scale-measures.ts, `sizes` or `mails`. A million
 * users with 50 million reviews take 25 GB and half an hour to fill.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { databaseFile } from '#server/db/open.ts';
import { connect } from '#server/db/postgres.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { sqliteDialect } from '#server/db/sqlite.ts';
import { queryPostgres } from '#tests/faults/query-postgres.ts';
import { seededRandom } from '#tests/faults/seeded-random.ts';
import { initPostgres } from '#tests/postgres.ts';
import { type Generator, startGenerator } from './generator.ts';
import { describeRun } from './machine.ts';
import { cpuSeconds } from './process-usage.ts';
import { aligned, plain } from './report.ts';
import { median } from './results.ts';
import { cleanUp, cleanUpOnSignals, cleanUps, logProgress } from './runner.ts';
import { fill, type Size } from './scale-fill.ts';
import {
  ADMIN_PASSWORD,
  calls,
  type Load,
  loads,
  METRICS_TOKEN,
  type Operation,
  operations,
  type SingleRequest,
  type Targets,
} from './scale-measures.ts';
import { copyToSqlite } from './scale-sqlite.ts';
import { type Server, startMailSink, startServer } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000:1000000,200000:10000000' },
    server: { type: 'string' },
    sqlite: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
  },
});

/** As for docs/performance.md; a server given by --server keeps its own settings. */
const SETTINGS = ['shared_buffers=2GB', 'max_wal_size=8GB', 'checkpoint_timeout=15min', 'max_connections=60'];
const SERVICE = { ADMIN_PASSWORD, METRICS_TOKEN, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const MAILS = 3_000;
/** Requests prepared for a load, each for another account. */
const PREPARED = 2_000;

interface Timing {
  requests: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per request. */
  server: number;
  database: number;
  /** Kilobytes written to the log per request. */
  wal: number;
}

interface TableSize {
  table: string;
  rows: number;
  heap: number;
  indexes: number;
}

interface Found {
  size: Size;
  startedWithin: number[];
  tables: TableSize[];
  samples: Record<string, Sample[]>;
  mails: { perSecond: number; server: number } | null;
}

interface Platform {
  size: Size;
  env: Record<string, string>;
  /** Not the service's pool, so without its timeouts. */
  db: Db;
  targets: Targets;
  service: Server;
  found: Found;
}

cleanUpOnSignals();
try {
  await measureAll();
} finally {
  await cleanUp();
}

async function measureAll(): Promise<void> {
  const sizes = readSizes();
  const scratch = mkdtempSync(join(tmpdir(), 'goodword-scale-'));
  cleanUps.push(() => rmSync(scratch, { recursive: true, force: true }));
  const server = options.server ?? (await startOwnServer());
  const mailSink = await startMailSink();
  cleanUps.push(mailSink.stop);
  const generator = startGenerator();
  cleanUps.push(generator.stop);
  const platforms: Platform[] = [];
  for (const size of sizes) platforms.push(await openPlatform(server, size, scratch, mailSink.url));
  await measureRounds(platforms, generator, options.sqlite ? null : await pidOf(server));
  for (const platform of platforms) {
    if (isWanted('sizes')) await readTableSizes(platform);
    if (isWanted('mails')) await measureMails(platform, scratch);
  }
  const { server_version } = await queryPostgres(server, 'show server_version');
  const version = options.sqlite ? `SQLite ${process.versions.sqlite}` : `PostgreSQL ${server_version}`;
  console.log(`\n${describeRun('npm run scale --')}; ${version}\n`);
  print(platforms.map(({ found }) => found));
}

function readSizes(): Size[] {
  return options.sizes.split(',').map((text) => {
    const [users = 0, reviews = 0] = text.split(':').map(Number);
    if (!(users >= 1_000 && reviews >= 20 * users && reviews >= 150_000)) {
      console.error(
        `--sizes: ${text} is not USERS:REVIEWS with at least 1,000 users, 20 reviews per user and 150,000 reviews.`,
      );
      process.exit(2);
    }
    return { users, reviews };
  });
}

async function startOwnServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-scale-postgres-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const server = await initPostgres(folder, SETTINGS);
  cleanUps.push(() => server.stop());
  await server.start();
  return server.url;
}

async function openPlatform(server: string, size: Size, scratch: string, smtpUrl: string): Promise<Platform> {
  const name = `scale_${size.users}_${size.reviews}`;
  const databaseUrl = server.replace(/\/[^/]*$/, `/${name}`);
  if (!(await queryPostgres(server, `select 1 from pg_database where datname = '${name}'`))) {
    await queryPostgres(server, `create database ${name}`);
    await fill(databaseUrl, size, (step) => logProgress(`${name}: ${step}`));
  }
  const place: Record<string, string> & { DATA_DIR: string } = options.sqlite
    ? { DATA_DIR: join(scratch, name) }
    : { DATA_DIR: scratch, DATABASE_URL: databaseUrl };
  if (options.sqlite) {
    logProgress(`${name}: copying to SQLite`);
    await copyToSqlite(databaseUrl, place.DATA_DIR);
  }
  const env = { ...place, ...SERVICE, SMTP_URL: smtpUrl };
  const startedWithin: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const service = await startServer('product', env, { logFolder: scratch });
    startedWithin.push(service.startedWithin);
    await service.stop();
  }
  const service = await startServer('product', env, { logFolder: scratch });
  cleanUps.push(service.stop);
  const db = options.sqlite
    ? new Kysely<Schema>({ dialect: sqliteDialect(databaseFile(place.DATA_DIR)) })
    : connect(databaseUrl, { max: 2 });
  cleanUps.push(() => db.destroy());
  const found: Found = { size, startedWithin, tables: [], samples: {}, mails: null };
  const random = seededRandom(size.users);
  const targets: Targets = {
    size,
    anyAccount: () => 2 + Math.floor(random() * size.users),
    anyPaying: () => 11 + 10 * Math.floor(random() * (size.users / 10 - 1)),
    adminCookie: await signIn(service.port),
  };
  return { size, env, db, targets, service, found };
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Alternates between platforms; the first round is a warm-up. */
async function measureRounds(
  platforms: Platform[],
  generator: Generator,
  databasePid: number | null,
): Promise<void> {
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    logProgress(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`);
    const inTurn = round % 2 === 0 ? platforms : platforms.toReversed();
    const note = async (name: string, platform: Platform, act: () => Promise<Timing>) => {
      const sample = await takeSample(platform, databasePid, act);
      const { samples } = platform.found;
      if (round > 0) samples[name] = [...(samples[name] ?? []), sample];
    };
    for (const load of loads.filter(({ name }) => isWanted(name)))
      for (const platform of inTurn) {
        await note(load.name, platform, () => sendAll(generator, platform, load, round === 0));
        await markMailsSent(platform.db);
      }
    for (const call of calls.filter(({ name }) => isWanted(name)))
      for (const platform of inTurn)
        await note(call.name, platform, () => sendOnce(platform, call)).catch((error) =>
          logProgress(`of ${platform.size.reviews.toLocaleString('en')} reviews, ${error.message}`),
        );
    for (const operation of operations.filter(({ name }) => isWanted(name) && !options.sqlite))
      for (const platform of inTurn)
        await measureOperation(operation, platform, (act) => note(operation.name, platform, act));
  }
}

function isWanted(name: string): boolean {
  return options.only.split(',').some((beginning) => name.startsWith(beginning));
}

async function takeSample(
  { db, service }: Platform,
  databasePid: number | null,
  act: () => Promise<Timing>,
): Promise<Sample> {
  const used = async () => ({
    server: cpuSeconds(service.pid),
    database: databasePid === null ? 0 : cpuSeconds(databasePid),
    wal: await walPosition(db),
  });
  const before = await used();
  const { requests, seconds, p50, p99 } = await act();
  const after = await used();
  const each = (name: keyof typeof before, unit: number) => ((after[name] - before[name]) * unit) / requests;
  return {
    perSecond: requests / seconds,
    p50,
    p99,
    server: each('server', 1_000),
    database: each('database', 1_000),
    wal: each('wal', 0.001),
  };
}

async function walPosition(db: Db): Promise<number> {
  if (options.sqlite) return 0;
  const answer = await db.executeQuery<{ at: number }>(
    CompiledQuery.raw("select (pg_current_wal_insert_lsn() - '0/0')::int8 as at"),
  );
  return answer.rows[0]?.at ?? 0;
}

async function sendAll(
  generator: Generator,
  { service: { port }, targets }: Platform,
  { name, connections, buildRequest }: Load,
  isWarmUp: boolean,
): Promise<Timing> {
  const requests = Array.from({ length: PREPARED }, () => buildRequest(targets));
  const seconds = isWarmUp ? 1 : Number(options.seconds);
  const timing = await generator.run({ port, requests, connections, seconds });
  const refused = timing.requests - timing.successes;
  if (refused > 0) throw new Error(`${name}: ${refused} responses were not 2xx`);
  return timing;
}

async function sendOnce(
  { service, targets }: Platform,
  { name, buildRequest }: SingleRequest,
): Promise<Timing> {
  const { path, headers } = buildRequest(targets);
  return timed(async () => {
    const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, { headers: headers ?? {} });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  });
}

async function timed(act: () => Promise<unknown>): Promise<Timing> {
  const began = performance.now();
  await act();
  const took = performance.now() - began;
  return { requests: 1, seconds: took / 1_000, p50: took, p99: took };
}

async function measureOperation(
  operation: Operation,
  platform: Platform,
  note: (act: () => Promise<Timing>) => Promise<void>,
): Promise<void> {
  const undo = new Error('undone');
  await platform.db
    .transaction()
    .execute(async (tx) => {
      await operation.before?.(tx);
      await note(() => timed(() => operation.act(tx)));
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
}

async function markMailsSent(db: Db): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await db
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('state', '=', 'queued')
      .where('locked_until', 'is', null)
      .execute();
    const left = await db.selectFrom('outbox').select('id').where('state', '=', 'queued').executeTakeFirst();
    if (!left) return;
    if (tries === 600) throw new Error('mails are on their way for half a minute');
    await sleep(50);
  }
}

async function readTableSizes({ db, env, size, found }: Platform): Promise<void> {
  if (options.sqlite) {
    const heap = statSync(databaseFile(env.DATA_DIR ?? '')).size;
    found.tables = [{ table: 'the file, by reviews', rows: size.reviews, heap, indexes: 0 }];
    return;
  }
  const tables = await db.executeQuery<TableSize>(
    CompiledQuery.raw(`select relname as table, reltuples::int8 as rows, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
      order by pg_total_relation_size(oid) desc`),
  );
  found.tables = tables.rows;
}

/** Measures how fast a restarted process sends a queue, down to a tenth. */
async function measureMails({ env, db, found, service }: Platform, logFolder: string): Promise<void> {
  await service.stop();
  await queueMails(db);
  const sender = await startServer('product', env, { logFolder });
  cleanUps.push(sender.stop);
  const [usedBefore, first, began] = [cpuSeconds(sender.pid), await countQueued(db), performance.now()];
  let left = first;
  while (left > MAILS / 10 && performance.now() - began < 120_000) {
    await sleep(100);
    left = await countQueued(db);
  }
  const sent = first - left;
  found.mails = {
    perSecond: (sent * 1_000) / (performance.now() - began),
    server: ((cpuSeconds(sender.pid) - usedBefore) * 1_000) / sent,
  };
  await markMailsSent(db);
  await sender.stop();
}

function queueMails(db: Db): Promise<unknown> {
  const now = sql.lit(new Date().toISOString());
  const time = sql<string>`${now}${options.sqlite ? sql`` : sql`::timestamptz`}`;
  return db
    .insertInto('outbox')
    .columns(['kind', 'user_id', 'payload', 'message_id', 'next_attempt_at', 'created_at'])
    .expression((of) =>
      of
        .selectFrom('reviews')
        .select([
          sql<string>`'review-received'`.as('kind'),
          'user_id',
          sql<string>`'{"reviewId":' || id || ',"ordinal":7}'`.as('payload'),
          sql<string>`'scale-' || id || '-' || ${now}`.as('message_id'),
          time.as('next_attempt_at'),
          time.as('created_at'),
        ])
        .orderBy('id', 'desc')
        .limit(MAILS),
    )
    .execute();
}

async function countQueued(db: Db): Promise<number> {
  const { jobs } = await db
    .selectFrom('outbox')
    .select((of) => of.fn.countAll<number>().as('jobs'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return jobs;
}

async function pidOf(server: string): Promise<number | null> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(server).hostname)) return null;
  const { text } = await queryPostgres(server, `select pg_read_file('postmaster.pid') as text`);
  return Number(text.split('\n')[0]);
}

function print(platforms: Found[]): void {
  const columns = (figure: string) => platforms.map(({ size }) => `${figure} ${abbreviate(size.reviews)}`);
  const rowsOf = (list: { name: string }[], figures: (keyof Sample)[]) =>
    list
      .filter(({ name }) => platforms.some(({ samples }) => samples[name]))
      .map(({ name }) => [
        name,
        ...figures.flatMap((figure) =>
          platforms.map(({ samples }) =>
            plain(median((samples[name] ?? []).map((sample) => sample[figure]))),
          ),
        ),
      ]);
  table([
    [
      '',
      ...columns('/s'),
      ...columns('p50 ms'),
      ...columns('p99 ms'),
      ...columns('service ms'),
      ...columns('database ms'),
      ...columns('log KB'),
    ],
    ...rowsOf(loads, ['perSecond', 'p50', 'p99', 'server', 'database', 'wal']),
  ]);
  table([
    ['', ...columns('ms'), ...columns('service ms'), ...columns('database ms')],
    ...rowsOf([...calls, ...operations], ['p50', 'server', 'database']),
  ]);
  table([
    ['', ...platforms.map(({ size }) => abbreviate(size.reviews))],
    ['start to first answer, ms', ...platforms.map(({ startedWithin }) => plain(median(startedWithin)))],
    [
      'mails a second (service ms each)',
      ...platforms.map(({ mails }) => (mails ? `${plain(mails.perSecond)} (${plain(mails.server)})` : '–')),
    ],
  ]);
  for (const { size, tables } of platforms) {
    if (tables.length === 0) continue;
    table([
      [abbreviate(size.reviews), 'rows', 'heap MB', 'indexes MB', 'bytes a row'],
      ...tables.map(({ table, rows, heap, indexes }) => [
        table,
        rows.toLocaleString('en'),
        plain(heap / 1e6),
        plain(indexes / 1e6),
        plain((heap + indexes) / rows),
      ]),
    ]);
  }
}

function abbreviate(count: number): string {
  return count >= 1e6 ? `${count / 1e6} M` : `${count / 1e3} K`;
}

function table(rows: string[][]): void {
  if (rows.length > 1) console.log(`${aligned(rows)}\n`);
}
