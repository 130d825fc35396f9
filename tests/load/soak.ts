/** `npm run soak`: checks that memory and event loop stay stable under fifty mixed requests a second on SQLite. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open.ts';
import { newReview } from '#server/demo/cast.ts';
import { MINUTE, SECOND } from '#server/system/clock.ts';
import { residentMegabytes } from './process-usage.ts';
import { PASSWORD, type Seeded, seedLoad } from './seed-load.ts';
import { startServer } from './servers.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const duration = Number(values.minutes) * MINUTE;
const PER_SECOND = 50;
const REVIEWS = 10_000;
/** Fewer, since hashing takes a hundred times as long as other requests. */
const LOGIN_EVERY = 3 * PER_SECOND;
const EXPORTS_EVERY = 60 * PER_SECOND;
const SAMPLE_EVERY = 5 * SECOND;
const WARM_UP = Math.min(MINUTE, duration / 5);
const BOUNDS = { growth: 1, p99: 50, max: 250 };

const folder = mkdtempSync(join(tmpdir(), 'goodword-soak-'));
try {
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function soak(): Promise<boolean> {
  const { thousand } = await seedLoad({ dataDir: folder, databaseUrl: null }, false);
  await insertReviews(thousand);
  const server = await startServer('product', { DATA_DIR: folder }, { logFolder: folder, isWatched: true });
  const stop = () => server.stop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const memory: [minute: number, megabytes: number][] = [];
  const began = performance.now();
  const sampling = setInterval(() => {
    const passed = performance.now() - began;
    if (passed >= WARM_UP) memory.push([passed / MINUTE, residentMegabytes(server.pid).now]);
  }, SAMPLE_EVERY);
  try {
    server.watchLoop();
    const answers = await sendRequests(`http://localhost:${server.port}`, thousand);
    return report(memory, answers, await server.readLoop());
  } finally {
    clearInterval(sampling);
    await server.stop();
  }
}

async function insertReviews({ id, workplaceId }: Seeded['thousand']): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: null });
  const { rating, comment, customerName } = newReview(id);
  const review = { user_id: id, workplace_id: workplaceId, rating, comment, customer_name: customerName };
  const created_at = new Date().toISOString();
  for (let inserted = 0; inserted < REVIEWS; inserted += 500)
    await db
      .insertInto('reviews')
      .values(Array.from({ length: 500 }, () => ({ ...review, created_at })))
      .execute();
  await db
    .updateTable('users')
    // Otherwise thousands of mail files would be written.
    .set({ review_count: REVIEWS, rating_sum: REVIEWS * rating, review_mails: 'none' })
    .where('id', '=', id)
    .execute();
  await close();
}

interface Answers {
  count: number;
  failures: string[];
}

/** Sends requests at fixed times, regardless of earlier responses. */
async function sendRequests(
  host: string,
  { id, workplaceId, username, token }: Seeded['thousand'],
): Promise<Answers> {
  const answers: Answers = { count: 0, failures: [] };
  const under = new Set<Promise<void>>();
  const ask = (path: string, headers: Record<string, string> = {}, body?: object, expected = 200) => {
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const type = body && { 'content-type': 'application/json' };
    const asking = request(host + path, { headers: { ...headers, ...type }, ...post }, expected)
      .then(
        () => {
          answers.count += 1;
        },
        (error: Error) => void answers.failures.push(`${path}: ${error.message}`),
      )
      .finally(() => under.delete(asking));
    under.add(asking);
  };
  const look = (path: string) => ask(path, { cookie: `session=${token}` });

  const began = performance.now();
  for (let i = 0; i < (duration / SECOND) * PER_SECOND; i += 1) {
    const wait = began + (i * SECOND) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    if (i % LOGIN_EVERY === 0) ask('/api/auth/login', {}, { username, password: PASSWORD });
    else if (i % EXPORTS_EVERY === 25 * PER_SECOND) look('/api/my-data');
    else if (i % 10 < 3)
      ask('/api/reviews/submit', { 'idempotency-key': randomUUID() }, newReview(id, { workplaceId }), 201);
    else if (i % 10 < 5) ask(`/review/${id}/${workplaceId}`, { 'user-agent': `Mozilla/5.0 (phone ${i})` });
    else if (i % 10 < 7) look('/api/reviews?limit=25');
    else if (i % 10 === 7) look('/api/reviews/stats');
    else if (i % 20 === 8) look('/api/reviews/insights');
    else ask(`/api/users/${id}`);
  }
  await Promise.all(under);
  return answers;
}

async function request(url: string, init: RequestInit, expected: number): Promise<void> {
  const answer = await fetch(url, init);
  for await (const _ of answer.body ?? []);
  if (answer.status !== expected) throw new Error(`answered ${answer.status}`);
}

function report(
  memory: [number, number][],
  { count, failures }: Answers,
  loop: { p99: number; max: number },
): boolean {
  const megabytes = memory.map(([, each]) => each);
  print('requests', `${count} answered`);
  print('resident memory', `${Math.min(...megabytes).toFixed(0)} to ${Math.max(...megabytes).toFixed(0)} MB`);
  const growth = slope(memory);
  const verdicts = [
    print('memory growth, MB/min', growth.toFixed(2), growth < BOUNDS.growth, `< ${BOUNDS.growth}`),
    print('event loop delay p99, ms', loop.p99.toFixed(1), loop.p99 < BOUNDS.p99, `< ${BOUNDS.p99}`),
    print('event loop delay max, ms', loop.max.toFixed(1), loop.max < BOUNDS.max, `< ${BOUNDS.max}`),
    print('failed requests', String(failures.length), failures.length === 0, '0'),
  ];
  for (const failure of failures.slice(0, 5)) print('', failure);
  return memory.length >= 3 && verdicts.every(Boolean);
}

function slope(points: [number, number][]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const [x, y] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const above = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return above / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

function print(title: string, figure: string, isWithin = true, bound = ''): boolean {
  console.log(
    `${title.padEnd(28)}${figure.padEnd(14)}${bound && `${isWithin ? 'within' : 'BEYOND'} ${bound}`}`,
  );
  return isWithin;
}
