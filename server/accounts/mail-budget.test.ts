import { beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '#server/basics/clock.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { notifyOnce } from '#server/plans/notices.ts';
import { confirmAddress } from '#tests/confirm-address.ts';
import { createEmailLink } from '#tests/fixture.ts';
import { skipWithoutDatabase, type TestApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';
import { queueNotice } from './held-mails.ts';
import { deleteOldMailCounts, MAILS_PER_DAY } from './mail-budget.ts';
import { findAccount } from './store.ts';

beforeEach(skipWithoutDatabase);

type Professional = Awaited<ReturnType<TestApp['professional']>>;

test('A stranger who signs up with an address, asks for resets, and deletes the account, over and over, causes at most five mails a day to it', async () => {
  const { app, sink, settle, advance } = await open();
  const answers = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const ana = await app.professional({ email: 'victim@example.com', isConfirmed: false });
    await settle();
    for (let i = 0; i < 3; i += 1) {
      const { status, text } = await app
        .visitor()
        .post('/api/auth/forgot-password', { email: ana.user.email });
      answers.add(`${status} ${text}`);
    }
    await settle();
    await ana.post('/api/auth/delete-account', { password: ana.password });
  }
  expect(answers.size).toBe(1);
  expect(sink.received.map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Goodword',
    ...Array(3).fill('Reset your Goodword password'),
    'Confirm your email address for Goodword',
  ]);

  advance(DAY);
  await app.professional({ email: 'victim@example.com', isConfirmed: false });
  await settle();
  expect(sink.received).toHaveLength(6);
});

test('Sign-ups and changes of address from many accounts at once share the budget of the mailbox they reach', async () => {
  const { app, sink, settle } = await open();
  const ben = await app.professional();
  const variants = [
    'a.na@example.com',
    'ana+1@example.com',
    'Ana+2@example.com',
    'an.a+3@example.com',
    'ana@EXAMPLE.com',
  ];
  const [first] = await Promise.all([
    ben.post('/api/auth/change-email', { email: 'ana+4@example.com', password: ben.password }),
    ...variants.map((email) => app.visitor().post('/api/auth/register', newRegistration({ email }))),
    ...variants.map((_, i) =>
      app.visitor().post('/api/auth/register', newRegistration({ email: `ana+x${i}@example.com` })),
    ),
  ]);
  expect([200, 409]).toContain(first?.status);
  await settle();
  const toAna = sink.received.filter(
    ({ to }) => /^a/i.test(to?.[0]?.address ?? '') && !to?.[0]?.address?.includes(ben.user.email),
  );
  expect(toAna).toHaveLength(MAILS_PER_DAY);
});

test('Someone signed in who asks for a mail beyond the budget is told, and nothing changes', async () => {
  const { app, settle } = await open();
  const ana = await app.professional({ isConfirmed: false });
  const answers = [];
  for (let i = 0; i < MAILS_PER_DAY; i += 1)
    answers.push((await ana.post('/api/auth/email-status/retry')).status);
  expect(answers).toEqual([...Array(MAILS_PER_DAY - 1).fill(200), 429]);
  const ben = await app.professional();
  const email = ana.user.email.replace('@', '+ben@');
  expect((await ben.post('/api/auth/change-email', { email, password: ben.password })).body).toEqual({
    message: 'Too many requests. Please try again later.',
  });
  expect(await app.service.deps.db.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  await settle();
});

test('A mail that is tried again counts once', async () => {
  const { app, sink, settle, advance } = await open();
  const ana = await app.professional({ isConfirmed: false });
  await settle();
  sink.decide = () => 451;
  await app.visitor().post('/api/auth/forgot-password', { email: ana.user.email });
  const { db } = app.service.deps;
  const attempts = () =>
    db.selectFrom('outbox').select('attempts').where('kind', '=', 'reset-password').executeTakeFirst();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect.poll(attempts).toEqual({ attempts: attempt });
    await expect
      .poll(
        async () =>
          (await db.selectFrom('outbox').select('id').where('locked_until', 'is not', null).execute()).length,
      )
      .toBe(0);
    advance(10 * MINUTE);
  }
  expect(await db.selectFrom('unconfirmed_address_mails').select('mails').execute()).toEqual([{ mails: 2 }]);
});

