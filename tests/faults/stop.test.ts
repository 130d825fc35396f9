import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/cast.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { startCustomers, untilServed, wordsOf } from './customers.ts';
import { isLong } from './length.ts';
import { insertLongList } from './long-list.ts';
import { temporaryFolder } from './places.ts';
import { expectNothingLost, expectOneMailEach, insertStaff, mailsByKey } from './reckoning.ts';

const SLOWEST = 3_000;

test('SIGTERM: 20 of 20 slow requests are answered, nobody new is let in, each is mailed once, and it ends with 0', async () => {
  const { service, place, userIds, sink } = await openShop();
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

  // Mails under way went out and were noted: the next process sends only those that were still waiting.
  const next = await startProcess({ env: { DATA_DIR: place.dataDir, SMTP_URL: sink.url } });
  const everything = new Set(keys);
  await sink.waitFor(everything.size);
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  await expectNothingLost(place, { acknowledged: everything, sent: everything });
  expectOneMailEach(everything, mailsByKey(sink.received));
  expect(sink.received).toHaveLength(everything.size);
});

test.runIf(isLong)(
  'SIGTERM under load: every request is answered or its connection refused, and nothing is lost',
  async () => {
    const { service, place, userIds } = await openShop();
    const customers = startCustomers(service.url, userIds);
    await untilServed(customers, 50);
    service.process.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    const stopped = customers.stop();
    const second = await startProcess({
      env: { DATA_DIR: place.dataDir, PORT: new URL(service.url).port },
    });
    await stopped;
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect([...customers.statuses.keys()].filter((status) => ![0, 201, 503].includes(status))).toEqual([]);
    await expectNothingLost(place, customers);
  },
);

test.runIf(isLong)(
  'SIGTERM lets a long answer be read to its end, and cuts it off after 25 s, with exit code 1',
  async () => {
    const place = { dataDir: temporaryFolder(), databaseUrl: null };
    const { cookie } = await insertLongList(place);
    const first = await startProcess({ env: { DATA_DIR: place.dataDir } });
    const slow = await startSlowRead(`${first.url}/api/reviews`, cookie);
    first.process.kill('SIGTERM');
    await expect.poll(() => fetch(first.url).catch(() => 'refused')).toBe('refused');
    expect(JSON.parse(await slow.rest())).toHaveLength(20_000);
    expect(await first.ended).toBe(0);

    const second = await startProcess({ env: { DATA_DIR: place.dataDir } });
    await startSlowRead(`${second.url}/api/reviews`, cookie);
    const began = performance.now();
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(1);
    expect(performance.now() - began).toBeGreaterThan(24_000);
    expect(performance.now() - began).toBeLessThan(27_000);
  },
);

async function openShop() {
  const place = { dataDir: temporaryFolder(), databaseUrl: null };
  const userIds = await insertStaff(place);
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const service = await startProcess({ env: { DATA_DIR: place.dataDir, SMTP_URL: sink.url } });
  return { service, place, userIds, sink };
}

/** A review whose words arrive one by one, for so many milliseconds. Resolves when the service has begun to read it. */
async function startSlowSubmit(service: ServiceProcess, userId: number, key: string, milliseconds: number) {
  const body = JSON.stringify(newReview(userId, { comment: wordsOf(key) }));
  const outgoing = request(`${service.url}/api/reviews/submit`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
      connection: 'keep-alive',
      // So that the service tells that it has read the head.
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

/** Takes a little twice a second, until `rest` takes it all. Resolves when the answer has begun. */
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
