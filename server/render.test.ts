import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { ReviewPageData } from '#contract/reviews.ts';
import { defaultSite } from '#contract/site.ts';
import { databaseFile } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { startApp, startWithAna } from '#tests/start-app.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readBuild } from './build.ts';
import { openRenderer } from './render.ts';

test('Of the pages that many visitors see, the latest 500 are kept', async () => {
  const rendered: unknown[] = [];
  const renderer = await openRenderer(
    {
      files: { ...readBuild().files, styles: { app: '', visitor: '', customer: '' } },
      open: async () => ({
        async render(_, props) {
          rendered.push((props as ReviewPageData).userId);
          return { status: 200, head: '', shared: '', body: '' };
        },
        renderKeys: () => '',
      }),
    },
    { site: defaultSite, appUrl: '', qrServiceUrl: '', avatarServiceUrl: '' },
  );
  const open = (userId: number) => renderer.renderOnce('reviewForm', reviewPage(userId), 'en');
  for (let id = 1; id <= 500; id += 1) await open(id);
  await open(1);
  expect(rendered.length).toBe(500);
  await open(501);
  // The page that was opened least recently has made room for it.
  for (const id of [1, 3, 500, 2]) await open(id);
  expect(rendered.slice(500)).toEqual([501, 2]);
});

const reviewPage = (userId: number): ReviewPageData => ({
  ...{ userId, firstName: 'Ana', initial: 'A', acceptingReviews: true, workplace: null },
});

const PUBLIC = { APP_URL: 'https://praise.example' };

test('Pages show the settings of the installation, in their first byte and to their scripts', async () => {
  const app = await startApp({
    env: { ...PUBLIC, SITE_NAME: 'Praise & "Bureau"', SUPPORT_EMAIL: 'help@praise.example' },
  });
  for (const path of ['/', '/terms', '/privacy', '/pricing']) {
    const { text } = await app.visitor().get(path);
    expect(text).toMatch(/<title>.*Praise &#38; &#34;Bureau&#34;.*<\/title>/);
    expect(text).toContain('mailto:help@praise.example');
    expect(text).toContain('"name":"Praise & \\"Bureau\\""');
    expect(text).not.toMatch(/%[A-Z_]+%|support@goodword/);
  }
});

test('No page lets a phone make links of its own, which would change the markup before the script', async () => {
  const { app, ana } = await startWithAna();
  for (const path of ['/', '/login', `/review/${ana.user.id}`, '/nowhere'])
    expect((await app.visitor().get(path)).text).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
    );
});

test('A public installation has a page for the press and a support address without any settings', async () => {
  const app = await startApp({ env: { ...PUBLIC, HOST: '0.0.0.0' } });
  const read = async (path: string) => (await app.visitor().get(path)).text;
  expect(await read('/')).toContain('href="/media"');
  for (const path of ['/', '/pricing', '/media', '/help', '/privacy'])
    expect([path, await read(path)]).toEqual([
      path,
      expect.stringContaining('mailto:support@praise.example'),
    ]);
});

const OURS = /Goodword(?!(<!-- -->)? is software that anyone can run)|goodword\.example/;

test('An installation with a name and logo of its own shows none of ours, in pages, answers or mails', async () => {
  const dataDir = temporaryFolder({ 'logo.svg': '<svg viewBox="0 0 40 40"><circle r="9"/></svg>' });
  copyFileSync(databaseFile(inject('migratedFolder')), databaseFile(dataDir));
  const app = await startApp({
    storage: { dataDir, databaseUrl: null },
    env: {
      ...PUBLIC,
      SITE_NAME: 'Praise Bureau',
      LEGAL_NAME: 'Praise Ltd',
      LEGAL_ADDRESS: '1 High St, Leeds',
    },
  });
  const origin = { origin: PUBLIC.APP_URL };
  const form = newRegistration();
  const visitor = app.visitor();
  const ana = (await visitor.post('/api/auth/register', form, origin)).body;
  await app.visitor().post('/api/auth/forgot-password', { email: form.email }, origin);
  const review = { userId: ana.id, rating: 5, comment: 'Lovely.', customerName: 'Tom' };
  await app.visitor().post('/api/reviews/submit', review, origin);
  await expect.poll(() => mailsIn(dataDir).length).toBeGreaterThanOrEqual(2);

  for (const path of [
    ...['/', '/login', '/pricing', '/media', '/terms', '/privacy', '/help', '/app-shell', '/404'],
    ...['/manifest.webmanifest', '/sw.js', '/my-review', '/unsubscribe', '/for/x'],
    ...['/api/docs', '/api/docs/json', '/api/docs/yaml', '/healthz'],
    ...[`/review/${ana.id}`, `/review/${ana.id}?lang=tr`, '/review/0'],
  ]) {
    const { text, status } = await app.visitor().get(path, { accept: 'text/html' });
    expect([path, status < 500, foundIn(text)]).toEqual([path, true, undefined]);
    expect(text).not.toMatch(/%(SITE_NAME|APP_URL|SHELL|ICON)%|mailto:(null|")/);
  }
  for (const path of ['/dashboard', '/reviews', '/settings'])
    expect(foundIn((await visitor.get(path)).text)).toBeUndefined();
  for (const mail of mailsIn(dataDir)) {
    expect(mail).toContain('Praise Bureau');
    expect(foundIn(mail)).toBeUndefined();
  }
  const { text: media } = await app.visitor().get('/media');
  expect(media).toContain('Praise Ltd');
  expect((await app.visitor().get('/terms')).text).toContain(
    'at this address: Praise Ltd, 1 High St, Leeds.',
  );
  expect(media).not.toContain('/press/');

  const [, logo = ''] = /<link rel="icon" href="([^"]+)"/.exec(media) ?? [];
  const { headers } = await app.visitor().get(logo);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test('An installation with a name and no logo of its own offers only the mark, which shows no name', async () => {
  const app = await startApp({ env: { ...PUBLIC, SITE_NAME: 'Praise Bureau' } });
  const { text } = await app.visitor().get('/media');
  expect(text).toContain('Praise Bureau is that notebook');
  expect(Array.from(text.matchAll(/<a href="(\/press\/[^"]+)" download/g), ([, file]) => file)).toEqual([
    '/press/goodword-mark.svg',
    '/press/goodword-mark.png',
  ]);
});

/** Shows what is before it; the typeface has our name too. */
function foundIn(text: string): string | undefined {
  const visible = text.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '').replace(/^Message-ID:.*$/im, '');
  const { index } = OURS.exec(visible) ?? {};
  return index === undefined ? undefined : visible.slice(Math.max(0, index - 80), index + 40);
}

function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}
