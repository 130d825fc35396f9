import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { newReview } from '#server/demo/cast.ts';
import { MINUTE, SECOND } from '#server/system/clock.ts';
import { insertSession } from '#tests/accounts.ts';
import { freePort } from '#tests/free-port.ts';
import { inheritedEnv, start } from '../start-script.ts';
import type { Sample } from './soak-monitor.ts';

/* Checks that memory and event loop stay stable under fifty mixed requests a second on SQLite. */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const PER_SECOND = 50;
const REVIEWS = 10_000;
/** Fewer, since hashing takes a hundred times as long as other requests. */
const LOGIN_EVERY = 3 * SECOND;
const EXPORTS_EVERY = MINUTE;
const WARM_UP = MINUTE;
const BOUNDS = { growth: 1, p99: 50, max: 250 };
const PASSWORD = 'correct horse';
/** A reference process that writes as often as the product commits, to separate the delays of the disk from the product's. */
const WRITER = `
  const fs = require('node:fs');
  const file = fs.openSync(process.env.FILE, 'w');
  const frame = Buffer.alloc(24 + 4_096, 1);
  let written = 0;
  setInterval(() => {
    fs.writeSync(file, frame, 0, frame.length, (written++ % 1_000) * frame.length);
    fs.fdatasync(file, () => {});
  }, 33);
`;

const dataDir = mkdtempSync(join(tmpdir(), 'goodword-soak-'));
const children: ChildProcess[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(1);
  });
}

let isWithin = false;
try {
  isWithin = await soak();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isWithin ? 0 : 1);

async function soak(): Promise<boolean> {
  const { userId, workplaceId, cookie } = await createTestData();
  const port = await freePort();
  const service = startMonitored(start.main, {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  });
  const writer = startMonitored(['--eval', WRITER], { FILE: join(dataDir, 'reference') });
  try {
    await new Promise<void>((resolve, reject) => {
      service.process.stdout?.on('data', (text: Buffer) => text.includes('is ready at') && resolve());
      service.ended.then(() => reject(new Error('the product did not start')), reject);
    });
    // Excludes the start.
    for (const each of [service, writer]) each.process.send('begin');
    const answers = await sendRequests(`http://localhost:${port}`, { userId, workplaceId, cookie });
    return report(service.samples, answers, writer.samples);
  } finally {
    for (const each of [service, writer]) {
      each.process.kill('SIGTERM');
      await each.ended;
    }
  }
}

