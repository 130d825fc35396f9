import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { requests } from '#tests/api-requests.ts';
import { UNSENT } from '#tests/as-admin.ts';
import { leaveReviewWithLink } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const TOO_MANY = { message: 'Too many requests. Please try again later.' };
const LIMITED = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', ...UNSENT };
const from = (address: string) => ({ 'x-forwarded-for': address });

test('A private link allows 20 edits an hour, from any addresses', async () => {
  const app = await startApp({ env: LIMITED });
  const { reviewLink } = await leaveReviewWithLink(app, (await app.professional()).user.id);
  const correct = (take: number) => {
    const headers = { ...from(`203.0.113.${take}`), 'review-link': reviewLink };
    return app.visitor().put('/api/review-link', newReview(0, { comment: `Take ${take}` }), headers);
  };
  for (let take = 1; take <= 20; take += 1) expect((await correct(take)).status).toBe(200);
  const beyond = await correct(21);
  expect([beyond.status, beyond.body]).toEqual([429, TOO_MANY]);
  expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(3_500);
});

type Limited = [
  what: string,
  max: number,
  seconds: number,
  ok: number,
  call: (
    app: TestApp,
    headers: Record<string, string>,
    turn: number,
  ) => ReturnType<ReturnType<TestApp['visitor']>['get']>,
];

const get =
  (path: string): Limited[4] =>
  (app, headers) =>
    app.visitor().get(path, headers);
const post =
  (path: string, body: () => object): Limited[4] =>
  (app, headers) =>
    app.visitor().post(path, body(), headers);

describe('An IP address', () => {
  test.for<Limited>([
    ['look up 120 professionals', 120, 60, 200, get('/api/users/1')],
    ['look up 120 workplaces', 120, 60, 404, get('/api/workplaces/1')],
    ['request 120 QR codes', 120, 60, 200, get('/qr?data=https://goodword.example/review/1&size=1000x1000')],
    ['request 120 avatars', 120, 60, 200, get('/avatar?name=Maya')],
    [
      'sign in with a passkey 60 times',
      60,
      600,
      400,
      post('/api/auth/passkeys/sign-in', () => requests.signInWithPasskey),
    ],
    ['leave one professional 60 reviews', 60, 600, 201, post('/api/reviews/submit', () => newReview(2))],
    [
      'leave 120 reviews in total',
      120,
      600,
      201,
      (app, headers, turn) => app.visitor().post('/api/reviews/submit', newReview(2 + (turn % 3)), headers),
    ],
    [
      'try 120 private links',
      120,
      600,
      404,
      (app, headers) =>
        app.visitor().get('/api/review-link', { ...headers, 'review-link': `x.${'k'.repeat(22)}` }),
    ],
    // The input is invalid, so that no password is hashed.
    [
      'register 20 accounts',
      20,
      3_600,
      400,
      post('/api/auth/register', () => newRegistration({ password: 'short' })),
    ],
    [
      'request 10 reset links for any accounts',
      10,
      3_600,
      200,
      post('/api/auth/forgot-password', () => ({ email: newRegistration().email })),
    ],
  ])('may %s, and must wait beyond', async ([, max, seconds, ok, call]) => {
    const app = await startApp({ env: { ...LIMITED, PLANS: 'off' } });
    for (let count = 0; count < 3; count += 1) await app.professional();
    const within = await Promise.all(
      Array.from({ length: max }, (_, turn) => call(app, from('203.0.113.1'), turn)),
    );
    expect(new Set(within.map(({ status }) => status))).toEqual(new Set([ok]));
    const beyond = await call(app, from('203.0.113.1'), max);
    expect([beyond.status, beyond.body]).toEqual([429, TOO_MANY]);
    const wait = Number(beyond.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect((await call(app, from('203.0.113.2'), 0)).status).toBe(ok);
  });

  test('is read from X-Forwarded-For only if the proxy is trusted', async () => {
    const app = await startApp({ env: { ...LIMITED, TRUST_PROXY: '' } });
    const ask = (i: number) => app.visitor().get('/api/users/1', from(`203.0.113.${i}`));
    await Promise.all(Array.from({ length: 120 }, (_, i) => ask(i)));
    expect((await ask(200)).status).toBe(429);
  });
});

describe('Wrong passwords', () => {
  test('are limited to 10 per address, also in parallel; correct ones are not counted', async () => {
    const { app, ana } = await startWithAna({ env: LIMITED });
    for (let i = 0; i < 12; i += 1) expect((await signIn(app, ana, '203.0.113.1')).status).toBe(200);
    const wrong = Array.from({ length: 40 }, () => signIn(app, { ...ana, password: 'wrong' }, '203.0.113.1'));
    const answers = await Promise.all(wrong);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await signIn(app, ana, '203.0.113.1')).status).toBe(429);
    expect((await signIn(app, ana, '203.0.113.2')).status).toBe(200);
  });

  test.for(['an account', 'an unknown user'])(
    'from 20 addresses for %s count together, without locking the owner out',
    async (target) => {
      const { app, ana } = await startWithAna({ env: LIMITED });
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
    const { ana } = await startWithAna({ env: LIMITED });
    const leave = (password: string) => ana.post('/api/auth/delete-account', { password });
    for (let i = 0; i < 10; i += 1) expect((await leave('wrong')).status).toBe(403);
    expect((await leave(ana.password)).status).toBe(429);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
  });
});

