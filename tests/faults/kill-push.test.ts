import { expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { startPushService } from '#tests/push-service.ts';
import { startProcess } from '#tests/service-process.ts';
import { databases, emptyStorage, endProperly, envOf, post, signUp } from './harness.ts';
import { expireLeases } from './invariants.ts';
import { isLong } from './run-length.ts';

/** A long run waits for the lease itself. */
const LEASE_ENDS_WITHIN = isLong ? 90_000 : 15_000;

test.for(databases)(
  'kill -9 while a review is being pushed delays the notification, on %s, and does not lose it',
  async (database, { skip }) => {
    const storage = await emptyStorage(database, skip);
    const env = { PORT: String(await freePort()), ...envOf(storage) };
    const push = await startPushService();
    const service = await startProcess({ env });
    const { id, cookie } = await signUp(service.url);
    const { publicKey } = await (await fetch(`${service.url}/api/push`, { headers: { cookie } })).json();
    const device = JSON.stringify({ ...push.subscribe(publicKey), showWords: false });
    const headers = { 'content-type': 'application/json', cookie };
    const subscribed = await fetch(`${service.url}/api/push`, { method: 'PUT', headers, body: device });
    expect(subscribed.status).toBe(200);

    push.answerWith('hang');
    expect((await post(`${service.url}/api/reviews/submit`, newReview(id))).status).toBe(201);
    await expect.poll(() => push.requests.length).toBe(1);
    service.process.kill('SIGKILL');
    await service.ended;
    push.answerWith(201);
    await expireLeases(storage);
    const next = await startProcess({ env });
    await expect.poll(() => push.received.length, { timeout: LEASE_ENDS_WITHIN }).toBe(1);
    await endProperly(next);
    expect(push.received).toHaveLength(1);
  },
);
