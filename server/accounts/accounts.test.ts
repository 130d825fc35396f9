import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR } from '#server/basics/clock.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { skipWithoutDatabase, startApp, startWithAna } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';

beforeEach(skipWithoutDatabase);

describe('Registration', () => {
  test('returns what was typed and signs in', async () => {
    const app = await startApp();
    const visitor = app.visitor();
    const form = newRegistration();
    const answer = await visitor.post('/api/auth/register', form);
    expect(answer.status).toBe(201);
    const { password, ...shown } = form;
    expect(answer.body).toMatchObject({ ...shown, reviewMails: 'each', subscriptionType: 'free' });
    expect((await visitor.get('/api/auth/me')).body).toEqual(answer.body);
  });

  test.for([
    [{ email: 'ana@example' }, 'Please enter a valid email'],
    [{ email: ['ana@example.com'] }, 'Please enter a valid email'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
  ] as const)('refuses %o with "%s"', async ([wrong, message]) => {
    const app = await startApp();
    const answer = await app.visitor().post('/api/auth/register', { ...newRegistration(), ...wrong });
    expect([answer.status, answer.body]).toEqual([400, { message }]);
  });

  test('refuses a taken username, a taken email and a reserved name with the same answer', async () => {
    const app = await startApp();
    const { user } = await app.professional({ username: 'Änna.Key' });
    const visitor = app.visitor();
    for (const overrides of [
      { username: 'änna.KEY' },
      { email: user.email.toUpperCase() },
      { username: 'admin' },
      { username: 'ADMIN' },
      { username: 'Support' },
      // Full-width letters that NFKC folds into "root".
      { username: 'ｒｏｏｔ' },
    ]) {
      const answer = await visitor.post('/api/auth/register', newRegistration(overrides));
      expect([answer.status, answer.text]).toEqual([409, '{"message":"Username or email already in use"}']);
    }
  });

  test('accepts any visible characters in a username, but letters from one script only', async () => {
    const app = await startApp();
    const register = async (username: string) =>
      (await app.visitor().post('/api/auth/register', newRegistration({ username }))).status;
    for (const username of ['Ana Ruiz', 'ana@work', 'ana+tips', "O'Neill", '@.+', 'Анна', '渡辺 Ken', 'ᏣᎳᎩ'])
      expect([username, await register(username)]).toEqual([username, 201]);
    for (const username of [
      'аdmin2',
      'аna',
      'ana\u200bruiz',
      'ana\u3164',
      'ana\u00a0ruiz',
      'ana\u202e',
      'Ωmega',
    ])
      expect([username, await register(username)]).toEqual([username, 400]);
    for (const username of ['ANA  RUIZ', 'ａna@WORK', 'Ad-min', 'adm\u0131n', '@root'])
      expect([username, await register(username)]).toEqual([username, 409]);
  });

  test('accepts one of 20 parallel registrations with the same username', async () => {
    const app = await startApp();
    const form = newRegistration();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.visitor().post('/api/auth/register', { ...form, email: `twin${i}@example.com` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('Signing in', () => {
  test('accepts the username or the email address, ignoring case', async () => {
    const app = await startApp();
    const { user, password } = await app.professional();
    for (const username of [
      user.username,
      user.username.toUpperCase(),
      user.email,
      user.email.toUpperCase(),
    ]) {
      const answer = await app.visitor().post('/api/auth/login', { username, password });
      expect([answer.status, answer.body.id]).toEqual([200, user.id]);
    }
  });

  test('works for both accounts if one’s username is the other’s email address', async () => {
    const { app, ana } = await startWithAna();
    const claim = await app
      .visitor()
      .post('/api/auth/register', newRegistration({ username: ana.user.email }));
    expect(claim.status).toBe(409);

    const email = newRegistration().email;
    const ben = await app.professional({ username: email, password: 'the password of Ben' });
    const cleo = await app.professional({ email, password: 'the password of Cleo' });
    for (const { user, password } of [ben, cleo]) {
      const { status, body } = await app.visitor().post('/api/auth/login', { username: email, password });
      expect([status, body.id]).toEqual([200, user.id]);
    }
    const wrong = { username: email, password: 'wrong one' };
    expect((await app.visitor().post('/api/auth/login', wrong)).status).toBe(401);
  });

  test.for([
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: 'x' }, 'Password is required'],
  ] as const)('refuses %o with "%s"', async ([body, message]) => {
    const app = await startApp();
    const answer = await app.visitor().post('/api/auth/login', body);
    expect([answer.status, answer.body]).toEqual([400, { message }]);
  });

  test('gives the same answer for a wrong password and an unknown user', async () => {
    const app = await startApp();
    const { user } = await app.professional();
    const wrong = await app
      .visitor()
      .post('/api/auth/login', { username: user.username, password: 'wrong one' });
    const unknown = await app
      .visitor()
      .post('/api/auth/login', { username: 'nobody', password: 'wrong one' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toBe('{"message":"Invalid username or password"}');
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('replaces the session that the request came with', async () => {
    const app = await startApp();
    const { user, password, ...browser } = await app.professional();
    const before = (
      await app.visitor().post('/api/auth/login', { username: user.username, password })
    ).headers
      .getSetCookie()[0]
      ?.split(';')[0];
    const again = await app
      .visitor()
      .post('/api/auth/login', { username: user.username, password }, { cookie: before ?? '' });
    expect(again.headers.getSetCookie().at(-1)?.split(';')[0]).not.toBe(before);
    expect((await browser.get('/api/auth/me', { cookie: before ?? '' })).status).toBe(401);
  });
});

describe('The session', () => {
  test('is an HttpOnly, SameSite=Lax cookie that scripts and other sites cannot use', async () => {
    const app = await startApp();
    const { headers } = await app.visitor().post('/api/auth/register', newRegistration());
    expect(headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is a Secure __Host- cookie on https', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const { headers } = await app.visitor().post('/api/auth/register', newRegistration());
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43};.*; Secure;/);
  });

  test('is stored hashed', async () => {
    const app = await startApp();
    const { cookie } = await app.professional();
    const token = cookie.split('=')[1] ?? '';
    const stored = await app.service.deps.db.selectFrom('sessions').select('token_hash').execute();
    expect(stored).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
  });

  test('ends at sign-out, which also succeeds without a session', async () => {
    const app = await startApp();
    const visitor = await app.professional();
    const { cookie } = visitor;
    expect((await visitor.post('/api/auth/logout')).status).toBe(200);
    expect(visitor.cookie).toBe('');
    expect((await visitor.get('/api/auth/me', { cookie })).status).toBe(401);
    expect((await app.visitor().post('/api/auth/logout')).status).toBe(200);
    const named = await app
      .visitor()
      .send('POST', '/api/auth/logout', { headers: { 'content-type': 'application/json' } });
    expect(named.status).toBe(200);
  });
});

describe('A forgotten password', () => {
  test('is reset with the mailed link, which ends the old password and all sessions and sends a notice', async () => {
    const { app, sink, tokenTo } = await startWithMail();
    const { user, password, ...professional } = await app.professional();
    const forgot = await app.visitor().post('/api/auth/forgot-password', { email: user.email.toUpperCase() });
    expect(forgot.status).toBe(200);
    const reset = await app
      .visitor()
      .post('/api/auth/reset-password', { token: await tokenTo(user.email), newPassword: 'a new secret' });
    expect([reset.status, reset.body]).toEqual([200, { message: 'Password reset successful' }]);
    expect((await professional.get('/api/auth/me')).status).toBe(401);
    const login = (secret: string) =>
      app.visitor().post('/api/auth/login', { username: user.username, password: secret });
    expect((await login(password)).status).toBe(401);
    expect((await login('a new secret')).status).toBe(200);
    const [, notice] = await sink.waitFor(2);
    expect([notice?.to?.[0]?.address, notice?.subject]).toEqual([
      user.email,
      'Your Goodword password was changed',
    ]);
  });

  test('gets the same answer for known and unknown addresses, but only known ones get mail', async () => {
    const { app, sink } = await startWithMail();
    const { user } = await app.professional();
    const unknown = await app.visitor().post('/api/auth/forgot-password', { email: 'nobody@example.com' });
    const known = await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const mails = await sink.waitFor(1);
    await expect
      .poll(async () => (await app.service.deps.db.selectFrom('outbox').select('state').execute()).length)
      .toBe(1);
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([user.email]);
  });

  test('sends a link that works once, for an hour, and only if it is the newest', async () => {
    const { app, sink, tokenTo, advance } = await startWithMail();
    const { user } = await app.professional();
    const ask = async (mails: number) => {
      await app.visitor().post('/api/auth/forgot-password', { email: user.email });
      await sink.waitFor(mails);
      return tokenTo(user.email);
    };
    const reset = async (token: unknown, newPassword = 'a new secret') => {
      const { status, body } = await app.visitor().post('/api/auth/reset-password', { token, newPassword });
      return [status, body.message];
    };
    const refused = [400, 'Invalid or expired reset token'];

    const first = await ask(1);
    const second = await ask(2);
    expect(await reset(first)).toEqual(refused);
    expect(await reset(second, '12345')).toEqual([400, 'Password must be at least 6 characters long']);
    expect((await reset(second))[0]).toBe(200);
    expect(await reset(second)).toEqual(refused);

    await sink.waitFor(3);
    const third = await ask(4);
    advance(HOUR);
    expect(await reset(third)).toEqual(refused);
    for (const junk of ['', 'x'.repeat(43), 'x'.repeat(5000), [third], 7, null, undefined]) {
      expect(await reset(junk)).toEqual(refused);
    }
  });

  test('has a link that can be checked without being used up', async () => {
    const { app, tokenTo, advance } = await startWithMail();
    const { user } = await app.professional();
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const token = await tokenTo(user.email);
    const isValid = async (asked: string) =>
      (await app.visitor().post('/api/auth/reset-password/check', { token: asked })).body.valid;

    for (let time = 0; time < 2; time += 1) expect(await isValid(token)).toBe(true);
    expect(await isValid('x'.repeat(43))).toBe(false);
    advance(HOUR);
    expect(await isValid(token)).toBe(false);
    advance(-HOUR);
    await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'a new secret' });
    expect(await isValid(token)).toBe(false);
  });
});
