import { expect, test } from 'vitest';
import { createAccount } from '#server/accounts/register.ts';
import { deleteOldResets } from '#server/accounts/reset-password.ts';
import { DAY, SECOND } from '#server/basics/clock.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { json, signInAsAdmin, UNSENT } from '#tests/as-admin.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { environmentOf, startApp, type TestApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';

test('An account is created and listed while the service runs with closed registration', async () => {
  const app = await startApp({ env: { REGISTRATION: 'closed', ...UNSENT } });
  const words = ['user', 'create', '--username', 'ann', '--email', 'ann@example.com', '--name', 'Ann Li'];
  expect(await run(app, [...words, '--password', 'chosen for Ann'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Created user \d+, ann <ann@example.com>\n$/),
  });
  const { body } = await login(app, 'ann', 'chosen for Ann');
  expect(body).toMatchObject({ fullName: 'Ann Li', industry: 'Other' });

  expect(await run(app, words)).toMatchObject({
    status: 1,
    stderr: '--username or --email is already in use\n',
  });
  const listed = (await run(app, ['user', 'list', '--json'])).stdout.trim().split('\n');
  expect(JSON.parse(listed.at(-1) ?? '')).toMatchObject({
    username: 'ann',
    plan: 'free',
    reviews: 0,
    emailState: 'confirmed',
  });
});

test('An account created without a password is emailed a link for choosing one', async () => {
  const sink = await startMailSink();
  const app = await startApp({ env: { REGISTRATION: 'closed', SMTP_URL: sink.url } });
  const words = ['user', 'create', '--username', 'ann', '--email', 'ann@example.com', '--name', 'Ann Li'];
  const { stdout } = await run(app, words);
  expect(stdout).toContain('They get an email with a link for choosing a password\n');
  expect(stdout.split('\n')).toHaveLength(3);

  const [mail] = await sink.waitFor(1);
  expect(mail?.to?.[0]?.address).toBe('ann@example.com');
  expect(mail?.text).toContain('sign in as ann');
  const token = tokenIn(mail);
  const chosen = { token, newPassword: 'chosen by Ann' };
  expect((await app.visitor().post('/api/auth/reset-password', chosen)).status).toBe(200);
  expect((await login(app, 'ann', 'chosen by Ann')).status).toBe(200);
  expect((await app.visitor().post('/api/auth/reset-password', chosen)).status).toBe(400);
});

test('The link for a new account works for seven days', async () => {
  const sink = await startMailSink();
  let now = new Date();
  const app = await startApp({ env: { SMTP_URL: sink.url }, clock: () => now });
  const { deps } = app.service;
  const isValid = async (token: string) =>
    (await app.visitor().post('/api/auth/reset-password/check', { token })).body.valid;
  const pass = async (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    await deleteOldResets(deps.db, now);
  };

  await createAccount(deps, newRegistration({ email: 'ann@example.com' }), { mailsLink: true });
  deps.wakeOutbox();
  const [mail] = await sink.waitFor(1);
  expect(mail?.text).toContain('within the next 7 days');
  await pass(7 * DAY - SECOND);
  expect(await isValid(tokenIn(mail))).toBe(true);
  await pass(2 * SECOND);
  expect(await isValid(tokenIn(mail))).toBe(false);
});

test('The list says whose address is unconfirmed, or refused and why', async () => {
  // Elsewhere, a job of the start confirms what is unconfirmed.
  const app = await startApp({ settings: { confirmsAddresses: true } });
  const { db } = app.service.deps;
  const [ann, ben] = [await app.professional(), await app.professional()];
  const users = db.updateTable('users');
  const since = '2026-11-01T00:00:00.000Z';
  await users.set({ email_unconfirmed_since: since }).where('id', '=', ann.user.id).execute();
  await users.set({ mail_refusal: '550 No such mailbox' }).where('id', '=', ben.user.id).execute();
  const { stdout } = await run(app, ['user', 'list']);
  expect(stdout).toMatch(new RegExp(`^${ann.user.id} .+ unconfirmed$`, 'm'));
  expect(stdout).toMatch(new RegExp(`^${ben.user.id} .+ refused +550 No such mailbox$`, 'm'));
});