function startMonitored(options: string[], env: Record<string, string>) {
  const child = spawn(start.program, ['--import', './tests/load/soak-monitor.ts', ...options], {
    env: { ...inheritedEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  const samples: Sample[] = [];
  child.on('message', (sample: Sample) => samples.push(sample));
  return { process: child, samples, ended: once(child, 'exit') };
}

async function createTestData() {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const now = new Date().toISOString();
  const passwordHash = await hashPassword(PASSWORD);
  const account = { fullName: 'Ana Ruiz', username: 'ana', email: 'ana@example.com', industry: 'Other' };
  const { id: userId } = await insertAccount(db, { ...account, passwordHash }, new Date());
  await db
    .updateTable('users')
    // Otherwise thousands of mail files would be written.
    .set({
      subscription_type: 'annual',
      review_count: REVIEWS,
      rating_sum: REVIEWS * 5,
      review_mails: 'none',
    })
    .where('id', '=', userId)
    .execute();
  const { id: workplaceId } = await db
    .insertInto('workplaces')
    .values({ user_id: userId, name: 'Blue Door', location: 'Porto', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rating, comment, customerName } = newReview(userId);
  const review = { user_id: userId, workplace_id: workplaceId, rating, comment, customer_name: customerName };
  for (let inserted = 0; inserted < REVIEWS; inserted += 500) {
    await db
      .insertInto('reviews')
      .values(Array.from({ length: 500 }, () => ({ ...review, created_at: now })))
      .execute();
  }
  const token = await insertSession(db, userId);
  await close();
  return { userId, workplaceId, cookie: `session=${token}` };
}

interface Answers {
  count: number;
  failures: string[];
}

/** Sends requests at fixed times, regardless of earlier responses. */
async function sendRequests(
  host: string,
  { userId, workplaceId, cookie }: { userId: number; workplaceId: number; cookie: string },
): Promise<Answers> {
  const answers: Answers = { count: 0, failures: [] };
  const under = new Set<Promise<void>>();
  const json = { 'content-type': 'application/json' };
  const signedIn = { cookie };
  const ask = (path: string, init: RequestInit = {}, expected = 200) => {
    const asking = request(host + path, init, expected)
      .then(
        () => {
          answers.count += 1;
        },
        (error: Error) => {
          answers.failures.push(`${path}: ${error.message}`);
        },
      )
      .finally(() => under.delete(asking));
    under.add(asking);
  };
  const submit = () =>
    ask(
      '/api/reviews/submit',
      {
        method: 'POST',
        headers: { ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify(newReview(userId, { workplaceId })),
      },
      201,
    );
  const open = (i: number) =>
    ask(`/review/${userId}/${workplaceId}`, { headers: { 'user-agent': `Mozilla/5.0 (phone ${i})` } });
  const look = (path: string) => ask(path, { headers: signedIn });
  const logIn = () =>
    ask('/api/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username: 'ana', password: PASSWORD }),
    });

  const total = minutes * 60 * PER_SECOND;
  const began = performance.now();
  for (let i = 0; i < total; i += 1) {
    const wait = began + (i * SECOND) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    if (i % ((LOGIN_EVERY / SECOND) * PER_SECOND) === 0) logIn();
    else if (i % ((EXPORTS_EVERY / SECOND) * PER_SECOND) === 25 * PER_SECOND) look('/api/my-data');
    else if (i % 10 < 3) submit();
    else if (i % 10 < 5) open(i);
    else if (i % 10 < 7) look('/api/reviews?limit=25');
    else if (i % 10 === 7) look('/api/reviews/stats');
    else if (i % 20 === 8) look('/api/reviews/insights');
    else ask(`/api/users/${userId}`);
  }
  await Promise.all(under);
  return answers;
}

async function request(url: string, init: RequestInit, expected: number): Promise<void> {
  const answer = await fetch(url, init);
  for await (const _ of answer.body ?? []);
  if (answer.status !== expected) throw new Error(`answered ${answer.status}`);
}

function report(samples: Sample[], { count, failures }: Answers, writer: Sample[]): boolean {
  const loop = samples.at(-1)?.loop;
  const steady = samples.filter(({ at }) => at >= Math.min(WARM_UP, (minutes * MINUTE) / 5));
  if (!loop || steady.length < 3) throw new Error('The product has sent no samples.');
  const growth = slope(steady.map(({ at, rss }) => [at / MINUTE, rss / 2 ** 20]));
  const heapGrowth = slope(steady.map(({ at, heap }) => [at / MINUTE, heap / 2 ** 20]));
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const rss = steady.map((sample) => sample.rss);
  print('requests', `${count} answered, ${failures.length} failed, in ${minutes} minutes`);
  print('resident memory', `${megabytes(Math.min(...rss))} to ${megabytes(Math.max(...rss))}`);
  const verdicts = [
    print('memory growth, MB/min', growth.toFixed(2), growth < BOUNDS.growth, `< ${BOUNDS.growth}`),
    print('event loop delay p99, ms', loop.p99.toFixed(1), loop.p99 < BOUNDS.p99, `< ${BOUNDS.p99}`),
    print('event loop delay max, ms', loop.max.toFixed(1), loop.max < BOUNDS.max, `< ${BOUNDS.max}`),
    print('failed requests', String(failures.length), failures.length === 0, '0'),
  ];
  print('heap growth, MB/min', heapGrowth.toFixed(2));
  const machine = writer.at(-1)?.loop;
  if (machine) {
    print('reference writer', `p99 ${machine.p99.toFixed(1)} ms, max ${machine.max.toFixed(1)} ms`);
  }
  for (const failure of failures.slice(0, 5)) print('', failure);
  return verdicts.every(Boolean);
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
