import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { newReview } from '#server/demo/cast.ts';
import { enqueue, MAX_IN_FLIGHT } from '#server/mail/outbox.ts';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { commentFor } from './customers.ts';
import { databases, emptyStorage, endProperly, envOf, openMailSink } from './harness.ts';
import { expectOneMailEach, expireLeases, mailsByKey, waitForMails } from './invariants.ts';
import { rounds } from './run-length.ts';
import { insertProfessionals, type Storage } from './test-accounts.ts';

const MAILS = rounds(400, 10_000);
const KILLS = rounds(2, 20);

test.for(databases)(
  `kill -9 while ${MAILS} mails wait, ${KILLS} times on %s, loses none, and repeats only those on their way`,
  async (database, { skip }) => {
    const storage = await emptyStorage(database, skip);
    const keys = await queueMails(storage);
    const sink = await openMailSink();
    const env = { PORT: String(await freePort()), ...envOf(storage), SMTP_URL: sink.url };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const service = await startProcess({ env });
      await sink.waitFor((kill * MAILS) / (KILLS + 2), 120_000);
      service.process.kill('SIGKILL');
      await service.ended;
      await expireLeases(storage);
    }
    const service = await startProcess({ env });
    await waitForMails({ acknowledged: keys }, () => mailsByKey(sink.received));
    await endProperly(service);
    expectOneMailEach(keys, mailsByKey(sink.received));
    expect(sink.received.length - MAILS, 'repeated').toBeLessThanOrEqual(KILLS * MAX_IN_FLIGHT);
  },
);

/** @returns the keys of their reviews. */
async function queueMails(storage: Storage): Promise<Set<string>> {
  const userIds = await insertProfessionals(storage);
  const keys = Array.from({ length: MAILS }, () => randomUUID());
  const { db, close } = await openDatabase(storage);
  const now = new Date();
  await db.transaction().execute(async (tx) => {
    for (const [index, key] of keys.entries()) {
      const userId = userIds[index % userIds.length] ?? 0;
      const { rating, comment } = newReview(userId, { comment: commentFor(key) });
      const { id: reviewId } = await tx
        .insertInto('reviews')
        .values({ user_id: userId, rating, comment, idempotency_key: key, created_at: now.toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await enqueue(tx, { kind: 'review-received', userId, payload: { reviewId, ordinal: 1 } }, now);
    }
  });
  await close();
  return new Set(keys);
}
