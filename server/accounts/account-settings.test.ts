import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { DAY, HOUR } from '#server/system/clock.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { deleteOldAddressLinks, issueAddressToken } from './address-links.ts';

beforeEach(skipWithoutDatabase);

const WRONG_PASSWORD = [403, { message: 'The password is not correct' }];
const INVALID_TOKEN = [400, { message: 'Invalid or expired confirmation link' }];

async function startWithMail(clock?: () => Date) {
  const sink = await startMailSink();
  const app = await startApp({
    env: { SMTP_URL: sink.url, APP_URL: 'http://goodword.test' },
    ...(clock ? { clock } : {}),
  });
  /** Waits for a mail to this address and returns the newest. */
  const mailTo = async (address: string) => {
    const found = () => sink.received.findLast((mail) => mail.to?.[0]?.address === address);
    await expect.poll(found, { timeout: 15_000 }).toBeTruthy();
    return found();
  };
  const tokenTo = async (address: string) =>
    /http:\/\/goodword\.test\/confirm-email\?token=([\w-]{43})/.exec(
      (await mailTo(address))?.text ?? '',
    )?.[1] ?? '';
  return { app, sink, mailTo, tokenTo };
}

async function confirm(app: TestApp, token: unknown) {
  const { status, body } = await app.visitor().post('/api/auth/confirm-email', { token });
  return [status, body];
}

async function signsIn(app: TestApp, username: string, password: string): Promise<boolean> {
  return (await app.visitor().post('/api/auth/login', { username, password })).status === 200;
}

async function secondDevice(
  app: TestApp,
  { user, password }: { user: { username: string }; password: string },
) {
  const device = app.visitor();
  expect((await device.post('/api/auth/login', { username: user.username, password })).status).toBe(200);
  return device;
}

