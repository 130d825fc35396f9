import { expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { startPushService } from '#tests/push-service.ts';
import { startProcess } from '#tests/service-process.ts';
import { createDatabase, hasPostgres } from '#tests/start-app.ts';
import { expireLeases } from './invariants.ts';
import { temporaryFolder } from './temporary-disks.ts';

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
