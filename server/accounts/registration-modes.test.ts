import { beforeEach, describe, expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { createAccount } from './register.ts';

beforeEach(skipWithoutDatabase);

describe('REGISTRATION=closed', () => {
  test('lets no one register, and the admin in', async () => {
    const app = await startApp({ env: { REGISTRATION: 'closed' } });
    const [status, message] = refusals.registrationClosed;
    // Names that are taken stay unknown to strangers.
    for (const form of [newRegistration(), newRegistration({ username: 'admin' })])
      expect(await app.visitor().post('/api/auth/register', form)).toMatchObject({
        status,
        body: { message },
      });
    expect((await readAllRows(app.service.deps.db)).users).toHaveLength(1);
    await signInAsAdmin(app);
  });

  test('no public page has a link to sign up, from the first byte', async () => {
    const app = await startApp({ env: { REGISTRATION: 'closed' } });
    for (const path of ['/', '/login', '/pricing', '/help', '/register']) {
      const { text } = await app.visitor().get(path);
      expect([path, text]).toEqual([path, expect.not.stringContaining('href="/register"')]);
    }
    expect((await app.visitor().get('/register')).text).toContain('Sign-up is closed');
  });
});

test.for(['open', 'closed'])('The operator creates an account with REGISTRATION=%s', async (mode) => {
  const app = await startApp({ env: { REGISTRATION: mode } });
  const { password, ...form } = newRegistration();
  await createAccount(app.service.deps, { ...form, password }, { mailsLink: false });
  const answer = await app.visitor().post('/api/auth/login', { username: form.username, password });
  expect(answer.status).toBe(200);
});
