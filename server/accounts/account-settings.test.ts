import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#server/basics/clock.ts';
import { queuedKinds } from '#tests/customer.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';
import { deleteOldAddressLinks, issueAddressToken } from './address-links.ts';

beforeEach(skipWithoutDatabase);

const WRONG_PASSWORD = [403, { message: 'The password is not correct' }];
const INVALID_TOKEN = [400, { message: 'Invalid or expired confirmation link' }];

async function confirm(app: TestApp, token: unknown) {
  const { status, body } = await app.visitor().post('/api/auth/confirm-email', { token });
  return [status, body];
}

async function signsIn(app: TestApp, username: string, password: string): Promise<boolean> {
  return (await app.visitor().post('/api/auth/login', { username, password })).status === 200;
}

async function secondDevice(
  app: TestApp,
  { user, password }: { user: { username: string }; password: string },
) {
  const device = app.visitor();
  expect((await device.post('/api/auth/login', { username: user.username, password })).status).toBe(200);
  return device;
}

describe('Changing the language', () => {
  test('stores one of the twelve or none, and keeps it where the request leaves it out', async () => {
    const { ana } = await startWithAna();
    const change = async (body: object) => {
      const { status } = await ana.patch('/api/auth/me', body);
      return [status, (await ana.get('/api/auth/me')).body.language];
    };
    expect(ana.user.language).toBe(null);
    expect(await change({ language: 'ar' })).toEqual([200, 'ar']);
    expect(await change({ fullName: 'Ana Ruiz' })).toEqual([200, 'ar']);
    for (const language of ['xx', 'AR', 'de-AT', '', 7]) {
      expect(await change({ language })).toEqual([400, 'ar']);
    }
    expect(await change({ language: null })).toEqual([200, null]);
  });
});

describe('Changing the name', () => {
  test('trims it and shows customers the new first name immediately', async () => {
    const { app, ana } = await startWithAna();
    expect((await app.visitor().get(`/review/${ana.user.id}`)).text).toContain('Ana');
    const answer = await ana.patch('/api/auth/me', { fullName: '  Zoë <b> Ruiz ' });
    expect([answer.status, answer.body]).toEqual([200, { ...ana.user, fullName: 'Zoë <b> Ruiz' }]);
    expect((await ana.get('/api/auth/me')).body).toEqual(answer.body);
    expect((await app.visitor().get(`/api/users/${ana.user.id}`)).body.fullName).toBe('Zoë <b> Ruiz');
    const page = (await app.visitor().get(`/review/${ana.user.id}`)).text;
    expect(page).toContain('Zoë');
    expect(page).not.toContain('Ana');
  });
});

