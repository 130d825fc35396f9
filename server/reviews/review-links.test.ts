import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { DAY } from '#server/basics/clock.ts';
import { newReview } from '#server/demo/cast.ts';
import { givePlan } from '#tests/accounts.ts';
import { UNSENT } from '#tests/as-admin.ts';
import { customerWith, leaveReviewWithLink, queuedKinds, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { reviewMails } from './mails.ts';

beforeEach(skipWithoutDatabase);

const SENT_AT = new Date('2026-03-01T12:00:00.000Z');
const edit = {
  rating: 2,
  comment: 'On second thought, it was slow.',
  customerName: 'Maria',
  customerLocation: null,
};

describe('A private link', () => {
  test('opens the review and shows only the professional’s first name and workplace', async () => {
    const { ana, customer, workplace } = await open();
    const answer = await customer.get();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.body).toMatchObject({
      comment: newReview(0).comment,
      firstName: 'Ana',
      workplace: { name: workplace.name, location: workplace.location },
      until: '2026-03-31T12:00:00.000Z',
    });
    expect(answer.text).not.toContain(ana.user.username);
    expect(answer.text).not.toContain('Ruiz');
  });

  test('gets the same response if it is wrong, unknown, or belongs to another or a withdrawn review', async () => {
    const { app, ana, customer } = await open();
    const other = await leaveReviewWithLink(app, ana.user.id);
    const gone = await leaveReviewWithLink(app, ana.user.id);
    await gone.withdraw();
    const { idempotencyKey, reviewLink } = customer;
    const reviewLinkSecret = reviewLink.split('.')[1] ?? '';
    const withoutLink = randomUUID();
    await submitReview(app, ana.user.id, {}, { 'idempotency-key': withoutLink });
    const before = await allReviews(app);
    for (const wrong of [
      `${idempotencyKey}.${other.reviewLink.split('.')[1]}`,
      `${other.idempotencyKey}.${reviewLinkSecret}`,
      `${idempotencyKey}.${reviewLinkSecret.slice(0, -1)}x`,
      `${randomUUID()}.${reviewLinkSecret}`,
      `${withoutLink}.${reviewLinkSecret}`,
      gone.reviewLink,
    ]) {
      const by = customerWith(app, wrong);
      for (const answer of [
        await by.get(),
        await by.save(),
        await by.allow(true),
        await by.edit(edit),
        await by.askForReply('maria@example.org'),
        await by.stopAsking(),
        await by.withdraw(),
      ]) {
        expect([wrong, answer.status, answer.body]).toEqual([
          wrong,
          404,
          { message: 'This link no longer works. The review may have been taken back.' },
        ]);
      }
    }
    expect(await allReviews(app)).toEqual(before);
    expect((await customer.get()).status).toBe(200);
  });

  test('works for 30 days to the millisecond, for every call but the permission, and for the professional’s answer', async () => {
    const { ana, customer, setClock } = await open();
    await customer.save();
    // Keeps Ana's session alive.
    setClock(SENT_AT.getTime() + 20 * DAY);
    await ana.get('/api/auth/me');
    setClock(SENT_AT.getTime() + 30 * DAY - 1);
    expect((await customer.allow(true)).status).toBe(200);
    setClock(SENT_AT.getTime() + 30 * DAY);
    for (const answer of [
      await customer.get(),
      await customer.save(),
      await customer.edit(edit),
      await customer.askForReply('maria@example.org'),
      await customer.stopAsking(),
      await customer.withdraw(),
    ]) {
      expect([answer.status, answer.body]).toEqual([410, { message: 'This link has expired' }]);
    }
    const [review] = (await ana.get('/api/reviews')).body;
    expect(review).toMatchObject({ rating: 5, editedAt: null, sharingAllowedAt: expect.any(String) });
    expect((await ana.post(`/api/reviews/${review.id}/answer`, { text: 'Too late.' })).status).toBe(409);
  });

  test('is marked as saved once, and controls whether the review may be shown to an employer', async () => {
    const { ana, customer, setClock } = await open();
    expect((await customer.save()).body.isLinkSaved).toBe(true);
    setClock(SENT_AT.getTime() + DAY);
    expect((await customer.save()).status).toBe(200);
    const listed = async () => (await ana.get('/api/reviews')).body[0];
    expect(await listed()).toMatchObject({ linkSavedAt: SENT_AT.toISOString(), sharingAllowedAt: null });
    expect((await customer.allow(true)).body.sharingAllowed).toBe(true);
    expect(await listed()).toMatchObject({ sharingAllowedAt: '2026-03-02T12:00:00.000Z' });
    expect((await customer.allow(false)).body.sharingAllowed).toBe(false);
    expect(await listed()).toMatchObject({ sharingAllowedAt: null });
  });
});

