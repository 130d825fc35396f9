import { argon2Sync, randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { applyAdminPassword } from './admin-account.ts';
import { createResetLink } from './reset-password.ts';
import { findAccount } from './store.ts';

beforeEach(skipWithoutDatabase);

/** One device types the first, and another the second. */
const spellings = [
  ['composed accents', 'Käsekräcker', 'Ka\u0308sekra\u0308cker'],
  ['stacked marks', 'Việt Nam 1', 'Vie\u0323\u0302t Nam 1'],
  ['half-width kana', 'ひみつパスワード', 'ひみつﾊﾟｽﾜｰﾄﾞ'],
  ['full-width letters and digits', 'secret 2026', 'ｓｅｃｒｅｔ　２０２６'],
  ['a no-break space', 'open sesame', 'open\u00a0sesame'],
  ['Hangul letters', '비밀번호입니다', '비밀번호입니다'.normalize('NFD')],
] as const;

test.for(spellings)('A password with %s opens the account in each spelling', async ([, one, other]) => {
  const app = await startApp();
  for (const [chosen, typed] of [
    [one, other],
    [other, one],
  ] as const) {
    const form = newRegistration({ password: chosen });
    expect((await app.visitor().post('/api/auth/register', form)).status).toBe(201);
    expect(await signIn(app, form.username, typed)).toBe(200);
    expect(await signIn(app, form.username, chosen)).toBe(200);
    expect(await signIn(app, form.username, `${typed}.`)).toBe(401);
  }
});

test('A password hashed as typed, by an earlier version, still works, and from then on in each spelling', async () => {
  for (const [, one, other] of spellings) {
    const { app, ana } = await startWithAna();
    const { db } = app.service.deps;
    const change = { password_hash: hashAsTyped(other) };
    await db.updateTable('users').set(change).where('id', '=', ana.user.id).execute();
    const { username } = ana.user;
    expect([other, await signIn(app, username, one)]).toEqual([other, 401]);
    expect([other, await signIn(app, username, other)]).toEqual([other, 200]);
    expect([one, await signIn(app, username, one)]).toEqual([one, 200]);
    const renewed = (await findAccount(db, ana.user.id))?.password_hash;
    expect(await signIn(app, username, other)).toBe(200);
    expect((await findAccount(db, ana.user.id))?.password_hash).toBe(renewed);
  }
});

test('A password is the same in each spelling where it is confirmed, changed, reset and set by the operator', async () => {
  const [, one, other] = spellings[0];
  const app = await startApp();
  const ana = await app.professional({ password: one });
  const { username } = ana.user;
  const newPassword = `new ${other}`;
  expect((await ana.post('/api/auth/change-password', { password: other, newPassword })).status).toBe(200);
  expect(await signIn(app, username, `new ${one}`)).toBe(200);

  const account = await findAccount(app.service.deps.db, ana.user.id);
  if (!account) throw new Error('Ana is missing');
  const link = new URL(await createResetLink(app.service.deps, account));
  const reset = { token: link.searchParams.get('token'), newPassword: other };
  expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
  expect(await signIn(app, username, one)).toBe(200);

  expect(await applyAdminPassword(app.service.deps, other)).toBe('new');
  expect(await applyAdminPassword(app.service.deps, one)).toBe('current');
  expect(await signIn(app, 'admin', one)).toBe(200);
});

test('An ADMIN_PASSWORD that an earlier version hashed as typed signs in in each spelling, without ending sessions', async () => {
  const [, one, other] = spellings[0];
  const app = await startApp();
  const { deps } = app.service;
  await applyAdminPassword(deps, 'some other password');
  const password_hash = hashAsTyped(other);
  await deps.db.updateTable('users').set({ password_hash }).where('id', '=', 1).execute();
  await deps.db.updateTable('configured_passwords').set({ password_hash }).execute();
  const admin = app.visitor();
  await admin.post('/api/auth/login', { username: 'admin', password: other });
  await deps.db.updateTable('users').set({ password_hash }).where('id', '=', 1).execute();
  expect(await applyAdminPassword(deps, other)).toBe('current');
  expect(await signIn(app, 'admin', one)).toBe(200);
  expect((await admin.get('/api/auth/me')).status).toBe(200);
});

test('Control characters that come with a pasted password are left out everywhere', async () => {
  const app = await startApp();
  const form = newRegistration({ password: 'open\tsesame\u0000\r\n' });
  expect((await app.visitor().post('/api/auth/register', form)).status).toBe(201);
  expect(await signIn(app, form.username, 'open sesame ')).toBe(200);
  expect(await signIn(app, form.username, '\u0007open sesame\r')).toBe(200);
});

async function signIn(app: TestApp, username: string, password: string): Promise<number> {
  return (await app.visitor().post('/api/auth/login', { username, password })).status;
}

function hashAsTyped(message: string): string {
  const nonce = randomBytes(16);
  const key = argon2Sync('argon2id', {
    ...{ message, nonce, tagLength: 32 },
    ...{ memory: 19 * 1024, passes: 2, parallelism: 1 },
  });
  const [salt, hash] = [nonce, key].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${hash}`;
}
