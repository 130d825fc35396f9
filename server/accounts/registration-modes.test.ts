import { beforeEach, describe, expect, test } from 'vitest';
import { inviteNeeded, refusals } from '#contract/errors.ts';
import { INVITE_DAYS, MAX_OPEN_INVITES } from '#contract/invites.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { DAY } from '#server/platform/clock.ts';
import { nextPage, signInAsAdmin } from '#tests/as-admin.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { createAccount } from './register.ts';

beforeEach(skipWithoutDatabase);

const REFUSED = { status: inviteNeeded[0], body: { message: inviteNeeded[1] } };

describe('REGISTRATION=invite', () => {
  test('lets a person with an invite register, once', async () => {
    const { app, admin } = await begin();
    const { body: invite } = await admin.post('/api/admin/invites', { note: ' Rosa, from the market ' });
    expect(invite.url).toMatch(/^http:\/\/localhost:3000\/register\?invite=[\w-]{43}$/);
    const token = tokenOf(invite);
    expect(await check(app, token)).toEqual({ valid: true });

    const rosa = app.visitor();
    const answer = await register(rosa, token);
    expect([answer.status, (await rosa.get('/api/auth/me')).body]).toEqual([201, answer.body]);
    expect(await check(app, token)).toEqual({ valid: false });
    expect(await register(app.visitor(), token)).toMatchObject(REFUSED);
    expect((await admin.get('/api/admin/invites')).body).toMatchObject([
      { id: invite.id, note: 'Rosa, from the market', state: 'used', usedBy: answer.body.username },
    ]);
  });

  test('answers alike without an invite, and with an unknown, used, expired or revoked one', async () => {
    const { app, admin, pass } = await begin();
    const [expired, used, revoked] = [await newInvite(admin), await newInvite(admin), await newInvite(admin)];
    await register(app.visitor(), tokenOf(used));
    await admin.delete(`/api/admin/invites/${revoked.id}`);
    pass(INVITE_DAYS * DAY - 1);
    expect(await check(app, tokenOf(expired))).toEqual({ valid: true });
    pass(1);
    const accounts = await accountsIn(app);
    for (const token of [undefined, '', 'x'.repeat(43), ...[used, expired, revoked].map(tokenOf)]) {
      expect(await register(app.visitor(), token)).toMatchObject(REFUSED);
      // Names that are taken stay unknown to strangers.
      expect(await register(app.visitor(), token, { username: 'admin' })).toMatchObject(REFUSED);
      expect(await check(app, token ?? '')).toEqual({ valid: false });
    }
    expect(await accountsIn(app)).toBe(accounts);
  });

  test('creates one account from 20 parallel registrations with the same invite', async () => {
    const { app, admin } = await begin();
    const token = tokenOf(await newInvite(admin));
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(app.visitor(), token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers) if (answer.status !== 201) expect(answer).toMatchObject(REFUSED);
    // The admin and the one who was faster.
    expect(await accountsIn(app)).toBe(2);
  });

  test('keeps an invite when the username, the email or the form is refused', async () => {
    const { app, admin } = await begin();
    const token = tokenOf(await newInvite(admin));
    const other = newRegistration();
    await register(app.visitor(), tokenOf(await newInvite(admin)), other);
    const [status, message] = refusals.accountTaken;
    for (const taken of [{ username: other.username }, { email: other.email }, { username: 'support' }])
      expect(await register(app.visitor(), token, taken)).toMatchObject({ status, body: { message } });
    expect((await register(app.visitor(), token, { password: 'short' })).status).toBe(400);
    const twins = newRegistration();
    // Both pass the first check: only the database refuses the second.
    const second = tokenOf(await newInvite(admin));
    const answers = await Promise.all([token, second].map((each) => register(app.visitor(), each, twins)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const kept = answers[0]?.status === 409 ? token : second;
    expect((await register(app.visitor(), kept)).status).toBe(201);
  });

  test('lets the admin in from the first start, and others sign in as before', async () => {
    const app = await startApp({
      env: { REGISTRATION: 'invite', ADMIN_PASSWORD },
      isFirstStart: true,
    });
    const admin = await signInAsAdmin(app);
    const form = newRegistration();
    await register(app.visitor(), tokenOf(await newInvite(admin)), form);
    const { username, password } = form;
    expect((await app.visitor().post('/api/auth/login', { username, password })).status).toBe(200);
  });
});

describe('REGISTRATION=closed', () => {
  test('lets no one register, not even with an invite from before, and the admin in', async () => {
    const { app, admin } = await begin();
    const token = tokenOf(await newInvite(admin));
    await app.stop();
    const closed = await startApp({ env: { REGISTRATION: 'closed' }, storage: storageOf(app) });
    const [status, message] = refusals.registrationClosed;
    for (const each of [undefined, token])
      expect(await register(closed.visitor(), each)).toMatchObject({ status, body: { message } });
    const again = await signInAsAdmin(closed);
    expect(await again.post('/api/admin/invites', {})).toMatchObject({ status, body: { message } });
    expect((await again.delete('/api/admin/invites/1')).status).toBe(204);
  });
});

test('REGISTRATION=open ignores an invite, and is the default', async () => {
  const app = await startApp();
  expect((await register(app.visitor(), 'no invite at all')).status).toBe(201);
});

test.for(['open', 'invite', 'closed'])(
  'The operator creates an account with REGISTRATION=%s',
  async (mode) => {
    const app = await startApp({ env: { REGISTRATION: mode } });
    const { password, ...form } = newRegistration();
    await createAccount(app.service.deps, { ...form, password });
    const answer = await app.visitor().post('/api/auth/login', { username: form.username, password });
    expect(answer.status).toBe(200);
  },
);

describe('Invites', () => {
  test('are listed newest first, in pages, without their tokens', async () => {
    const { admin, app } = await begin();
    for (const note of ['First', undefined, 'Third']) await admin.post('/api/admin/invites', { note });
    const first = await admin.get('/api/admin/invites?limit=2');
    expect(first.body).toMatchObject([
      { note: 'Third', state: 'open', usedAt: null, usedBy: null },
      { note: null },
    ]);
    const next = nextPage(first.headers) ?? '';
    expect((await admin.get(next)).body).toMatchObject([{ note: 'First' }]);
    expect(first.text).not.toContain('token');
    const { invites = [] } = await readAllRows(app.service.deps.db);
    for (const { token_hash } of invites) expect(token_hash).toMatch(/^[\da-f]{64}$/);
  });

  test('leave audit entries without names', async () => {
    const { app, admin } = await begin();
    const { body: invite } = await admin.post('/api/admin/invites', { note: 'Rosa' });
    const used = await newInvite(admin);
    await register(app.visitor(), tokenOf(used));
    expect((await admin.delete(`/api/admin/invites/${invite.id}`)).status).toBe(204);
    for (const id of [invite.id, used.id])
      expect((await admin.delete(`/api/admin/invites/${id}`)).status).toBe(404);
    const { body, text } = await admin.get('/api/admin/audit');
    expect(body).toMatchObject([
      { action: 'invite revoked', actor: 'admin', target: null, before: { invite: invite.id } },
      { action: 'invite created', after: { invite: used.id } },
      { action: 'invite created', after: { invite: invite.id, expiresAt: invite.expiresAt } },
    ]);
    expect(text).not.toContain('Rosa');
  });

  test(`are limited to ${MAX_OPEN_INVITES} open ones, under any concurrency`, async () => {
    const { app, admin, pass } = await begin();
    const create = () => admin.post('/api/admin/invites', {});
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_INVITES + 5 }, create));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN_INVITES);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    pass(INVITE_DAYS * DAY);
    const again = await signInAsAdmin(app);
    expect((await again.post('/api/admin/invites', {})).status).toBe(201);
  });

  test('go with the account that used them, which can download them before', async () => {
    const { app, admin } = await begin();
    const { body: invite } = await admin.post('/api/admin/invites', { note: 'Rosa' });
    const rosa = app.visitor();
    const { password } = newRegistration();
    await register(rosa, tokenOf(invite), { password });
    expect((await rosa.get('/api/my-data')).body.account.invite).toEqual({
      note: 'Rosa',
      createdAt: invite.createdAt,
      usedAt: invite.createdAt,
    });
    await rosa.post('/api/auth/delete-account', { password });
    expect((await admin.get('/api/admin/invites')).body).toEqual([]);
    expect(await register(app.visitor(), tokenOf(invite))).toMatchObject(REFUSED);
  });
});

async function begin() {
  let now = new Date('2026-11-21T12:00:00.000Z');
  const app = await startApp({ env: { REGISTRATION: 'invite' }, clock: () => now });
  return {
    app,
    admin: await signInAsAdmin(app),
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

type Browser = ReturnType<TestApp['visitor']>;

async function newInvite(admin: Browser): Promise<{ id: number; url: string }> {
  return (await admin.post('/api/admin/invites', {})).body;
}

const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('invite') ?? '';

function register(
  visitor: Browser,
  invite: string | undefined,
  overrides: Parameters<typeof newRegistration>[0] = {},
) {
  return visitor.post('/api/auth/register', { ...newRegistration(overrides), invite });
}

async function check(app: TestApp, invite: string) {
  return (await app.visitor().post('/api/auth/invite/check', { invite })).body;
}

async function accountsIn(app: TestApp): Promise<number> {
  return ((await readAllRows(app.service.deps.db)).users ?? []).length;
}

function storageOf({ dataDir, service }: TestApp) {
  return { dataDir, databaseUrl: service.deps.config.databaseUrl };
}
