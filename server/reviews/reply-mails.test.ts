import { beforeEach, describe, expect, test } from 'vitest';
import { MAILS_PER_DAY } from '#server/accounts/mail-budget.ts';
import { findProblems } from '#server/admin/service-problems.ts';
import { endpoints } from '#server/api-docs/endpoints.ts';
import { DAY, HOUR, MINUTE } from '#server/basics/clock.ts';
import { givePlan } from '#tests/accounts.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { confirmAddress } from '#tests/confirm-address.ts';
import { customerWith, leaveReviewWithLink } from '#tests/customer.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';
import { deleteOldReplyEmails, issueReplyToken, queueDueReplyMails } from './reply-mails.ts';

beforeEach(skipWithoutDatabase);

const ADDRESS = 'victim@example.org';
const REPLY = 'Unmistakable <b>thanks</b> https://evil.example';

describe('The email about a reply', () => {
  test('is sent once the reply is written, and its link shows review and reply', async () => {
    const { app, ana, sink, mailTo, settle, review } = await open();
    const { customer, reply } = await review({ comment: 'Herwords, so kind', customerName: 'Maria L' });
    expect((await customer.askForReply(` ${ADDRESS} `)).body).toMatchObject({
      wantsReply: true,
      isLinkSaved: true,
    });
    expect((await reply()).status).toBe(200);
    const mail = await mailTo(ADDRESS);
    expect(mail?.to).toEqual([{ name: '', address: ADDRESS }]);
    expect(mail?.subject).toBe('You have a reply to your review');
    await settle();
    expect(sink.received).toHaveLength(2);
    const page = await app.visitor().get(`/reply/${tokenIn(mail)}`);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    for (const shown of ['Herwords, so kind', 'Maria L', 'Unmistakable', 'Ana replied'])
      expect(page.text).toContain(shown);
    expect(page.text).not.toContain(customer.reviewLink.split('.')[1]);
    expect(page.text).not.toContain('Ruiz');
    expect(page.text).not.toContain(ADDRESS);
    expect(ana.user.fullName).toContain('Ruiz');
  });

  test('has no name and no word that anyone typed, in the language of the review', async () => {
    const { ana, mailTo, review } = await open();
    await ana.patch('/api/auth/me', { fullName: 'Winner Evilname' });
    const workplace = (await ana.post('/api/workplaces', { name: 'Evilplace', location: 'Eviltown' })).body;
    const { customer, reply } = await review(
      { comment: 'Evilwords <i>now</i>', customerName: 'Evilguest', workplaceId: workplace.id },
      'de',
    );
    await customer.askForReply(ADDRESS);
    await reply();
    const mail = await mailTo(ADDRESS);
    expect(mail?.subject).toBe('Sie haben eine Antwort auf Ihre Bewertung');
    const { attachments, ...rest } = mail ?? {};
    expect(JSON.stringify(rest)).not.toMatch(/evil|unmistakable|thanks|winner/i);
    expect(attachments).toHaveLength(1);
  });

  test('deletes the address in the same transaction that records it as sent', async () => {
    const { app, mailTo, settle, review, addresses, jobs } = await open();
    const { customer, reply } = await review();
    await customer.askForReply(ADDRESS);
    // The mail arrives, then the database fails until the service is gone.
    const { db } = app.service.deps;
    const broken = db.transaction;
    let isBroken = true;
    db.transaction = () => {
      const transaction = broken.call(db);
      const execute = transaction.execute.bind(transaction);
      transaction.execute = (run) =>
        execute(async (tx) => {
          const result = await run(tx);
          const sent = await tx
            .selectFrom('outbox')
            .select('id')
            .where('kind', '=', 'reply-written')
            .where('state', '=', 'sent')
            .execute();
          if (isBroken && sent.length > 0) throw new Error('killed');
          return result;
        });
      return transaction;
    };
    await reply();
    const { messageId } = (await mailTo(ADDRESS)) ?? {};
    expect([await addresses(), (await jobs())[0]?.state]).toEqual([[ADDRESS], 'queued']);
    isBroken = false;
    await settle();
    expect(messageId).toContain((await jobs())[0]?.message_id);
    expect([await addresses(), (await jobs())[0]?.state]).toEqual([[], 'sent']);
  });

  test('is not sent if the customer takes the address back, withdraws the review, or the account is deleted', async () => {
    const { app, sink, settle, review, addresses, jobs } = await open();
    sink.decide = () => 451;
    const gone = await app.professional();
    const asked = [await review(), await review(), await review({ userId: gone.user.id }, undefined, gone)];
    for (const { customer, reply } of asked) {
      await customer.askForReply(ADDRESS);
      expect((await reply()).status).toBe(200);
    }
    const tried = async () => (await jobs()).filter((job) => job.attempts > 0 && job.locked_until === null);
    await expect.poll(async () => (await tried()).length).toBe(3);
    expect((await asked[0]?.customer.stopAsking())?.body.wantsReply).toBe(false);
    await asked[1]?.customer.withdraw();
    await gone.post('/api/auth/delete-account', { password: gone.password });
    sink.decide = () => 'accepted';
    await settle(11 * MINUTE);
    expect(sink.received.filter(({ to }) => to?.[0]?.address === ADDRESS)).toEqual([]);
    expect(await addresses()).toEqual([]);
  });

  test('to a permanently refused address fails right away, deletes the address and pauses no account', async () => {
    const { app, ana, sink, settle, review, addresses, jobs } = await open();
    const victim = await app.professional({ email: ADDRESS });
    const { customer, reply } = await review();
    await customer.askForReply(ADDRESS);
    sink.refused.add(ADDRESS);
    await reply();
    await settle();
    expect([await addresses(), (await jobs())[0]?.state]).toEqual([[], 'failed']);
    for (const each of [victim, ana])
      expect((await each.get('/api/auth/email-status')).body).toEqual({ state: 'confirmed', refusal: null });
    sink.refused.clear();
    await leaveReviewWithLink(app, victim.user.id);
    await settle();
    expect(
      sink.received.some(({ subject, to }) => to?.[0]?.address === ADDRESS && subject?.includes('★')),
    ).toBe(true);
  });
});

