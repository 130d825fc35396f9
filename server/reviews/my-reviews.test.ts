import { beforeEach, describe, expect, test } from 'vitest';
import { HIGH_RATING, MAX_PINNED_REVIEWS } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { readPages } from '#tests/as-admin.ts';
import { submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const PIN_LIMIT = { message: 'You can pin up to 3 reviews. Unpin one first.' };

describe('A pinned review', () => {
  test('is listed with ?pinned=true and keeps its place in the list', async () => {
    const { ana, reviews } = await startWithReviews([5, 4, 3]);
    const oldest = reviews.at(-1);
    const answer = await ana.put(`/api/reviews/${oldest?.id}/pin`);
    expect([answer.status, answer.body]).toEqual([200, { ...oldest, pinnedAt: expect.any(String) }]);
    expect((await ana.get('/api/reviews?pinned=true')).body).toEqual([answer.body]);
    expect((await ana.get('/api/reviews?pinned=true&rating=5')).body).toEqual([answer.body]);
    expect((await ana.get('/api/reviews?pinned=true&rating=4')).body).toEqual([]);
    expect(idsOf((await ana.get('/api/reviews')).body)).toEqual(idsOf(reviews));
  });

  test('is refused after three, until one is unpinned', async () => {
    const { ana, reviews } = await startWithReviews([5, 5, 5, 5]);
    const [fourth, ...three] = idsOf(reviews);
    for (const id of three) await ana.put(`/api/reviews/${id}/pin`);
    const answer = await ana.put(`/api/reviews/${fourth}/pin`);
    expect([answer.status, answer.body]).toEqual([409, PIN_LIMIT]);
    expect((await ana.put(`/api/reviews/${three[0]}/pin`)).status).toBe(200);
    await ana.delete(`/api/reviews/${three[0]}/pin`);
    expect((await ana.put(`/api/reviews/${fourth}/pin`)).status).toBe(200);
  });

  test('stays one of exactly three under parallel requests', async () => {
    const { ana, reviews } = await startWithReviews([5, 5, 5, 5, 5]);
    const answers = await Promise.all(idsOf(reviews).map((id) => ana.put(`/api/reviews/${id}/pin`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
    expect((await ana.get('/api/reviews?pinned=true')).body).toHaveLength(MAX_PINNED_REVIEWS);
  });
});

describe('A review is unread', () => {
  test('until it is read, whether older or newer ones are', async () => {
    const { ana, reviews } = await startWithReviews([5, 4, 3, 2]);
    const [newest, third, second, oldest] = idsOf(reviews);
    expect(await unread(ana)).toEqual(idsOf(reviews));
    expect((await ana.put(`/api/reviews/${third}/read`)).status).toBe(204);
    expect(await unread(ana)).toEqual([newest, second, oldest]);
    await ana.put(`/api/reviews/${oldest}/read`);
    expect(await unread(ana)).toEqual([newest, second]);
    await ana.put(`/api/reviews/${newest}/read`);
    await ana.put(`/api/reviews/${second}/read`);
    expect(await unread(ana)).toEqual([]);
  });

  test('no more, even if an older one is read later', async () => {
    const { ana, reviews } = await startWithReviews([5, 4]);
    const [newest, oldest] = idsOf(reviews);
    await Promise.all([newest, oldest].map((id) => ana.put(`/api/reviews/${id}/read`)));
    expect(await unread(ana)).toEqual([]);
  });

  test('for its professional alone', async () => {
    const { app, ana, reviews } = await startWithReviews([5]);
    const ben = await app.professional();
    expect((await ben.put(`/api/reviews/${reviews[0]?.id}/read`)).status).toBe(404);
    expect(await unread(ana)).toEqual(idsOf(reviews));
  });
});

test('A list until a month begins with the newest of that month, also among reviews of one time', async () => {
  let now = new Date('2026-01-31T23:59:59.999Z');
  const app = await startApp({ clock: () => now });
  const ana = await app.professional();
  const send = () => submitReview(app, ana.user.id);
  for (let i = 0; i < 3; i += 1) await send();
  now = new Date('2026-02-01T00:00:00.000Z');
  await send();
  const [, ...january] = idsOf((await ana.get('/api/reviews')).body);
  expect(idsOf((await ana.get('/api/reviews?until=2026-01&limit=2')).body)).toEqual(january.slice(0, 2));
  expect((await ana.get('/api/reviews?until=2026-02')).body).toHaveLength(4);
  expect((await ana.get('/api/reviews?until=2025-12')).body).toEqual([]);
  expect((await ana.get('/api/reviews?until=9999-12')).body).toHaveLength(4);
  for (const none of ['2026-13', '0000-01', '99999-01', ''])
    expect([none, (await ana.get(`/api/reviews?until=${none}`)).status]).toEqual([none, 400]);
});

test('The unread reviews are counted, the oldest of them first, from any on', async () => {
  const { ana, reviews } = await startWithReviews([5, 4, 3]);
  const [newest, middle, oldest] = idsOf(reviews);
  const found = async (query = '') => {
    const { count, oldest } = (await ana.get(`/api/reviews/unread${query}`)).body;
    return [count, idsOf(oldest)];
  };
  expect(await found()).toEqual([3, [oldest, middle, newest]]);
  expect(await found(`?after=${oldest}`)).toEqual([3, [middle, newest]]);
  await ana.put(`/api/reviews/${middle}/read`);
  expect(await found()).toEqual([2, [oldest, newest]]);
});

test('A list by rating has only those stars, in pages and by workplace', async () => {
  const { app, ana, reviews } = await startWithReviews([5, 3, 5, 5]);
  const fives = idsOf(reviews.filter(({ rating }) => rating === 5));
  expect(idsOf((await ana.get('/api/reviews?rating=5')).body)).toEqual(fives);
  const pages = await readPages(ana, '/api/reviews?rating=5&limit=2');
  expect(pages.map(idsOf)).toEqual([fives.slice(0, 2), fives.slice(2)]);

  const { id: workplaceId } = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
  await submitReview(app, ana.user.id, { workplaceId, rating: 3 });
  expect((await ana.get(`/api/reviews?rating=3&workplaceId=${workplaceId}`)).body).toHaveLength(1);
  expect((await ana.get(`/api/reviews?rating=5&workplaceId=${workplaceId}`)).body).toEqual([]);
});

describe('A random review', () => {
  test('has four or five stars, and each is equally likely', async () => {
    const { ana, reviews } = await startWithReviews([5, 2, 4, 3, 5]);
    const counts = new Map<number, number>();
    const ROUNDS = 300;
    for (let i = 0; i < ROUNDS; i += 1) {
      const { review } = (await ana.get('/api/reviews/random')).body;
      counts.set(review.id, (counts.get(review.id) ?? 0) + 1);
    }
    const high = idsOf(reviews.filter(({ rating }) => rating >= HIGH_RATING));
    expect([...counts.keys()].sort()).toEqual(high.toSorted());
    // 100 each; fewer than 60 happens once in a million runs.
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });

  test('is never the one just shown, and none if there is no other', async () => {
    const { ana, reviews } = await startWithReviews([4, 5]);
    const [newest, oldest] = idsOf(reviews);
    for (let i = 0; i < 5; i += 1)
      expect((await ana.get(`/api/reviews/random?except=${newest}`)).body.review.id).toBe(oldest);
    const { ana: ben, reviews: [only] = [] } = await startWithReviews([5]);
    expect((await ben.get(`/api/reviews/random?except=${only?.id}`)).body).toEqual({});
  });
});

/** The reviews as listed: the last rating is the newest. */
async function startWithReviews(ratings: number[]) {
  const { app, ana } = await startWithAna();
  for (const rating of ratings) {
    await submitReview(app, ana.user.id, { rating });
  }
  const reviews: Review[] = (await ana.get('/api/reviews')).body;
  return { app, ana, reviews };
}

type Professional = Awaited<ReturnType<TestApp['professional']>>;

async function unread(ana: Professional): Promise<number[]> {
  const reviews: Review[] = (await ana.get('/api/reviews')).body;
  return idsOf(reviews.filter(({ isUnread }) => isUnread));
}

const idsOf = (reviews: Review[]) => reviews.map(({ id }) => id);
