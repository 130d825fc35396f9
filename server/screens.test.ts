import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { initialData } from '#contract/reads.ts';
import { type Screen, screens } from '#contract/screens.ts';
import { newReview } from '#server/demo/cast.ts';
import { translatorFor } from '#server/site/translators.ts';
import { givePlan } from '#tests/accounts.ts';
import { getRaw } from '#tests/get-raw.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const PAGES = ['/', '/dashboard', '/reviews', '/settings'];

describe('A signed-in page', () => {
  test('contains the data of its first screen, as the API answers it', async () => {
    const { app, wilma } = await startWithReviews(60);
    await wilma.post('/api/workplaces', { name: 'Blue Door' });
    await submit(app, wilma.user.id, { comment: 'The newest.' });
    const [user, emailStatus, stats, recent, page, unread, pinned, workplaces, status] = await Promise.all(
      [
        '/api/auth/me',
        '/api/auth/email-status',
        '/api/reviews/stats',
        '/api/reviews?limit=3',
        '/api/reviews?limit=50',
        '/api/reviews/unread',
        '/api/reviews?pinned=true',
        '/api/workplaces',
        '/api/subscription/status',
      ].map(async (path) => (await wilma.get(path)).body),
    );
    const list = (items: { id: number }[]) => ({ items, next: String(items.at(-1)?.id) });
    const unreadReviews = { count: unread.count, oldest: unread.oldest.slice(0, 1) };
    const dashboard = {
      user,
      emailStatus,
      reviewStats: stats,
      recentReviews: list(recent),
      unreadReviews,
      workplaces,
      subscriptionStatus: status,
    };
    expect(recent[0].comment).toBe('The newest.');
    expect(dataIn((await wilma.get('/')).text)).toEqual(dashboard);
    expect(dataIn((await wilma.get('/dashboard')).text)).toEqual(dashboard);
    expect(dataIn((await wilma.get('/reviews')).text)).toEqual({
      user,
      emailStatus,
      reviews: list(page),
      unreadReviews,
      pinnedReviews: { items: pinned, next: null },
      workplaces,
    });
    expect(dataIn((await wilma.get('/settings/')).text)).toEqual({
      user,
      emailStatus,
      workplaces,
      subscriptionStatus: status,
    });
  });

  test('escapes what customers write, in its text and in its data', async () => {
    const { app, wilma } = await startWithReviews(0);
    const hostile = '</script><script>alert(1)</script><!--<b title="x">&';
    await submit(app, wilma.user.id, { comment: hostile, customerName: `${hostile}'` });
    const { text } = await wilma.get('/dashboard');
    expect(text).not.toContain('alert(1)</script>');
    expect(text).not.toContain('<b ');
    expect(dataIn(text)?.recentReviews?.items[0]).toMatchObject({
      comment: hostile,
      customerName: `${hostile}'`,
    });
    expect(text).toContain(
      '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&lt;b title=&quot;x&quot;&gt;&amp;',
    );
  });

  test('is never stored by browsers or proxies', async () => {
    const { wilma } = await startWithReviews(1);
    for (const path of PAGES) {
      const { headers, text } = await wilma.get(path);
      expect([path, headers.get('cache-control'), headers.get('vary'), headers.get('etag')]).toEqual([
        path,
        'private, no-store',
        'Accept-Language, Cookie, Accept-Encoding',
        null,
      ]);
      expect(text).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/[^"]+\.js">/);
      const unchanged = await wilma.get(path, { 'if-none-match': '*' });
      expect([path, unchanged.status]).toEqual([path, 200]);
    }
  });

  test('names the picture of the QR code once, before all other files of the dashboard', async () => {
    const { wilma } = await startWithReviews(0);
    for (const path of ['/', '/dashboard']) {
      const { text } = await wilma.get(path);
      const [first = ''] = text.match(/<link [^>]*>/) ?? [];
      const [, address = ''] =
        first.match(/^<link rel="preload" as="image" fetchpriority="high" href="([^"]+)"/) ?? [];
      expect(text).toContain(
        `<img alt="QR code for your reviews" src="${address.replaceAll('&#38;', '&amp;')}"`,
      );
      expect(text.match(/as="image"/g)).toHaveLength(1);
    }
  });

  test('is sent compressed, and is the same', async () => {
    const { app, wilma } = await startWithReviews(60);
    for (const path of PAGES) {
      const plain = await getRaw(app.url + path, { cookie: wilma.cookie });
      const packed = await getRaw(app.url + path, { cookie: wilma.cookie, 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.bytes).toString()).toBe(plain.bytes.toString());
    }
  });

  test('folds a hard review if that was chosen', async () => {
    const { app, wilma } = await startWithReviews(0);
    await wilma.patch('/api/auth/me', { foldLowRatings: true });
    await submit(app, wilma.user.id, { rating: 1, comment: 'Too slow.' });
    expect((await wilma.get('/')).text).toMatch(
      /<details[^>]*><summary.*Read it when you are ready<\/summary><p[^>]*>Too slow\.<\/p>/,
    );
  });

  test('has no data without a valid session, during a sign-out, offline, or while the database refuses', async () => {
    const { app, wilma } = await startWithReviews(1);
    const valid = wilma.cookie;
    const expectNoData = async (path: string, cookie: string) => {
      const { status, headers, text } = await app.visitor().get(path, { cookie });
      expect([path, cookie, status]).toEqual([path, cookie, 200]);
      expect(text).not.toMatch(/id="initial-data"|Wilma/);
      return headers.get('cache-control');
    };
    await expectNoData('/app-shell', valid);
    for (const path of PAGES) await expectNoData(path, `${valid}; sign-out-pending=true`);
    await wilma.post('/api/auth/logout');
    for (const path of [...PAGES, '/admin'])
      for (const cookie of ['', 'session=', 'session=unknown', valid])
        expect(await expectNoData(path, cookie)).toBe('no-cache');
    vi.spyOn(app.service.deps.db, 'executeQuery').mockRejectedValue(new Error('refused'));
    for (const path of PAGES) await expectNoData(path, valid);
  });
});