describe('An address for a reply', () => {
  test.for([
    'maria@example.org\r\nBcc: ben@example.org',
    'maria@example.org,ben@example.org',
    'maria@example.org ben@example.org',
    'Maria <maria@example.org>',
    'maria',
    '',
    null,
    ['maria@example.org'],
  ])('is refused if it is not exactly one (%j)', async (email) => {
    const { review, addresses } = await open();
    const { customer } = await review();
    const answer = await customer.askForReply(email);
    expect([answer.status, answer.body]).toEqual([400, { message: 'Please enter a valid email address' }]);
    expect(await addresses()).toEqual([]);
  });

  test('can be replaced and taken back, and is refused once the reply is written', async () => {
    const { review, addresses, jobs } = await open();
    const { customer, reply } = await review();
    await customer.askForReply('first@example.org');
    await customer.askForReply(ADDRESS);
    expect(await addresses()).toEqual([ADDRESS]);
    expect((await customer.get()).body.wantsReply).toBe(true);
    expect((await customer.stopAsking()).body.wantsReply).toBe(false);
    expect((await customer.stopAsking()).status).toBe(200);
    await reply();
    const late = await customer.askForReply(ADDRESS);
    expect([late.status, late.body]).toEqual([409, { message: 'This review already has a reply' }]);
    expect([await addresses(), await jobs()]).toEqual([[], []]);
  });

  test('given in the same second as the reply is refused, or the email is queued', async () => {
    const { review, addresses, jobs, sink } = await open();
    sink.decide = () => 451;
    for (let round = 0; round < 8; round += 1) {
      const { customer, reply } = await review();
      await customer.save();
      const before = (await jobs()).length;
      const [asked, written] = await Promise.all([customer.askForReply(`m${round}@example.org`), reply()]);
      expect(written.status).toBe(200);
      expect([200, 409]).toContain(asked.status);
      const isStored = (await addresses()).includes(`m${round}@example.org`);
      const queued = (await jobs()).length - before;
      expect([isStored, queued]).toEqual(asked.status === 200 ? [true, 1] : [false, 0]);
    }
  });

  test('is deleted after 30 days, and the link in the email after 30 days too', async () => {
    const { app, review, addresses, advance, now, mailTo, settle } = await open();
    const waiting = await review();
    const answered = await review();
    await waiting.customer.askForReply('ben@example.org');
    await answered.customer.askForReply(ADDRESS);
    await answered.reply();
    const path = `/reply/${tokenIn(await mailTo(ADDRESS))}`;
    await settle();
    const { db } = app.service.deps;
    advance(30 * DAY - 1);
    await deleteOldReplyEmails(db, now());
    expect(await addresses()).toEqual(['ben@example.org']);
    expect((await app.visitor().get(path)).status).toBe(200);
    advance(1);
    expect((await app.visitor().get(path)).status).toBe(404);
    await deleteOldReplyEmails(db, now());
    expect(await addresses()).toEqual([]);
    expect(await db.selectFrom('reply_links').selectAll().execute()).toEqual([]);
  });

  test('is deleted once the review can’t be replied to anymore', async () => {
    const { app, review, addresses, advance, now } = await open();
    const { customer } = await review();
    advance(20 * DAY);
    await customer.askForReply(ADDRESS);
    advance(10 * DAY);
    await deleteOldReplyEmails(app.service.deps.db, now());
    expect(await addresses()).toEqual([]);
  });

  test('gets its email even if the previous release stored the reply', async () => {
    const { app, review, mailTo, settle, addresses, jobs } = await open();
    const { customer } = await review();
    await customer.askForReply(ADDRESS);
    const answered = { answer: REPLY, answered_at: new Date().toISOString() };
    await app.service.deps.db.updateTable('reviews').set(answered).execute();
    for (const _ of [1, 2]) await queueDueReplyMails(app.service.deps);
    expect((await mailTo(ADDRESS))?.subject).toBe('You have a reply to your review');
    await settle();
    expect([await addresses(), (await jobs()).length]).toEqual([[], 1]);
  });

  test('isn’t limited by attempts with wrong links', async () => {
    const { app, review } = await open({ RATE_LIMITS: 'on' });
    const { customer } = await review();
    const wrong = customerWith(app, `${customer.idempotencyKey}.${'0'.repeat(22)}`);
    for (let count = 0; count < 25; count += 1) expect((await wrong.askForReply(ADDRESS)).status).toBe(404);
    expect((await customer.askForReply(ADDRESS)).status).toBe(200);
  });

  test('can be given 20 times in ten minutes from a network address', async () => {
    const { review, addresses } = await open({ RATE_LIMITS: 'on' });
    const { customer } = await review();
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await customer.askForReply(`victim${count}@example.org`)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect(await addresses()).toEqual(['victim19@example.org']);
  });

  test('is in no answer that the professional, the admin or a holder of the private link can get', async () => {
    const { app, ana, review, settle } = await open();
    const { customer, id, reply } = await review();
    await customer.askForReply(ADDRESS);
    const admin = await signInAsAdmin(app);
    const readAll = async () => {
      const answers = [];
      for (const [, { method, url }] of endpoints)
        for (const visitor of method === 'GET' ? [ana, admin] : [])
          answers.push(await visitor.get(url.replace(':id', String(id))));
      for (const path of ['/reviews', '/dashboard']) answers.push(await ana.get(path));
      for (const path of ['/admin', '/admin/users']) answers.push(await admin.get(path));
      return answers;
    };
    const listed = async () => [
      (await ana.get('/api/reviews')).body[0],
      (await ana.get('/api/my-data')).body.reviews[0],
    ];
    const seen = [
      ...(await readAll()),
      await customer.get(),
      await customer.save(),
      await customer.askForReply('victim+else@example.net'),
      await customer.askForReply(ADDRESS),
      await ana.put(`/api/reviews/${id}/pin`),
    ];
    for (const each of await listed()) expect(each).toMatchObject({ wantsReply: true });
    const answer = await reply();
    expect(answer.body).toMatchObject({ wantsReply: false, answer: REPLY });
    seen.push(answer, await reply(), await customer.askForReply(ADDRESS), ...(await readAll()));
    await settle();
    seen.push(...(await readAll()));
    for (const each of await listed()) expect(each).toMatchObject({ wantsReply: false });
    for (const { text } of seen) expect(text).not.toMatch(/victim/i);
  });
});

