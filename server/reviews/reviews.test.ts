import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { HONEYPOT } from '#contract/review-fields.ts';
import { DAY } from '#server/basics/clock.ts';
import { newReview } from '#server/demo/cast.ts';
import { readPages } from '#tests/as-admin.ts';
import { queuedKinds, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('Submitting a review', () => {
  test('stores the trimmed text in the professional’s list and queues a mail', async () => {
    const { app, ana } = await startWithAna();
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
    const answer = await submitReview(app, ana.user.id, {
      rating: 4,
      comment: '  Lovely.\n\n\t<b>Really</b> & "truly" 👩‍🍳  ',
      customerName: ' Maria Lindqvist ',
      customerLocation: '',
      workplaceId: workplace.id,
    });
    expect([answer.status, answer.body]).toEqual([201, { message: 'Thank you! Your review has been sent.' }]);
    expect((await ana.get('/api/reviews')).body).toMatchObject([
      {
        rating: 4,
        comment: 'Lovely.\n\n\t<b>Really</b> & "truly" 👩‍🍳',
        customerName: 'Maria Lindqvist',
        customerLocation: null,
        workplaceId: workplace.id,
        isUnread: true,
      },
    ]);
    expect(await queuedKinds(app)).toEqual(['review-received']);
  });

  test.for([
    [{ rating: 0 }, 'Please choose a rating'],
    [{ rating: 4.5 }, 'Please choose a rating'],
    [{ rating: '5' }, 'Please choose a rating'],
    [{ comment: ' a ' }, 'Please provide a review comment'],
    [{ userId: '1' }, 'Please use a valid id'],
    [{ userId: 2_147_483_648 }, 'Please use a valid id'],
    [{ workplaceId: 1.5 }, 'Please use a valid id'],
  ] as const)('refuses %o with "%s" and stores nothing', async ([wrong, message]) => {
    const { app, ana } = await startWithAna();
    const answer = await app.visitor().post('/api/reviews/submit', { ...newReview(ana.user.id), ...wrong });
    expect([answer.status, answer.body]).toEqual([400, { message }]);
    expect((await ana.get('/api/reviews')).body).toEqual([]);
    expect(await queuedKinds(app)).toEqual([]);
  });

  test('answers User not found for an unknown user', async () => {
    const app = await startApp();
    const answer = await submitReview(app, 999_999);
    expect([answer.status, answer.body]).toEqual([404, { message: 'User not found' }]);
  });

  test('stores a General Review if the workplace is unknown, deleted or another account’s', async () => {
    const app = await startApp();
    const [ana, ben] = [await app.professional(), await app.professional()];
    const deleted = (await ana.post('/api/workplaces', { name: 'Gone' })).body;
    await ana.delete(`/api/workplaces/${deleted.id}`);
    const foreign = (await ben.post('/api/workplaces', { name: 'Ben’s' })).body;
    for (const workplaceId of [999_999, deleted.id, foreign.id]) {
      const answer = await submitReview(app, ana.user.id, { workplaceId });
      expect(answer.status).toBe(201);
    }
    const { body } = await ana.get('/api/reviews');
    expect(body).toMatchObject(Array(3).fill({ workplaceId: null }));
    expect((await ben.get('/api/reviews')).body).toEqual([]);
  });

  test('with a filled honeypot is refused, and stores nothing', async () => {
    const { app, ana } = await startWithAna();
    const trapped = await submitReview(app, ana.user.id, { [HONEYPOT]: 'spam.example' });
    expect([trapped.status, trapped.body]).toEqual([
      422,
      { message: 'Please leave this empty: gw_leave_empty' },
    ]);
    expect((await ana.get('/api/reviews')).body).toEqual([]);
    expect(await queuedKinds(app)).toEqual([]);
  });

  test('stores reviews with an empty honeypot or unknown fields, however they are called', async () => {
    const { app, ana } = await startWithAna();
    const others = [
      { [HONEYPOT]: '' },
      { [HONEYPOT]: null },
      { [HONEYPOT]: '\u200b\u0000 ' },
      { website: 'ida.example', url: 'x', email: 'x' },
    ];
    for (const fields of others) {
      const answer = await app
        .visitor()
        .post('/api/reviews/submit', { ...newReview(ana.user.id), ...fields });
      expect([fields, answer.status]).toEqual([fields, 201]);
    }
    expect((await ana.get('/api/reviews')).body).toHaveLength(others.length);
  });
});

describe('The free plan', () => {
  test(`stores exactly ${freePlan.reviews} of 50 parallel submissions, and as many mail jobs`, async () => {
    const { app, ana } = await startWithAna();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitReview(app, ana.user.id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...Array(freePlan.reviews).fill(201),
      ...Array(50 - freePlan.reviews).fill(403),
    ]);
    expect(answers.find((answer) => answer.status === 403)?.body).toEqual({
      message: 'Review limit reached',
    });
    expect((await ana.get('/api/reviews')).body).toHaveLength(freePlan.reviews);
    expect((await queuedKinds(app)).filter((kind) => kind === 'review-received')).toHaveLength(
      freePlan.reviews,
    );
  });

  test('when full, tells customers before they write, and the professional once a day', async () => {
    let now = new Date('2026-03-01T12:00:00Z');
    const app = await startApp({ clock: () => now });
    const ana = await app.professional();
    const lookUp = async () => (await app.visitor().get(`/api/users/${ana.user.id}`)).body;
    expect(await lookUp()).toMatchObject({ id: ana.user.id, fullName: 'Ana Ruiz', acceptingReviews: true });
    await fill(app, ana.user.id);
    expect((await lookUp()).acceptingReviews).toBe(false);

    const open = () => app.visitor().get(`/review/${ana.user.id}`, { 'user-agent': IPHONE });
    const closedMails = async () => (await queuedKinds(app)).filter((kind) => kind === 'page-closed').length;
    expect((await open()).text).toContain('take more reviews right now');
    await open();
    await submitReview(app, ana.user.id);
    expect(await closedMails()).toBe(1);
    now = new Date(now.getTime() + DAY);
    await open();
    expect(await closedMails()).toBe(2);
  });
});

