import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxState } from '#server/db/schema.ts';
import { newReview } from '#server/demo/cast.ts';
import { DAY, MINUTE, timestampAfter } from '#server/platform/clock.ts';
import { nextPage, signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { listMails } from './mail-health.ts';

beforeEach(skipWithoutDatabase);

const NOW = new Date('2026-11-21T12:00:00.000Z');

describe('Mail health', () => {
  test('counts held, queued, sent and failed mails', async () => {
    const { app, admin } = await begin();
    expect((await admin.get('/api/admin/mail-health')).body).toEqual({
      held: 0,
      queued: 0,
      sent: 0,
      failed: 0,
    });
    for (let i = 0; i < 4; i += 1) await insertMail(app, { state: 'held' });
    await insertMail(app, { state: 'queued' });
    for (let i = 0; i < 3; i += 1) await insertMail(app, { state: 'sent' });
    for (let i = 0; i < 2; i += 1) await insertMail(app, { state: 'failed' });
    const { status, body } = await admin.get('/api/admin/mail-health');
    expect([status, body]).toEqual([200, { held: 4, queued: 1, sent: 3, failed: 2 }]);
  });

  test('lists held mails with the reason why their address was refused', async () => {
    const { app, admin } = await begin();
    const { user } = await app.professional();
    const held = { kind: 'review-received', user_id: user.id, state: 'held' } as const;
    await insertMail(app, { ...held, last_error: '550 5.1.1 to RCPT TO: user unknown' });
    await insertMail(app, held);
    const { db } = app.service.deps;
    await db.updateTable('users').set({ mail_refusal: 'user unknown' }).where('id', '=', user.id).execute();
    const { body } = await admin.get('/api/admin/mails?state=held');
    expect(body).toMatchObject([
      { recipient: user.email, state: 'held', nextAttemptAt: null, lastError: 'user unknown' },
      { recipient: user.email, state: 'held', lastError: '550 5.1.1 to RCPT TO: user unknown' },
    ]);
  });

  test('lists the mails in a state, newest first, with recipient, kind and progress', async () => {
    const { app, admin } = await begin();
    const { user } = await app.professional();
    const owned = { kind: 'review-received', user_id: user.id, attempts: 4 };
    const error = '550 5.1.1 to RCPT TO: no such user <address>';
    const ids = {
      queued: await insertMail(app, { ...owned, state: 'queued', last_error: 'Mail server unreachable' }),
      sent: await insertMail(app, { ...owned, state: 'sent', sent_at: NOW.toISOString() }),
      failed: await insertMail(app, { ...owned, state: 'failed', last_error: error }),
      failedLater: await insertMail(app, { ...owned, kind: 'page-closed', state: 'failed' }),
    };
    const mail = {
      kind: 'review-received',
      recipient: user.email,
      attempts: 4,
      createdAt: NOW.toISOString(),
      nextAttemptAt: null,
      sentAt: null,
      lastError: null,
    };
    const list = async (state: OutboxState) => (await admin.get(`/api/admin/mails?state=${state}`)).body;
    expect(await list('queued')).toEqual([
      {
        ...mail,
        id: ids.queued,
        state: 'queued',
        nextAttemptAt: LATER,
        lastError: 'Mail server unreachable',
      },
    ]);
    expect(await list('sent')).toEqual([{ ...mail, id: ids.sent, state: 'sent', sentAt: NOW.toISOString() }]);
    expect(await list('failed')).toEqual([
      { ...mail, id: ids.failedLater, state: 'failed', kind: 'page-closed' },
      { ...mail, id: ids.failed, state: 'failed', lastError: error },
    ]);
  });

  test('shows the recipient of each kind of mail, or none if it is unknown', async () => {
    const { app, admin } = await begin();
    const { db } = app.service.deps;
    const { user } = await app.professional();
    const emailChange = { user_id: user.id, email: 'next@example.com', token_hash: null, expires_at: null };
    const { id: emailChangeId } = await db
      .insertInto('email_changes')
      .values({ ...emailChange, created_at: NOW.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mails = [
      ['reset-password', null, '{"email":"asked@example.com"}', 'asked@example.com'],
      ['email-changed', user.id, `{"userId":2,"formerEmail":"former@example.com"}`, 'former@example.com'],
      ['confirm-email', user.id, JSON.stringify({ emailChangeId }), 'next@example.com'],
      // Replaced by a newer request, so its address is gone.
      ['confirm-email', user.id, JSON.stringify({ emailChangeId: emailChangeId + 1 }), null],
      ['review-received', user.id, '{"reviewId":1,"ordinal":1}', user.email],
      ['password-changed', user.id, '{ broken', user.email],
      ['a kind of another version', user.id, '[]', user.email],
      ['a kind of another version', null, '{"email":"asked@example.com"}', null],
      ['reset-password', null, '{ broken', null],
      ['reset-password', null, 'null', null],
      ['reset-password', null, '{"email":{"comment":"Words for her alone"}}', null],
      ['email-changed', user.id, '{"formerEmail":7}', null],
      ['confirm-email', user.id, '{}', null],
      ['confirm-email', null, '{}', null],
    ] as const;
    for (const [kind, user_id, payload] of mails) {
      await insertMail(app, { state: 'failed', kind, user_id, payload });
    }
    const { status, body, text } = await admin.get('/api/admin/mails?state=failed');
    expect(status).toBe(200);
    const recipients = body.map(({ kind, recipient }: Record<string, unknown>) => [kind, recipient]);
    expect(recipients.reverse()).toEqual(mails.map(([kind, , , recipient]) => [kind, recipient]));
    expect(text).not.toContain('Words for her alone');
  });

  test('is paginated, by 50 by default, with one query per page', async () => {
    const { app, admin } = await begin();
    const { user } = await app.professional();
    for (let i = 0; i < 60; i += 1) await insertMail(app, { state: 'failed', user_id: user.id });
    await insertMail(app, { state: 'sent' });
    const sizes = [];
    const ids: number[] = [];
    for (let url: string | undefined = '/api/admin/mails?state=failed'; url !== undefined; ) {
      const { body, headers } = await admin.get(url);
      sizes.push(body.length);
      ids.push(...body.map(({ id }: { id: number }) => id));
      url = nextPage(headers);
    }
    expect(sizes).toEqual([50, 10]);
    expect(ids).toEqual(Array.from({ length: 60 }, (_, i) => 60 - i));
    const page = (await admin.get('/api/admin/mails?state=failed&limit=2&cursor=31')).body;
    expect(page.map(({ id }: { id: number }) => id)).toEqual([30, 29]);

    let queries = 0;
    const db = app.service.deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        queries += 1;
        return result;
      },
    });
    expect(await listMails(db, { state: 'failed', limit: 51 })).toHaveLength(51);
    expect(queries).toBe(1);
  });

  test('refuses invalid parameters with a sentence', async () => {
    const { admin } = await begin();
    for (const [query, message] of [
      ['', 'state must be held, queued, sent or failed'],
      ['state=lost', 'state must be held, queued, sent or failed'],
      ['state=sent&limit=0', 'limit must be a whole number from 1 to 200'],
      ['state=sent&cursor=x', 'cursor is not valid'],
      ['state=sent&cursor=2147483648', 'cursor is not valid'],
    ] as const) {
      const { status, body } = await admin.get(`/api/admin/mails?${query}`);
      expect([query, status, body]).toEqual([query, 400, { message }]);
    }
  });
});