describe('The budget of five emails a day', () => {
  test('holds for a thousand professionals and all spellings of an address, and the others wait without failing', async () => {
    const { app, sink, settle, review, advance, now, addresses, jobs } = await open();
    const spellings = ['maria@example.org', 'MARIA@example.org', 'm.aria@example.org', 'maria+1@example.org'];
    for (let count = 0; count < 12; count += 1) {
      const professional = await app.professional();
      const { customer, reply } = await review({ userId: professional.user.id }, undefined, professional);
      await customer.askForReply(spellings[count % spellings.length]);
      await reply();
    }
    const toMaria = () => sink.received.filter(({ to }) => /^m\.?aria/i.test(to?.[0]?.address ?? '')).length;
    await settle();
    expect([toMaria(), (await addresses()).length]).toEqual([MAILS_PER_DAY, 7]);
    await queueDueReplyMails(app.service.deps);
    advance(2 * HOUR);
    await settle();
    expect(await findProblems(app.service.deps, null)).not.toContainEqual(
      expect.objectContaining({ kind: 'mail' }),
    );
    for (const sent of [10, 12, 12]) {
      advance(DAY);
      await Promise.all([1, 2].map(() => queueDueReplyMails(app.service.deps)));
      await settle();
      expect(toMaria()).toBe(sent);
    }
    expect([await addresses(), (await jobs()).filter(({ state }) => state !== 'sent')]).toEqual([[], []]);
    expect(now().getTime()).toBeGreaterThan(0);
  });

  test('counts gmail.com and googlemail.com as one address', async () => {
    const { sink, review, settle, addresses } = await open();
    for (let count = 0; count <= MAILS_PER_DAY; count += 1) {
      const { customer, reply } = await review();
      await customer.askForReply(count % 2 ? 'maria@gmail.com' : 'maria@googlemail.com');
      await reply();
    }
    await settle();
    expect(sink.received.filter(({ to }) => to?.[0]?.address?.startsWith('maria'))).toHaveLength(
      MAILS_PER_DAY,
    );
    expect(await addresses()).toHaveLength(1);
  });

  test('isn’t spent by a professional whose own address isn’t confirmed: those emails wait', async () => {
    const { app, sink, review, addresses, advance } = await open({}, { confirmsAddresses: true });
    const stranger = await app.professional({ isConfirmed: false });
    const { customer, reply } = await review({ userId: stranger.user.id }, undefined, stranger);
    await customer.askForReply(ADDRESS);
    expect((await reply()).status).toBe(200);
    advance(DAY);
    await queueDueReplyMails(app.service.deps);
    expect(await addresses()).toEqual([ADDRESS]);
    const toVictim = () => sink.received.filter(({ to }) => to?.[0]?.address === ADDRESS).length;
    expect(toVictim()).toBe(0);
    await confirmAddress(app.url, sink, stranger.user.email);
    advance(DAY);
    await queueDueReplyMails(app.service.deps);
    await expect.poll(toVictim).toBe(1);
  });

  test('doesn’t apply to a service that writes its emails to files', async () => {
    const { app, settle, review, jobs } = await open({ SMTP_URL: '' });
    for (let count = 0; count <= MAILS_PER_DAY; count += 1) {
      const { customer, reply } = await review();
      await customer.askForReply(ADDRESS);
      await reply();
    }
    await settle();
    expect((await jobs()).map(({ state }) => state)).toEqual(Array(MAILS_PER_DAY + 1).fill('sent'));
    const { db } = app.service.deps;
    expect(await db.selectFrom('unconfirmed_address_mails').selectAll().execute()).toEqual([]);
  });

  test('counts an email once, however often it is tried', async () => {
    const { app, sink, settle, review, jobs, advance } = await open();
    const { customer, reply } = await review();
    sink.decide = () => 451;
    await customer.askForReply(ADDRESS);
    await reply();
    for (let attempts = 1; attempts <= 3; attempts += 1) {
      await expect.poll(async () => (await jobs())[0]).toMatchObject({ attempts, locked_until: null });
      advance(10 * MINUTE);
    }
    sink.decide = () => 'accepted';
    await settle(10 * MINUTE);
    const counts = await app.service.deps.db
      .selectFrom('unconfirmed_address_mails')
      .select('mails')
      .execute();
    expect(counts).toEqual([{ mails: 1 }]);
  });
});