describe('An Idempotency-Key', () => {
  test('turns 50 parallel copies into one review and one mail, with identical responses', async () => {
    const { app, ana } = await startWithAna();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => submitReview(app, ana.user.id, {}, headers)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await ana.get('/api/reviews')).body).toHaveLength(1);
    expect(await queuedKinds(app)).toEqual(['review-received']);
  });

  test('gives a retry of the last free review the same response', async () => {
    const { app, ana } = await startWithAna();
    const headers = { 'idempotency-key': randomUUID() };
    await fill(app, ana.user.id, freePlan.reviews - 1);
    const first = await submitReview(app, ana.user.id, {}, headers);
    const retry = await submitReview(app, ana.user.id, {}, headers);
    expect([retry.status, retry.text]).toEqual([201, first.text]);
  });
});

describe('The professional’s list', () => {
  test('is newest first, complete or in pages linked by the Link header, also for one workplace', async () => {
    const { app, ana } = await startWithAna();
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
    for (let i = 1; i <= 5; i += 1) {
      const workplaceId = i % 2 === 1 ? workplace.id : null;
      await submitReview(app, ana.user.id, { comment: `No. ${i}`, workplaceId });
    }
    const walk = async (path: string) => {
      const pages: { comment: string }[][] = await readPages(ana, path);
      return pages.map((page) => page.map(({ comment }) => comment));
    };
    expect(await walk('/api/reviews')).toEqual([['No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1']]);
    expect(await walk('/api/reviews?limit=2')).toEqual([['No. 5', 'No. 4'], ['No. 3', 'No. 2'], ['No. 1']]);
    expect(await walk(`/api/reviews?limit=2&workplaceId=${workplace.id}`)).toEqual([
      ['No. 5', 'No. 3'],
      ['No. 1'],
    ]);
    expect(await walk('/api/reviews?limit=5')).toHaveLength(1);
  });

  test('counts its reviews and averages their stars to one decimal', async () => {
    const { app, ana } = await startWithAna();
    const stats = async () => (await ana.get('/api/reviews/stats')).body;
    expect(await stats()).toEqual({ totalReviews: 0, recentViews: 0, averageRating: 0 });
    for (const rating of [5, 4, 4]) await submitReview(app, ana.user.id, { rating });
    expect(await stats()).toEqual({ totalReviews: 3, recentViews: 0, averageRating: 4.3 });
  });
});

describe('The public review page', () => {
  test('contains the first name, workplace and form as escaped HTML, and never the last name', async () => {
    const app = await startApp();
    const ana = await app.professional({ fullName: 'Ana<script> Ruiz' });
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue & "Door"', location: 'Lisbon' })).body;
    const { status, text } = await app.visitor().get(`/review/${ana.user.id}/${workplace.id}`);
    expect(status).toBe(200);
    expect(text).toContain('Ana&#60;script&#62;');
    expect(text).toContain('Blue &#38; &#34;Door&#34;');
    expect(text).not.toContain('<script>Ana');
    expect(text).not.toContain('Ruiz');
    expect(text).toContain('type="radio"');
    expect(text).not.toMatch(/%[A-Z_]+%|<!--head-->/);
  });

  test('shows no workplace if it is unknown or another account’s', async () => {
    const app = await startApp();
    const [ana, ben] = [await app.professional(), await app.professional()];
    const foreign = (await ben.post('/api/workplaces', { name: 'Ben’s place' })).body;
    for (const path of ['', '/', '/999999', `/${foreign.id}`, '/x']) {
      const { status, text } = await app.visitor().get(`/review/${ana.user.id}${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('type="radio"');
      expect(text).not.toContain('Ben’s place');
    }
  });

  test('is 404 with a message for an unknown user', async () => {
    const app = await startApp();
    for (const id of ['999999', '0', 'x', '2147483648', '-1']) {
      const { status, text } = await app.visitor().get(`/review/${id}`);
      expect([id, status, text]).toEqual([id, 404, expect.stringContaining('Invalid Review Link')]);
    }
  });
});

async function fill(app: TestApp, userId: number, count: number = freePlan.reviews) {
  for (let i = 0; i < count; i += 1) {
    await submitReview(app, userId, { comment: `No. ${i + 1}` });
  }
}
