import { readdirSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { ADMIN_ID } from '#server/accounts/store.ts';
import { configureDemo } from '#server/cli/serve-demo.ts';
import { HOUR } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { cast, demoAdmin, newRegistration, newReview } from './cast.ts';
import { seed, startOver } from './seed-database.ts';
import { seedCodes } from './seed-stories.ts';

beforeEach(skipWithoutDatabase);

const PUBLIC = { DEMO: 'public', ADMIN_PASSWORD: demoAdmin.password };
const NOON = Date.parse('2026-11-23T12:10:00.000Z');

async function startPublicDemo() {
  let now = NOON;
  const app = await startApp({ env: PUBLIC, clock: () => new Date(now) });
  await seed(app.service.deps);
  const setTime = (time: number) => {
    now = time;
  };
  return { app, setTime, deps: app.service.deps };
}

async function signIn(app: TestApp, { username, password }: { username: string; password: string }) {
  const visitor = app.visitor();
  expect((await visitor.post('/api/auth/login', { username, password })).status).toBe(200);
  return visitor;
}

test('a public demo starts over at each full hour, with the same ids and codes', async () => {
  const { app, setTime, deps } = await startPublicDemo();
  const snapshot = async () => ({
    users: await deps.db
      .selectFrom('users')
      .select(['id', 'username', 'review_count'])
      .orderBy('id')
      .execute(),
    workplaces: await deps.db.selectFrom('workplaces').select(['id', 'name']).orderBy('id').execute(),
    reviews: await deps.db.selectFrom('reviews').select(['id', 'comment']).orderBy('id').execute(),
    codes: await deps.db.selectFrom('tracked_codes').select(['code', 'scans']).orderBy('code').execute(),
  });
  const before = await snapshot();
  const maya = await signIn(app, cast.maya);
  const comment = 'A stranger was here.';
  const { status } = await app.visitor().post('/api/reviews/submit', newReview(2, { comment }));
  expect(status).toBe(201);
  await maya.post('/api/workplaces', { name: 'The Stranger’s Arms', location: null });

  setTime(NOON + HOUR / 2);
  await startOver(deps);
  expect((await snapshot()).reviews.map((review) => review.comment)).toContain(comment);

  setTime(NOON + HOUR);
  await Promise.all([startOver(deps), startOver(deps)]);
  expect(await snapshot()).toEqual(before);
  expect((await maya.get('/api/auth/me')).status).toBe(401);
  const page = await app.visitor().get(`/r/${seedCodes.maya[0]?.code}`);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Taberna do Cais')]);

  // Rows that visitors add afterwards get ids of their own.
  const again = await signIn(app, cast.maya);
  expect((await again.post('/api/workplaces', { name: 'Next door', location: null })).status).toBe(201);
  expect((await app.visitor().post('/api/reviews/submit', newReview(2))).status).toBe(201);
});

test('starting over touches nothing but a demo', async () => {
  let now = NOON;
  const app = await startApp({ env: PUBLIC, clock: () => new Date(now) });
  await app.service.deps.db
    .updateTable('users')
    .set({ full_name: 'A real admin', review_count: 7 })
    .execute();
  now += HOUR;
  await startOver(app.service.deps);
  const users = await app.service.deps.db.selectFrom('users').select(['full_name', 'review_count']).execute();
  expect(users).toEqual([{ full_name: 'A real admin', review_count: 7 }]);
});

test('a public demo sends nothing', async () => {
  const { app, deps } = await startPublicDemo();
  const states = () =>
    deps.db
      .selectFrom('outbox')
      .select('state')
      .where('state', '<>', 'failed')
      .where('user_id', '<>', ADMIN_ID)
      .execute();
  await expect.poll(states).toEqual(Array(3).fill({ state: 'sent' }));
  expect(readdirSync(app.dataDir)).not.toContain('mail');
  expect(app.service.mails).toBe('none: this is a demo');
  for (const name of ['SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
    expect(() => readConfig({ DEMO: 'public', [name]: 'smtp://localhost' })).toThrow(
      `${name} must not be set with DEMO=public`,
    );
});

test('visitors of a public demo cannot lock each other out', async () => {
  const { app } = await startPublicDemo();
  const { password } = cast.maya;
  const maya = await signIn(app, cast.maya);
  const admin = await signIn(app, demoAdmin);
  const [session] = (await maya.get('/api/auth/sessions')).body;
  const json = (body: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const refused = [
    await maya.post('/api/auth/change-password', { password, newPassword: 'mine-all-mine' }),
    await maya.post('/api/auth/change-email', { password, email: 'stranger@example.com' }),
    await maya.post('/api/auth/delete-account', { password }),
    await maya.send('PATCH', '/api/auth/me', json({ fullName: 'Not Maya' })),
    await maya.delete('/api/auth/sessions'),
    await maya.delete(`/api/auth/sessions/${session.id}`),
    await app.visitor().post('/api/auth/forgot-password', { email: cast.maya.email }),
    await admin.delete('/api/admin/users/2'),
    await admin.post('/api/admin/users/2/sign-out', {}),
    await admin.send(
      'PATCH',
      '/api/admin/users/2',
      json({ subscriptionType: 'free', subscriptionExpiresAt: null }),
    ),
  ];
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
    refused.map(() => [403, expect.stringMatching(/^This is a demo/)]),
  );
  expect((await maya.get('/api/auth/me')).body.fullName).toBe(cast.maya.fullName);
});

test('a public demo is limited, hidden from search engines, and closed to registration', async () => {
  const { app, deps } = await startPublicDemo();
  expect(deps.config).toMatchObject({
    rateLimits: true,
    registration: 'closed',
    payments: { provider: 'test' },
  });
  expect((await app.visitor().get('/')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await app.visitor().post('/api/auth/register', newRegistration())).status).toBe(403);
});

test('the pages of a public demo say so, and the public ones how to sign in', async () => {
  const { app } = await startPublicDemo();
  const maya = await signIn(app, cast.maya);
  const note = 'This is a demo. It starts over';
  for (const path of ['/dashboard', '/reviews', '/tracked-codes']) {
    const { text } = await maya.get(path);
    expect([path, text.includes(note), text.includes(cast.maya.password)]).toEqual([path, true, false]);
  }
  for (const path of ['/', '/login']) {
    const { text } = await app.visitor().get(path);
    expect([path, text.includes(note), text.includes(cast.maya.password)]).toEqual([path, true, true]);
  }
  const other = await startApp();
  expect((await other.visitor().get('/')).text).not.toContain(note);
});

test('the customer’s page of a public demo says that others can read what is written there', async () => {
  const { app } = await startPublicDemo();
  const note = 'Demo: others can read this';
  expect((await app.visitor().get('/review/2/1')).text).toContain(note);
  const other = await startApp();
  const { user } = await other.professional();
  expect((await other.visitor().get(`/review/${user.id}`)).text).not.toContain(note);
});

test('a demo on a public address starts only with DEMO=public', async () => {
  const app = await startApp({ env: { ADMIN_PASSWORD: demoAdmin.password } });
  const { databaseUrl } = app.service.deps.config;
  await seed(app.service.deps);
  await app.stop();
  const APP_URL = 'https://demo.goodword.example';
  const again = (env: Record<string, string>) =>
    startApp({ env, storage: { dataDir: app.dataDir, databaseUrl } });
  await expect(again({ APP_URL })).rejects.toThrow(/holds a demo.*set DEMO=public.*APP_URL/);
  await expect(configureDemo({ APP_URL, DATA_DIR: app.dataDir })).rejects.toThrow(/set DEMO=public/);
  const started = await again({ ...PUBLIC, APP_URL });
  await started.stop();
});

test('a public demo refuses real data', async () => {
  const app = await startApp();
  await app.professional();
  await app.stop();
  const { databaseUrl } = app.service.deps.config;
  const env = { ...PUBLIC, DATA_DIR: app.dataDir, DATABASE_URL: databaseUrl ?? '' };
  await expect(configureDemo(env)).rejects.toThrow(
    /must be empty or an earlier demo; it contains other data/,
  );
});
