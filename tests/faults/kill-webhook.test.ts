import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { MAX_IN_FLIGHT } from '#server/mail/outbox.ts';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { startWebhookReceiver } from '#tests/webhook-receiver.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { databases, emptyStorage, endProperly, envOf, signUp } from './harness.ts';
import { expireLeases } from './invariants.ts';
import { rounds } from './run-length.ts';

const KILLS = rounds(3, 30);
const REVIEWS_BETWEEN = rounds(40, 80);
const ACCOUNTS = 4;

test.for(databases)(
  `kill -9 under load, ${KILLS} times on %s, loses no event of a webhook, and repeats have the same webhook-id`,
  async (database, { skip }) => {
    const storage = await emptyStorage(database, skip);
    const env = { PORT: String(await freePort()), ...envOf(storage), PLANS: 'off' };
    const start = () => startProcess({ env });
    let service = await start();
    const accounts = [];
    for (let i = 0; i < ACCOUNTS; i += 1) accounts.push(await openWebhook(service.url));
    const receivers = accounts.map(({ receiver }) => receiver);
    const userIds = accounts.map(({ id }) => id);
    const customers = startCustomers(service.url, userIds, 4, 10);
    for (let kill = 0; kill < KILLS; kill += 1) {
      // One loses its answers, another fails: their events wait through the kill.
      for (const [index, receiver] of receivers.entries())
        receiver.answerWith((['cut', 500] as const)[(index + kill) % ACCOUNTS] ?? 204);
      await waitForReviews(customers, REVIEWS_BETWEEN);
      service.process.kill('SIGKILL');
      await service.ended;
      await expireLeases(storage);
      service = await start();
    }
    await customers.stop();
    for (const receiver of receivers) receiver.answerWith(204);
    const idsByReview = () => {
      const ids = new Map<string, Set<string>>();
      for (const { id, data } of receivers.flatMap(({ received }) => received)) {
        const key = data.words.comment.replace('Fault ', '');
        ids.set(key, (ids.get(key) ?? new Set()).add(id));
      }
      return ids;
    };
    const missing = () => [...customers.acknowledged].filter((key) => !idsByReview().has(key)).length;
    await expect.poll(missing, { timeout: 300_000, interval: 200 }).toBe(0);
    await endProperly(service);
    expect([...idsByReview().values()].filter((ids) => ids.size !== 1)).toEqual([]);
    expect(receivers.flatMap(({ mistakes }) => mistakes)).toEqual([]);
    expect(await countUnsent(storage)).toBeLessThanOrEqual(MAX_IN_FLIGHT);
    console.log(`${customers.acknowledged.size} acknowledged on ${database}, 0 events lost`);
  },
);

async function openWebhook(url: string) {
  const receiver = await startWebhookReceiver();
  const { id, cookie } = await signUp(url);
  const answer = await fetch(`${url}/api/webhook`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ url: receiver.url, words: true }),
  });
  receiver.keep((await answer.json()).secret);
  return { id, receiver };
}

/** Events on their way when the service ended. */
async function countUnsent(storage: Parameters<typeof openDatabase>[0]): Promise<number> {
  const { db, close } = await openDatabase(storage);
  const jobs = await db.selectFrom('webhook_jobs').select('id').execute();
  await close();
  return jobs.length;
}