describe('Retrying a mail', () => {
  test('sends the same mail immediately and is audited', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const { user } = await app.professional();
    await app.visitor().post('/api/reviews/submit', newReview(user.id));
    await expect.poll(() => stateOf(app, 1), { timeout: 10_000 }).toBe('sent');
    await app.service.deps.db
      .updateTable('outbox')
      .set({ state: 'failed', sent_at: null, attempts: 7, next_attempt_at: LATER, last_error: '550' })
      .execute();

    const answer = await admin.post('/api/admin/mails/1/retry');
    expect([answer.status, answer.body]).toEqual([200, { message: 'The mail is queued again.' }]);
    await expect.poll(() => stateOf(app, 1), { timeout: 10_000 }).toBe('sent');
    expect((await admin.get('/api/admin/mails?state=sent')).body).toMatchObject([
      { id: 1, attempts: 8, lastError: null },
    ]);
    const [first, second] = messageIdsIn(app);
    expect(first).toMatch(/^<.+@.+>$/);
    expect(second).toBe(first);
    expect((await admin.get('/api/admin/audit')).body).toMatchObject([
      {
        actor: 'admin',
        action: 'mail retried',
        target: { id: user.id, username: user.username },
        before: { kind: 'review-received', state: 'failed', attempts: 7 },
        after: { state: 'queued' },
      },
    ]);
  });

  test('20 times in parallel happens once', async () => {
    const { app, admin } = await begin();
    const { user } = await app.professional();
    const payload = JSON.stringify({ email: user.email });
    const id = await insertMail(app, { state: 'failed', kind: 'reset-password', payload });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(`/api/admin/mails/${id}/retry`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
    expect((await admin.get('/api/admin/audit')).body).toMatchObject([
      { action: 'mail retried', target: null, before: { kind: 'reset-password', attempts: 0 } },
    ]);
    await expect.poll(() => stateOf(app, id), { timeout: 10_000 }).toBe('sent');
    expect(messageIdsIn(app)).toHaveLength(1);
  });

  test('is refused for a queued, sent or unknown mail and changes nothing', async () => {
    const { app, admin } = await begin();
    const queued = await insertMail(app, { state: 'queued' });
    const sent = await insertMail(app, { state: 'sent' });
    const jobs = () => app.service.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const before = await jobs();
    for (const id of [queued, sent, 999, 0, 'x', 2_147_483_648]) {
      const answer = await admin.post(`/api/admin/mails/${id}/retry`);
      expect([answer.status, answer.body]).toEqual([404, { message: 'Email not found' }]);
    }
    expect(await jobs()).toEqual(before);
    expect((await admin.get('/api/admin/audit')).body).toEqual([]);
  });

  test('gives an old mail one attempt, and a newer one its remaining attempts', async () => {
    const app = await startApp({ env: UNSENT });
    const admin = await signInAsAdmin(app);
    const { user } = await app.professional();
    await app.visitor().post('/api/reviews/submit', newReview(user.id));
    const { db } = app.service.deps;
    const review = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
    await db.deleteFrom('outbox').execute();
    const mail = {
      state: 'failed',
      kind: 'review-received',
      user_id: user.id,
      payload: JSON.stringify({ reviewId: review.id, ordinal: 1 }),
      attempts: 700,
      last_error: 'the one before',
    } as const;
    const now = new Date();
    const old = await insertMail(app, { ...mail, created_at: timestampAfter(now, -6 * DAY) });
    const young = await insertMail(app, { ...mail, created_at: timestampAfter(now, -4 * DAY) });
    for (const id of [old, young]) await admin.post(`/api/admin/mails/${id}/retry`);
    const read = () =>
      db
        .selectFrom('outbox')
        .select(['id', 'state', 'attempts', 'last_error'])
        .where('locked_until', 'is', null)
        .orderBy('id')
        .execute();
    await expect.poll(read, { timeout: 30_000 }).toMatchObject([
      { id: old, state: 'failed', attempts: 701, last_error: expect.stringMatching(/^Mail server unreach/) },
      { id: young, state: 'queued', last_error: expect.stringMatching(/^Mail server unreachable/) },
    ]);
  });
});

/** Due time of mails from `insertMail`: after the test, and no later than a retry could be. */
const LATER = timestampAfter(NOW, 9 * MINUTE);

async function begin() {
  const app = await startApp({ clock: () => NOW });
  return { app, admin: await signInAsAdmin(app) };
}

async function insertMail(
  app: TestApp,
  job: {
    state: OutboxState;
    kind?: string;
    user_id?: number | null;
    payload?: string;
    attempts?: number;
    last_error?: string;
    created_at?: string;
    sent_at?: string;
  },
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