describe('Changing the email address', () => {
  test('takes effect when the link mailed to the new address is opened, and the previous one is told', async () => {
    const { app, mailTo, tokenTo } = await startWithMail();
    const ana = await app.professional({ fullName: 'Free money at evil.example' });
    const { user, password } = ana;
    const email = 'Ana.New@example.com';
    const answer = await ana.post('/api/auth/change-email', { email, password });
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'A link to confirm the new address is on its way.' },
    ]);
    const mail = await mailTo(email);
    expect(mail?.subject).toBe('Confirm your new email address for Goodword');
    // The address may be a stranger's.
    expect(JSON.stringify(mail)).not.toMatch(/Free money|evil\.example/);
    expect((await ana.get('/api/auth/me')).body.email).toBe(user.email);
    expect(await signsIn(app, email, password)).toBe(false);

    expect(await confirm(app, await tokenTo(email))).toEqual([200, { message: 'Email changed' }]);
    expect((await ana.get('/api/auth/me')).body).toEqual({ ...user, email });
    expect(await signsIn(app, user.email, password)).toBe(false);
    expect(await signsIn(app, 'ANA.NEW@EXAMPLE.COM', password)).toBe(true);
    const notice = await mailTo(user.email);
    expect(notice?.subject).toBe('Your Goodword email was changed');
    expect(JSON.stringify(notice)).not.toMatch(/ana\.new/i);
  });

  test('sends nothing if the password is wrong', async () => {
    const { app, ana } = await startWithAna();
    const { status, body } = await ana.post('/api/auth/change-email', {
      email: 'new@example.com',
      password: 'wrong one',
    });
    expect([status, body]).toEqual(WRONG_PASSWORD);
    expect(await app.service.deps.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
    expect(await queuedKinds(app)).toEqual([]);
  });

  test('refuses an address in use and the current one, ignoring case', async () => {
    const app = await startApp();
    const ben = await app.professional();
    const { user, password, ...ana } = await app.professional();
    const ask = async (email: string) => {
      const { status, body } = await ana.post('/api/auth/change-email', { email, password });
      return [status, body.message];
    };
    expect(await ask(ben.user.email.toUpperCase())).toEqual([409, 'This email address is already in use']);
    expect(await ask(user.email.toUpperCase())).toEqual([409, 'This is already your email address']);
    expect(await ask('nonsense')).toEqual([400, 'Please enter a valid email']);
    expect(await queuedKinds(app)).toEqual([]);
  });

  test('sends a link that works once, for 24 hours, and only if it is the newest', async () => {
    const { app, tokenTo, advance } = await startWithMail();
    const { password, ...ana } = await app.professional();
    const ask = async (email: string) => {
      await ana.post('/api/auth/change-email', { email, password });
      return tokenTo(email);
    };
    const first = await ask('first@example.com');
    const second = await ask('second@example.com');
    expect(await confirm(app, first)).toEqual(INVALID_TOKEN);
    advance(DAY - 1);
    expect((await confirm(app, second))[0]).toBe(200);
    expect(await confirm(app, second)).toEqual(INVALID_TOKEN);

    const third = await ask('third@example.com');
    advance(DAY);
    expect(await confirm(app, third)).toEqual(INVALID_TOKEN);
    for (const junk of ['', 'x'.repeat(43), 'x'.repeat(5000), [third], 7, null, undefined]) {
      expect(await confirm(app, junk)).toEqual(INVALID_TOKEN);
    }
    expect((await ana.get('/api/auth/me')).body.email).toBe('second@example.com');
  });

  test('stores only the token’s hash, and a retried mail replaces the token', async () => {
    const { app, tokenTo } = await startWithMail();
    const { deps } = app.service;
    const { password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    const token = await tokenTo('ana.new@example.com');
    const pendingChange = await deps.db.selectFrom('email_changes').selectAll().executeTakeFirstOrThrow();
    expect(pendingChange.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(await readAllRows(app.service.deps.db))).not.toContain(token);

    const again = await issueAddressToken(deps, 'confirm-email', pendingChange.id);
    expect(await confirm(app, token)).toEqual(INVALID_TOKEN);
    expect((await confirm(app, again?.token))[0]).toBe(200);
    expect(await issueAddressToken(deps, 'confirm-email', pendingChange.id)).toBeNull();
  });

  test('gives an address requested by several accounts to the first one that confirms it', async () => {
    const { app, sink } = await startWithMail();
    for (const professional of [await app.professional(), await app.professional()]) {
      const { password } = professional;
      await professional.post('/api/auth/change-email', { email: 'both@example.com', password });
    }
    const mails = await sink.waitFor(2);
    const tokens = mails.map((mail) => /token=([\w-]{43})/.exec(mail.text ?? '')?.[1]);
    const answers = await Promise.all(tokens.map((token) => confirm(app, token)));
    expect(answers.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, { message: 'Email changed' }],
      [409, { message: 'This email address is already in use' }],
    ]);
  });

  test('revokes reset links sent to the previous address', async () => {
    const { app, tokenTo } = await startWithMail();
    const { user, password, ...ana } = await app.professional();
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const reset = await tokenTo(user.email);
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    await confirm(app, await tokenTo('ana.new@example.com'));
    const answer = await app
      .visitor()
      .post('/api/auth/reset-password', { token: reset, newPassword: 'from the old mailbox' });
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid or expired reset token']);
  });

  test('revokes the confirmation link when the password is reset or changed', async () => {
    const { app, tokenTo } = await startWithMail();
    const { user, password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'thief@example.com', password });
    const first = await tokenTo('thief@example.com');
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const reset = await tokenTo(user.email);
    await app.visitor().post('/api/auth/reset-password', { token: reset, newPassword: 'mine again' });
    expect(await confirm(app, first)).toEqual(INVALID_TOKEN);

    const device = await secondDevice(app, { user, password: 'mine again' });
    await device.post('/api/auth/change-email', { email: 'thief2@example.com', password: 'mine again' });
    const second = await tokenTo('thief2@example.com');
    await device.post('/api/auth/change-password', { password: 'mine again', newPassword: 'and again' });
    expect(await confirm(app, second)).toEqual(INVALID_TOKEN);
  });

  test('deletes unconfirmed requests a day after the link, or a week after the request', async () => {
    const { app, tokenTo, advance, now } = await startWithMail();
    const { db } = app.service.deps;
    const pendingChanges = () => db.selectFrom('email_changes').select('email').execute();
    const { user, password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    await tokenTo('ana.new@example.com');
    await deleteOldAddressLinks(db, new Date(now().getTime() + DAY - HOUR));
    expect(await pendingChanges()).toHaveLength(1);
    advance(DAY);
    await deleteOldAddressLinks(db, now());
    expect(await pendingChanges()).toEqual([]);

    await db
      .insertInto('email_changes')
      .values({
        user_id: user.id,
        email: 'unreachable@example.com',
        token_hash: null,
        expires_at: null,
        created_at: now().toISOString(),
      })
      .execute();
    await deleteOldAddressLinks(db, new Date(now().getTime() + 7 * DAY));
    expect(await pendingChanges()).toHaveLength(1);
    await deleteOldAddressLinks(db, new Date(now().getTime() + 7 * DAY + 1));
    expect(await pendingChanges()).toEqual([]);
  });
});