test('Every screen begins with its data, in every language, without style attributes', async () => {
  const app = await startApp({ env: { ADMIN_PASSWORD } });
  const admin = app.visitor();
  await admin.post('/api/auth/login', { username: 'admin', password: ADMIN_PASSWORD });
  const { log } = app.service.app;
  const failures = vi.spyOn(log, 'error');
  for (const screen of Object.values<Screen>(screens)) {
    for (const language of ['en', 'de', 'ar']) {
      const { text } = await admin.get(`${screen.path}?lang=${language}`);
      const page = [screen.path, language];
      expect([...page, Object.keys(dataIn(text) ?? {}).sort()]).toEqual([
        ...page,
        ['user', 'emailStatus', ...(screen.reads ?? [])].sort(),
      ]);
      expect([...page, text]).not.toEqual([...page, expect.stringContaining(' style="')]);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toMatch(/<h1|<main/);
    }
  }
  expect(failures).not.toHaveBeenCalled();
});

test('200 requests at the same time get the page of their own account, in its language', async () => {
  const app = await startApp();
  const people = await Promise.all(
    (['en', 'de', 'ar', 'ja'] as const).map(async (language, index) => {
      const fullName = `Person${index} Quist`;
      const person = await app.professional({ fullName });
      const { t } = translatorFor(language);
      await person.patch('/api/auth/me', { language });
      await submit(app, person.user.id, { comment: `Words for ${index}.` });
      return { ...person, language, index, t };
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, request) => {
      const person = people[request % 4] ?? expect.unreachable();
      const screen = [screens.dashboard, screens.reviews, screens.settings][request % 3] ?? screens.dashboard;
      return { person, screen, text: (await person.get(screen.path)).text };
    }),
  );
  for (const { person, screen, text } of answers) {
    expect(text).toContain(`<html lang="${person.language}"`);
    expect(text).toContain(`<title>${person.t(screen.title)} - `);
    expect(dataIn(text)?.user.id).toBe(person.user.id);
    expect(new Set(text.match(/Person\d/g))).toEqual(new Set([`Person${person.index}`]));
  }
});

async function startWithReviews(count: number) {
  const app = await startApp({ env: { LOG_LEVEL: 'silent' } });
  const wilma = await app.professional({ fullName: 'Wilma Quist' });
  if (count > 5) await givePlan(app, wilma.user.id);
  for (let i = 0; i < count; i += 1) await submit(app, wilma.user.id);
  return { app, wilma };
}

async function submit(app: TestApp, userId: number, overrides: Parameters<typeof newReview>[1] = {}) {
  const { status } = await app.visitor().post('/api/reviews/submit', newReview(userId, overrides));
  expect(status).toBe(201);
}

const BLOCK = /<script type="application\/json" id="initial-data">(.*)<\/script>/;

function dataIn(text: string) {
  const [, json] = BLOCK.exec(text) ?? [];
  return json === undefined ? null : initialData.parse(JSON.parse(json));
}