describe('Changing the language', () => {
  test('stores one of the twelve or none, and keeps it where the request leaves it out', async () => {
    const { ana } = await startWithAna();
    const change = async (body: object) => {
      const answer = await ana.send('PATCH', '/api/auth/me', {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      return [answer.status, (await ana.get('/api/auth/me')).body.language];
    };
    expect(ana.user.language).toBe(null);
    expect(await change({ language: 'ar' })).toEqual([200, 'ar']);
    expect(await change({ fullName: 'Ana Ruiz' })).toEqual([200, 'ar']);
    for (const language of ['xx', 'AR', 'de-AT', '', 7]) {
      expect(await change({ language })).toEqual([400, 'ar']);
    }
    expect(await change({ language: null })).toEqual([200, null]);
  });
});

describe('Changing the name', () => {
  test('trims it and shows customers the new first name immediately', async () => {
    const { app, ana } = await startWithAna();
    expect((await app.visitor().get(`/review/${ana.user.id}`)).text).toContain('Ana');
    const answer = await ana.send('PATCH', '/api/auth/me', {
      body: JSON.stringify({ fullName: '  Zoë <b> Ruiz ' }),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([200, { ...ana.user, fullName: 'Zoë <b> Ruiz' }]);
    expect((await ana.get('/api/auth/me')).body).toEqual(answer.body);
    expect((await app.visitor().get(`/api/users/${ana.user.id}`)).body.fullName).toBe('Zoë <b> Ruiz');
    const page = (await app.visitor().get(`/review/${ana.user.id}`)).text;
    expect(page).toContain('Zoë');
    expect(page).not.toContain('Ana');
  });

  test.for([
    [{ fullName: ' A ' }, 'Full name is required'],
    [{ fullName: 'x'.repeat(121) }, 'Please use at most 120 characters'],
    [{ language: 'xx' }, 'Please choose one of the languages'],
  ] as const)('refuses %o with "%s"', async ([body, message]) => {
    const { ana } = await startWithAna();
    const answer = await rename(ana, body);
    expect([answer.status, answer.body]).toEqual([400, { message }]);
    expect((await ana.get('/api/auth/me')).body).toEqual(ana.user);
  });

  test('works for the admin too', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    expect((await rename(admin, { fullName: 'Ada Lovelace' })).body).toMatchObject({
      id: 1,
      fullName: 'Ada Lovelace',
    });
  });

  const rename = (who: Pick<ReturnType<TestApp['visitor']>, 'send'>, body: unknown) =>
    who.send('PATCH', '/api/auth/me', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
});

describe('Changing the email address', () => {
  test('takes effect when the link mailed to the new address is opened', async () => {
    const { app, sink, tokenTo } = await startWithMail();
    const ana = await app.professional();
    const { user, password } = ana;
    const email = 'Ana.New@example.com';
    const answer = await ana.post('/api/auth/change-email', { email, password });
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'A link to confirm the new address is on its way.' },
    ]);
    const token = await tokenTo(email);
    expect((await ana.get('/api/auth/me')).body.email).toBe(user.email);
    expect(await signsIn(app, user.email, password)).toBe(true);
    expect(await signsIn(app, email, password)).toBe(false);

    expect(await confirm(app, token)).toEqual([200, { message: 'Email changed' }]);
    expect((await ana.get('/api/auth/me')).body).toEqual({ ...user, email });
    expect(await signsIn(app, user.email, password)).toBe(false);
    expect(await signsIn(app, 'ANA.NEW@EXAMPLE.COM', password)).toBe(true);
    await sink.close();
  });

  test('notifies the previous address without revealing the new one', async () => {
    const { app, sink, mailTo, tokenTo } = await startWithMail();
    const { user, password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    await confirm(app, await tokenTo('ana.new@example.com'));
    const notice = await mailTo(user.email);
    expect(notice?.subject).toBe('Your Goodword email was changed');
    expect(JSON.stringify(notice)).not.toContain('ana.new');
    await sink.close();
  });

  test('sends a confirmation mail without the account’s name, because the address is unverified', async () => {
    const { app, sink, mailTo } = await startWithMail();
    const { password, ...ana } = await app.professional({ fullName: 'Free money at evil.example' });
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    const mail = await mailTo('ana.new@example.com');
    expect(mail?.subject).toBe('Confirm your new email address for Goodword');
    expect(JSON.stringify(mail)).not.toMatch(/Free money|evil\.example/);
    await sink.close();
  });

  test('sends nothing if the password is wrong', async () => {
    const { app, ana } = await startWithAna();
    const { status, body } = await ana.post('/api/auth/change-email', {
      email: 'new@example.com',
      password: 'wrong one',
    });
    expect([status, body]).toEqual(WRONG_PASSWORD);
    expect(await app.service.deps.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
    expect(await app.service.deps.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('refuses an address in use and the current one, ignoring case', async () => {
    const app = await startApp();
    const ben = await app.professional();
    const { user, password, ...ana } = await app.professional();
    const ask = async (email: string) => {
      const { status, body } = await ana.post('/api/auth/change-email', { email, password });
      return [status, body.message];
    };
    expect(await ask(ben.user.email.toUpperCase())).toEqual([409, 'This email address is already in use']);
    expect(await ask(user.email.toUpperCase())).toEqual([409, 'This is already your email address']);
    expect(await ask('nonsense')).toEqual([400, 'Please enter a valid email']);
    expect(await app.service.deps.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('sends a link that works once, for 24 hours, and only if it is the newest', async () => {
    let now = new Date();
    const { app, sink, tokenTo } = await startWithMail(() => now);
    const { user, password, ...ana } = await app.professional();
    const ask = async (email: string) => {
      await ana.post('/api/auth/change-email', { email, password });
      return tokenTo(email);
    };
    const first = await ask('first@example.com');
    const second = await ask('second@example.com');
    expect(await confirm(app, first)).toEqual(INVALID_TOKEN);
    now = new Date(now.getTime() + DAY - 1);
    expect((await confirm(app, second))[0]).toBe(200);
    expect(await confirm(app, second)).toEqual(INVALID_TOKEN);

    const third = await ask('third@example.com');
    now = new Date(now.getTime() + DAY);
    expect(await confirm(app, third)).toEqual(INVALID_TOKEN);
    for (const junk of ['', 'x'.repeat(43), 'x'.repeat(5000), [third], 7, null, undefined]) {
      expect(await confirm(app, junk)).toEqual(INVALID_TOKEN);
    }
    expect((await ana.get('/api/auth/me')).body.email).toBe('second@example.com');
    await sink.close();
  });

  test('stores only the token’s hash, and a retried mail replaces the token', async () => {
    const { app, sink, tokenTo } = await startWithMail();
    const { deps } = app.service;
    const { password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    const token = await tokenTo('ana.new@example.com');
    const pendingChange = await deps.db.selectFrom('email_changes').selectAll().executeTakeFirstOrThrow();
    expect(pendingChange.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(await readAllRows(app.service.deps.db))).not.toContain(token);

    const again = await issueAddressToken(deps, 'confirm-email', pendingChange.id);
    expect(await confirm(app, token)).toEqual(INVALID_TOKEN);
    expect((await confirm(app, again?.token))[0]).toBe(200);
    expect(await issueAddressToken(deps, 'confirm-email', pendingChange.id)).toBeNull();
    await sink.close();
  });

  test('accepts one of 20 parallel confirmations with the same token', async () => {
    const { app, sink, tokenTo } = await startWithMail();
    const { password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    const token = await tokenTo('ana.new@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(app, token)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    await sink.close();
  });

  test('gives an address requested by several accounts to the first one that confirms it', async () => {
    const { app, sink } = await startWithMail();
    for (const professional of [await app.professional(), await app.professional()]) {
      const { password } = professional;
      await professional.post('/api/auth/change-email', { email: 'both@example.com', password });
    }
    const mails = await sink.waitFor(2);
    const tokens = mails.map((mail) => /token=([\w-]{43})/.exec(mail.text ?? '')?.[1]);
    const answers = await Promise.all(tokens.map((token) => confirm(app, token)));
    expect(answers.sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, { message: 'Email changed' }],
      [409, { message: 'This email address is already in use' }],
    ]);
    await sink.close();
  });

  test('revokes reset links sent to the previous address', async () => {
    const { app, sink, mailTo, tokenTo } = await startWithMail();
    const { user, password, ...ana } = await app.professional();
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const reset = /reset-password\?token=([\w-]{43})/.exec((await mailTo(user.email))?.text ?? '')?.[1];
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    await confirm(app, await tokenTo('ana.new@example.com'));
    const answer = await app
      .visitor()
      .post('/api/auth/reset-password', { token: reset, newPassword: 'from the old mailbox' });
    expect([answer.status, answer.body.message]).toEqual([400, 'Invalid or expired reset token']);
    await sink.close();
  });

  test('revokes the confirmation link when the password is reset or changed', async () => {
    const { app, sink, mailTo, tokenTo } = await startWithMail();
    const { user, password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'thief@example.com', password });
    const first = await tokenTo('thief@example.com');
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const reset = /reset-password\?token=([\w-]{43})/.exec((await mailTo(user.email))?.text ?? '')?.[1];
    await app.visitor().post('/api/auth/reset-password', { token: reset, newPassword: 'mine again' });
    expect(await confirm(app, first)).toEqual(INVALID_TOKEN);

    const device = await secondDevice(app, { user, password: 'mine again' });
    await device.post('/api/auth/change-email', { email: 'thief2@example.com', password: 'mine again' });
    const second = await tokenTo('thief2@example.com');
    await device.post('/api/auth/change-password', { password: 'mine again', newPassword: 'and again' });
    expect(await confirm(app, second)).toEqual(INVALID_TOKEN);
    await sink.close();
  });

  test('deletes unconfirmed requests a day after the link, or a week after the request', async () => {
    let now = new Date();
    const { app, sink, tokenTo } = await startWithMail(() => now);
    const { db } = app.service.deps;
    const pendingChanges = () => db.selectFrom('email_changes').select('email').execute();
    const { user, password, ...ana } = await app.professional();
    await ana.post('/api/auth/change-email', { email: 'ana.new@example.com', password });
    await tokenTo('ana.new@example.com');
    await deleteOldAddressLinks(db, new Date(now.getTime() + DAY - HOUR));
    expect(await pendingChanges()).toHaveLength(1);
    now = new Date(now.getTime() + DAY);
    await deleteOldAddressLinks(db, now);
    expect(await pendingChanges()).toEqual([]);

    await db
      .insertInto('email_changes')
      .values({
        user_id: user.id,
        email: 'unreachable@example.com',
        token_hash: null,
        expires_at: null,
        created_at: now.toISOString(),
      })
      .execute();
    await deleteOldAddressLinks(db, new Date(now.getTime() + 7 * DAY));
    expect(await pendingChanges()).toHaveLength(1);
    await deleteOldAddressLinks(db, new Date(now.getTime() + 7 * DAY + 1));
    expect(await pendingChanges()).toEqual([]);
    await sink.close();
  });
});

describe('Changing the password', () => {
  test('renews this session, ends all others and sends a notice', async () => {
    const { app, sink, mailTo } = await startWithMail();
    const ana = await app.professional();
    const { user, password } = ana;
    const phone = await secondDevice(app, ana);
    const ben = await app.professional();
    const { cookie } = ana;
    const answer = await ana.post('/api/auth/change-password', { password, newPassword: 'a new secret' });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Password changed' }]);
    expect((await ana.get('/api/auth/me')).status).toBe(200);
    expect((await app.visitor().get('/api/auth/me', { cookie })).status).toBe(401);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await ben.get('/api/auth/me')).status).toBe(200);
    expect(await signsIn(app, user.username, password)).toBe(false);
    expect(await signsIn(app, user.username, 'a new secret')).toBe(true);
    expect((await mailTo(user.email))?.subject).toBe('Your Goodword password was changed');
    await sink.close();
  });

  test.for([
    [{ password: 'wrong one', newPassword: 'a new secret' }, 403, 'The password is not correct'],
    [{ password: '', newPassword: 'a new secret' }, 400, 'Password is required'],
    [{ newPassword: 'a new secret' }, 400, 'Password is required'],
    [{ password: 'correct horse', newPassword: '12345' }, 400, 'Password must be at least 6 characters long'],
    [{ password: 'correct horse', newPassword: 'x'.repeat(257) }, 400, 'Please use at most 256 characters'],
  ] as const)('refuses %o', async ([body, status, message]) => {
    const { app, ana } = await startWithAna();
    const phone = await secondDevice(app, ana);
    const answer = await ana.post('/api/auth/change-password', body);
    expect([answer.status, answer.body]).toEqual([status, { message }]);
    expect((await phone.get('/api/auth/me')).status).toBe(200);
    expect(await signsIn(app, ana.user.username, ana.password)).toBe(true);
    expect(await app.service.deps.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('accepts one of 10 parallel requests with the same current password', async () => {
    const app = await startApp();
    const { password, ...ana } = await app.professional();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        ana.post('/api/auth/change-password', { password, newPassword: `new secret ${i}` }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(403)]);
  });

  test('revokes reset links', async () => {
    const { app, sink, mailTo } = await startWithMail();
    const { user, password, ...ana } = await app.professional();
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
    const token = /reset-password\?token=([\w-]{43})/.exec((await mailTo(user.email))?.text ?? '')?.[1];
    await ana.post('/api/auth/change-password', { password, newPassword: 'a new secret' });
    const answer = await app
      .visitor()
      .post('/api/auth/reset-password', { token, newPassword: 'another secret' });
    expect(answer.status).toBe(400);
    await sink.close();
  });
});

describe('Deleting the account', () => {
  test('leaves no row about it in any table, and other accounts unchanged', async () => {
    const app = await startApp();
    const ana = await app.professional({ fullName: 'Anastasia Unmistakable' });
    const ben = await app.professional({ fullName: 'Benedict Bystander' });
    for (const { user, password, ...professional } of [ana, ben]) {
      await fillEveryTable(app, { user, password, professional });
    }
    const before = await readAllRows(app.service.deps.db);
    const tablesOf = (userId: number) =>
      Object.keys(before).filter((table) => before[table]?.some((row) => row.user_id === userId));
    const everyTable =
      'email_changes outbox page_view_visitors page_views password_resets reviews sessions workplaces';
    expect(tablesOf(ana.user.id).sort().join(' ')).toContain(everyTable);

    const answer = await ana.post('/api/auth/delete-account', { password: ana.password });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Account deleted' }]);
    const after = await readAllRows(app.service.deps.db);
    const leftOfAna = Object.entries(after).flatMap(([table, rows]) =>
      rows
        .filter((row) => row.user_id === ana.user.id || namesOf(ana.user).test(JSON.stringify(row)))
        .map((row) => ({ table, row })),
    );
    expect(leftOfAna).toEqual([]);
    const rowsOfBen = (rows: typeof after) =>
      Object.entries(rows).map(([table, all]) => [
        table,
        all.filter((row) => row.user_id === ben.user.id || namesOf(ben.user).test(JSON.stringify(row)))
          .length,
      ]);
    expect(rowsOfBen(after)).toEqual(rowsOfBen(before));
  });

  test('signs out everywhere, closes the review page, and frees username and address', async () => {
    const { app, ana } = await startWithAna();
    const { user, password, cookie } = ana;
    const phone = await secondDevice(app, ana);
    const { headers } = await ana.post('/api/auth/delete-account', { password });
    expect(headers.getSetCookie().at(-1)).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await ana.get('/api/auth/me', { cookie })).status).toBe(401);
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect((await app.visitor().get(`/review/${user.id}`)).status).toBe(404);
    expect((await app.visitor().post('/api/reviews/submit', newReview(user.id))).status).toBe(404);
    const { username, email } = user;
    const again = await app.visitor().post('/api/auth/register', newRegistration({ username, email }));
    expect(again.status).toBe(201);
    expect(again.body.id).toBeGreaterThan(user.id);
  });

  test('needs the password', async () => {
    const { ana } = await startWithAna();
    const wrong = await ana.post('/api/auth/delete-account', { password: 'wrong one' });
    expect([wrong.status, wrong.body]).toEqual(WRONG_PASSWORD);
    const missing = await ana.post('/api/auth/delete-account', {});
    expect([missing.status, missing.body]).toEqual([400, { message: 'Password is required' }]);
    expect((await ana.get('/api/auth/me')).body).toEqual(ana.user);
  });

  test('is refused for the admin, even with the right password', async () => {
    const app = await startApp();
    const admin = await signInAsAdmin(app);
    const { status, body } = await admin.post('/api/auth/delete-account', { password: ADMIN_PASSWORD });
    expect([status, body]).toEqual([403, { message: 'The admin account cannot be deleted' }]);
    expect((await admin.get('/api/auth/me')).body.id).toBe(1);
  });
});

const namesOf = (user: { email: string; username: string; fullName: string }) =>
  new RegExp([user.email, user.username, user.fullName].join('|'), 'i');

/** Creates a row in every table that can refer to the account. */
async function fillEveryTable(
  app: TestApp,
  {
    user,
    password,
    professional,
  }: {
    user: { id: number; email: string };
    password: string;
    professional: Pick<ReturnType<TestApp['visitor']>, 'get' | 'post'>;
  },
) {
  const { body: workplace } = await professional.post('/api/workplaces', { name: 'Blue Door' });
  await app.visitor().post('/api/reviews/submit', newReview(user.id, { workplaceId: workplace.id }));
  await app.visitor().get(`/review/${user.id}`, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
  // Reading the stats writes the buffered page view.
  await professional.get('/api/reviews/stats');
  await app.visitor().post('/api/auth/forgot-password', { email: user.email });
  await professional.post('/api/auth/change-email', { email: `new-${user.email}`, password });
  const { db } = app.service.deps;
  await expect
    .poll(
      async () =>
        await db.selectFrom('password_resets').select('user_id').where('user_id', '=', user.id).execute(),
    )
    .toHaveLength(1);
}
