import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { submit } from './customers.ts';
import { startProxy, type Weather } from './proxy.ts';
import { insertProfessional } from './reckoning.ts';
import { timed } from './vitals.ts';

const WITHIN = 15_000;

describe('Between the service and PostgreSQL', () => {
  test.for<[string, Weather]>([
    ['a network that is cut', { kind: 'cut' }],
    ['a network that truncates answers', { kind: 'truncating', bytes: 20 }],
    ['a network that loses answers', { kind: 'losing answers' }],
    ['a network on which connections are half open', { kind: 'half-open' }],
  ])(
    '%s is answered 503 within 15 s, and everything goes on once it is gone',
    async ([, weather], { skip }) => {
      skip(!hasPostgres(), 'no PostgreSQL here');
      const { service, proxy, userId } = await startBehindProxy();
      const key = randomUUID();
      expect(await submit(service.url, userId, randomUUID())).toBe(201);

      proxy.turn(weather);
      const answers = await Promise.all([
        timed(() => submit(service.url, userId, key)),
        timed(() => statusOf(`${service.url}/api/users/${userId}`)),
        timed(() => statusOf(`${service.url}/api/workplaces/1`)),
      ]);
      for (const { result, took } of answers) {
        expect(result).toBe(503);
        expect(took).toBeLessThan(WITHIN);
      }
      // Pages that need no database are there.
      expect(await statusOf(service.url)).toBe(200);

      proxy.turn({ kind: 'fair' });
      await expect.poll(() => submit(service.url, userId, key), { timeout: WITHIN }).toBe(201);
      const all = await Promise.all(
        Array.from({ length: 20 }, () => submit(service.url, userId, randomUUID())),
      );
      expect(new Set(all)).toEqual(new Set([201]));
    },
  );

  test('100 ms of latency delay, and break nothing', async ({ skip }) => {
    skip(!hasPostgres(), 'no PostgreSQL here');
    const { service, proxy, userId } = await startBehindProxy();
    proxy.turn({ kind: 'slow', delay: 50 });
    // Each waits for the one before it: they take places of one plan.
    const all = await Promise.all(Array.from({ length: 5 }, () => submit(service.url, userId, randomUUID())));
    expect(new Set(all)).toEqual(new Set([201]));
  });
});

/** A service whose way to PostgreSQL leads through a proxy, and somebody with room for reviews. */
async function startBehindProxy() {
  const databaseUrl = (await createDatabase()) ?? '';
  const userId = await insertProfessional({ dataDir: '', databaseUrl });
  const proxy = await startProxy(Number(new URL(databaseUrl).port));
  const through = new URL(databaseUrl);
  through.port = String(proxy.port);
  const service = await startProcess({ env: { DATABASE_URL: through.href, LOG_LEVEL: 'fatal' } });
  return { service, proxy, userId };
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}
