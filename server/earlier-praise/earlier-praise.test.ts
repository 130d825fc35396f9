import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_PRAISE, praiseSources } from '#contract/earlier-praise.ts';
import { leaveReviews, leaveReviewWithLink } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const FULL = {
  words: 'Ana knew every wine on the list.',
  name: 'Jonas',
  rating: 5,
  month: '2024-03',
  source: 'google',
  url: 'https://maps.app.goo.gl/q7C1mJt5',
};
const BARE = { ...FULL, name: null, rating: null, month: null, url: null };

describe('Earlier praise', () => {
  test('is added, listed newest first, changed and removed by its professional only', async () => {
    const { app, ana } = await begin();
    const first = await ana.post('/api/earlier-praise', FULL);
    expect(first).toMatchObject({ status: 201, body: FULL });
    const { id, createdAt } = first.body;
    const second = (await ana.post('/api/earlier-praise', { words: 'Warm.', source: 'letter' })).body;
    expect(second).toMatchObject({ ...BARE, words: 'Warm.', source: 'letter' });
    expect((await ana.get('/api/earlier-praise')).body).toEqual([second, first.body]);

    const other = await app.professional();
    for (const answer of [
      await other.put(`/api/earlier-praise/${id}`, FULL),
      await other.delete(`/api/earlier-praise/${id}`),
    ])
      expect(answer.status).toBe(404);
    const changed = await ana.put(`/api/earlier-praise/${id}`, { ...BARE, words: 'Knew every wine.' });
    expect(changed.body).toEqual({ ...BARE, id, createdAt, words: 'Knew every wine.' });
    expect((await ana.delete(`/api/earlier-praise/${second.id}`)).status).toBe(204);
    expect((await ana.get('/api/earlier-praise')).body).toEqual([changed.body]);
    expect((await other.get('/api/earlier-praise')).body).toEqual([]);
  });

  test('never counts as a review: not in totals, averages, insights, lists or the five free ones', async () => {
    const { ana, app } = await begin();
    await leaveReviews(app, ana.user.id, [{ rating: 3 }, {}, {}, {}]);
    const paths = [
      'reviews',
      'reviews/stats',
      'reviews/insights',
      'subscription/status',
      'shareable-reviews/count',
    ];
    const read = () => Promise.all(paths.map(async (path) => (await ana.get(`/api/${path}`)).body));
    const before = await read();
    const items = Array.from({ length: 20 }, () => ({ ...FULL, rating: 1 }));
    expect((await ana.post('/api/earlier-praise/import', { items })).body).toEqual({ added: 20 });
    expect(await read()).toEqual(before);
    await leaveReviews(app, ana.user.id, [{}]);
    expect((await app.visitor().get(`/api/users/${ana.user.id}`)).body.acceptingReviews).toBe(false);
  });

  test('is limited to 500, even if several imports arrive in parallel', async () => {
    const { ana } = await begin();
    const load = (length: number) =>
      ana.post('/api/earlier-praise/import', { items: Array.from({ length }, () => BARE) });
    expect((await load(MAX_PRAISE + 1)).status).toBe(409);
    const answers = await Promise.all([load(300), load(300), load(300)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await load(200)).status).toBe(201);
    expect((await ana.post('/api/earlier-praise', FULL)).status).toBe(409);
    expect((await ana.get('/api/earlier-praise')).body).toHaveLength(MAX_PRAISE);
    const page = await ana.get('/api/earlier-praise?limit=50');
    expect(page.body).toHaveLength(50);
    expect(page.headers.get('link')).toMatch(/cursor=\d+>; rel="next"/);
  });

  test('is imported whole or not at all, and the error names the item from zero', async () => {
    const { ana } = await begin();
    const items = [FULL, BARE, { ...FULL, rating: 6 }, { ...FULL, words: '' }];
    const refused = await ana.post('/api/earlier-praise/import', { items });
    expect([refused.status, refused.body]).toEqual([
      400,
      { message: 'Please use 1 to 5 whole stars', index: 2 },
    ]);
    expect((await ana.post('/api/earlier-praise/import', { items: [] })).status).toBe(400);
    expect((await ana.get('/api/earlier-praise')).body).toEqual([]);
    await ana.post('/api/earlier-praise/import', { items: [FULL, BARE] });
    expect((await ana.get('/api/earlier-praise')).body).toMatchObject([FULL, BARE]);
  });

  test('takes an import of 4 MiB, of those who are signed in and by this call alone', async () => {
    const { app, ana } = await begin();
    const items = Array.from({ length: 200 }, () => ({ ...BARE, words: 'é'.repeat(5_000) }));
    expect((await ana.post('/api/earlier-praise/import', { items })).status).toBe(201);
    const larger = { items: Array.from({ length: 450 }, () => ({ ...BARE, words: 'é'.repeat(5_000) })) };
    expect((await ana.post('/api/earlier-praise/import', larger)).status).toBe(413);
    expect((await ana.post('/api/earlier-praise', { ...FULL, more: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await app.visitor().post('/api/earlier-praise/import', { items })).status).toBe(401);
    const many = { items: Array.from({ length: 1_000_000 }, () => 0) };
    expect((await ana.post('/api/earlier-praise/import', many)).status).toBe(409);
  });

  test.for([
    { words: 'x' },
    { words: 'x'.repeat(5_001) },
    { words: '\u200b\u2060\u3164' },
    { name: 'x'.repeat(121) },
    { rating: 0.5 },
    { rating: 6 },
    { rating: '5' },
    { month: '2024-13' },
    { month: '2024-3' },
    { month: '0024-03' },
    { month: '2999-01' },
    { source: 'goodword' },
    { source: null },
    ...['http://a.example/', 'javascript:alert(1)', 'https://u:p@a.example/', 'https://a.example:8443/'].map(
      (url) => ({ url }),
    ),
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://a.example/\\@b',
      '//a.example',
    ].map((url) => ({ url })),
    { url: `https://a.example/${'x'.repeat(2_000)}` },
    { url: `https://a.example/${'ж'.repeat(400)}` },
  ])('is refused with %j', async (wrong) => {
    const { ana } = await begin();
    const { status } = await ana.post('/api/earlier-praise', { ...FULL, ...wrong });
    expect([status, (await ana.get('/api/earlier-praise')).body]).toEqual([400, []]);
  });

  test('keeps markup, quotes and line breaks as text, and writes an internationalized host as xn--', async () => {
    const { ana } = await begin();
    const typed = { ...FULL, words: 'So <b>kind</b>\r\n"=1+1" & calm', url: 'https://café.example/x' };
    expect((await ana.post('/api/earlier-praise', typed)).body).toMatchObject({
      words: 'So <b>kind</b>\n"=1+1" & calm',
      url: 'https://xn--caf-dma.example/x',
    });
  });

  test('has one empty line at most, so that words stay beside what says where they are from', async () => {
    const { ana } = await begin();
    const typed = { ...FULL, words: `Kind.\n${' \n'.repeat(25)}\nVerified by Goodword` };
    expect((await ana.post('/api/earlier-praise', typed)).body.words).toBe('Kind.\n\nVerified by Goodword');
  });

  test('is in the file with all of one’s data, and is deleted with the account', async () => {
    const { app, ana } = await begin();
    await ana.post('/api/earlier-praise', FULL);
    await ana.post('/api/review-requests', { name: 'Tom', language: 'en' });
    const { body } = await ana.get('/api/my-data');
    expect(body.earlierPraise).toMatchObject([FULL]);
    expect(body.reviewRequests).toMatchObject([{ name: 'Tom', language: 'en', workplaceId: null }]);
    expect((await ana.post('/api/auth/delete-account', { password: ana.password })).status).toBe(200);
    const { db } = app.service.deps;
    expect(await db.selectFrom('earlier_praise').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('review_requests').selectAll().execute()).toEqual([]);
  });
});

describe('On a link for an employer, earlier praise', () => {
  test('has a block of its own, says where it is from, and leaves the head to what came through us', async () => {
    const { ana, share, read } = await beginSharing();
    const items = praiseSources.map((source) => ({
      ...FULL,
      source,
      rating: 1,
      words: `Words by ${source}`,
    }));
    await ana.post('/api/earlier-praise/import', { items });
    const praiseIds = (await ana.get('/api/earlier-praise')).body.map(({ id }: { id: number }) => id);
    const { url } = (await share({ praiseIds })).body;
    const { text, shown } = await read(url);
    expect(shown).toContain('5.0 1 review, chosen by Ana');
    expect(shown).toContain('Added by Ana . Goodword can&#x27;t vouch for these.');
    for (const line of [
      ...['Google', 'Trustpilot', 'Tripadvisor', 'Yelp', 'Facebook', 'LinkedIn'].map(
        (name) => `from ${name}`,
      ),
      ...['from an email', 'from a letter'],
    ])
      expect(shown).toContain(`Added by Ana ${line}, March 2024`);
    expect(shown).toContain('Added by Ana, March 2024');
    expect(text).not.toContain('1 out of 5 stars"');
    expect(text).not.toMatch(/aria-label="[^"]*1 out of 5/);
    expect(text).toMatch(
      /<a [^>]*href="https:\/\/maps\.app\.goo\.gl\/q7C1mJt5"[^>]*rel="noopener nofollow ugc"/,
    );
  });

  test('needs a review beside it, and closes with the last one', async () => {
    const { ana, share, open, customer } = await beginSharing();
    const { id } = (await ana.post('/api/earlier-praise', FULL)).body;
    expect((await share({ reviewIds: [], praiseIds: [id] })).status).toBe(400);
    const { url } = (await share({ praiseIds: [id] })).body;
    expect((await open(url)).status).toBe(200);
    await customer.allow(false);
    expect((await open(url)).status).toBe(404);
  });

  test('is one’s own, at most fifty, and follows changes and removal', async () => {
    const { app, ana, share, read } = await beginSharing();
    const foreign = (await (await app.professional()).post('/api/earlier-praise', FULL)).body.id;
    expect((await share({ praiseIds: [foreign] })).body.message).toBe('Praise not found');
    const { id } = (await ana.post('/api/earlier-praise', FULL)).body;
    expect((await share({ praiseIds: Array.from({ length: 51 }, (_, i) => i + 1) })).status).toBe(400);
    const { url } = (await share({ praiseIds: [id, id] })).body;
    expect((await ana.get('/api/my-data')).body.employerLinks.at(-1).praiseIds).toEqual([id]);
    await ana.put(`/api/earlier-praise/${id}`, { ...FULL, words: 'Another wording.' });
    expect((await read(url)).shown).toContain('Another wording.');
    await ana.delete(`/api/earlier-praise/${id}`);
    const { status, shown } = await read(url);
    expect([status, shown.includes('vouch')]).toEqual([200, false]);
  });

  test('can’t pose as ours: no stars, markup, links or claims in a name reach the employer', async () => {
    const { ana, share, read } = await beginSharing();
    const names = [
      '5.0 by Google',
      '★★★★★ Goodword',
      'https://evil.example',
      '<b>Eva</b>',
      '\u202e4.9',
      '4.9/5',
      'Goodword-verified-customer',
    ];
    const items = names.map((name) => ({
      ...FULL,
      name,
      words: 'See <a href="https://evil.example">proof</a>',
    }));
    await ana.post('/api/earlier-praise/import', { items });
    const praiseIds = (await ana.get('/api/earlier-praise')).body.map(({ id }: { id: number }) => id);
    const { text, shown } = await read((await share({ praiseIds })).body.url);
    // The second at which the page closes may be 4.9.
    const withoutTime = text.replaceAll(/ dateTime="[^"]+"/g, '');
    for (const claim of ['5.0 by', '★', 'Eva<', '4.9', '\u202e'])
      expect([claim, withoutTime.includes(claim)]).toEqual([claim, false]);
    expect(text).not.toMatch(/href="https:\/\/evil/);
    expect(shown.match(/A customer/g)).toHaveLength(names.length);
  });
});

async function begin() {
  const app = await startApp();
  const ana = await app.professional();
  return { app, ana };
}

async function beginSharing() {
  const { app, ana } = await begin();
  const customer = await leaveReviewWithLink(app, ana.user.id, { rating: 5 });
  await customer.allow(true);
  const [{ id }] = (await ana.get('/api/reviews')).body;
  const open = (url: string) => app.visitor().get(new URL(url).pathname, { 'accept-language': 'en' });
  return {
    app,
    ana,
    customer,
    open,
    share: (form: object) =>
      ana.post('/api/employer-links', { employer: 'Hotel Aurora', reviewIds: [id], days: 7, ...form }),
    async read(url: string) {
      const { status, text } = await open(url);
      return { status, text, shown: text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
    },
  };
}
