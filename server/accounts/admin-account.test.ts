import { beforeEach, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { applyAdminPassword, createAdminPassword } from './admin-account.ts';
import { ADMIN_ID } from './store.ts';

beforeEach(skipWithoutDatabase);

const NEW_PASSWORD = 'another admin password';

describe('Without ADMIN_PASSWORD', () => {
  test('sign-in as admin fails before the password is created', async () => {
    const app = await startApp({ isFirstStart: true });
    expect(await signIn(app, 'password')).toBe(401);
  });

  test('servers that start in parallel for the first time create one working password', async () => {
    const app = await startApp({ isFirstStart: true });
    const { db } = app.service.deps;
    const made = await Promise.all([1, 2, 3].map(() => createAdminPassword(db)));
    const [password = '', ...more] = made.filter((each) => each !== null);
    expect(more).toEqual([]);
    // 128 bits are strong enough to keep.
    expect(password).toMatch(/^[\w-]{22}$/);
    expect(await signIn(app, password)).toBe(200);
    expect(await createAdminPassword(db)).toBeNull();
  });
});

describe('ADMIN_PASSWORD', () => {
  test('sets the first password, which still works after a restart', async () => {
    const app = await startApp({ isFirstStart: true, env: { ADMIN_PASSWORD } });
    expect(app.service.configuredPassword).toBe('current');
    const admin = await signInAsAdmin(app);
    expect(await applyAdminPassword(app.service.deps, ADMIN_PASSWORD)).toBe('current');
    expect((await admin.get('/api/auth/me')).body).toMatchObject({ id: 1, username: 'admin' });
  });

  test('replaces the password created at the first start', async () => {
    const app = await startApp({ isFirstStart: true });
    const made = await createAdminPassword(app.service.deps.db);
    expect(await applyAdminPassword(app.service.deps, ADMIN_PASSWORD)).toBe('new');
    expect(await signIn(app, made ?? '')).toBe(401);
    expect(await signIn(app, ADMIN_PASSWORD)).toBe(200);
  });

  test('is not announced to an admin who has no mailbox yet', async () => {
    const app = await startApp();
    const { db } = app.service.deps;
    const announced = db.selectFrom('outbox').select('kind').where('user_id', '=', ADMIN_ID);
    expect(await applyAdminPassword(app.service.deps, NEW_PASSWORD)).toBe('new');
    expect(await announced.execute()).toEqual([]);
    await db.updateTable('users').set({ email: 'ada@goodword.test' }).where('id', '=', ADMIN_ID).execute();
    expect(await applyAdminPassword(app.service.deps, 'a third admin password')).toBe('new');
    expect(await announced.execute()).toEqual([{ kind: 'password-changed' }]);
  });

  test('ends the admin’s sessions and revokes mailed links when its value changes', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const { db } = app.service.deps;
    const created_at = new Date().toISOString();
    const expires_at = new Date(Date.now() + 1_000_000).toISOString();
    const link = { user_id: ADMIN_ID, token_hash: 'mailed', created_at, expires_at };
    await db
      .insertInto('password_resets')
      .values({ ...link, outbox_id: 1, used_at: null })
      .execute();
    await db
      .insertInto('email_changes')
      .values({ ...link, email: 'ada@goodword.test' })
      .execute();

    expect(await applyAdminPassword(app.service.deps, NEW_PASSWORD)).toBe('new');
    expect((await admin.get('/api/auth/me')).status).toBe(401);
    expect(await signIn(app, NEW_PASSWORD)).toBe(200);
    const active = db.selectFrom('password_resets').select('token_hash').where('used_at', 'is', null);
    expect(await active.execute()).toEqual([]);
    expect(await db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  });

  test('does not override a password changed in Settings until its value changes', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const newPassword = 'changed in Settings';
    const { status } = await admin.post('/api/auth/change-password', {
      password: ADMIN_PASSWORD,
      newPassword,
    });
    expect(status).toBe(200);
    expect(await applyAdminPassword(app.service.deps, ADMIN_PASSWORD)).toBe('overridden');
    expect((await admin.get('/api/auth/me')).status).toBe(200);
    expect(await signIn(app, ADMIN_PASSWORD)).toBe(401);
    expect(await signIn(app, newPassword)).toBe(200);
    expect(await applyAdminPassword(app.service.deps, NEW_PASSWORD)).toBe('new');
    expect(await signIn(app, NEW_PASSWORD)).toBe(200);
  });

  test('is applied once by servers that start in parallel', async () => {
    const app = await startApp();
    const applied = await Promise.all(
      [1, 2, 3].map(() => applyAdminPassword(app.service.deps, NEW_PASSWORD)),
    );
    expect(applied.sort()).toEqual(['current', 'current', 'new']);
    expect(await signIn(app, NEW_PASSWORD)).toBe(200);
  });
});

async function signIn(app: TestApp, password: string): Promise<number> {
  return (await app.visitor().post('/api/auth/login', { username: 'admin', password })).status;
}
