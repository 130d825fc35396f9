import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { startPushService } from '#tests/push-service.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import {
  expectNothingLost,
  expectOneMailEach,
  expireLeases,
  mailsInFolder,
  waitForMails,
} from './invariants.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals } from './test-accounts.ts';

const KILLS = rounds(2, 50);

test.for(['SQLite', 'PostgreSQL'] as const)(
  `kill -9 under load, ${KILLS} times on %s, loses and duplicates no acknowledged review or mail`,
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const dataDir = temporaryFolder();
    const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
    const storage = { dataDir, databaseUrl };
    const userIds = await insertProfessionals(storage);
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

    const starts: number[] = [];
    const start = async () => {
      const began = performance.now();
      const service = await startProcess({ env });
      starts.push(performance.now() - began);
      return service;
    };

    const customers = startCustomers(`http://localhost:${port}`, userIds);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const service = await start();
      await waitForReviews(customers);
      await sleep(Math.random() * 1_300);
      service.process.kill('SIGKILL');
      await service.ended;
    }
    await expireLeases(storage);
    const last = await start();
    await customers.stop();
    await waitForMails(customers, () => mailsInFolder(dataDir));
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
    await expectNothingLost(storage, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(dataDir));
    console.log(
      `${database}: ${KILLS} kills, ${customers.acknowledged.size} acknowledged, 0 lost, slowest start ${Math.round(Math.max(...starts))} ms`,
    );
  },
);

test.for(['SQLite', 'PostgreSQL'] as const)(
  'kill -9 while a review is being pushed delays the notification, on %s, and does not lose it',
  async (database, { skip }) => {
    if (database === 'PostgreSQL') skip(!hasPostgres(), 'no PostgreSQL here');
    const dataDir = temporaryFolder();
    const databaseUrl = database === 'PostgreSQL' ? await createDatabase() : null;
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const push = await startPushService();
    const service = await startProcess({ env });

    const send = async (method: string, path: string, body?: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', cookie };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return fetch(`http://localhost:${port}${path}`, init);
    };
    const registered = await send('POST', '/api/auth/register', newRegistration());
    const { id } = await registered.json();
    const [cookie = ''] = (registered.headers.get('set-cookie') ?? '').split(';');
    const { publicKey } = await (await send('GET', '/api/push', undefined, cookie)).json();
    const device = push.subscribe(publicKey);
    expect((await send('PUT', '/api/push', { ...device, showWords: false }, cookie)).status).toBe(200);

    push.answerWith('hang');
    expect((await send('POST', '/api/reviews/submit', newReview(id))).status).toBe(201);
    await expect.poll(() => push.requests.length).toBe(1);
    service.process.kill('SIGKILL');
    await service.ended;
    push.answerWith(201);
    await expireLeases({ dataDir, databaseUrl });
    const next = await startProcess({ env });
    await expect.poll(() => push.received.length).toBe(1);
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(push.received).toHaveLength(1);
  },
);
