import { randomUUID } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { createCode } from '#server/cards/codes.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { startService } from '#server/start.ts';
import { requests } from '#tests/api-requests.ts';
import { signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const TOO_MANY = { message: 'Too many requests. Please try again later.' };
const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', ...UNSENT };
const from = (address: string) => ({ 'x-forwarded-for': address });

type Call = (address: string) => Promise<{ status: number; body: unknown; headers: Headers }>;

/** Makes `max` parallel calls from one address, then one more; then one from another address. */
async function expectLimit(call: Call, max: number, ok: number, seconds: number) {
  const within = await Promise.all(Array.from({ length: max }, () => call('203.0.113.1')));
  expect(new Set(within.map(({ status }) => status))).toEqual(new Set([ok]));
  const beyond = await call('203.0.113.1');
  expect([beyond.status, beyond.body]).toEqual([429, TOO_MANY]);
  const wait = Number(beyond.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect((await call('203.0.113.2')).status).toBe(ok);
}

test('A private link allows 20 edits an hour, from any addresses', async () => {
  const app = await startApp({ env: LIMITED });
  const [idempotencyKey, reviewLinkSecret] = [randomUUID(), 'k'.repeat(22)];
  const headers = { 'idempotency-key': idempotencyKey, 'review-link-secret': reviewLinkSecret };
  await app.visitor().post('/api/reviews/submit', newReview(await subscriber(app)), headers);
  const correct = (take: number) =>
    app.visitor().send('PUT', '/api/review-link', {
      headers: {
        ...from(`203.0.113.${take}`),
        'review-link': `${idempotencyKey}.${reviewLinkSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...newReview(0), comment: `Take ${take}` }),
    });
  for (let take = 1; take <= 20; take += 1) expect((await correct(take)).status).toBe(200);
  const beyond = await correct(21);
  expect([beyond.status, beyond.body]).toEqual([429, TOO_MANY]);
  expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(3_500);
});

describe('An IP address', () => {
  test('may look up 120 professionals and 120 workplaces a minute', async () => {
    const app = await startApp({ env: LIMITED });
    const get =
      (path: string): Call =>
      (address) =>
        app.visitor().get(path, from(address));
    await expectLimit(get('/api/users/1'), 120, 200, 60);
    await expectLimit(get('/api/workplaces/1'), 120, 404, 60);
  });

  test('may sign in with a passkey 60 times in ten minutes', async () => {
    const app = await startApp({ env: LIMITED });
    const path = '/api/auth/passkeys/sign-in';
    await expectLimit(
      (address) => app.visitor().post(path, requests.signInWithPasskey, from(address)),
      60,
      400,
      600,
    );
  });

  test('may request 120 QR codes and 120 avatars a minute', async () => {
    const app = await startApp({ env: LIMITED });
    const get =
      (path: string): Call =>
      (address) =>
        app.visitor().get(path, from(address));
    await expectLimit(get('/qr?data=https://goodword.example/review/1&size=1000x1000'), 120, 200, 60);
    await expectLimit(get('/avatar?name=Maya'), 120, 200, 60);
  });

  test('may leave 60 reviews for one professional in 10 minutes', async () => {
    const app = await startApp({ env: LIMITED });
    const ana = await subscriber(app);
    await expectLimit(
      (address) => app.visitor().post('/api/reviews/submit', newReview(ana), from(address)),
      60,
      201,
      600,
    );
  });

  test('may leave 120 reviews in 10 minutes in total', async () => {
    const app = await startApp({ env: LIMITED });
    const recipients = [await subscriber(app), await subscriber(app), await subscriber(app)];
    let next = 0;
    await expectLimit(
      (address) => {
        next += 1;
        return app
          .visitor()
          .post('/api/reviews/submit', newReview(recipients[next % recipients.length] ?? 0), from(address));
      },
      120,
      201,
      600,
    );
  });

  test('may try 120 private links in 10 minutes', async () => {
    const app = await startApp({ env: LIMITED });
    await expectLimit(
      (address) =>
        app.visitor().get('/api/review-link', { ...from(address), 'review-link': `x.${'k'.repeat(22)}` }),
      120,
      404,
      600,
    );
  });

  test('may register 20 accounts an hour', async () => {
    const app = await startApp({ env: LIMITED });
    await expectLimit(
      // Invalid input, so that no password is hashed.
      (address) =>
        app.visitor().post('/api/auth/register', newRegistration({ password: 'short' }), from(address)),
      20,
      400,
      3_600,
    );
  });

  test('may request 10 reset links an hour for any accounts', async () => {
    const app = await startApp({ env: LIMITED });
    await expectLimit(
      (address) =>
        app.visitor().post('/api/auth/forgot-password', { email: newRegistration().email }, from(address)),
      10,
      200,
      3_600,
    );
  });

  test('is read from X-Forwarded-For only if the proxy is trusted', async () => {
    const app = await startApp({ env: { ...LIMITED, TRUST_PROXY: '' } });
    const ask = (i: number) => app.visitor().get('/api/users/1', from(`203.0.113.${i}`));
    await Promise.all(Array.from({ length: 120 }, (_, i) => ask(i)));
    expect((await ask(200)).status).toBe(429);
  });

  test('is a /64 network in IPv6; an IPv4 address mapped into IPv6 is the same address', async () => {
    const app = await startApp({ env: LIMITED });
    const ask = (address: string) => app.visitor().get('/api/users/1', from(address));
    await Promise.all(Array.from({ length: 120 }, (_, i) => ask(`2001:db8:1:2::${i.toString(16)}`)));
    expect((await ask('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
    await Promise.all(Array.from({ length: 120 }, () => ask('203.0.113.9')));
    expect((await ask('::ffff:203.0.113.9')).status).toBe(429);
  });
});

describe('Wrong passwords', () => {
  test('are limited to 10 per address; correct ones are not counted', async () => {
    const app = await startApp({ env: LIMITED });
    const ana = await app.professional();
    for (let i = 0; i < 12; i += 1) expect((await signIn(app, ana, '203.0.113.1')).status).toBe(200);
    for (let i = 0; i < 10; i += 1) {
      expect((await signIn(app, { ...ana, password: 'wrong' }, '203.0.113.1')).status).toBe(401);
    }
    expect((await signIn(app, { ...ana, password: 'wrong' }, '203.0.113.1')).body).toEqual(TOO_MANY);
    expect((await signIn(app, ana, '203.0.113.1')).status).toBe(429);
    expect((await signIn(app, ana, '203.0.113.2')).status).toBe(200);
  });

  test('are limited to 10 even in 40 parallel attempts', async () => {
    const app = await startApp({ env: LIMITED });
    const ana = await app.professional();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signIn(app, { ...ana, password: 'wrong' }, '203.0.113.1')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test.for(['an account', 'an unknown user'])(
    'from 20 addresses for %s count together, without locking the owner out',
    async (target) => {
      const app = await startApp({ env: LIMITED });
      const ana = await app.professional();
      const username = target === 'an unknown user' ? 'unknown-user' : ana.user.username;
      const guess = (address: string) => signIn(app, { user: { username }, password: 'wrong' }, address);
      for (let i = 0; i < 20; i += 1) expect((await guess(`203.0.113.${i}`)).status).toBe(401);
      // Now every wrong password is refused, but the correct one still works.
      const again = [];
      for (let i = 0; i < 4; i += 1) again.push((await guess('198.51.100.1')).status);
      expect(again).toEqual([429, 429, 429, 429]);
      expect((await signIn(app, ana, '198.51.100.2')).status).toBe(200);
      if (target === 'an account') expect((await signIn(app, ana, '198.51.100.1')).status).toBe(429);
    },
  );

  test('of a signed-in user are limited to 10', async () => {
    const app = await startApp({ env: LIMITED });
    const ana = await app.professional();
    const leave = (password: string) => ana.post('/api/auth/delete-account', { password });
    for (let i = 0; i < 10; i += 1) expect((await leave('wrong')).status).toBe(403);
    expect((await leave(ana.password)).status).toBe(429);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
  });
});

test('A 503 of the password queue doesn’t count as a wrong password', async () => {
  const app = await startApp({ env: LIMITED });
  const ana = await app.professional();
  // The service is in this process and shares its queue: two are hashed, 50 wait, and each is followed by another.
  let isFull = true;
  const hashForever = async () => {
    while (isFull) await hashPassword('password').catch(() => {});
  };
  const hashing = Array.from({ length: 52 }, hashForever);
  const statuses = [];
  for (let i = 0; i < 12; i += 1) {
    statuses.push((await signIn(app, ana, '203.0.113.1')).status);
    statuses.push((await ana.post('/api/auth/delete-account', { password: 'wrong' })).status);
  }
  isFull = false;
  await Promise.all(hashing);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect((await signIn(app, ana, '203.0.113.1')).status).toBe(200);
  expect((await ana.post('/api/auth/delete-account', { password: ana.password })).status).toBe(200);
});

test('Refused requests with new names, recipients, codes and links leave nothing behind', async () => {
  const app = await startApp({ env: LIMITED });
  const ana = await app.professional();
  const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
  onTestFinished(() => consume.mockRestore());
  const countKeys = async () => {
    const rows = await app.service.deps.db.selectFrom('rate_limits').select('key').execute();
    const inMemory = [...new Set(consume.mock.contexts as RateLimiterMemory[])].map(
      (limiter) => limiter.dump().storage.length,
    );
    return inMemory.reduce((sum, keys) => sum + keys, rows.length);
  };
  const headers = from('203.0.113.1');
  const link = (i: number) => ({
    'review-link': `${i}.${'k'.repeat(22)}`,
    'content-type': 'application/json',
  });
  const calls: Array<[times: number, call: (i: number) => Promise<{ status: number }>]> = [
    [10, (i) => signIn(app, { user: { username: `unknown-${i}` }, password: 'wrong' }, '203.0.113.1')],
    [120, (i) => app.visitor().post('/api/reviews/submit', newReview(1_000 + i), headers)],
    [
      120,
      (i) => app.visitor().send('POST', `/review/${i + 1_000}`, { headers, body: new URLSearchParams() }),
    ],
    [30, () => app.visitor().get(`/r/${createCode()}`, headers)],
    [30, (i) => app.visitor().get(`/for/guess-${i}`, headers)],
    [
      120,
      (i) =>
        app.visitor().send('PUT', '/api/review-link', { headers: { ...headers, ...link(i) }, body: '{}' }),
    ],
    [5, (i) => ana.post('/api/auth/change-email', { email: `new-${i}@example.com`, password: ana.password })],
  ];
  for (const [times, call] of calls) for (let i = 0; i < times; i += 1) await call(i);
  const before = await countKeys();
  for (const [, call] of calls)
    for (let i = 0; i < 30; i += 1) expect((await call(500 + i)).status).toBeGreaterThanOrEqual(400);
  expect(await countKeys()).toBe(before);
});

test('A stranger can’t keep others from changing to an address', async () => {
  const app = await startApp({ env: LIMITED });
  const [stranger, ana] = [await app.professional(), await app.professional()];
  const change = async (who: typeof ana, email: string) =>
    (await who.post('/api/auth/change-email', { email, password: who.password })).status;
  for (let i = 0; i < 5; i += 1) expect(await change(stranger, `other-${i}@example.com`)).toBe(200);
  for (let i = 0; i < 5; i += 1) expect(await change(stranger, 'ana-new@example.com')).toBe(429);
  expect(await change(ana, 'ana-new@example.com')).toBe(200);
});

describe('Mail', () => {
  test('is limited to three reset links an hour per recipient, with the same response', async () => {
    const app = await startApp({ env: LIMITED });
    const ana = await app.professional();
    const bodies = [];
    for (let i = 0; i < 5; i += 1) {
      const answer = await app
        .visitor()
        .post('/api/auth/forgot-password', { email: ana.user.email }, from(`203.0.113.${i}`));
      expect(answer.status).toBe(200);
      bodies.push(answer.text);
    }
    expect(new Set(bodies).size).toBe(1);
    const { db } = app.service.deps;
    const links = () => db.selectFrom('password_resets').select('token_hash').execute();
    await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBe(3);
  });

  test('is limited to three confirmation links an hour per new address', async () => {
    const app = await startApp({ env: LIMITED });
    const request = async () => {
      const other = await app.professional();
      return other.post('/api/auth/change-email', {
        email: 'victim@example.com',
        password: other.password,
      });
    };
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('A password can be changed five times an hour, counted by address', async () => {
  const app = await startApp({ env: LIMITED });
  const ana = await app.professional();
  let password = ana.password;
  const change = async (who: { post: typeof ana.post }) => {
    const newPassword = `${password}!`;
    const { status } = await who.post('/api/auth/change-password', { password, newPassword });
    if (status === 200) password = newPassword;
    return status;
  };
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push(await change(ana));
  await ana.post('/api/auth/delete-account', { password });
  const again = await app.professional({ email: ana.user.email });
  password = again.password;
  statuses.push(await change(again));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('An account may request five email changes an hour, including addresses already in use', async () => {
  const app = await startApp({ env: LIMITED });
  const ana = await app.professional();
  const statuses = [];
  for (let i = 0; i < 6; i += 1) {
    const { user } = await app.professional();
    const request = { email: user.email, password: ana.password };
    statuses.push((await ana.post('/api/auth/change-email', request)).status);
  }
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
});

test('An account may request 20 payment pages an hour', async () => {
  const app = await startApp({ env: LIMITED });
  const ana = await app.professional();
  const ask = () => ana.post('/api/create-subscription', { plan: 'yearly' });
  for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('Processes that share PostgreSQL count together', async ({ skip }) => {
  const app = await startApp({ env: LIMITED });
  const { config } = app.service.deps;
  skip(config.databaseUrl === null, 'SQLite has one process');
  const other = await startService(config);
  try {
    const urls = [app.url, await other.app.listen({ port: 0, host: '127.0.0.1' })];
    const answers = await Promise.all(
      Array.from({ length: 140 }, (_, i) =>
        fetch(`${urls[i % urls.length]}/api/users/1`, { headers: from('203.0.113.1') }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  } finally {
    await other.close();
  }
});

test('No addresses are stored, although PostgreSQL counts there', async () => {
  const app = await startApp({ env: LIMITED });
  await app.visitor().get('/api/users/1', from('203.0.113.77'));
  const rows = await app.service.deps.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(app.service.deps.config.databaseUrl === null ? 0 : 1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
});

test('A service on a loopback address has no limits by default', async () => {
  const app = await startApp({ env: UNSENT });
  const answers = await Promise.all(Array.from({ length: 130 }, () => app.visitor().get('/api/users/1')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('A page viewed too often is still shown, but the views are no longer counted', async () => {
  const app = await startApp({ env: LIMITED });
  const ana = await app.professional();
  const open = (i: number) =>
    app
      .visitor()
      .get(`/review/${ana.user.id}`, { 'user-agent': `Mozilla/5.0 (iPhone) ${i}`, ...from('203.0.113.1') });
  for (let i = 0; i < 125; i += 1) expect((await open(i)).status).toBe(200);
  expect((await ana.get('/api/reviews/stats')).body.recentViews).toBe(120);
});

function signIn(
  app: TestApp,
  { user, password }: { user: { username: string }; password: string },
  address: string,
) {
  return app.visitor().post('/api/auth/login', { username: user.username, password }, from(address));
}

/** @returns the id of an account without a review limit. */
async function subscriber(app: TestApp): Promise<number> {
  const { user } = await app.professional();
  const admin = await signInAsAdmin(app);
  const plan = { subscriptionType: 'annual', subscriptionExpiresAt: null };
  const answer = await admin.send('PATCH', `/api/admin/users/${user.id}`, {
    body: JSON.stringify(plan),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  return user.id;
}
