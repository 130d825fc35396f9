import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { createResetLink as createMailedLink, PASSWORD } from '#tests/fixture.ts';
import { addPasskey, brief, signInWithPasskey, UNKNOWN_PASSKEY } from '#tests/passkeys.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { createAuthenticator } from '#tests/software-authenticator.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { applyAdminPassword } from '../admin-account.ts';
import { createResetLink, setPassword } from '../reset-password.ts';
import { ADMIN_ID, findAccount } from '../store.ts';

beforeEach(skipWithoutDatabase);

const newPassword = 'known to no one else';

type Visitor = ReturnType<TestApp['visitor']>;

describe('A passkey that an intruder added no longer signs in, nor does any session last, after', () => {
  const reset = async (app: TestApp, token: string | null) => {
    const answer = await app.visitor().post('/api/auth/reset-password', { token, newPassword });
    expect(answer.status).toBe(200);
  };
  const ways: [string, (app: TestApp, id: number) => Promise<unknown>][] = [
    ['a reset by mail', async (app, id) => reset(app, await createMailedLink(app.service.deps.db, id))],
    ['goodword user reset-password', (app, id) => setPassword(app.service.deps, id, newPassword)],
    [
      'goodword user reset-password --link',
      async (app, id) => {
        const account = await findAccount(app.service.deps.db, id);
        const link = account && (await createResetLink(app.service.deps, account));
        await reset(app, new URL(link ?? '').searchParams.get('token'));
      },
    ],
    [
      'a change of password by a client that names no passkeys',
      async (app, id) => {
        const { username } = (await findAccount(app.service.deps.db, id)) ?? {};
        const owner = app.visitor();
        const password = id === ADMIN_ID ? ADMIN_PASSWORD : PASSWORD;
        await owner.post('/api/auth/login', { username, password });
        expect((await owner.post('/api/auth/change-password', { password, newPassword })).status).toBe(200);
      },
    ],
  ];
  const forAdmin: typeof ways = [
    ['goodword admin password', ({ service }) => setPassword(service.deps, ADMIN_ID, newPassword)],
    ['a new ADMIN_PASSWORD', ({ service }) => applyAdminPassword(service.deps, newPassword)],
  ];

  test.for(ways)('%s', async ([, setNewPassword]) => {
    const { app, ana } = await startWithAna();
    const ben = await app.professional();
    const bens = createAuthenticator();
    await addPasskey(ben, bens);
    await expectRemoval(app, { visitor: ana, id: ana.user.id }, setNewPassword);
    expect((await signInWithPasskey(app.visitor(), bens)).status).toBe(200);
  });

  test.for(forAdmin)('%s, for the admin', async ([, setNewPassword]) => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const address = { email: 'ada@goodword.test', email_key: 'ada@goodword.test' };
    await app.service.deps.db.updateTable('users').set(address).where('id', '=', ADMIN_ID).execute();
    await expectRemoval(app, { visitor: admin, id: ADMIN_ID }, setNewPassword);
    const login = await app.visitor().post('/api/auth/login', { username: 'admin', password: newPassword });
    expect(login.status).toBe(200);
  });
});

describe('Changing the password', () => {
  test('keeps the chosen passkeys of the account and removes the others', async () => {
    const { app, ana } = await startWithAna();
    const [phone, planted] = [createAuthenticator(), createAuthenticator()];
    const id = await addPasskey(ana, phone);
    await addPasskey(ana, planted);
    const intruder = app.visitor();
    await signInWithPasskey(intruder, planted);

    const change = { password: ana.password, newPassword, keptPasskeys: [id, 0, 2 ** 50] };
    expect((await ana.post('/api/auth/change-password', change)).status).toBe(200);
    expect((await intruder.get('/api/auth/me')).status).toBe(401);
    expect(brief(await signInWithPasskey(intruder, planted))).toEqual(UNKNOWN_PASSKEY);
    expect((await signInWithPasskey(app.visitor(), phone)).status).toBe(200);
    expect(await noticeTo(app, ana.user.id)).toEqual({ userId: ana.user.id, passkeys: 'kept' });
  });

  test('keeps all of them if it is refused, or if what to keep is not a list of ids', async () => {
    const { app, ana } = await startWithAna();
    const phone = createAuthenticator();
    const id = await addPasskey(ana, phone);
    const wrong = { password: 'wrong', newPassword, keptPasskeys: [] };
    expect((await ana.post('/api/auth/change-password', wrong)).status).toBe(403);
    for (const keptPasskeys of [id, 'all', [String(id)], null]) {
      const change = { password: ana.password, newPassword, keptPasskeys };
      expect((await ana.post('/api/auth/change-password', change)).status).toBe(400);
    }
    expect((await signInWithPasskey(app.visitor(), phone)).status).toBe(200);
  });
});

test('A sign-in with a passkey during a reset starts no session', async () => {
  const { app, ana } = await startWithAna();
  const planted = createAuthenticator();
  await addPasskey(ana, planted);
  await changePasswordWhenAPasskeyIsUsed(app.service.deps.db);
  const intruder = app.visitor();
  expect((await signInWithPasskey(intruder, planted)).status).toBe(401);
  expect((await intruder.get('/api/auth/me')).status).toBe(401);
});

async function expectRemoval(
  app: TestApp,
  { visitor, id }: { visitor: Visitor; id: number },
  setNewPassword: (app: TestApp, id: number) => Promise<unknown>,
): Promise<void> {
  const planted = createAuthenticator();
  await addPasskey(visitor, planted);
  const intruder = app.visitor();
  expect((await signInWithPasskey(intruder, planted)).status).toBe(200);
  await setNewPassword(app, id);
  expect(brief(await signInWithPasskey(app.visitor(), planted))).toEqual(UNKNOWN_PASSKEY);
  for (const session of [visitor, intruder]) expect((await session.get('/api/auth/me')).status).toBe(401);
  expect(await noticeTo(app, id)).toEqual({ userId: id, passkeys: 'removed' });
}

async function noticeTo(app: TestApp, userId: number): Promise<unknown> {
  const { payload } = await app.service.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('user_id', '=', userId)
    .where('kind', '=', 'password-changed')
    .executeTakeFirstOrThrow();
  return JSON.parse(payload);
}

/** Does what a reset would that is committed between the check of a signature and the new session. */
async function changePasswordWhenAPasskeyIsUsed(db: Db): Promise<void> {
  const change = sql`update users set password_hash = 'changed' where id = new.user_id`;
  if (isPostgres(db)) {
    await sql`create function change_password() returns trigger language plpgsql as $$
      begin ${change}; return new; end $$`.execute(db);
    await sql`create trigger change_password after update on passkeys
      for each row execute function change_password()`.execute(db);
  } else await sql`create trigger change_password after update on passkeys begin ${change}; end`.execute(db);
}
