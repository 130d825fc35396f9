import { beforeEach, describe, expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { MAX_OPEN_REQUESTS } from '#contract/review-requests.ts';
import { DAY } from '#server/basics/clock.ts';
import { createCode } from '#server/cards/codes.ts';
import { UNSENT } from '#tests/as-admin.ts';
import { leaveReviews, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { deleteOldRequestNames } from './store.ts';

beforeEach(skipWithoutDatabase);

const PIXEL = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile',
  'accept-language': 'pt',
};
const START = Date.parse('2026-03-01T12:00:00.000Z');

describe('A request', () => {
  test('is a short link of its own that opens the page in its language, with the name filled in', async () => {
    const { ana, ask, open, workplace } = await begin();
    const made = await ask({ name: '  Tom & Co ', workplaceId: workplace.id, language: 'de' });
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Tom & Co',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/r\/[2-9A-Z]{12}$/),
      language: 'de',
      state: 'notOpened',
      createdAt: new Date(START).toISOString(),
      remindedAt: null,
    });
    expect((await ana.get('/api/review-requests')).body).toMatchObject([{ id: made.id, name: 'Tom & Co' }]);
    const { status, text } = await open(made.url);
    expect([status, text]).toEqual([200, expect.stringContaining('<html lang="de"')]);
    expect(text).toMatch(/<input[^>]* value="Tom &amp; Co"/);
    expect(text).toContain('Blue Door');
    expect((await open(`${made.url}?lang=fr`)).text).toContain('<html lang="fr"');
    expect((await open(made.url.toLowerCase())).text).toContain('Tom &amp; Co');
  });

  test('is opened by a person, not by a preview, a prefetch or its professional', async () => {
    const { ana, ask, open, state } = await begin();
    const { url } = await ask();
    await open(url, { 'user-agent': 'WhatsApp/2.23.20.0' });
    await open(url, { 'user-agent': 'facebookexternalhit/1.1' });
    await open(url, { ...PIXEL, 'sec-purpose': 'prefetch' });
    await ana.get(new URL(url).pathname, PIXEL);
    expect(await state()).toBe('notOpened');
    await open(url);
    expect(await state()).toBe('opened');
  });

  test('is answered by the first review through it, and then opens the ordinary page', async () => {
    const { app, ana, ask, open, state, workplace } = await begin();
    const { url } = await ask({ workplaceId: workplace.id });
    const code = url.slice(-12);
    const both = await Promise.all([1, 2].map(() => submitReview(app, ana.user.id, { code })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await state()).toBe('answered');
    const { text } = await open(url);
    expect(text).toContain('Blue Door');
    expect(text).not.toContain('Tom');
  });

  test('without scripts has the name filled in, keeps its language, and is answered', async () => {
    const { app, ask, state } = await begin();
    const { pathname } = new URL((await ask({ language: 'de' })).url);
    const post = (fields: Record<string, string>) =>
      app.visitor().send('POST', pathname, {
        body: new URLSearchParams(fields),
        headers: { ...PIXEL, origin: app.url },
      });
    const refused = await post({ rating: '5', comment: '', customerName: 'Tom' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('<html lang="de"')]);
    const thanks = await post({ rating: '5', comment: 'Quick and clean.', customerName: 'Tom' });
    expect([thanks.status, thanks.text]).toEqual([201, expect.stringContaining('<html lang="de"')]);
    expect(await state()).toBe('answered');
  });

  test.for(['removed', '30 days old'])(
    'that is %s opens the ordinary page, and its name is gone',
    async (how) => {
      const { app, ana, ask, open, setDay } = await begin();
      const { id, url } = await ask();
      if (how === 'removed') expect((await ana.delete(`/api/review-requests/${id}`)).status).toBe(204);
      else
        for (const day of [15, 30]) {
          setDay(day);
          await ana.get('/api/review-requests');
        }
      const code = url.slice(-12);
      const { status, text } = await open(url);
      expect([status, text]).toEqual([200, expect.stringContaining('How did Ana do?')]);
      expect(text).not.toContain('Tom');
      expect((await submitReview(app, ana.user.id, { code })).status).toBe(201);
      expect((await ana.get('/api/review-requests')).body).toEqual([]);
      expect((await ana.delete(`/api/review-requests/${id}`)).status).toBe(404);
      expect((await ana.post(`/api/review-requests/${id}/reminded`)).status).toBe(404);
      const { db } = app.service.deps;
      await deleteOldRequestNames(db, app.service.deps.clock());
      const rows = await db
        .selectFrom('review_requests')
        .select(['code', 'user_id', 'name', 'answered_at'])
        .execute();
      expect(rows).toEqual([{ code, user_id: ana.user.id, name: null, answered_at: null }]);
    },
  );

  test('can be sent once more, from the third day on and only without an answer', async () => {
    const { app, ana, ask, setDay } = await begin();
    const [first, second] = [await ask(), await ask({ name: 'Eva' })];
    const remind = async (id: number) => (await ana.post(`/api/review-requests/${id}/reminded`)).status;
    setDay(2.99);
    expect(await remind(first.id)).toBe(409);
    setDay(3);
    const both = await Promise.all([remind(first.id), remind(first.id)]);
    expect(both.sort()).toEqual([200, 409]);
    expect((await ana.get('/api/review-requests')).body).toMatchObject([
      { remindedAt: null },
      { remindedAt: new Date(START + 3 * DAY).toISOString() },
    ]);
    await submitReview(app, ana.user.id, { code: second.url.slice(-12) });
    expect(await remind(second.id)).toBe(409);
  });

  test('opens its own professional’s page only, with the workplace of the request', async () => {
    const { app, ana, ask, state } = await begin();
    const other = await app.professional();
    const foreign = (await other.post('/api/workplaces', { name: 'Foreign' })).body.id;
    const form = { name: 'Tom', workplaceId: foreign, language: 'en' };
    expect((await ana.post('/api/review-requests', form)).body.message).toBe(refusals.workplaceNotFound[1]);
    const { id, url } = await ask();
    await submitReview(app, other.user.id, { code: url.slice(-12) });
    expect(await state()).toBe('notOpened');
    expect((await other.delete(`/api/review-requests/${id}`)).status).toBe(404);
    expect((await other.post(`/api/review-requests/${id}/reminded`)).status).toBe(404);
  });
});