describe('An edit', () => {
  test('updates the review and average, marks it as edited and mails it', async () => {
    const { app, ana, customer, setClock } = await open();
    await leaveReviewWithLink(app, ana.user.id);
    setClock(SENT_AT.getTime() + DAY);
    const { status, body } = await customer.edit(edit);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...edit, editedAt: '2026-03-02T12:00:00.000Z', isLinkSaved: true }),
    ]);
    expect((await ana.get('/api/reviews')).body[1]).toMatchObject({
      ...edit,
      editedAt: '2026-03-02T12:00:00.000Z',
    });
    expect((await ana.get('/api/reviews/stats')).body).toMatchObject({ totalReviews: 2, averageRating: 3.5 });

    const [mail] = await mailsOf(app, 'review-edited');
    expect(mail?.subject).toBe('Edited: ★★☆☆☆ from Maria at Blue Door');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Maria edited their review');
      expect(form).toContain('5 out of 5 stars');
      expect(form).toContain('March 2, 2026');
    }
    expect(mail?.text).toContain(edit.comment);
    expect(mail?.headers).toHaveProperty('List-Unsubscribe-Post');
  });

  test('without changes has no effect, and one sent twice is mailed once', async () => {
    const { app, ana, customer } = await open();
    const { rating, comment, customerName, customerLocation } = newReview(0);
    await customer.edit({ rating, comment: ` ${comment} `, customerName, customerLocation });
    expect((await ana.get('/api/reviews')).body[0].editedAt).toBeNull();
    expect(await mailsOf(app, 'review-edited')).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => customer.edit({ ...edit, customerLocation: '' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailsOf(app, 'review-edited')).toHaveLength(1);
  });

  test('is not mailed if mails are turned off', async () => {
    const { app, ana, customer } = await open();
    await ana.patch('/api/auth/me', { reviewMails: 'none' });
    expect((await customer.edit(edit)).status).toBe(200);
    await customer.withdraw();
    expect(await queuedKinds(app)).toEqual(['review-received']);
  });
});

describe('A withdrawal', () => {
  test('deletes the review, frees its place on the free plan and notifies the professional without its words', async () => {
    const { app, ana, customer } = await open();
    for (let count = 1; count < freePlan.reviews; count += 1) await submitReview(app, ana.user.id);
    const another = () => submitReview(app, ana.user.id, { comment: 'Later.' });
    expect((await another()).status).toBe(403);
    await customer.edit({ ...edit, comment: 'Unmistakable words' });
    const answer = await customer.withdraw();
    expect([answer.status, answer.text]).toEqual([204, '']);

    expect((await ana.get('/api/reviews/stats')).body).toMatchObject({
      totalReviews: freePlan.reviews - 1,
      averageRating: 5,
    });
    expect(JSON.stringify(await allReviews(app))).not.toContain('Unmistakable');
    expect(await app.service.deps.db.selectFrom('withdrawn_reviews').selectAll().execute()).toEqual([
      expect.objectContaining({ idempotency_key: customer.idempotencyKey, user_id: ana.user.id }),
    ]);
    expect((await another()).status).toBe(201);

    const [mail] = await mailsOf(app, 'review-withdrawn');
    expect(mail?.subject).toBe('A customer took back a review');
    expect(mail?.text).toContain('taken back the review they wrote on March 1, 2026 at Blue Door');
    expect(mail?.text).not.toMatch(/Maria|Unmistakable|out of 5/);
    expect(mail?.headers).toHaveProperty('List-Unsubscribe-Post');
    // Mails about the withdrawn review that haven't been sent yet are dropped.
    expect((await mailsOf(app, 'review-received')).length).toBe(freePlan.reviews);
    expect(await mailsOf(app, 'review-edited')).toEqual([]);
  });

  test('prevents a late copy of the submission from being stored, though it gets the usual response', async () => {
    const { app, ana, submission, customer } = await open();
    await customer.withdraw();
    const headers = { 'idempotency-key': customer.idempotencyKey };
    const copies = await Promise.all(
      [1, 2, 3].map(() => app.visitor().post('/api/reviews/submit', submission, headers)),
    );
    expect(copies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await ana.get('/api/reviews')).body).toEqual([]);
    expect((await ana.get('/api/reviews/stats')).body.totalReviews).toBe(0);
    const changed = { ...submission, comment: 'Something else' };
    expect((await app.visitor().post('/api/reviews/submit', changed, headers)).status).toBe(422);
  });
});

