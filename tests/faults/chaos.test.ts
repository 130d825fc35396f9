import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { openDatabase } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { startFakeStripe } from '#tests/fake-stripe.ts';
import { freePort } from '#tests/free-port.ts';
import { launchProcess, type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { startCustomers, submit } from './customers.ts';
import { cookieOf, endProperly, expectAllOnce, expectOnlyStatuses, post } from './harness.ts';
import { mailsInFolder } from './invariants.ts';
import { rounds } from './run-length.ts';
import { printSeed } from './seeded-random.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals, type Storage } from './test-accounts.ts';

const SEEDS = rounds(5, 200);
const DURATION = rounds(1_500, 5_000);

test(`Injected failures during commits and mail sending, with ${SEEDS} seeds, lose and duplicate nothing`, async () => {
  const first = printSeed('chaos');
  const breaks = new Map<string, number>();
  let acknowledged = 0;
  async function runReproducibly(seed: number) {
    try {
      const keys = await runChaos(seed, breaks);
      acknowledged += keys;
    } catch (error) {
      console.log(`To reproduce: SEED=${seed} npm run faults -- chaos`);
      throw error;
    }
  }
  // Seeds run in parallel, since each run mostly waits.
  for (let from = first; from < first + SEEDS; from += 5) {
    await Promise.all(Array.from({ length: 5 }, (_, index) => runReproducibly(from + index)));
  }
  console.log(
    `${SEEDS} seeds, ${acknowledged} acknowledged, 0 lost; failures: ${[...breaks].map((each) => each.join(' × ')).join(', ')}`,
  );
});

/** Customers submit reviews, some to a nearly full free account, while its owner upgrades. */
async function runChaos(seed: number, breaks: Map<string, number>): Promise<number> {
  const dataDir = temporaryFolder();
  const storage: Storage = { dataDir, databaseUrl: null };
  const userIds = await insertProfessionals(storage);
  const stripe = await startFakeStripe({ clock: () => new Date() });
  onTestFinished(() => stripe.close());
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...stripe.env };
  const breaking = ['--import', './tests/faults/inject-faults.ts'];

  // Restarts the service like a supervisor, with another seed each time.
  let isOver = false;
  let service: ServiceProcess | null = null;
  const supervisor = (async () => {
    for (let start = 0; !isOver; start += 1) {
      service = launchProcess({
        env: { ...env, BREAK_SEED: String(seed * 1_000 + start) },
        nodeOptions: breaking,
      });
      await service.ended;
      for (const [, moment = ''] of service.output().matchAll(/broken at: (.+)/g))
        breaks.set(moment, (breaks.get(moment) ?? 0) + 1);
    }
  })();

  const customers = startCustomers(url, userIds, 4);
  const owner = newRegistration();
  const owned = await retry(async () => {
    const answer = await ask(`${url}/api/auth/register`, owner);
    // The account exists if only the response was lost.
    if (answer.status === 409) return ask(`${url}/api/auth/login`, owner);
    return answer;
  });
  const { cookie, body } = owned;
  const { id: ownerId } = body;
  const keys = Array.from({ length: 20 }, () => randomUUID());
  const settled = (key: string) =>
    retry(async () => {
      const status = await submit(url, ownerId, key);
      return status === 0 ? null : { ok: status === 201 || status === 403, status };
    });
  const paying = [1, 2, 3].map(() =>
    retry(() => ask(`${url}/api/create-subscription`, { plan: 'yearly' }, cookie)),
  );
  const answers = await Promise.all(keys.map(settled));
  const pages = (await Promise.all(paying)).map((answer) => answer.body.paymentUrl);
  await sleep(DURATION);
  await customers.stop();
  isOver = true;
  (service as ServiceProcess | null)?.process.kill('SIGKILL');
  await supervisor;

  const taken = keys.filter((_, index) => answers[index]?.status === 201);
  expect(taken).toHaveLength(freePlan.reviews);
  const all = new Set([...customers.acknowledged, ...taken]);
  // Failed mails would otherwise wait minutes for their retry.
  await makeMailsDue(storage);
  const last = await startProcess({ env });
  const everyone = { acknowledged: all, sent: new Set([...customers.sent, ...keys]), stop: customers.stop };
  await expectAllOnce(
    storage,
    everyone,
    () => mailsInFolder(dataDir),
    () => endProperly(last),
  );
  await expectFreePlanFull(storage, ownerId);
  expectOnlyStatuses(customers, 0, 201, 503);
  // Repeated requests return the same payment page, even if a response was lost.
  expect(new Set(pages).size).toBe(1);
  expect(stripe.sessions.size).toBe(1);
  return all.size;
}

async function makeMailsDue(storage: Storage) {
  const { db, close } = await openDatabase(storage);
  await db.updateTable('outbox').set({ next_attempt_at: new Date().toISOString() }).execute();
  await close();
}

async function expectFreePlanFull(storage: Storage, userId: number) {
  const { db, close } = await openDatabase(storage);
  const reviews = await db.selectFrom('reviews').select('id').where('user_id', '=', userId).execute();
  const account = await db
    .selectFrom('users')
    .select('review_count')
    .where('id', '=', userId)
    .executeTakeFirst();
  await close();
  expect([reviews.length, account?.review_count]).toEqual([freePlan.reviews, freePlan.reviews]);
}

async function ask(url: string, content: unknown, cookie = '') {
  const answer = await post(url, content, cookie);
  return { ok: answer.ok, status: answer.status, cookie: cookieOf(answer), body: await answer.json() };
}

async function retry<Answer extends { ok: boolean; status: number }>(
  act: () => Promise<Answer | null>,
): Promise<Answer> {
  for (;;) {
    const answer = await act().catch(() => null);
    if (answer?.ok) return answer;
    if (answer && ![500, 502, 503].includes(answer.status)) throw new Error(`Answered ${answer.status}`);
    await sleep(50);
  }
}
