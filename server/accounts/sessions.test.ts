import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#contract/sessions.ts';
import { DAY, HOUR } from '#server/basics/clock.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';

beforeEach(skipWithoutDatabase);

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const NOT_FOUND = [404, { message: 'Session not found' }];

type Professional = Awaited<ReturnType<TestApp['professional']>>;

describe('The list of sessions', () => {
  test('contains the owner’s active sessions, most recently used first, and marks the current one', async () => {
    let now = new Date('2026-03-01T12:00:00.000Z');
    const app = await startApp({ clock: () => now });
    await app.professional();
    const ana = await app.professional();
    const idle = await signIn(app, ana);
    now = new Date(now.getTime() + 29 * DAY);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
    const phone = await signIn(app, ana, PHONE);
    now = new Date(now.getTime() + DAY);
    expect((await idle.get('/api/auth/me')).status).toBe(401);

    const sessions = await sessionsOf(phone);
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', signedInAt: '2026-03-30T12:00:00.000Z', isCurrent: true },
      { device: null, lastUsedAt: '2026-03-30T12:00:00.000Z', isCurrent: false },
    ]);
    const seenByOther = (await sessionsOf(ana)).find(({ isCurrent }) => isCurrent);
    expect(seenByOther?.id).toBe(sessions[1]?.id);
  });

  test('has ids that cannot be used as tokens', async () => {
    const { app, ana } = await startWithAna();
    const [session] = await sessionsOf(ana);
    expect(tokenOf(ana)).not.toContain(session?.id);
    const guess = await app.visitor().get('/api/auth/me', { cookie: `session=${session?.id}` });
    expect(guess.status).toBe(401);
  });
});

describe('Ending a session', () => {
  test('ends only that session', async () => {
    const { app, ana } = await startWithAna();
    const [phone, tablet] = [await signIn(app, ana), await signIn(app, ana)];
    const id = (await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await ana.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await tablet.get('/api/auth/me')).status).toBe(200);
    expect(await sessionsOf(ana)).toHaveLength(2);
    const again = await ana.delete(`/api/auth/sessions/${id}`);
    expect([again.status, again.body]).toEqual(NOT_FOUND);
  });

  test('everywhere ends all of one’s own sessions, including this one, and clears the cookie', async () => {
    const app = await startApp();
    const [ana, ben] = [await app.professional(), await app.professional()];
    const phone = await signIn(app, ana);
    const { cookie } = ana;
    expect((await ana.delete('/api/auth/sessions')).status).toBe(204);
    expect(ana.cookie).toBe('');
    expect((await app.visitor().get('/api/auth/me', { cookie })).status).toBe(401);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await ben.get('/api/auth/me')).status).toBe(200);
    expect((await signIn(app, ana)).cookie).not.toBe('');
  });
});

describe('A session expires', () => {
  test('after 90 days, even if it is used, and so does its cookie', async () => {
    let now = new Date();
    const app = await startApp({ clock: () => now });
    const ana = await app.professional();
    for (let day = 20; day <= 80; day += 20) {
      now = new Date(now.getTime() + 20 * DAY);
      const { status, headers } = await ana.get('/api/auth/me');
      const [, days] = /Max-Age=(\d+)/.exec(headers.getSetCookie()[0] ?? '') ?? [];
      expect([day, status, Number(days) / 86_400]).toEqual([day, 200, Math.min(30, 90 - day)]);
    }
    now = new Date(now.getTime() + 10 * DAY - 1);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
    now = new Date(now.getTime() + 1);
    expect((await ana.get('/api/auth/me')).status).toBe(401);
  });

  test('after 12 idle hours or 7 days if it is the admin’s', async () => {
    const began = Date.now();
    let now = new Date(began);
    const app = await startApp({ clock: () => now });
    const [idle, busy] = [await signInAsAdmin(app), await signInAsAdmin(app)];
    const afterHours = async (hour: number) => {
      now = new Date(began + hour * HOUR);
      return (await busy.get('/api/admin/user-stats')).status;
    };
    expect(await afterHours(6)).toBe(200);
    expect(await afterHours(12)).toBe(200);
    expect((await idle.get('/api/auth/me')).status).toBe(401);
    for (let hour = 23; hour < 7 * 24; hour += 11)
      expect([hour, await afterHours(hour)]).toEqual([hour, 200]);
    expect(await afterHours(7 * 24)).toBe(401);
  });
});

describe('A sign-in', () => {
  test('does not adopt a planted session cookie', async () => {
    const { app, ana } = await startWithAna();
    const planted = 'A'.repeat(43);
    const victim = app.visitor();
    const answer = await victim.post(
      '/api/auth/login',
      { username: ana.user.username, password: ana.password },
      { cookie: `session=${planted}` },
    );
    expect(answer.status).toBe(200);
    expect(tokenOf(victim)).not.toBe(planted);
    expect((await app.visitor().get('/api/auth/me', { cookie: `session=${planted}` })).status).toBe(401);
  });

  test('with the old password during a reset gets no lasting session', async () => {
    const { app, tokenTo } = await startWithMail();
    const ana = await app.professional();
    await app.visitor().post('/api/auth/forgot-password', { email: ana.user.email });
    const token = await tokenTo(ana.user.email);
    const racers = Array.from({ length: 12 }, () => app.visitor());
    const attempts = racers.map((racer) =>
      racer.post('/api/auth/login', { username: ana.user.username, password: ana.password }),
    );
    const reset = await app
      .visitor()
      .post('/api/auth/reset-password', { token, newPassword: 'a new secret' });
    expect(reset.status).toBe(200);
    for (const { status } of await Promise.all(attempts)) expect([200, 401]).toContain(status);
    for (const racer of racers) expect((await racer.get('/api/auth/me')).status).toBe(401);
    expect(await app.service.deps.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

async function signIn(app: TestApp, { user, password }: Professional, userAgent = '') {
  const browser = app.visitor();
  const answer = await browser.post(
    '/api/auth/login',
    { username: user.username, password },
    { 'user-agent': userAgent },
  );
  expect(answer.status).toBe(200);
  return browser;
}

async function sessionsOf(browser: ReturnType<TestApp['visitor']>): Promise<Session[]> {
  const { status, body } = await browser.get('/api/auth/sessions');
  expect(status).toBe(200);
  return body;
}

function tokenOf({ cookie }: { cookie: string }): string {
  return cookie.replace(/^session=/, '');
}
