import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase } from '#tests/start-app.ts';
import { submit } from './customers.ts';
import { skipWithoutPostgres } from './harness.ts';
import { timed } from './process-stats.ts';
import { type NetworkCondition, startProxy } from './proxy.ts';
import { insertProfessional } from './test-accounts.ts';

const DEADLINE = 15_000;

test.for<[string, NetworkCondition]>([
  ['A cut connection', { kind: 'cut' }],
  ['A network that truncates responses', { kind: 'truncating', bytes: 20 }],
  ['A network that drops responses', { kind: 'dropping responses' }],
  ['Half-open connections', { kind: 'half-open' }],
])('%s to PostgreSQL causes 503 within 15 s, and service resumes', async ([, condition], { skip }) => {
  skipWithoutPostgres(skip);
  const { service, proxy, userId } = await startBehindProxy();
  const key = randomUUID();
  expect(await submit(service.url, userId, randomUUID())).toBe(201);

  proxy.setCondition(condition);
  const answers = await Promise.all([
    timed(() => submit(service.url, userId, key)),
    timed(() => statusOf(`${service.url}/api/users/${userId}`)),
    timed(() => statusOf(`${service.url}/api/workplaces/1`)),
  ]);
  for (const { result, took } of answers) {
    expect(result).toBe(503);
    expect(took).toBeLessThan(DEADLINE);
  }
  expect(await statusOf(service.url)).toBe(200);

  proxy.setCondition({ kind: 'healthy' });
  await expect.poll(() => submit(service.url, userId, key), { timeout: DEADLINE }).toBe(201);
  const all = await Promise.all(Array.from({ length: 20 }, () => submit(service.url, userId, randomUUID())));
  expect(new Set(all)).toEqual(new Set([201]));
});

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