test("A professional's password is replaced while the service runs, which ends sessions, or by a link", async () => {
  const app = await startApp();
  const ann = await app.professional();
  const { username } = ann.user;
  const { stdout } = await run(app, ['user', 'reset-password', username]);
  expect((await ann.get('/api/auth/me')).status).toBe(401);
  expect((await login(app, username, ann.password)).status).toBe(401);
  expect((await login(app, username, /: (\S+) \(shown/.exec(stdout)?.[1])).status).toBe(200);

  const { stdout: link } = await run(app, ['user', 'reset-password', username, '--link']);
  const token = /^http:\/\/localhost:3000\/reset-password\?token=(\S+)\n$/.exec(link)?.[1];
  const reset = await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'chosen by Ann' });
  expect(reset.status).toBe(200);
  expect((await login(app, username, 'chosen by Ann')).status).toBe(200);
  expect(await run(app, ['user', 'reset-password', 'anna-unknown'])).toMatchObject({
    status: 1,
    stderr: 'There is no user anna-unknown: see goodword user list\n',
  });
});

test('A plan set from the command line is in force immediately and in the audit trail', async () => {
  const app = await startApp();
  const ann = await app.professional();
  const until = `${new Date().getUTCFullYear() + 1}-01-31`;
  expect((await run(app, ['user', 'plan', ann.user.username, 'monthly', '--until', until])).status).toBe(0);
  expect((await ann.get('/api/auth/me')).body).toMatchObject({
    subscriptionType: 'monthly',
    subscriptionExpiresAt: `${until}T23:59:59.999Z`,
  });
  const [entry] = (await (await signInAsAdmin(app)).get('/api/admin/audit')).body;
  expect(entry).toMatchObject({ actor: 'goodword command', action: 'subscription changed' });
  expect(
    (await run(app, ['user', 'plan', ann.user.username, 'annual', '--until', '9999-01-31'])).stderr,
  ).toBe('The end date can be at most ten years away\n');
});

test('A user is deleted while the service runs once the username is typed, and in the audit trail', async () => {
  const app = await startApp();
  const ann = await app.professional();
  const { id, username } = ann.user;
  for (const answer of ['', 'yes\n', `${username}2\n`])
    expect(await run(app, ['user', 'delete', username], answer)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('Nothing was deleted\n'),
    });
  expect((await ann.get('/api/auth/me')).status).toBe(200);

  expect(await run(app, ['user', 'delete', username], `${username}\n`)).toMatchObject({
    status: 0,
    stdout: `Deleted user ${id}, ${username}\n`,
    stderr: `Deletes ${username} with 0 reviews. Type the username: `,
  });
  expect((await ann.get('/api/auth/me')).status).toBe(401);
  const [entry] = (await (await signInAsAdmin(app)).get('/api/admin/audit')).body;
  expect(entry).toMatchObject({
    actor: 'goodword command',
    action: 'user deleted',
    target: { id, username },
  });

  const ben = await app.professional();
  expect((await run(app, ['user', 'delete', ben.user.username, '--yes'])).status).toBe(0);
  expect(await run(app, ['user', 'delete', ben.user.username, '--yes'])).toMatchObject({ status: 1 });
  expect(await run(app, ['user', 'delete', 'admin', '--yes'])).toMatchObject({
    status: 1,
    stderr: 'The admin account cannot be deleted\n',
  });
});

test("The admin's password is taken from standard input, and sessions end", async () => {
  const app = await startApp();
  const admin = await signInAsAdmin(app);
  expect(await run(app, ['admin', 'password', '--stdin'], 'short\n')).toMatchObject({
    status: 1,
    stderr: 'The password from --stdin must be at least 6 characters\n',
  });
  const words = ['admin', 'password', '--stdin'];
  expect((await run(app, words, 'from a vault\n')).stdout).toBe('Password of admin: changed\n');
  expect((await admin.get('/api/auth/me')).status).toBe(401);
  expect((await login(app, 'admin', 'from a vault')).status).toBe(200);
});

function run(app: TestApp, words: string[], input?: string) {
  return runCommand(words, environmentOf(app), input);
}

function tokenIn(mail: { text?: string | undefined } | undefined): string {
  return /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

function login(app: TestApp, username: string, password: string | undefined) {
  return app.visitor().send('POST', '/api/auth/login', json({ username, password }));
}
