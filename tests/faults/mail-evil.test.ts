import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { type MailOutcome, startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { submit } from './customers.ts';
import { mailsByKey } from './invariants.ts';
import { quantile } from './process-stats.ts';
import { rounds } from './run-length.ts';
import { printSeed, seededRandom } from './seeded-random.ts';
import { insertProfessional, type Storage } from './test-accounts.ts';

const MAILS_EACH = rounds(5, 60);
const FATES: MailOutcome[] = [421, 451, 'accepted and cut', 'slow', 'silent'];
const DEADLINE = 5_000;

test('A mail server that refuses, drops, delays or ignores mails loses none and does not delay mails to other recipients', async () => {
  const random = seededRandom(printSeed('mail-evil'));
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-evil-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const storage: Storage = { dataDir, databaseUrl: null };
  const people = new Map<string, number>();
  for (const fate of [...FATES.map(String), '550', 'random', 'fine']) {
    const name = fate.replaceAll(' ', '-');
    people.set(name, await insertProfessional(storage, { email: `${name}@example.com` }));
  }

  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  sink.refused.add('550@example.com');
  let isEvil = true;
  sink.decide = (address) => {
    if (!isEvil) return 'accepted';
    const fate = FATES.find((each) => address.startsWith(String(each).replaceAll(' ', '-')));
    if (fate) return fate;
    if (!address.startsWith('random') || random() > 0.1) return 'accepted';
    return FATES[Math.floor(random() * FATES.length)] ?? 'accepted';
  };
  const arrivedAt = new Map<string, number>();
  const recordArrivals = setInterval(() => {
    for (const key of mailsByKey(sink.received.slice(arrivedAt.size)).keys()) {
      if (!arrivedAt.has(key)) arrivedAt.set(key, performance.now());
    }
  }, 50);
  onTestFinished(() => clearInterval(recordArrivals));

  const service = await startProcess({ env: { DATA_DIR: dataDir, SMTP_URL: sink.url, LOG_LEVEL: 'error' } });
  const keys = new Map<string, string[]>([...people.keys()].map((name) => [name, []]));
  const sentAt = new Map<string, number>();
  for (let round = 0; round < MAILS_EACH; round += 1) {
    for (const [name, userId] of people) {
      const key = randomUUID();
      expect(await submit(service.url, userId, key)).toBe(201);
      keys.get(name)?.push(key);
      sentAt.set(key, performance.now());
    }
    await sleep(200);
  }

  const arrived = (name: string) => {
    const mails = mailsByKey(sink.received);
    return (keys.get(name) ?? []).filter((key) => mails.has(key)).length;
  };
  await expect.poll(() => arrived('fine'), { timeout: 30_000 }).toBe(MAILS_EACH);
  // Long enough for the retries, including slow and silent ones.
  await sleep(rounds(6, 60) * 1_000);
  isEvil = false;
  for (const name of people.keys()) {
    const expected = name === '550' ? 0 : MAILS_EACH;
    await expect.poll(() => [name, arrived(name)], { timeout: 120_000 }).toEqual([name, expected]);
  }
  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);

  const mails = mailsByKey(sink.received);
  expect(
    [...mails.values()].filter((ids) => ids.size !== 1),
    'resent with another Message-ID',
  ).toEqual([]);
  expect(countCopies(sink.received, 'accepted-and-cut')).toBeGreaterThan(MAILS_EACH);
  expect(await countJobs(storage)).toEqual({ sent: MAILS_EACH * (people.size - 1), held: MAILS_EACH });
  const delays = (keys.get('fine') ?? [])
    .map((key) => (arrivedAt.get(key) ?? Number.POSITIVE_INFINITY) - (sentAt.get(key) ?? 0))
    .sort((a, b) => a - b);
  expect(delays.at(-1)).toBeLessThan(DEADLINE);
  console.log(
    `evil mail server: ${mails.size} delivered, ${MAILS_EACH} held for a refused address, 0 lost; mails to other recipients ` +
      `took ${quantile(delays, 0.5).toFixed(0)} ms, at most ${quantile(delays, 1).toFixed(0)} ms`,
  );
});

function countCopies(received: Email[], name: string): number {
  return received.filter((mail) => mail.to?.[0]?.address?.startsWith(name)).length;
}

async function countJobs(storage: Storage): Promise<Record<string, number>> {
  const { db, close } = await openDatabase(storage);
  try {
    const rows = await db
      .selectFrom('outbox')
      .select((of) => ['state', of.fn.countAll<number>().as('jobs')])
      .groupBy('state')
      .execute();
    return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
  } finally {
    await close();
  }
}
