import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { commentFor } from './customers.ts';
import { endProperly, openMailSink } from './harness.ts';
import { expectNothingLost, expectOneMailEach, mailsByKey } from './invariants.ts';
import { insertLongList } from './long-list.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals } from './test-accounts.ts';

const SLOWEST = 3_000;

test('On SIGTERM, the service answers 20 slow requests, refuses new ones, mails each review once and exits with 0', async () => {
  const storage = { dataDir: temporaryFolder(), databaseUrl: null };
  const userIds = await insertProfessionals(storage);
  const sink = await openMailSink();
  const env = { DATA_DIR: storage.dataDir, SMTP_URL: sink.url };
  const service = await startProcess({ env });
  const keys = Array.from({ length: 20 }, () => crypto.randomUUID());
  const slow = await Promise.all(
    keys.map((key, nth) => startSlowSubmit(service, userIds[nth] ?? 0, key, SLOWEST - nth * 50)),
  );
  const began = performance.now();
  service.process.kill('SIGTERM');
  await expect.poll(() => fetch(service.url).catch(() => 'refused')).toBe('refused');
  service.process.kill('SIGTERM');
  service.process.kill('SIGINT');

  const answers = await Promise.all(slow.map((each) => each.answer));
  expect(answers).toEqual(keys.map(() => ({ status: 201, connection: 'close' })));
  expect(await service.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(SLOWEST + 2_000);

  // Mails being sent were completed, so the next process sends only the rest.
  const next = await startProcess({ env });
  const everything = new Set(keys);
  await sink.waitFor(everything.size);
  await endProperly(next);
  await expectNothingLost(storage, { acknowledged: everything, sent: everything });
  expectOneMailEach(everything, mailsByKey(sink.received));
  expect(sink.received).toHaveLength(everything.size);
});

test.runIf(isLong)(
  'On SIGTERM, a long response may finish within 25 s; otherwise it is cut off with exit code 1',
  async () => {
    const storage = { dataDir: temporaryFolder(), databaseUrl: null };
    const { cookie } = await insertLongList(storage);
    const first = await startProcess({ env: { DATA_DIR: storage.dataDir } });
    const slow = await startSlowRead(`${first.url}/api/reviews`, cookie);
    first.process.kill('SIGTERM');
    await expect.poll(() => fetch(first.url).catch(() => 'refused')).toBe('refused');
    expect(JSON.parse(await slow.rest())).toHaveLength(20_000);
    expect(await first.ended).toBe(0);

    const second = await startProcess({ env: { DATA_DIR: storage.dataDir } });
    await startSlowRead(`${second.url}/api/reviews`, cookie);
    const began = performance.now();
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(1);
    expect(performance.now() - began).toBeGreaterThan(24_000);
    expect(performance.now() - began).toBeLessThan(27_000);
  },
);

/** Sends a review in pieces over the given time. Resolves when the service has read the headers. */
async function startSlowSubmit(service: ServiceProcess, userId: number, key: string, milliseconds: number) {
  const body = JSON.stringify(newReview(userId, { comment: commentFor(key) }));
  const outgoing = request(`${service.url}/api/reviews/submit`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
      connection: 'keep-alive',
      // Makes the service confirm that it has read the headers.
      expect: '100-continue',
    },
  });
  const answer = new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
    outgoing.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, connection: response.headers.connection });
    });
    outgoing.on('error', reject);
  });
  answer.catch(() => {});
  const begun = once(outgoing, 'continue');
  const steps = 10;
  const piece = Math.ceil(body.length / steps);
  outgoing.write(body.slice(0, piece));
  void (async () => {
    for (let step = 1; step < steps; step += 1) {
      await sleep(milliseconds / steps);
      outgoing.write(body.slice(step * piece, (step + 1) * piece));
    }
    outgoing.end();
  })();
  await begun;
  return { answer };
}

/** Reads a little twice a second until `rest` reads the remainder. Resolves when the response has begun. */
async function startSlowRead(url: string, cookie: string): Promise<{ rest(): Promise<string> }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers: { cookie } }, resolve).on('error', reject).end();
  });
  const taken: Buffer[] = [];
  response.on('error', () => {});
  const reading = setInterval(() => {
    const bytes = response.read(64 * 1024);
    if (bytes !== null) taken.push(bytes);
  }, 500);
  onTestFinished(() => {
    clearInterval(reading);
    response.destroy();
  });
  return {
    async rest() {
      clearInterval(reading);
      for await (const bytes of response) taken.push(bytes);
      return Buffer.concat(taken).toString();
    },
  };
}
