import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, timestampAfter } from '#server/basics/clock.ts';
import type { OutboxState, Schema } from '#server/db/schema.ts';
import { newReview } from '#server/demo/cast.ts';
import { startWithAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const NOW = new Date('2026-11-21T12:00:00.000Z');

describe('Mail health', () => {
  test('counts held, queued and failed mails', async () => {
    const { app, admin } = await begin();
    const health = async () => (await admin.get('/api/admin/mail-health')).body;
    expect(await health()).toEqual({ held: 0, queued: 0, failed: 0, lastError: null });
    for (let i = 0; i < 4; i += 1) await insertMail(app, { state: 'held' });
    await insertMail(app, { state: 'queued' });
    for (let i = 0; i < 3; i += 1) await insertMail(app, { state: 'sent' });
    for (let i = 0; i < 2; i += 1) await insertMail(app, { state: 'failed' });
    expect(await health()).toEqual({ held: 4, queued: 1, failed: 2, lastError: null });
  });

  test('has the last error with its time, until that mail is sent', async () => {
    const { app, db, admin } = await begin();
    const { user } = await app.professional();
    const payload = JSON.stringify({ email: user.email });
    const [before, last] = [timestampAfter(NOW, -2 * MINUTE), timestampAfter(NOW, -MINUTE)];
    const failed = { state: 'failed', kind: 'reset-password', payload } as const;
    await insertMail(app, { ...failed, last_error: '550 no such user', failed_at: last });
    await insertMail(app, { state: 'queued', last_error: 'Mail server unreachable', failed_at: before });
    const lastError = async () => (await admin.get('/api/admin/mail-health')).body.lastError;
    expect(await lastError()).toEqual({ at: last, error: '550 no such user' });
    await admin.post('/api/admin/mail-health/retry');
    await expect.poll(() => stateOf(app, 1), { timeout: 10_000 }).toBe('sent');
    expect(await lastError()).toEqual({ at: before, error: 'Mail server unreachable' });
    expect(await db.selectFrom('outbox').select('failed_at').where('id', '=', 1).execute()).toEqual([
      { failed_at: null },
    ]);
  });
});

describe('Retrying all failed mails', () => {
  test('sends the same mails immediately and is audited', async () => {
    const { app, db, admin } = await startWithAdmin();
    const { user } = await app.professional();
    await app.visitor().post('/api/reviews/submit', newReview(user.id));
    await expect.poll(() => stateOf(app, 1), { timeout: 10_000 }).toBe('sent');
    await db
      .updateTable('outbox')
      .set({ state: 'failed', sent_at: null, attempts: 7, next_attempt_at: LATER, last_error: '550' })
      .execute();

    const answer = await admin.post('/api/admin/mail-health/retry');
    expect([answer.status, answer.body]).toEqual([200, { message: 'The emails are queued again.' }]);
    await expect.poll(() => stateOf(app, 1), { timeout: 10_000 }).toBe('sent');
    expect(await db.selectFrom('outbox').select(['id', 'attempts', 'last_error']).execute()).toEqual([
      { id: 1, attempts: 8, last_error: null },
    ]);
    const [first, second] = messageIdsIn(app);
    expect(first).toMatch(/^<.+@.+>$/);
    expect(second).toBe(first);
    expect((await admin.get('/api/admin/audit')).body).toMatchObject([
      {
        actor: 'admin',
        action: 'mails retried',
        target: null,
        before: { failed: 1 },
        after: { failed: 0 },
      },
    ]);
  });

  test('20 times in parallel happens once, and changes nothing else', async () => {
    const { app, db, admin } = await begin();
    const { user } = await app.professional();
    const payload = JSON.stringify({ email: user.email });
    const id = await insertMail(app, { state: 'failed', kind: 'reset-password', payload });
    for (const state of ['queued', 'sent', 'held'] as const) await insertMail(app, { state });
    const others = () => db.selectFrom('outbox').selectAll().where('id', '<>', id).orderBy('id').execute();
    const before = await others();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/admin/mail-health/retry')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await admin.get('/api/admin/audit')).body).toMatchObject([
      { action: 'mails retried', target: null, before: { failed: 1 } },
    ]);
    await expect.poll(() => stateOf(app, id), { timeout: 10_000 }).toBe('sent');
    expect(messageIdsIn(app)).toHaveLength(1);
    expect(await others()).toEqual(before);
  });
});

/** Due time of mails from `insertMail`: after the test, and no later than a retry could be. */
const LATER = timestampAfter(NOW, 9 * MINUTE);

const begin = () => startWithAdmin({ clock: () => NOW });

async function insertMail(
  app: TestApp,
  job: Partial<Insertable<Schema['outbox']>> & { state: OutboxState },
): Promise<number> {
  const { id } = await app.service.deps.db
    .insertInto('outbox')
    .values({
      kind: 'review-received',
      payload: '{}',
      message_id: crypto.randomUUID(),
      next_attempt_at: LATER,
      created_at: NOW.toISOString(),
      ...job,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function stateOf(app: TestApp, id: number) {
  const { db } = app.service.deps;
  return (await db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst())?.state;
}

function messageIdsIn({ dataDir }: TestApp) {
  const folder = join(dataDir, 'mail');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]?.trim());
}
