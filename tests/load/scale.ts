/**
 * `npm run scale`: measures the same requests on PostgreSQL on platforms of different sizes, in turn. See docs/performance.md.
 *
 *   npm run scale -- [--sizes USERS:REVIEWS,…] [--server postgres://…] [--only NAME,…] [--rounds 5] [--seconds 2]
 *
 * A temporary PostgreSQL server is used unless --server names one; on a given server, databases `scale_USERS_REVIEWS` are reused and
 * kept. NAME is a prefix of a name in scale-measures.ts. A million users with 50 million reviews take 25 GB and half an hour
 * to fill.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connect } from '#server/db/postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { queryPostgres } from '#tests/faults/query-postgres.ts';
import { type CleanUps, clearMails, createFolder, startOwnPostgres } from './databases.ts';
import { describeRun, logProgress, median, plain, runWithCleanUps } from './run.ts';
import { fill, type Size } from './scale-fill.ts';
import { ADMIN_PASSWORD, calls, loads, METRICS_TOKEN, operations, type Targets } from './scale-measures.ts';
import { type Request, sendLoad } from './send-load.ts';
import { type Server, startMailSink, startServer } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000:1000000,200000:10000000' },
    server: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
  },
});
const isWanted = ([name]: readonly [string, ...unknown[]]) =>
  options.only.split(',').some((beginning) => name.startsWith(beginning));

/** These are the settings of docs/performance.md; a server given by --server keeps its own settings. */
const SETTINGS = ['shared_buffers=2GB', 'max_wal_size=8GB', 'checkpoint_timeout=15min', 'max_connections=60'];

interface Sample {
  /** Milliseconds. */
  p50: number;
  p99: number;
  perSecond: number;
  /** Kilobytes written to the log per request. */
  wal: number;
}

interface Platform {
  name: string;
  /** Not the service's pool, so without its timeouts. */
  db: Db;
  targets: Targets;
  service: Server;
  samples: Record<string, Sample[]>;
}

const platforms = await runWithCleanUps(measureAll);
console.log(`\n${describeRun('npm run scale --')}`);
console.table(
  Object.fromEntries([...loads, ...calls, ...operations].filter(isWanted).map(([name]) => [name, row(name)])),
);

function row(name: string): Record<string, string> {
  const figures = [
    ['p50', 'p50 ms'],
    ['p99', 'p99 ms'],
    ['perSecond', '/s'],
    ['wal', 'log KB'],
  ] as const;
  return Object.fromEntries(
    figures.flatMap(([figure, title]) =>
      platforms.map((platform) => {
        const samples = platform.samples[name] ?? [];
        return [`${title} ${platform.name}`, plain(median(samples.map((sample) => sample[figure])))];
      }),
    ),
  );
}

async function measureAll(cleanUps: CleanUps): Promise<Platform[]> {
  const sizes = readSizes();
  const server = options.server ?? (await startOwnPostgres(cleanUps, SETTINGS));
  const mailSink = await startMailSink();
  cleanUps.push(mailSink.stop);
  const opened: Platform[] = [];
  for (const size of sizes) opened.push(await openPlatform(server, size, mailSink.url, cleanUps));
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    logProgress(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`);
    await measureRound(round % 2 === 0 ? opened : opened.toReversed(), round === 0);
  }
  return opened;
}

function readSizes(): Size[] {
  const sizes = options.sizes.split(',').map((text) => {
    const [users = 0, reviews = 0] = text.split(':').map(Number);
    return { users, reviews };
  });
  if (sizes.every(({ users, reviews }) => users >= 1_000 && reviews >= Math.max(20 * users, 150_000)))
    return sizes;
  console.error(
    '--sizes: each is USERS:REVIEWS with at least 1,000 users, 20 reviews per user and 150,000 reviews.',
  );
  process.exit(2);
}

async function openPlatform(
  server: string,
  size: Size,
  smtpUrl: string,
  cleanUps: CleanUps,
): Promise<Platform> {
  const { users, reviews } = size;
  const name = `scale_${users}_${reviews}`;
  const databaseUrl = server.replace(/\/[^/]*$/, `/${name}`);
  if (!(await queryPostgres(server, `select 1 from pg_database where datname = '${name}'`))) {
    await queryPostgres(server, `create database ${name}`);
    await fill(databaseUrl, size, (step) => logProgress(`${name}: ${step}`));
  }
  const folder = createFolder(cleanUps);
  const secrets = { ADMIN_PASSWORD, METRICS_TOKEN };
  const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', SMTP_URL: smtpUrl };
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...secrets, ...settings };
  const service = await startServer('product', env, folder);
  cleanUps.push(service.stop);
  const db = connect(databaseUrl, { max: 2 });
  cleanUps.push(() => db.destroy());
  const targets: Targets = {
    users,
    anyAccount: () => 2 + Math.floor(Math.random() * users),
    anyPaying: () => 11 + 10 * Math.floor(Math.random() * (users / 10 - 1)),
    adminCookie: await signIn(service.port),
  };
  return { name: `${reviews / 1e6} M`, db, targets, service, samples: {} };
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function measureRound(inTurn: Platform[], isWarmUp: boolean): Promise<void> {
  const note = async (name: string, platform: Platform, act: () => Promise<Sample>) => {
    const sample = await act();
    if (!isWarmUp) platform.samples[name] = [...(platform.samples[name] ?? []), sample];
  };
  for (const [name, connections, request] of loads.filter(isWanted))
    for (const platform of inTurn) {
      const { targets, service, db } = platform;
      const seconds = isWarmUp ? 1 : Number(options.seconds);
      await note(name, platform, async () => {
        const before = await walPosition(db);
        const load = { port: service.port, request: () => request(targets), connections, seconds };
        const { requests, refused, ...speed } = await sendLoad(load);
        if (refused > 0) throw new Error(`${name}: ${refused} responses were not 2xx`);
        return { ...speed, wal: ((await walPosition(db)) - before) / 1_000 / requests };
      });
      await clearMails(platform);
    }
  for (const [name, request] of calls.filter(isWanted))
    for (const platform of inTurn) {
      const ask = () => askOnce(platform.service.port, request(platform.targets));
      await note(name, platform, () => timed(platform.db, ask));
    }
  for (const [name, before, act] of operations.filter(isWanted))
    for (const platform of inTurn)
      await undone(platform.db, async (tx) => {
        await before(tx);
        await note(name, platform, () => timed(platform.db, () => act(tx)));
      });
}

async function askOnce(port: number, { path, headers = {} }: Request): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

async function timed(db: Db, act: () => Promise<unknown>): Promise<Sample> {
  const before = await walPosition(db);
  const began = performance.now();
  await act();
  const took = performance.now() - began;
  return { p50: took, p99: took, perSecond: 1_000 / took, wal: ((await walPosition(db)) - before) / 1_000 };
}

async function undone(db: Db, act: (tx: Db) => Promise<void>): Promise<void> {
  const undo = new Error('undone');
  const acting = db.transaction().execute(async (tx) => {
    await act(tx);
    throw undo;
  });
  await acting.catch((error) => {
    if (error !== undo) throw error;
  });
}

async function walPosition(db: Db): Promise<number> {
  const position = sql<{ at: number }>`select (pg_current_wal_insert_lsn() - '0/0')::int8 as at`;
  return Number((await position.execute(db)).rows[0]?.at);
}
