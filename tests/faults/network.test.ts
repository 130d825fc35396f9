import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { startFakeStripe } from '#tests/fake-stripe.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { submit } from './customers.ts';
import { expectOneMailEach, mailsByKey } from './invariants.ts';
import { timed } from './process-stats.ts';
import { type NetworkCondition, startProxy } from './proxy.ts';
import { isLong } from './run-length.ts';
import { insertProfessionals } from './test-accounts.ts';

const DEADLINE = 15_000;
const HEALTHY: NetworkCondition = { kind: 'healthy' };

test('Network failures between service and mail server delay mails but lose none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-network-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const userIds = await insertProfessionals({ dataDir, databaseUrl: null });
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const proxy = await startProxy(sink.port);
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, LOG_LEVEL: 'error' };
  const service = await startProcess({ env });
  const keys = new Set<string>();
  for (const condition of [
    { kind: 'slow', delay: 100 },
    { kind: 'truncating', bytes: 60 },
    { kind: 'dropping responses' },
    { kind: 'cut' },
    { kind: 'half-open' },
    HEALTHY,
  ] as const) {
    proxy.setCondition(condition);
    for (let count = 0; count < 3; count += 1) {
      const key = randomUUID();
      const { result, took } = await timed(() => submit(service.url, userIds[keys.size] ?? 0, key));
      expect(result).toBe(201);
      expect(took).toBeLessThan(DEADLINE);
      keys.add(key);
    }
  }
  await expect.poll(() => mailsByKey(sink.received).size, { timeout: 60_000 }).toBe(keys.size);
  expectOneMailEach(keys, mailsByKey(sink.received));
});

test('Network failures between service and Stripe cause 502 within 15 s, and checkout works again afterwards', async () => {
  const stripe = await startFakeStripe({ clock: () => new Date() });
  onTestFinished(() => stripe.close());
  const proxy = await startProxy(Number(new URL(stripe.env.STRIPE_API_URL).port));
  const service = await startProcess({
    env: { ...stripe.env, STRIPE_API_URL: `http://127.0.0.1:${proxy.port}`, LOG_LEVEL: 'fatal' },
  });
  const conditions: NetworkCondition[] = [
    { kind: 'cut' },
    { kind: 'dropping responses' },
    { kind: 'truncating', bytes: 100 },
    { kind: 'half-open' },
    ...(isLong ? [{ kind: 'slow', delay: 9_000 } as const] : []),
  ];
  for (const condition of conditions) {
    const cookie = await register(service.url);
    proxy.setCondition(condition);
    const { result, took } = await timed(() => checkOut(service.url, cookie));
    expect([condition.kind, result.status, result.body]).toEqual([
      condition.kind,
      502,
      { message: 'Payment provider unavailable' },
    ]);
    expect(took).toBeLessThan(DEADLINE);

    proxy.setCondition(HEALTHY);
    const again = await checkOut(service.url, cookie);
    expect([condition.kind, again.status]).toEqual([condition.kind, 200]);
    expect((await checkOut(service.url, cookie)).body).toEqual(again.body);
  }
  // A session created before its response was lost is reused.
  expect(stripe.sessions.size).toBe(conditions.length);
});

async function register(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newRegistration()),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function checkOut(url: string, cookie: string) {
  const answer = await fetch(`${url}/api/create-subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ plan: 'yearly' }),
  });
  return { status: answer.status, body: await answer.json() };
}