describe('Changing the password', () => {
  test('renews this session, ends all others, revokes reset links and sends a notice', async () => {
    const { app, mailTo, tokenTo } = await startWithMail();
    const ana = await app.professional();
    const { user, password, cookie } = ana;
    const phone = await secondDevice(app, ana);
    const ben = await app.professional();
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const token = await tokenTo(user.email);
    const answer = await ana.post('/api/auth/change-password', { password, newPassword: 'a new secret' });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Password changed' }]);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
    expect((await app.visitor().get('/api/auth/me', { cookie })).status).toBe(401);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await ben.get('/api/auth/me')).status).toBe(200);
    expect(await signsIn(app, user.username, password)).toBe(false);
    expect(await signsIn(app, user.username, 'a new secret')).toBe(true);
    const reset = { token, newPassword: 'another secret' };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(400);
    await expect
      .poll(async () => (await mailTo(user.email))?.subject)
      .toBe('Your Goodword password was changed');
  });

  test('changes nothing if it is refused', async () => {
    const { app, ana } = await startWithAna();
    const phone = await secondDevice(app, ana);
    for (const [body, status, message] of [
      [{ password: 'wrong one', newPassword: 'a new secret' }, 403, 'The password is not correct'],
      [{ newPassword: 'a new secret' }, 400, 'Password is required'],
      [{ password: ana.password, newPassword: '12345' }, 400, 'Password must be at least 6 characters long'],
      [{ password: ana.password, newPassword: 'x'.repeat(257) }, 400, 'Please use at most 256 characters'],
    ] as const) {
      const answer = await ana.post('/api/auth/change-password', body);
      expect([answer.status, answer.body]).toEqual([status, { message }]);
    }
    expect((await phone.get('/api/auth/me')).status).toBe(200);
    expect(await signsIn(app, ana.user.username, ana.password)).toBe(true);
    expect(await queuedKinds(app)).toEqual([]);
  });
});