test('A full free page takes no request, and its earlier requests open the closed page', async () => {
  const { app, ana, ask, open } = await begin();
  const { url } = await ask();
  await leaveReviews(app, ana.user.id, [{}, {}, {}, {}, {}]);
  const refused = await ana.post('/api/review-requests', { name: 'Eva', language: 'en' });
  expect([refused.status, refused.body]).toEqual([403, { message: 'Review limit reached' }]);
  expect((await open(url)).text).not.toContain('<form');
});

test('An account can have 100 requests without an answer, even if several are made in parallel', async () => {
  const { app, ana, ask } = await begin();
  const { db } = app.service.deps;
  const answered = await ask();
  await submitReview(app, ana.user.id, { code: answered.url.slice(-12) });
  await db
    .insertInto('review_requests')
    .values(
      Array.from({ length: MAX_OPEN_REQUESTS - 1 }, () => ({
        ...{ user_id: ana.user.id, name: 'Eva', code: createCode('request'), language: 'en' as const },
        created_at: new Date(START).toISOString(),
      })),
    )
    .execute();
  const form = { name: 'Tom', language: 'en' };
  const answers = await Promise.all([1, 2, 3].map(() => ana.post('/api/review-requests', form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test.for([
  { language: 'en' },
  { name: ' \u200b', language: 'en' },
  { name: 'x'.repeat(121), language: 'en' },
  { name: 'Tom' },
  { name: 'Tom', language: 'xx' },
  { name: 'Tom', language: 'en', workplaceId: '1' },
])('%j is no request', async (form) => {
  const { ana } = await begin();
  expect((await ana.post('/api/review-requests', form)).status).toBe(400);
  expect((await ana.get('/api/review-requests')).body).toEqual([]);
});

test('A stranger can guess 30 codes of requests in ten minutes, and then gets 429', async () => {
  const app = await startApp({ env: { RATE_LIMITS: 'on', ...UNSENT } });
  const guess = async () => (await app.visitor().get(`/r/${createCode('request')}`)).status;
  for (let guesses = 0; guesses < 30; guesses += 1) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
});

async function begin() {
  let now = START;
  const app = await startApp({ clock: () => new Date(now) });
  const ana = await app.professional();
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' })).body;
  return {
    app,
    ana,
    workplace,
    setDay(day: number) {
      now = START + day * DAY;
    },
    async ask(form: object = {}) {
      const made = await ana.post('/api/review-requests', { name: 'Tom', language: 'en', ...form });
      expect(made.status).toBe(201);
      return made.body;
    },
    open: (url: string, headers: Record<string, string> = PIXEL) =>
      app.visitor().get(new URL(url).pathname + new URL(url).search, headers),
    state: async () => (await ana.get('/api/review-requests')).body[0].state,
  };
}