test('Attempts that fail for days leave at most 20 links', async () => {
  const { app, sink, review, jobs } = await open();
  const { deps } = app.service;
  const { customer, reply } = await review();
  sink.decide = () => 451;
  await customer.askForReply(ADDRESS);
  await reply();
  await expect.poll(async () => (await jobs())[0]).toMatchObject({ attempts: 1, locked_until: null });
  const [{ id } = { id: 0 }] = await deps.db.selectFrom('reviews').select('id').execute();
  let newest = '';
  for (let count = 0; count < 30; count += 1) newest = (await issueReplyToken(deps, id))?.token ?? '';
  const stored = await deps.db.selectFrom('reply_links').select('token_hash').execute();
  expect(stored.length).toBeLessThanOrEqual(20);
  expect((await app.visitor().get(`/reply/${newest}`)).status).toBe(200);
});

test('The token of a reply opens that review alone, and unknown, expired and withdrawn ones get the same page', async () => {
  const { app, review, mailTo, settle } = await open();
  const [first, second] = [
    await review({ comment: 'First words' }),
    await review({ comment: 'Second words' }),
  ];
  const paths = [];
  for (const [{ customer, reply }, email] of [
    [first, 'one@example.org'],
    [second, 'two@example.org'],
  ] as const) {
    await customer.askForReply(email);
    await reply();
    paths.push(`/reply/${tokenIn(await mailTo(email))}`);
  }
  await settle();
  const open1 = await app.visitor().get(paths[0] ?? '');
  expect(open1.text).toContain('First words');
  expect(open1.text).not.toContain('Second words');
  await first.customer.withdraw();
  const closed = await Promise.all(
    [paths[0] ?? '', `/reply/${'x'.repeat(43)}`, '/reply/x'].map((path) => app.visitor().get(path)),
  );
  expect(closed.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(closed.map(({ text }) => text)).size).toBe(1);
  expect(closed[0]?.text).not.toContain('First words');
});