test('A 503 of the password queue doesn’t count as a wrong password', async () => {
  const { app, ana } = await startWithAna({ env: LIMITED });
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

test('An account may request five email changes an hour, so that a stranger can’t keep others from an address', async () => {
  const { app, ana } = await startWithAna({ env: LIMITED });
  const stranger = await app.professional();
  const change = async (who: typeof ana, email: string) =>
    (await who.post('/api/auth/change-email', { email, password: who.password })).status;
  for (let i = 0; i < 3; i += 1) expect(await change(stranger, `other-${i}@example.com`)).toBe(200);
  for (let i = 0; i < 2; i += 1) expect(await change(stranger, ana.user.email)).toBe(409);
  for (let i = 0; i < 5; i += 1) expect(await change(stranger, 'ana-new@example.com')).toBe(429);
  expect(await change(ana, 'ana-new@example.com')).toBe(200);
});

describe('Mail', () => {
  test('is limited to three reset links an hour per recipient, with the same response', async () => {
    const { app, ana } = await startWithAna({ env: LIMITED });
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
    for (const status of [200, 200, 200, 429]) {
      const { post, password } = await app.professional();
      const change = { email: 'victim@example.com', password };
      expect((await post('/api/auth/change-email', change)).status).toBe(status);
    }
  });
});

test('A password can be changed five times an hour, counted by address', async () => {
  const app = await startApp({ env: LIMITED });
  let ana = await app.professional();
  const { email } = ana.user;
  const change = async (newPassword: string) => {
    const { status } = await ana.post('/api/auth/change-password', { password: ana.password, newPassword });
    if (status === 200) ana.password = newPassword;
    return status;
  };
  for (let i = 0; i < 5; i += 1) expect(await change(`another ${i}`)).toBe(200);
  await ana.post('/api/auth/delete-account', { password: ana.password });
  ana = await app.professional({ email });
  expect(await change('another still')).toBe(429);
});

test('An account may request 20 payment pages an hour', async () => {
  const { ana } = await startWithAna({ env: LIMITED });
  const ask = () => ana.post('/api/create-subscription', { plan: 'yearly' });
  for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('No addresses are stored, although PostgreSQL counts there', async () => {
  const app = await startApp({ env: LIMITED });
  await app.visitor().get('/api/users/1', from('203.0.113.77'));
  const rows = await app.service.deps.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(app.service.deps.config.databaseUrl === null ? 0 : 1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
});

test('A page viewed too often is still shown, but the views are no longer counted', async () => {
  const { app, ana } = await startWithAna({ env: LIMITED });
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
