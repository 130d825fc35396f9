import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApp, type TestApp } from '#tests/start-app.ts';
import { databases, skipWithoutPostgres } from './harness.ts';
import { isLong } from './run-length.ts';

/** Algorithm and parameters of each hash. */
const hashings = vi.hoisted((): string[] => []);

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, { message, nonce, ...parameters }, callback) => {
    hashings.push(`${algorithm} ${JSON.stringify(parameters)}`);
    return crypto.argon2(algorithm, { message, nonce, ...parameters }, callback);
  };
  return { ...crypto, argon2 };
});

const calls = [
  {
    path: '/api/auth/login',
    with: 'a password',
    ask: (email: string) => ({ username: email, password: 'not the password' }),
    status: 401,
    hashings: 1,
  },
  {
    path: '/api/auth/login',
    with: 'a password that is normalized',
    ask: (email: string) => ({ username: email, password: 'not the pa\u0308ssword' }),
    status: 401,
    hashings: 2,
  },
  {
    path: '/api/auth/forgot-password',
    with: 'an address',
    ask: (email: string) => ({ email }),
    status: 200,
    hashings: 0,
  },
] as const;
const cases = databases.flatMap((database) => calls.map((door) => ({ database, ...door })));

test.for(cases)(
  '$path with $with on $database does the same work and gives the same response for known and unknown accounts',
  async ({ database, path, ask, status, hashings: expected }, { skip }) => {
    if (database === 'PostgreSQL') skipWithoutPostgres(skip);
    const { app, known } = await startWithAccount(database);
    const statements: string[] = [];
    const executor = app.service.deps.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    const spy = vi.spyOn(executor, 'executeQuery').mockImplementation((query) => {
      statements.push(query.sql);
      return execute(query);
    });
    onTestFinished(() => spy.mockRestore());

    const works = [];
    for (const email of [known, unknownEmail(), known, unknownEmail()]) {
      statements.length = 0;
      hashings.length = 0;
      const answer = await app.visitor().post(path, ask(email));
      works.push({
        status: answer.status,
        text: answer.text,
        headers: [...answer.headers].filter(([name]) => name !== 'date'),
        hashings: [...hashings],
        // Only lookups and queued mails, since background jobs run at the same time.
        statements: statements.filter((sql) => /"(username|email)_key" =|insert into "outbox"/.test(sql)),
      });
      await waitUntilMailsAreSent(app);
    }
    const [first] = works;
    expect(first?.status).toBe(status);
    expect(first?.hashings).toHaveLength(expected);
    expect(first?.statements).toHaveLength(1);
    for (const work of works) expect(work).toEqual(first);
  },
);

const PAIRS = 300;

/** An AUC of 0.5 means that timing reveals nothing. */
test.runIf(isLong).for(cases)(
  `$path with $with on $database: response times of ${PAIRS} pairs do not reveal which accounts exist`,
  async ({ database, path, ask }, { skip }) => {
    if (database === 'PostgreSQL') skipWithoutPostgres(skip);
    const { app, known } = await startWithAccount(database);
    const measure = async (email: string) => {
      const begin = performance.now();
      await app.visitor().post(path, ask(email));
      const took = performance.now() - begin;
      await waitUntilMailsAreSent(app);
      return took;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = -20; pair < PAIRS; pair += 1) {
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of order) {
        const took = await measure(who === 'known' ? known : unknownEmail());
        if (pair >= 0) times[who].push(took);
      }
    }
    const auc = computeAuc(times.known, times.unknown);
    console.log(`${path} on ${database}: AUC ${auc.toFixed(3)} over ${PAIRS} pairs`);
    expect(auc).toBeGreaterThanOrEqual(0.42);
    expect(auc).toBeLessThanOrEqual(0.58);
  },
);

async function startWithAccount(database: (typeof databases)[number]) {
  const app = await startApp({ env: database === 'SQLite' ? { DATABASE_URL: '' } : {} });
  const { user } = await app.professional({ email: `existing-${randomUUID()}@example.com` });
  return { app, known: user.email };
}

/** The address is as long as the address of the existing account. */
function unknownEmail(): string {
  return `stranger-${randomUUID()}@example.com`;
}

async function waitUntilMailsAreSent({ service }: TestApp): Promise<void> {
  const queued = () =>
    service.deps.db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
  while ((await queued()).length > 0) await sleep(2);
}

/** The AUC: the share of pairs in which the first number is larger; ties count half. */
function computeAuc(some: number[], others: number[]): number {
  const larger = some.flatMap((a) => others.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return larger.reduce<number>((sum, each) => sum + each, 0) / larger.length;
}
