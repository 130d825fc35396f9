import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_API_TOKENS } from '#contract/api-tokens.ts';
import { endpoints } from '#server/api-docs/endpoints.ts';
import { DAY, MINUTE } from '#server/basics/clock.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { leaveReviews } from '#tests/customer.ts';
import { createResetLink } from '#tests/fixture.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startWithAna, type TestApp } from '#tests/start-app.ts';
import { endAllSessions } from './sessions.ts';

beforeEach(skipWithoutDatabase);

const reads = ['/api/reviews', '/api/reviews/stats', '/api/workplaces', '/api/subscription/status'];
const UNAUTHORIZED = [401, { message: 'Unauthorized' }];
const NOT_ALLOWED = [403, { message: 'An API token can’t do this. Please sign in instead.' }];

type Professional = Awaited<ReturnType<TestApp['professional']>>;

async function createToken(ana: Professional, name = 'My spreadsheet') {
  const { status, body } = await ana.post('/api/tokens', { name });
  expect(status).toBe(201);
  return body;
}

/** What a program with only a token is told. */
function programWith(app: TestApp, token: string) {
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const authorization = `Bearer ${token}`;
    const { status, body } = await app
      .visitor()
      .send(method, path, { headers: { authorization, ...headers } });
    return [status, body];
  };
}