test('A reset link for an unconfirmed address names no one, and for a confirmed one the person', async () => {
  const { app, sink, settle } = await open();
  const fullName = 'Win 1000 at evil.example';
  const ana = await app.professional({ fullName, isConfirmed: false });
  const ben = await app.professional({ fullName: 'Ben Okafor' });
  for (const { user } of [ana, ben])
    await app.visitor().post('/api/auth/forgot-password', { email: user.email });
  await settle();
  const resets = sink.received.filter(({ subject }) => subject?.startsWith('Reset'));
  expect(resets.map(({ to }) => to?.[0])).toEqual(
    expect.arrayContaining([
      { name: '', address: ana.user.email },
      { name: 'Ben Okafor', address: ben.user.email },
    ]),
  );
  expect(JSON.stringify(sink.received)).not.toContain('evil.example');
});

test('Notices to an unconfirmed address wait until it is confirmed, and of each kind only the newest is sent', async () => {
  const { app, sink, settle } = await open();
  const ana = await app.professional({ isConfirmed: false });
  await settle();
  let password = ana.password;
  for (const newPassword of ['second secret', 'third secret']) {
    expect((await ana.post('/api/auth/change-password', { password, newPassword })).status).toBe(200);
    password = newPassword;
  }
  const { db, clock } = app.service.deps;
  await db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, ana.user.id);
    if (!account) throw new Error('No account');
    for (const name of ['Phone', 'Tablet'])
      await queueNotice(tx, account, 'passkey-added', { name }, clock());
    await notifyOnce(tx, account.id, 'payment-failed', 'some date', clock());
  });
  await settle();
  expect(sink.received).toHaveLength(1);
  const held = await db
    .selectFrom('outbox')
    .select('kind')
    .where('state', '=', 'held')
    .orderBy('id')
    .execute();
  expect(held.map(({ kind }) => kind)).toEqual(['password-changed', 'passkey-added', 'payment-failed']);

  await confirmAddress(app.url, sink, ana.user.email);
  await settle();
  expect(sink.received.map(({ subject, to }) => [subject, to?.[0]?.name]).sort()).toEqual([
    ['A passkey was added to your Goodword account', ana.user.fullName],
    ['Your Goodword password was changed', ana.user.fullName],
  ]);
  expect(sink.received.find(({ subject }) => subject?.includes('passkey'))?.text).toContain('Tablet');
});

test('A former address hears of the new one only if it was confirmed', async () => {
  const { app, sink, settle } = await open();
  const ana = await app.professional({ isConfirmed: false });
  const ben = await app.professional();
  await settle();
  sink.received.length = 0;
  for (const { user } of [ana, ben] as Professional[]) {
    const token = await createEmailLink(app.service.deps.db, user.id, `new-${user.email}`);
    expect((await app.visitor().post('/api/auth/confirm-email', { token })).status).toBe(200);
  }
  await settle();
  expect(sink.received.map(({ to }) => to?.[0]?.address)).toEqual([ben.user.email]);
});

test('On a private service, mails are not counted', async () => {
  const { app, sink, settle } = await open({ confirmsAddresses: false });
  for (let i = 0; i <= MAILS_PER_DAY; i += 1) {
    const ben = await app.professional();
    const change = { email: 'ana@example.com', password: ben.password };
    expect((await ben.post('/api/auth/change-email', change)).status).toBe(200);
  }
  await settle();
  expect(sink.received).toHaveLength(MAILS_PER_DAY + 1);
});

test('Counts of past days are deleted, and hold no address', async () => {
  const { app, settle } = await open();
  const { db, clock } = app.service.deps;
  await app.professional({ email: 'ana@example.com', isConfirmed: false });
  await settle();
  const counts = () => db.selectFrom('unconfirmed_address_mails').selectAll().execute();
  expect(await counts()).toEqual([
    {
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      day: clock().toISOString().slice(0, 10),
      mails: 1,
    },
  ]);
  await deleteOldMailCounts(db, clock());
  expect(await counts()).toHaveLength(1);
  await deleteOldMailCounts(db, new Date(clock().getTime() + DAY));
  expect(await counts()).toEqual([]);
});

/** Addresses are confirmed as where APP_URL is public. */
async function open(settings = { confirmsAddresses: true }) {
  const opened = await startWithMail(
    { env: { RATE_LIMITS: 'off' }, settings },
    Date.parse('2026-11-21T09:00:00.000Z'),
  );
  const { db } = opened.app.service.deps;
  const queued = () => db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
  return { ...opened, settle: () => expect.poll(queued).toEqual([]) };
}
