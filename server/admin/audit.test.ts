import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/admin.ts';
import { DAY } from '#server/basics/clock.ts';
import { newReview } from '#server/demo/cast.ts';
import { json, readPages, startWithAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const NOW = new Date('2026-11-21T12:00:00.000Z');
const until = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();
const free = { subscriptionType: 'free', subscriptionExpiresAt: null };
const monthly = { subscriptionType: 'monthly', subscriptionExpiresAt: until(30) };

describe('The audit trail', () => {
  test('lists plan changes newest first with actor, target and what differs, and nothing where nothing does', async () => {
    const { app, admin } = await begin();
    const { user } = await app.professional();
    const change = (body: object) => admin.send('PATCH', `/api/admin/users/${user.id}`, json(body));
    await change({ ...monthly, subscriptionExpiresAt: '2026-12-21T12:00:00Z' });
    await change(monthly);
    await change({ ...monthly, subscriptionExpiresAt: until(60) });
    await change(free);
    const entry = {
      at: NOW.toISOString(),
      actor: 'admin',
      action: 'subscription changed',
      target: { id: user.id, username: user.username },
    };
    expect(await entries(admin)).toEqual([
      { id: 3, ...entry, before: { ...monthly, subscriptionExpiresAt: until(60) }, after: free },
      {
        id: 2,
        ...entry,
        before: { subscriptionExpiresAt: until(30) },
        after: { subscriptionExpiresAt: until(60) },
      },
      { id: 1, ...entry, before: free, after: monthly },
    ]);
  });

  test('keeps the username and counts of a deleted user, but neither name nor address', async () => {
    const { app, admin } = await begin();
    const ana = await app.professional({ fullName: 'Analena Unique' });
    await ana.post('/api/workplaces', { name: 'The Blue Door' });
    for (let i = 0; i < 3; i += 1) await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(monthly));
    await admin.delete(`/api/admin/users/${ana.user.id}`);
    const { id, username, createdAt } = ana.user;
    const [deletion, change] = await entries(admin);
    expect(deletion).toEqual({
      id: 2,
      at: NOW.toISOString(),
      actor: 'admin',
      action: 'user deleted',
      target: { id, username },
      before: { username, ...monthly, reviewCount: 3, workplaceCount: 1, createdAt },
      after: null,
    });
    expect(change.target).toEqual({ id, username });
    const { text } = await admin.get('/api/admin/audit');
    expect(text).not.toMatch(new RegExp(`Analena|${ana.user.email}|Blue Door`));
  });

  test('contains no refused changes', async () => {
    const { app, admin } = await begin();
    const ana = await app.professional();
    const refused = [
      await admin.delete('/api/admin/users/1'),
      await admin.send('PATCH', '/api/admin/users/999', json(monthly)),
      await admin.delete('/api/admin/users/999'),
      await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json({ subscriptionType: 'gold' })),
      await admin.send(
        'PATCH',
        `/api/admin/users/${ana.user.id}`,
        json({ ...monthly, subscriptionExpiresAt: until(11 * 365) }),
      ),
      await ana.send('PATCH', `/api/admin/users/${ana.user.id}`, json(monthly)),
      await app.visitor().delete(`/api/admin/users/${ana.user.id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 404, 400, 400, 403, 401]);
    expect(await entries(admin)).toEqual([]);
  });

  test('rolls back a change whose audit entry cannot be written', async () => {
    const { app, db, admin } = await begin();
    const ana = await app.professional();
    await app.visitor().post('/api/reviews/submit', newReview(ana.user.id));
    await expect.poll(() => states(app), { timeout: 10_000 }).toEqual(['sent']);
    await db.updateTable('outbox').set({ state: 'failed' }).execute();
    await sql`alter table audit_entries rename to lost`.execute(db);
    const answers = [
      await admin.send('PATCH', `/api/admin/users/${ana.user.id}`, json(monthly)),
      await admin.delete(`/api/admin/users/${ana.user.id}`),
      await admin.post('/api/admin/mail-health/retry'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect((await ana.get('/api/auth/me')).body).toEqual(ana.user);
    expect((await ana.get('/api/reviews')).body).toHaveLength(1);
    expect(await states(app)).toEqual(['failed']);
  });

  test('records parallel changes as an unbroken chain, and one of several parallel deletions', async () => {
    const { app, admin } = await begin();
    const { user } = await app.professional();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const change = { subscriptionType: 'annual', subscriptionExpiresAt: until(i + 1) };
        return admin.send('PATCH', `/api/admin/users/${user.id}`, json(change));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const chain: AuditEntry[] = (await entries(admin)).reverse();
    expect(chain).toHaveLength(20);
    expect(chain.map(({ before }) => before?.subscriptionExpiresAt)).toEqual([
      null,
      ...chain.slice(0, -1).map(({ after }) => after?.subscriptionExpiresAt),
    ]);
    await Promise.all(Array.from({ length: 10 }, () => admin.delete(`/api/admin/users/${user.id}`)));
    expect((await entries(admin)).slice(0, 2)).toMatchObject([{ action: 'user deleted' }, chain.at(-1)]);
  });

  test('is paginated, by 50 by default', async () => {
    const { db, admin } = await begin();
    await db
      .insertInto('audit_entries')
      .values(
        Array.from({ length: 120 }, () => ({
          at: NOW.toISOString(),
          actor: 'admin',
          action: 'mails retried',
        })),
      )
      .execute();
    const pages: AuditEntry[][] = await readPages(admin, '/api/admin/audit');
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat().map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, i) => 120 - i));
  });
});

const begin = () => startWithAdmin({ clock: () => NOW });

async function entries(admin: Awaited<ReturnType<typeof begin>>['admin']) {
  const { status, body } = await admin.get('/api/admin/audit');
  expect(status).toBe(200);
  return body;
}

async function states(app: TestApp) {
  const jobs = await app.service.deps.db.selectFrom('outbox').select('state').execute();
  return jobs.map(({ state }) => state);
}
