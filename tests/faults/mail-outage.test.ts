import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { submit } from './customers.ts';
import { expectNothingLost, expectOneMailEach, mailsByKey } from './invariants.ts';
import { quantile } from './process-stats.ts';
import { rounds } from './run-length.ts';
import { insertProfessionals } from './test-accounts.ts';

const OUTAGE = rounds(12, 600) * 1_000;
const REVIEWS = rounds(60, 300);

test(`A mail server outage of ${OUTAGE / 1_000} s slows no submission, and all ${REVIEWS} mails arrive within 60 s of its end`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-outage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const storage = { dataDir, databaseUrl: null };
  const userIds = await insertProfessionals(storage);
  const port = await freePort();
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'error' };
  const service = await startProcess({ env });

  const acknowledged = new Set<string>();
  /** Spreads the reviews over the given time. @returns the median duration. */
  async function receive(reviews: number, milliseconds: number): Promise<number> {
    const times: number[] = [];
    for (let count = 0; count < reviews; count += 1) {
      const key = randomUUID();
      const began = performance.now();
      expect(await submit(service.url, userIds[acknowledged.size] ?? 0, key)).toBe(201);
      const took = performance.now() - began;
      times.push(took);
      acknowledged.add(key);
      await sleep(Math.max(0, milliseconds / reviews - took));
    }
    return quantile(
      times.sort((a, b) => a - b),
      0.5,
    );
  }

  const before = await startMailSink(port);
  await receive(10, 0);
  const usual = await receive(20, 1_000);
  await before.waitFor(30);
  await before.close();
  const during = await receive(REVIEWS, OUTAGE);
  expect(during).toBeLessThan(3 * usual + 50);

  const began = performance.now();
  const after = await startMailSink(port);
  onTestFinished(() => after.close());
  await after.waitFor(REVIEWS, 60_000);
  const waited = performance.now() - began;
  // Duplicates would have arrived after the retry delay.
  await sleep(6_000);
  const received = [...before.received, ...after.received];
  expectOneMailEach(acknowledged, mailsByKey(received));
  expect(received.length - acknowledged.size, 'resent mails').toBeLessThanOrEqual(REVIEWS / 100);

  service.process.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await expectNothingLost(storage, { acknowledged, sent: acknowledged });
  console.log(
    `outage of ${OUTAGE / 1_000} s: ${REVIEWS} mails within ${(waited / 1_000).toFixed(1)} s of the return, ` +
      `${received.length - acknowledged.size} twice; median of a review ${usual.toFixed(1)} ms, meanwhile ${during.toFixed(1)} ms`,
  );
});
