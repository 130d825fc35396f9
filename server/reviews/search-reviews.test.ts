import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH, type Review, type ReviewSubmission } from '#contract/reviews.ts';
import { newReview } from '#server/demo/cast.ts';
import { nextPage } from '#tests/as-admin.ts';
import { leaveReviews, leaveReviewWithLink, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { reviewLimits } from './limits.ts';

beforeEach(skipWithoutDatabase);

describe('A search finds', () => {
  test('the customer’s name and place, and the workplace’s name and location', async () => {
    const { ana, review, search } = await open();
    const { body: door } = await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Évora' });
    const { body: luna } = await ana.post('/api/workplaces', { name: 'Café Luna' });
    await review({ workplaceId: door.id, customerName: 'Zoë Ng', customerLocation: 'Ghent' });
    await review({ workplaceId: luna.id });
    for (const text of ['ZOË', 'zoe', 'ghent', 'blue', 'EVORA'])
      expect([text, await search(text)]).toEqual([text, [0]]);
    await ana.put(`/api/workplaces/${door.id}`, { name: 'Red Door', location: 'Évora' });
    expect(await search('blue')).toEqual([]);
    expect(await search('red door')).toEqual([0]);
    expect(await search('luna')).toEqual([1]);
    await ana.delete(`/api/workplaces/${luna.id}`);
    expect(await search('luna')).toEqual([]);
  });

  test('reviews with all words, in any order and field', async () => {
    const { ana, review, search } = await open();
    const { body: door } = await ana.post('/api/workplaces', { name: 'Blue Door' });
    await review({ comment: 'Great coffee.', customerName: 'Ida', workplaceId: door.id });
    await review({ comment: 'Great tea.', customerName: 'Ida' });
    expect(await search('  ida\u3000GREAT ')).toEqual([1, 0]);
    expect(await search('blue ida coffee')).toEqual([0]);
    expect(await search('blue tea')).toEqual([]);
    // A word isn't found across fields.
    expect(await search('coffee.Ida')).toEqual([]);
  });

  test('parts of words, one letter and the end of a long review, and takes signs as they are', async () => {
    const { review, search } = await open();
    await review({ comment: `${'素'.repeat(4_990)} 100%_q\\` });
    await review({ comment: 'Remembered my coffee [1]*?' });
    for (const [text, found] of [
      ['100%', [0]],
      ['%', [0]],
      ['0%_q\\', [0]],
      ['素'.repeat(MAX_SEARCH_LENGTH), [0]],
      ['emember', [1]],
      ['[1]*?', [1]],
      ['_', [0]],
      ['z', []],
      ["' or 1=1", []],
    ] as const)
      expect([text, await search(text)]).toEqual([text, found]);
  });

  test('what a review says after an edit, and nothing once it is taken back', async () => {
    const { app, ana, search } = await open();
    const customer = await leaveReviewWithLink(app, ana.user.id, { comment: 'Lukewarm soup.' });
    await customer.edit(newReview(0, { comment: 'Fine salad.' }));
    expect(await search('soup')).toEqual([]);
    expect(await search('salad')).toEqual([0]);
    await customer.withdraw();
    expect(await search('salad')).toEqual([]);
  });

  test('only what the filters leave, also among pinned reviews', async () => {
    const { ana, review, search } = await open();
    const { body: door } = await ana.post('/api/workplaces', { name: 'Blue Door' });
    for (const rating of [5, 4])
      for (const workplaceId of [door.id, null]) await review({ rating, workplaceId });
    expect(await search('coffee', '&rating=4')).toEqual([3, 2]);
    expect(await search('coffee', `&workplaceId=${door.id}`)).toEqual([2, 0]);
    expect(await search('coffee', `&rating=4&workplaceId=${door.id}`)).toEqual([2]);
    const [newest] = (await ana.get('/api/reviews')).body;
    await ana.put(`/api/reviews/${newest.id}/pin`);
    expect(await search('coffee', '&pinned=true')).toEqual([3]);
    expect(await search('tea', '&pinned=true')).toEqual([]);
  });

  test('no review of another account', async () => {
    const { app, review, search } = await open();
    const ben = await app.professional();
    const { body: door } = await ben.post('/api/workplaces', { name: 'Blue Door' });
    await submitReview(app, ben.user.id, { workplaceId: door.id });
    await review({ comment: 'Kind.' });
    expect(await search('coffee')).toEqual([]);
    expect(await search('blue')).toEqual([]);
    expect((await ben.get('/api/reviews?search=coffee')).body).toHaveLength(1);
  });
});

test('Pages of a search are complete while reviews arrive', async () => {
  const { ana, review } = await open();
  for (let number = 1; number <= 5; number += 1) await review({ comment: `Coffee No. ${number}` });
  await review({ comment: 'Tea.' });
  const pages = [];
  for (let page: string | undefined = '/api/reviews?search=COFFEE%20no&limit=2'; page; ) {
    const { body, headers } = await ana.get(page);
    pages.push(body.map(({ comment }: Review) => comment));
    await review({ comment: 'Coffee, no doubt.' });
    page = nextPage(headers);
  }
  expect(pages).toEqual([
    ['Coffee No. 5', 'Coffee No. 4'],
    ['Coffee No. 3', 'Coffee No. 2'],
    ['Coffee No. 1'],
  ]);
  expect((await ana.get('/api/reviews?search=coffee')).body).toHaveLength(8);
});

test('A search is refused with a sentence if it is too long or given twice, and after too many', async () => {
  const { app, ana } = await open({ RATE_LIMITS: 'on' });
  for (const [query, message] of [
    [`search=${'a'.repeat(MAX_SEARCH_LENGTH + 1)}`, 'Please search for at most 100 characters'],
    ['search=a&search=b', 'search must be a single text'],
  ]) {
    const { status, body } = await ana.get(`/api/reviews?${query}`);
    expect([query, status, body]).toEqual([query, 400, { message }]);
  }
  const use = [reviewLimits.searches, String(ana.user.id)] as const;
  await app.service.deps.limits.count(...Array(reviewLimits.searches.max).fill(use));
  expect((await ana.get('/api/reviews?search=a')).status).toBe(429);
  expect((await ana.get('/api/reviews')).status).toBe(200);
});

/** `search` returns the numbers of the reviews found, in the order they were written from 0. */
async function open(env: Record<string, string> = {}) {
  const app = await startApp({ env: { PLANS: 'off', ...env } });
  const ana = await app.professional();
  return {
    app,
    ana,
    review: (fields: Partial<ReviewSubmission>) => leaveReviews(app, ana.user.id, [fields]),
    async search(text: string, filters = ''): Promise<number[]> {
      const { status, body } = await ana.get(`/api/reviews?search=${encodeURIComponent(text)}${filters}`);
      expect([text, status]).toEqual([text, 200]);
      const { first } = await app.service.deps.db
        .selectFrom('reviews')
        .select((of) => of.fn.min('id').as('first'))
        .where('user_id', '=', ana.user.id)
        .executeTakeFirstOrThrow();
      return body.map(({ id }: Review) => id - first);
    },
  };
}
