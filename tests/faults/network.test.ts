import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newRegistration } from '#server/cast.ts';
import { startFakeStripe } from '#tests/fake-stripe.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { startProcess } from '#tests/service-process.ts';
import { submit } from './customers.ts';
import { isLong } from './length.ts';
import { startProxy, type Weather } from './proxy.ts';
import { expectOneMailEach, insertStaff, mailsByKey } from './reckoning.ts';
import { timed } from './vitals.ts';

const WITHIN = 15_000;
const FAIR: Weather = { kind: 'fair' };

test('Between the service and its mail server every kind of trouble delays mails, and loses none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-network-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const userIds = await insertStaff({ dataDir, databaseUrl: null });
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const proxy = await startProxy(sink.port);
  const env = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${proxy.port}`, LOG_LEVEL: 'error' };
  const service = await startProcess({ env });
  const keys = new Set<string>();
  for (const weather of [
    { kind: 'slow', delay: 100 },
    { kind: 'truncating', bytes: 60 },
    { kind: 'losing answers' },
    { kind: 'cut' },
    { kind: 'half-open' },
    FAIR,
  ] as const) {
    proxy.turn(weather);
    for (let count = 0; count < 3; count += 1) {
      const key = randomUUID();
      const { result, took } = await timed(() => submit(service.url, userIds[keys.size] ?? 0, key));
      expect(result).toBe(201);
      expect(took).toBeLessThan(WITHIN);
      keys.add(key);
    }
  }
  await expect.poll(() => mailsByKey(sink.received).size, { timeout: 60_000 }).toBe(keys.size);
  expectOneMailEach(keys, mailsByKey(sink.received));
});

test('Between the service and Stripe every kind of trouble is answered 502 within 15 s, and paying goes on once it is gone', async () => {
  const stripe = await startFakeStripe({ clock: () => new Date() });
  onTestFinished(() => stripe.close());
  const proxy = await startProxy(Number(new URL(stripe.env.STRIPE_API_URL).port));
  const service = await startProcess({
    env: { ...stripe.env, STRIPE_API_URL: `http://127.0.0.1:${proxy.port}`, LOG_LEVEL: 'fatal' },
  });
  const weathers: Weather[] = [
    { kind: 'cut' },
    { kind: 'losing answers' },
    { kind: 'truncating', bytes: 100 },
    { kind: 'half-open' },
    ...(isLong ? [{ kind: 'slow', delay: 9_000 } as const] : []),
  ];
  for (const weather of weathers) {
    const cookie = await register(service.url);
    proxy.turn(weather);
    const { result, took } = await timed(() => checkOut(service.url, cookie));
    expect([weather.kind, result.status, result.body]).toEqual([
      weather.kind,
      502,
      { message: 'Payment provider unavailable' },
    ]);
    expect(took).toBeLessThan(WITHIN);

    proxy.turn(FAIR);
    const again = await checkOut(service.url, cookie);
    expect([weather.kind, again.status]).toEqual([weather.kind, 200]);
    expect((await checkOut(service.url, cookie)).body).toEqual(again.body);
  }
  // Whatever reached Stripe before the answer was lost is the page that was handed out afterwards.
  expect(stripe.sessions.size).toBe(weathers.length);
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