test('A late copy of an edited submission does not restore the original text', async () => {
  const { app, ana, submission, customer } = await open();
  await customer.edit(edit);
  const headers = { 'idempotency-key': customer.idempotencyKey };
  expect((await app.visitor().post('/api/reviews/submit', submission, headers)).status).toBe(201);
  expect((await ana.get('/api/reviews')).body).toEqual([expect.objectContaining(edit)]);
});

describe('Concurrent requests', () => {
  test('to edit and withdraw many reviews keep the counters correct and send a mail for each', async () => {
    const { app, ana } = await open({ plan: 'annual' });
    const customers = await Promise.all(
      Array.from({ length: 12 }, () => leaveReviewWithLink(app, ana.user.id)),
    );
    const answers = await Promise.all(
      customers.flatMap((customer, index) => [
        customer.edit({ ...edit, rating: 1 + (index % 5) }),
        customer.edit({ ...edit, rating: 1 + ((index + 1) % 5), comment: 'Another.' }),
        ...(index % 2 ? [customer.withdraw()] : []),
        submitReview(app, ana.user.id),
      ]),
    );
    expect(answers.filter(({ status }) => ![200, 201, 204, 404].includes(status))).toEqual([]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(6);

    const reviews: { rating: number }[] = (await ana.get('/api/reviews')).body;
    const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
    expect(reviews).toHaveLength(1 + 12 + 12 - 6);
    const { review_count, rating_sum } = await app.service.deps.db
      .selectFrom('users')
      .select(['review_count', 'rating_sum'])
      .where('id', '=', ana.user.id)
      .executeTakeFirstOrThrow();
    expect([review_count, rating_sum]).toEqual([reviews.length, stars]);
    expect((await queuedKinds(app)).filter((kind) => kind === 'review-withdrawn')).toHaveLength(6);
    // One for each remaining review; the second edit waits for an hour.
    expect(await mailsOf(app, 'review-edited')).toHaveLength(6);
  });
});

describe('The professional’s reply', () => {
  test('can be sent once and appears at the private link, in the list and in the download', async () => {
    const { ana, customer, id } = await open();
    await customer.save();
    const answers = await Promise.all(
      ['One.', 'Two.'].map((text) => ana.post(`/api/reviews/${id}/answer`, { text: ` ${text}\n` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'You have already replied to this review',
    });
    const given = answers.find(({ status }) => status === 200)?.body.answer;
    expect(['One.', 'Two.']).toContain(given);
    const answered = { answer: given, answeredAt: SENT_AT.toISOString() };
    expect((await customer.get()).body).toMatchObject(answered);
    expect((await ana.get('/api/reviews')).body).toEqual([expect.objectContaining(answered)]);
    expect((await ana.get('/api/my-data')).body.reviews).toEqual([expect.objectContaining(answered)]);
    await customer.edit(edit);
    expect((await customer.get()).body).toMatchObject(answered);
  });

  test('needs a review of the account that its customer can still open', async () => {
    const { app, ana, customer, id } = await open();
    const answer = (text: string, by = ana) => by.post(`/api/reviews/${id}/answer`, { text });
    expect(await answer('Thank you.')).toMatchObject({
      status: 409,
      body: {
        message: "You can't reply: the customer didn't save their private link, or it has expired",
      },
    });
    await customer.save();
    const foreign = await answer('Thank you.', await app.professional());
    expect([foreign.status, foreign.body]).toEqual([404, { message: 'Review not found' }]);
    expect((await answer('Thank you.')).status).toBe(200);
  });
});

async function open({ plan = 'free' }: { plan?: 'free' | 'annual' } = {}) {
  let now = SENT_AT;
  const app = await startApp({ clock: () => now, env: UNSENT });
  const ana = await app.professional();
  await givePlan(app, ana.user.id, plan);
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' })).body;
  const submission = newReview(ana.user.id, { workplaceId: workplace.id });
  const customer = await leaveReviewWithLink(app, ana.user.id, submission);
  const [{ id }] = (await ana.get('/api/reviews')).body;
  return {
    app,
    ana,
    workplace,
    submission,
    id,
    customer,
    setClock(time: number) {
      now = new Date(time);
    },
  };
}

function allReviews({ service }: TestApp) {
  return service.deps.db.selectFrom('reviews').selectAll().orderBy('id').execute();
}

function jobs({ service }: TestApp) {
  return service.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

/** Rendered as of now, without mails that would be dropped. */
async function mailsOf(app: TestApp, kind: string) {
  const render = reviewMails(app.service.deps)[kind];
  const mails = (await jobs(app))
    .filter((job) => job.kind === kind)
    .map((job) => render?.(JSON.parse(job.payload), job as never));
  return (await Promise.all(mails)).flatMap((mail) => (mail ? [mail] : []));
}
