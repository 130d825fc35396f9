import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { commentFor, submit } from './customers.ts';
import { expectNothingLost, expectOneMailEach, mailsInFolder } from './invariants.ts';
import { startProxy } from './proxy.ts';
import { rounds } from './run-length.ts';
import { printSeed, seededRandom } from './seeded-random.ts';
import { insertProfessionals, type Storage } from './test-accounts.ts';

const FORMS = rounds(50, 2_000);
const RETRIES = rounds(50, 1_000);

test(`${FORMS} forms, each sent up to ten times in parallel with some disconnects, give one review and one mail each`, async () => {
  const random = seededRandom(printSeed('duplicates'));
  const { storage, userIds, service } = await startService();
  const answers = new Map<number, number>();
  const keys = Array.from({ length: FORMS }, () => randomUUID());

  async function sendCopies(key: string, userId: number) {
    const copies = 2 + Math.floor(random() * 9);
    const statuses = await Promise.all(
      Array.from({ length: copies }, async () => {
        const hangsUpAfter = random() < 0.3 ? random() * 15 : 20_000;
        return submitBriefly(service.url, userId, key, hangsUpAfter);
      }),
    );
    for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
    // Phones retry without a response.
    if (!statuses.includes(201)) expect(await submit(service.url, userId, key)).toBe(201);
  }
  for (let from = 0; from < FORMS; from += 10)
    await Promise.all(
      keys.slice(from, from + 10).map((key, index) => sendCopies(key, userIds[from + index] ?? 0)),
    );

  expect([...answers.keys()].filter((status) => status !== 0)).toEqual([201]);
  await expectOneOfEach(storage, service, keys);
  console.log(`${FORMS} forms: ${answers.get(201)} copies answered 201, ${answers.get(0)} disconnected`);
});

test(`A review whose response is lost ${RETRIES} times in a row is stored and mailed once`, async () => {
  const { storage, userIds, service } = await startService();
  const [userId = 0] = userIds;
  const proxy = await startProxy(Number(new URL(service.url).port));
  const key = randomUUID();
  proxy.setCondition({ kind: 'dropping responses' });
  for (let count = 0; count < RETRIES; count += 1) {
    expect(await submit(`http://127.0.0.1:${proxy.port}`, userId, key)).toBe(0);
  }
  proxy.setCondition({ kind: 'healthy' });
  expect(await submit(`http://127.0.0.1:${proxy.port}`, userId, key)).toBe(201);
  await expectOneOfEach(storage, service, [key]);
});

async function startService() {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-duplicates-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const storage: Storage = { dataDir, databaseUrl: null };
  const userIds = await insertProfessionals(storage);
  return { storage, userIds, service: await startProcess({ env: { DATA_DIR: dataDir } }) };
}

async function expectOneOfEach(storage: Storage, service: ServiceProcess, keys: string[]) {
  const all = new Set(keys);
  await expect
    .poll(async () => (await mailsInFolder(storage.dataDir)).size, { timeout: 60_000 })
    .toBe(all.size);
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await expectNothingLost(storage, { acknowledged: all, sent: all });
  expectOneMailEach(all, await mailsInFolder(storage.dataDir));
}

/** @returns the status; 0 if the client disconnected first. */
async function submitBriefly(url: string, userId: number, key: string, milliseconds: number) {
  const hangUp = new AbortController();
  const sent = fetch(`${url}/api/reviews/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(newReview(userId, { comment: commentFor(key) })),
    signal: hangUp.signal,
  });
  void sleep(milliseconds, undefined, { ref: false }).then(() => hangUp.abort());
  return sent.then((answer) => answer.status).catch(() => 0);
}
