import { beforeEach, describe, expect, test } from 'vitest';
import { EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import { refusals } from '#contract/errors.ts';
import { DAY, SECOND } from '#server/basics/clock.ts';
import type { newReview } from '#server/demo/cast.ts';
import { readPages } from '#tests/as-admin.ts';
import { leaveReviewWithLink, submitReview } from '#tests/customer.ts';
import { readAllRows } from '#tests/read-all-rows.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';
import { deleteOldEmployerLinks } from './employer-links.ts';

beforeEach(skipWithoutDatabase);

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/145.0' };
const notShareable = { message: refusals.reviewNotShareable[1] };

describe('A link for an employer', () => {
  test('opens a page with the chosen reviews; its URL is shown once and not stored', async () => {
    const { app, ana, allow, open } = await begin();
    const shown = await allow(ana, { comment: 'Calm on a <full> terrace.\n\nWe came back.', rating: 4 });
    const short = await allow(ana, { comment: 'Calm.', rating: 5 });
    await allow(ana, { comment: 'Not chosen' });

    const made = await ana.post('/api/employer-links', {
      employer: 'Hotel Aurora',
      reviewIds: [short, shown, shown],
      days: 7,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { employer: 'Hotel Aurora', state: 'open', reviews: 2, expiresAt: '2026-03-08T12:00:00.000Z' },
    });
    const { url, ...link } = made.body;
    expect((await ana.get('/api/employer-links')).body).toEqual([link]);
    const token = url.split('/for/')[1];
    expect(JSON.stringify(await readAllRows(app.service.deps.db))).not.toContain(token);

    const { status, text } = await open(url);
    expect(status).toBe(200);
    const read = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(read).toContain(
      'Letter of reference For Hotel Aurora Ana Ruiz Hair &amp; Beauty March 2026 4.5 2 reviews, chosen by Ana',
    );
    expect(text).toContain('aria-label="4.5 out of 5 on average"');
    expect(read, 'The longest first').toMatch(/terrace\. We came back\. Maria March 2026 Calm\. Maria/);
    expect(read).toContain('Calm on a &lt;full&gt; terrace.');
    expect(text).toContain('aria-label="4 out of 5 stars"');
    expect(text).toContain('closes on <time dateTime="2026-03-08T12:00:00.000Z">March 8, 2026</time>');
    expect(text).not.toMatch(/Not chosen|Lindqvist|Lisbon|<script/);
  });

  test('opens its page in the language of the browser, or of its address', async () => {
    const { app, ana, allow, share } = await begin();
    const { pathname } = new URL((await share(ana, [await allow(ana)])).url);
    for (const [path, accepted, root, month] of [
      [pathname, 'ar', '<html lang="ar" dir="rtl">', 'مارس'],
      [pathname, 'pl, en;q=0.5', '<html lang="pl">', 'marzec'],
      [`${pathname}?lang=fr`, 'pl', '<html lang="fr">', 'mars'],
      [`${pathname}x`, 'ar', '<html lang="ar" dir="rtl">', ''],
    ] as const) {
      const page = await app.visitor().get(path, { ...BROWSER, 'accept-language': accepted });
      expect(page.text).toContain(root);
      expect(page.text).toContain(month);
      expect(page.headers.get('vary')).toContain('Accept-Language');
    }
  });

  test('is hidden from search engines and caches, and sends no referrer', async () => {
    const { ana, allow, share, open } = await begin();
    const { url } = await share(ana, [await allow(ana)]);
    for (const [address, status] of [
      [url, 200],
      [`${url}x`, 404],
    ] as const) {
      const page = await open(address);
      expect(page.status).toBe(status);
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.text).toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test.each(EMPLOYER_LINK_DAYS)(
    'expires after the chosen %i days and is deleted a month later',
    async (days) => {
      const { app, ana, allow, share, open, advance } = await begin();
      const { url } = await share(ana, [await allow(ana)], days);
      advance(days * DAY - SECOND);
      expect((await open(url)).status).toBe(200);
      advance(SECOND);
      expect((await open(url)).status).toBe(404);
      if (days < 30)
        expect((await ana.get('/api/employer-links')).body).toMatchObject([
          { state: 'expired', openings: 1 },
        ]);

      const { db, clock } = app.service.deps;
      advance(30 * DAY);
      await deleteOldEmployerLinks(db, clock());
      expect(await db.selectFrom('employer_links').selectAll().execute()).toHaveLength(1);
      advance(SECOND);
      await deleteOldEmployerLinks(db, clock());
      expect(await db.selectFrom('employer_link_reviews').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('reviews').select('id').execute()).toHaveLength(1);
    },
  );

  test('gets the same response if it is revoked, expired or unknown', async () => {
    const { ana, allow, share, open, advance } = await begin();
    const review = await allow(ana);
    const expired = await share(ana, [review]);
    advance(7 * DAY);
    const revoked = await share(ana, [review]);
    expect((await open(revoked.url)).status).toBe(200);
    expect((await ana.delete(`/api/employer-links/${revoked.id}`)).status).toBe(204);
    expect((await ana.delete(`/api/employer-links/${revoked.id}`)).status).toBe(204);
    expect((await ana.get('/api/employer-links')).body[0]).toMatchObject({ state: 'revoked', openings: 1 });

    const never = `/for/${'x'.repeat(43)}`;
    const answers = await Promise.all([revoked.url, expired.url, never, '/for/short'].map(open));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.text).toContain('This page is closed');
  });

  test('hides a review whose customer withdraws permission, and closes when none is left', async () => {
    const { ana, allow, share, open, customers } = await begin();
    const [first, second] = [await allow(ana, { comment: 'First' }), await allow(ana, { comment: 'Second' })];
    const { url } = await share(ana, [first, second]);
    expect((await open(url)).text).toMatch(/Second.*First/s);

    await customers.get(first)?.allow(false);
    const page = await open(url);
    expect([page.status, page.text]).toEqual([200, expect.not.stringContaining('First')]);
    expect((await ana.get('/api/employer-links')).body).toMatchObject([{ reviews: 1 }]);

    await customers.get(second)?.withdraw();
    expect((await open(url)).status).toBe(404);
    expect((await ana.get('/api/employer-links')).body).toMatchObject([{ reviews: 0, state: 'open' }]);
  });

  test('is refused if any review is another account’s or not allowed to be shared', async () => {
    const { app, ana, allow } = await begin();
    const { db } = app.service.deps;
    const allowed = await allow(ana);
    const others = await allow(await app.professional());
    const silent = await allow(ana);
    await db.updateTable('reviews').set({ sharing_allowed_at: null }).where('id', '=', silent).execute();
    for (const reviewId of [others, silent, 2_000_000]) {
      const answer = await ana.post('/api/employer-links', {
        employer: 'Hotel Aurora',
        reviewIds: [allowed, reviewId],
        days: 7,
      });
      expect([reviewId, answer.status, answer.body]).toEqual([reviewId, 400, notShareable]);
    }
    expect(await db.selectFrom('employer_links').selectAll().execute()).toEqual([]);
    const listed = (await ana.get('/api/shareable-reviews')).body;
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([allowed]);
  });

  test('counts openings by people, not by bots or the professional', async () => {
    const { app, ana, allow, share, open } = await begin();
    const { url } = await share(ana, [await allow(ana)]);
    const path = new URL(url).pathname;
    await ana.get(path, BROWSER);
    await app.visitor().get(path, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
    await app.visitor().send('HEAD', path, { headers: BROWSER });
    expect((await ana.get('/api/employer-links')).body).toMatchObject([{ openings: 0, lastOpenedAt: null }]);
    await open(url);
    await open(url);
    expect((await ana.get('/api/employer-links')).body).toMatchObject([
      { openings: 2, lastOpenedAt: '2026-03-01T12:00:00.000Z' },
    ]);
  });

  test('is limited to 20 open ones, also under parallel requests', async () => {
    const { ana, allow, share } = await begin();
    const body = { employer: 'Hotel Aurora', reviewIds: [await allow(ana)], days: 7 };
    const { id } = await share(ana, body.reviewIds);
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => ana.post('/api/employer-links', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(201), 409, 409, 409]);
    await ana.delete(`/api/employer-links/${id}`);
    expect((await ana.post('/api/employer-links', body)).status).toBe(201);
  });

  test('is part of the data download, without its token', async () => {
    const { ana, allow, share } = await begin();
    const review = await allow(ana);
    const { url, id, state, reviews, ...link } = await share(ana, [review]);
    const { body, text } = await ana.get('/api/my-data');
    expect(body.employerLinks).toEqual([{ ...link, reviewIds: [review], praiseIds: [], revokedAt: null }]);
    expect(text).not.toContain(url.split('/for/')[1]);
  });
});

test('A professional reads how many of their reviews may be shown', async () => {
  const { app, ana, allow } = await begin();
  const count = async () => (await ana.get('/api/shareable-reviews/count')).body;
  expect(await count()).toEqual({ shareable: 0, total: 0 });
  await allow(ana);
  await submitReview(app, ana.user.id);
  await (await leaveReviewWithLink(app, ana.user.id)).allow(false);
  await allow(await app.professional({ username: 'other' }));
  expect(await count()).toEqual({ shareable: 1, total: 3 });
});

test('Shareable reviews are listed in pages, newest first', async () => {
  const { ana, allow } = await begin();
  const ids = [await allow(ana), await allow(ana), await allow(ana)].reverse();
  const pages: { id: number }[][] = await readPages(ana, '/api/shareable-reviews?limit=2');
  expect(pages.map((page) => page.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
});

test('Guessing links is refused after 30 attempts in ten minutes, but a valid link still opens', async () => {
  const { ana, allow, share, open } = await begin({ RATE_LIMITS: 'on' });
  const { url } = await share(ana, [await allow(ana)]);
  const tries = [];
  for (let count = 0; count < 31; count += 1) tries.push((await open(`/for/guess-${count}`)).status);
  expect(tries).toEqual([...Array(30).fill(404), 429]);
  expect((await open(url)).status).toBe(200);
});

type Ana = Awaited<ReturnType<TestApp['professional']>>;

async function begin(env: Record<string, string> = {}) {
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  const app = await startApp({ env, clock: () => new Date(now) });
  const ana = await app.professional();
  const customers = new Map<number, Awaited<ReturnType<typeof leaveReviewWithLink>>>();
  return {
    customers,
    app,
    ana,
    advance(by: number) {
      now += by;
    },
    /** Adds a review that may be shared. @returns its id. */
    async allow(owner: Ana, words: Parameters<typeof newReview>[1] = {}): Promise<number> {
      const customer = await leaveReviewWithLink(app, owner.user.id, words);
      await customer.allow(true);
      const [{ id }] = (await owner.get('/api/reviews?limit=1')).body;
      customers.set(id, customer);
      return id;
    },
    async share(owner: Ana, reviewIds: number[], days: number = 7) {
      const { body } = await owner.post('/api/employer-links', { employer: 'Hotel Aurora', reviewIds, days });
      return body;
    },
    open: (url: string) => app.visitor().get(new URL(url, app.url).pathname, BROWSER),
  };
}
