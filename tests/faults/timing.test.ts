import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasPostgres, startApp, type TestApp } from '#tests/start-app.ts';
import { isLong } from './length.ts';

/** What was hashed how, as often as it was. */
const hashings = vi.hoisted((): string[] => []);

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, { message, nonce, ...parameters }, callback) => {
    hashings.push(`${algorithm} ${JSON.stringify(parameters)}`);
    return crypto.argon2(algorithm, { message, nonce, ...parameters }, callback);
  };
  return { ...crypto, argon2 };
});

const databases = ['SQLite', 'PostgreSQL'] as const;
/** A door, and what is asked there of somebody who exists and of somebody who does not. */
const doors = [
  {
    path: '/api/auth/login',
    ask: (email: string) => ({ username: email, password: 'not the password' }),
    status: 401,
  },
  { path: '/api/auth/forgot-password', ask: (email: string) => ({ email }), status: 200 },
] as const;
const cases = databases.flatMap((database) => doors.map((door) => ({ database, ...door })));

test.for(cases)(
  '$path on $database does the same work and answers the same for somebody and for nobody',
  async ({ database, path, ask, status }, { skip }) => {
    skip(database === 'PostgreSQL' && !hasPostgres(), 'no PostgreSQL here');
    const { app, known } = await openDoor(database);
    const statements: string[] = [];
    const executor = app.service.deps.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    const spy = vi.spyOn(executor, 'executeQuery').mockImplementation((query) => {
      statements.push(query.sql);
      return execute(query);
    });
    onTestFinished(() => spy.mockRestore());

    const works = [];
    for (const email of [known, nobody(), known, nobody()]) {
      statements.length = 0;
      hashings.length = 0;
      const answer = await app.visitor().post(path, ask(email));
      works.push({
        status: answer.status,
        text: answer.text,
        headers: [...answer.headers].filter(([name]) => name !== 'date'),
        hashings: [...hashings],
        // What looks for somebody, or queues a mail: jobs and the sender of mails run beside the answers.
        statements: statements.filter((sql) => /"(username|email)_key" =|insert into "outbox"/.test(sql)),
      });
      await mailsLeave(app);
    }
    const [first] = works;
    expect(first?.status).toBe(status);
    expect(first?.hashings).toHaveLength(path === '/api/auth/login' ? 1 : 0);
    expect(first?.statements).toHaveLength(1);
    for (const work of works) expect(work).toEqual(first);
  },
);

const PAIRS = 300;

/** The chance that an answer for somebody takes longer than one for nobody: 0.5 where the time tells nothing. */
test.runIf(isLong).for(cases)(
  `$path on $database: of ${PAIRS} pairs, the time does not tell who exists`,
  async ({ database, path, ask }, { skip }) => {
    skip(database === 'PostgreSQL' && !hasPostgres(), 'no PostgreSQL here');
    const { app, known } = await openDoor(database);
    const measure = async (email: string) => {
      const begin = performance.now();
      await app.visitor().post(path, ask(email));
      const took = performance.now() - begin;
      await mailsLeave(app);
      return took;
    };
    const times = { somebody: [] as number[], nobody: [] as number[] };
    for (let pair = -20; pair < PAIRS; pair += 1) {
      // In either order, so that neither always follows the other.
      const order =
        Math.random() < 0.5 ? (['somebody', 'nobody'] as const) : (['nobody', 'somebody'] as const);
      for (const who of order) {
        const took = await measure(who === 'somebody' ? known : nobody());
        if (pair >= 0) times[who].push(took);
      }
    }
    const auc = chanceOfLonger(times.somebody, times.nobody);
    console.log(`${path} on ${database}: AUC ${auc.toFixed(3)} over ${PAIRS} pairs`);
    expect(auc).toBeGreaterThanOrEqual(0.42);
    expect(auc).toBeLessThanOrEqual(0.58);
  },
);

async function openDoor(database: (typeof databases)[number]) {
  const app = await startApp({ env: database === 'SQLite' ? { DATABASE_URL: '' } : {} });
  const { user } = await app.professional({ email: `somebody-${randomUUID()}@example.com` });
  return { app, known: user.email };
}

/** As long as somebody's address. */
function nobody(): string {
  return `stranger-${randomUUID()}@example.com`;
}

async function mailsLeave({ service }: TestApp): Promise<void> {
  const queued = () =>
    service.deps.db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
  while ((await queued()).length > 0) await sleep(2);
}

/** The area under the curve of a rank test: of all pairs the part in which the first is larger; ties count half. */
function chanceOfLonger(some: number[], others: number[]): number {
  const larger = some.flatMap((a) => others.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return larger.reduce<number>((sum, each) => sum + each, 0) / larger.length;
}