async function open(
  env: Record<string, string> = {},
  settings: NonNullable<Parameters<typeof startWithMail>[0]>['settings'] = {},
) {
  const opened = await startWithMail(
    { env: { RATE_LIMITS: 'off', ...env }, settings },
    Date.parse('2026-11-21T09:00:00.000Z'),
  );
  const { app, advance } = opened;
  const ana = await app.professional();
  await givePlan(app, ana.user.id, 'annual');
  const { db } = app.service.deps;
  const jobs = () =>
    db.selectFrom('outbox').selectAll().where('kind', '=', 'reply-written').orderBy('id').execute();
  return {
    ...opened,
    ana,
    jobs,
    addresses: async () =>
      (await db.selectFrom('reply_emails').select('email').execute()).map(({ email }) => email),
    async settle(later = 0) {
      if (later) advance(later);
      const waiting = () => db.selectFrom('outbox').select('id').where('state', '=', 'queued').execute();
      await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
    },
    async review(
      overrides: Parameters<typeof leaveReviewWithLink>[2] = {},
      language?: string,
      professional = ana,
    ) {
      const customer = await leaveReviewWithLink(app, professional.user.id, overrides);
      const [{ id }] = (await professional.get('/api/reviews?limit=1')).body;
      if (language) await db.updateTable('reviews').set({ language }).where('id', '=', id).execute();
      const reply = () => professional.post(`/api/reviews/${id}/answer`, { text: REPLY });
      return { customer, id, reply };
    },
  };
}

function tokenIn(mail: { text?: string } | undefined): string {
  return /\/reply\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
