import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '#server/basics/clock.ts';
import { confirmAddress, takeToken } from '#tests/confirm-address.ts';
import { submitReview } from '#tests/customer.ts';
import { createEmailLink, createResetLink } from '#tests/fixture.ts';
import type { MailOutcome } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';

beforeEach(skipWithoutDatabase);

/** A public APP_URL has the same effect. */
const settings = { confirmsAddresses: true };

describe('Until the address is confirmed', () => {
  test('signing up mails a link within a second, without any text that a stranger typed', async () => {
    const { sink, ana } = await open();
    const [mail] = await sink.waitFor(1, SECOND);
    expect(mail?.subject).toBe('Confirm your email address for Goodword');
    expect(mail?.to).toEqual([{ name: '', address: ana.user.email }]);
    expect(mail?.text).not.toContain(ana.user.fullName.split(' ')[0]);
    expect(await ana.status()).toEqual({ state: 'unconfirmed', refusal: null });
  });

  test('reviews are stored and their mails wait; each leaves once when the link is pressed', async () => {
    const { sink, ana, jobs } = await open();
    for (const words of ['One.', 'Two.']) await ana.getReview(words);
    await sink.waitFor(1);
    await expect.poll(jobs).toEqual(['confirm-address sent', 'review-received held', 'review-received held']);
    expect((await ana.get('/api/reviews')).body).toHaveLength(2);
    await ana.confirm();
    const mails = await sink.waitFor(2, 2 * SECOND);
    expect(mails.map(({ text }) => /One\.|Two\./.exec(text ?? '')?.[0]).sort()).toEqual(['One.', 'Two.']);
    await ana.getReview('Three.');
    await sink.waitFor(3);
    await expect.poll(jobs).toEqual(['confirm-address sent', ...Array(3).fill('review-received sent')]);
    expect(await ana.status()).toEqual({ state: 'confirmed', refusal: null });
  });

  test('of 20 confirmations at a time one succeeds, and each mail leaves once', async () => {
    const { app, sink, ana, jobs } = await open();
    await ana.getReview('Only once.');
    const token = await ana.token();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.visitor().post('/api/auth/confirm-email', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    await expect.poll(jobs).toEqual(['confirm-address sent', 'review-received sent']);
    expect(sink.received.filter(({ text }) => text?.includes('Only once.'))).toHaveLength(1);
  });

  test('no review that arrives while the link is pressed stays behind', async () => {
    const { app, ana, jobs } = await open();
    const token = await ana.token();
    const reviews = Array.from({ length: 5 }, (_, index) => ana.getReview(`No. ${index}`));
    await Promise.all([...reviews, app.visitor().post('/api/auth/confirm-email', { token })]);
    await expect.poll(jobs).toEqual(['confirm-address sent', ...Array(5).fill('review-received sent')]);
  });

  test('waiting counts neither as a failure nor as a delay, and retries begin with the release', async () => {
    const { app, sink, ana, jobs, advance } = await open({ METRICS_TOKEN: 'a token of twenty one' });
    await ana.getReview('Patience.');
    const token = await ana.token();
    await expect.poll(jobs).toEqual(['confirm-address sent', 'review-received held']);
    advance(6 * DAY);
    const metrics = async () =>
      (await app.visitor().get('/metrics', { authorization: 'Bearer a token of twenty one' })).text;
    expect(await metrics()).toMatch(/outbox_mails\{state="held"\} 1\n/);
    expect(await metrics()).toMatch(/outbox_oldest_queued_seconds 0\n/);
    sink.decide = () => 451;
    await app.visitor().post('/api/auth/confirm-email', { token });
    await expect.poll(async () => (await ana.jobRow()).last_error).toMatch(/^451/);
    expect((await ana.jobRow()).state).toBe('queued');
    sink.decide = () => 'accepted';
    advance(HOUR);
    await expect.poll(jobs).toContain('review-received sent');
  });
});

describe('The link', () => {
  test('works for seven days, once, and only the newest', async () => {
    const { app, ana, advance } = await open();
    const first = await ana.token();
    expect((await ana.post('/api/auth/email-status/retry')).body.state).toBe('unconfirmed');
    const second = await ana.token();
    const press = (token: string) => app.visitor().post('/api/auth/confirm-email', { token });
    expect((await press(first)).status).toBe(400);
    advance(7 * DAY - SECOND);
    expect((await press(second)).body).toEqual({ message: 'Email confirmed' });
    expect((await press(second)).status).toBe(400);

    const ben = await open();
    const late = await ben.ana.token();
    ben.advance(7 * DAY);
    const { status } = await ben.app.visitor().post('/api/auth/confirm-email', { token: late });
    expect([status, (await ben.ana.status()).state]).toEqual([400, 'unconfirmed']);
  });

  test('is mailed again three times an hour', async () => {
    const { app, ana } = await open({ RATE_LIMITS: 'on' });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push((await ana.post('/api/auth/email-status/retry')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    await expect
      .poll(() =>
        app.service.deps.db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute(),
      )
      .toEqual([]);
  });

  test('does not confirm an address that has been replaced', async () => {
    const { app, ana } = await open();
    const stale = await ana.token();
    const { db } = app.service.deps;
    const email = `other-${ana.user.email}`;
    await db.updateTable('users').set({ email, email_key: email }).where('id', '=', ana.user.id).execute();
    const { status } = await app.visitor().post('/api/auth/confirm-email', { token: stale });
    expect([status, (await ana.status()).state]).toEqual([400, 'unconfirmed']);
  });
});

test.each(['a used reset link', 'a confirmed new address'])('%s proves the address too', async (proof) => {
  const { app, sink, ana } = await open();
  await ana.getReview('Proven.');
  await sink.waitFor(1);
  const { db } = app.service.deps;
  const visitor = app.visitor();
  if (proof === 'a used reset link') {
    const token = await createResetLink(db, ana.user.id);
    await visitor.post('/api/auth/reset-password', { token, newPassword: 'another one' });
  } else {
    const token = await createEmailLink(db, ana.user.id, `new-${ana.user.email}`);
    await visitor.post('/api/auth/confirm-email', { token });
  }
  await expect.poll(() => sink.received.filter(({ text }) => text?.includes('Proven.'))).toHaveLength(1);
});

describe('Without a mail server', () => {
  test('nothing waits: there is no mail to confirm', async () => {
    const { ana, jobs } = await open({ SMTP_URL: '' }, {});
    await ana.getReview('Right away.');
    expect(await ana.status()).toEqual({ state: 'confirmed', refusal: null });
    await expect.poll(jobs).toEqual(['review-received sent']);
  });
});

describe('On a private service with a mail server', () => {
  test('what waited is released, except mails to a refused address', async () => {
    const { app, sink, ana } = await open();
    const ben = await app.professional();
    const { db, config } = app.service.deps;
    await db.updateTable('users').set({ mail_refusal: 'Gone' }).where('id', '=', ben.user.id).execute();
    for (const { user } of [ana, ben]) await submitReview(app, user.id);
    await app.stop();
    const storage = { dataDir: app.dataDir, databaseUrl: config.databaseUrl };
    const inPrivate = await startApp({ storage, env: { SMTP_URL: sink.url } });
    const jobs = () =>
      inPrivate.service.deps.db
        .selectFrom('outbox')
        .select(['user_id', 'state'])
        .where('kind', '=', 'review-received')
        .orderBy('id')
        .execute();
    await expect.poll(jobs, { timeout: 5_000 }).toEqual([
      { user_id: ana.user.id, state: 'sent' },
      { user_id: ben.user.id, state: 'held' },
    ]);
  });
});

describe('An address that a mail server refuses permanently', () => {
  test('pauses the account’s mails, keeps them, and says why', async () => {
    const { sink, ana, jobs } = await open();
    await ana.confirm();
    sink.refused.add(ana.user.email);
    for (const words of ['One.', 'Two.', 'Three.']) await ana.getReview(words);
    const held = Array(3).fill('review-received held');
    await expect.poll(async () => (await jobs()).slice(1)).toEqual(held);
    expect(await ana.status()).toEqual({ state: 'refused', refusal: 'No such mailbox' });
    expect(sink.received).toEqual([]);
  });

  test.each(['Try again', 'a new address'])('is over with %s: each mail leaves once', async (release) => {
    const { app, sink, ana, jobs } = await open();
    await ana.confirm();
    sink.refused.add(ana.user.email);
    for (const words of ['One.', 'Two.']) await ana.getReview(words);
    await expect.poll(ana.status).toMatchObject({ state: 'refused' });
    const email = `new-${ana.user.email}`;
    if (release === 'Try again') {
      sink.refused.clear();
      expect((await ana.post('/api/auth/email-status/retry')).body).toEqual({
        state: 'confirmed',
        refusal: null,
      });
    } else {
      const token = await createEmailLink(app.service.deps.db, ana.user.id, email);
      await app.visitor().post('/api/auth/confirm-email', { token });
    }
    await expect.poll(async () => (await jobs()).slice(1, 3)).toEqual(Array(2).fill('review-received sent'));
    const texts = sink.received.flatMap(({ text }) => /One\.|Two\./.exec(text ?? '')?.[0] ?? []);
    expect(texts.sort()).toEqual(['One.', 'Two.']);
    expect(await ana.status()).toEqual({ state: 'confirmed', refusal: null });
  });

  test('is told already at sign-up, and may be tried again', async () => {
    const { app, sink } = await open();
    const email = `typo-${randomUUID()}@example.com`;
    sink.refused.add(email);
    const ana = await app.professional({ email, isConfirmed: false });
    const status = async () => (await ana.get('/api/auth/email-status')).body;
    await expect.poll(status).toEqual({ state: 'refused', refusal: 'No such mailbox' });
    sink.refused.clear();
    expect((await ana.post('/api/auth/email-status/retry')).body.state).toBe('unconfirmed');
    await confirmAddress(app.url, sink, email);
    expect((await status()).state).toBe('confirmed');
  });

  test.each<[MailOutcome, string]>([
    [554, 'failed'],
    [451, 'queued'],
  ])('%s about anything else does not pause', async (outcome, state) => {
    const { sink, ana } = await open();
    await ana.confirm();
    sink.decide = () => outcome;
    await ana.getReview('Content.');
    await expect.poll(async () => (await ana.jobRow()).last_error).not.toBe(null);
    expect((await ana.jobRow()).state).toBe(state);
    expect((await ana.status()).state).toBe('confirmed');
  });
});

async function open(
  env: Record<string, string> = {},
  options: { settings?: typeof settings } = { settings },
) {
  const { app, sink, advance } = await startWithMail({ env: { RATE_LIMITS: 'off', ...env }, ...options });
  const ana = await app.professional({ isConfirmed: false });
  const { db } = app.service.deps;
  const list = () => db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return {
    app,
    sink,
    jobs: async () => (await list()).map(({ kind, state }) => `${kind} ${state}`),
    advance,
    ana: Object.assign(ana, {
      status: async () => (await ana.get('/api/auth/email-status')).body,
      getReview: (comment: string) => submitReview(app, ana.user.id, { comment }),
      confirm: () => confirmAddress(app.url, sink, ana.user.email),
      token: () => takeToken(sink.received, ana.user.email),
      async jobRow() {
        const found = (await list()).find(({ kind }) => kind === 'review-received');
        if (!found) throw new Error('No review mail');
        return found;
      },
    }),
  };
}