describe('An API token', () => {
  test('is shown once, listed without itself, and stored only as a hash', async () => {
    const { app, ana } = await startWithAna();
    const { token, ...listed } = await createToken(ana, ' My spreadsheet\n');
    expect(token).toMatch(/^gw_[\w-]{43}$/);
    expect(listed).toMatchObject({ name: 'My spreadsheet', lastUsedAt: null });
    expect(Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)).toBe(365 * DAY);
    expect((await ana.get('/api/tokens')).body).toEqual([listed]);
    expect(JSON.stringify(await readAllRows(app.service.deps.db))).not.toContain(token.slice(3));
  });

  test('reads what its owner reads, in four calls that the API’s description marks', async () => {
    const { app, ana } = await startWithAna();
    await leaveReviews(app, ana.user.id, [{ comment: 'Lovely.' }]);
    const read = programWith(app, (await createToken(ana)).token);
    for (const path of reads) expect(await read(path)).toEqual([200, (await ana.get(path)).body]);
    expect(await read('/api/reviews?rating=5&limit=1')).toMatchObject([200, [{ comment: 'Lovely.' }]]);
    const { paths } = (await app.visitor().get('/api/docs/json')).body;
    const marked = Object.keys(paths).filter((path) =>
      paths[path].get?.security?.some((way: object) => 'apiToken' in way),
    );
    expect(marked.sort()).toEqual([...reads].sort());
  });

  test('is refused by every other call that needs somebody, and the cookie beside it changes nothing', async () => {
    const { app, ana } = await startWithAna();
    const call = programWith(app, (await createToken(ana)).token);
    const others = endpoints.filter(
      ([, { caller, method, url }]) => caller !== 'anyone' && !(method === 'GET' && reads.includes(url)),
    );
    expect(others.length).toBeGreaterThan(50);
    for (const [id, { method, url }] of others) {
      const path = url.replace(':id', '1');
      expect([id, await call(path, {}, method)]).toEqual([id, NOT_ALLOWED]);
      expect([id, await call(path, { cookie: ana.cookie }, method)]).toEqual([id, NOT_ALLOWED]);
    }
    expect((await ana.get('/api/auth/me')).status).toBe(200);
  });

  test('counts alone beside a session’s cookie, which is neither read nor ended', async () => {
    const { app, ana } = await startWithAna();
    const ben = await app.professional();
    const { token } = await createToken(ben);
    await leaveReviews(app, ana.user.id, [{ comment: 'For Ana.' }]);
    const both = { cookie: ana.cookie };
    expect(await programWith(app, token)('/api/reviews', both)).toEqual([200, []]);
    expect(await programWith(app, 'gw_wrong')('/api/reviews', both)).toEqual(UNAUTHORIZED);
    expect(await programWith(app, '')('/api/reviews', both)).toEqual(UNAUTHORIZED);
    const spelled = { ...both, authorization: `BEARER\t${token}` };
    expect((await app.visitor().get('/api/reviews', spelled)).body).toEqual([]);
    expect(await programWith(app, token)('/api/auth/logout', both, 'POST')).toMatchObject([200, {}]);
    const page = await app.visitor().get('/dashboard', { ...both, authorization: `bearer ${token}` });
    expect(page.text).not.toContain(ana.user.fullName);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
  });

  test('is ignored by calls that anyone may make, also a wrong one', async () => {
    const { app, ana } = await startWithAna();
    for (const token of [(await createToken(ana)).token, 'gw_wrong'])
      expect(await programWith(app, token)(`/api/users/${ana.user.id}`)).toMatchObject([
        200,
        { id: ana.user.id },
      ]);
    const basic = { authorization: 'Basic YTpi', cookie: ana.cookie };
    expect((await app.visitor().get('/api/reviews', basic)).status).toBe(200);
  });

  test('works for a year, and its last use is known to the minute', async () => {
    let now = new Date('2026-03-01T12:00:00.000Z');
    const { app, ana } = await startWithAna({ clock: () => now });
    const { token } = await createToken(ana);
    const read = programWith(app, token);
    const lastUse = async () =>
      (await app.service.deps.db.selectFrom('api_tokens').select('last_used_at').executeTakeFirst())
        ?.last_used_at;
    await read('/api/reviews');
    expect(await lastUse()).toBe(now.toISOString());
    now = new Date(now.getTime() + MINUTE);
    await read('/api/reviews');
    expect(await lastUse()).toBe(now.toISOString());
    now = new Date(Date.parse('2027-03-01T12:00:00.000Z') - 1);
    expect((await read('/api/reviews'))[0]).toBe(200);
    now = new Date('2027-03-01T12:00:00.000Z');
    expect(await read('/api/reviews')).toEqual(UNAUTHORIZED);
  });

  test('is not created by a session that ends meanwhile', async () => {
    const { app, ana } = await startWithAna();
    for (let round = 0; round < 5; round += 1) {
      const thief = app.visitor();
      await thief.post('/api/auth/login', { username: ana.user.username, password: ana.password });
      const creating = Array.from({ length: 4 }, () => thief.post('/api/tokens', { name: 'Sheet' }));
      const { db } = app.service.deps;
      await db.transaction().execute((tx) => endAllSessions(tx, ana.user.id));
      await Promise.all(creating);
      expect(await db.selectFrom('api_tokens').select('id').execute()).toEqual([]);
    }
  });

  test('is one of ten at most, also when eleven are created at a time', async () => {
    const { ana } = await startWithAna();
    const answers = await Promise.all(
      Array.from({ length: MAX_API_TOKENS + 1 }, () => ana.post('/api/tokens', { name: 'Sheet' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(MAX_API_TOKENS).fill(201), 409]);
    const [first] = (await ana.get('/api/tokens')).body;
    expect((await ana.delete(`/api/tokens/${first.id}`)).status).toBe(204);
    expect((await ana.post('/api/tokens', { name: 'Sheet' })).status).toBe(201);
  });

  test.for<[string, (app: TestApp, ana: Professional, id: number) => Promise<unknown>]>([
    ['its removal', (_, ana, id) => ana.delete(`/api/tokens/${id}`)],
    ['signing out everywhere', (_, ana) => ana.delete('/api/auth/sessions')],
    ['a reset of the password', resetPassword],
    [
      'a new password',
      (_, ana) =>
        ana.post('/api/auth/change-password', { password: ana.password, newPassword: 'another password' }),
    ],
    ['the admin who signs the account out', signOut],
    ['deleting the account', (_, ana) => ana.post('/api/auth/delete-account', { password: ana.password })],
  ])('ends with %s', async ([, end]) => {
    const { app, ana } = await startWithAna();
    const { token, id } = await createToken(ana);
    const read = programWith(app, token);
    expect((await read('/api/reviews'))[0]).toBe(200);
    await end(app, ana, id);
    expect(await read('/api/reviews')).toEqual(UNAUTHORIZED);
  });

  test('has a rate limit of its own, which leaves its owner’s session and other tokens alone', async () => {
    const { app, ana } = await startWithAna({ env: { RATE_LIMITS: 'on' } });
    const [first, second] = [await createToken(ana), await createToken(ana)];
    const read = programWith(app, first.token);
    const statuses = [];
    for (let i = 0; i < 121; i += 1) statuses.push((await read('/api/workplaces'))[0]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect((await programWith(app, second.token)('/api/workplaces'))[0]).toBe(200);
    expect((await ana.get('/api/workplaces')).status).toBe(200);
  });
});

async function resetPassword(app: TestApp, ana: Professional) {
  const token = await createResetLink(app.service.deps.db, ana.user.id);
  await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'another password' });
}

async function signOut(app: TestApp, ana: Professional) {
  const admin = await signInAsAdmin(app);
  return admin.post(`/api/admin/users/${ana.user.id}/sign-out`);
}
