import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseFile } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { startApp } from '#tests/start-app.ts';

const PUBLIC = { APP_URL: 'https://praise.example' };

test('Pages show the settings of the installation, in their first byte and to their scripts', async () => {
  const app = await startApp({
    env: { ...PUBLIC, SITE_NAME: 'Praise & "Bureau"', SUPPORT_EMAIL: 'help@praise.example' },
  });
  for (const path of ['/', '/terms', '/privacy', '/pricing']) {
    const { text, headers } = await app.visitor().get(path);
    expect(text).toMatch(/<title>.*Praise &#38; &#34;Bureau&#34;.*<\/title>/);
    expect(text).toContain('mailto:help@praise.example');
    expect(text).toContain('"name":"Praise & \\"Bureau\\""');
    expect(text).not.toMatch(/%[A-Z_]+%|support@goodword/);
    const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    const etag = headers.get('etag') ?? '';
    expect((await app.visitor().get(path, { 'if-none-match': etag })).status).toBe(304);
  }
});

test('A public installation without press.json has no press page, and no link to it', async () => {
  const app = await startApp({ env: PUBLIC });
  expect((await app.visitor().get('/media')).status).toBe(404);
  expect((await app.visitor().get('/')).text).not.toContain('/media');
});

const OURS =
  /Goodword(?!(<!-- -->)? is software that anyone can run)|goodword\.example|Clara Lindqvist|Jonas Okafor|310,000/;

test('An installation with a name, logo and press page of its own shows none of ours, in pages, answers or mails', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'praise-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  copyFileSync(databaseFile(inject('migratedFolder')), databaseFile(dataDir));
  writeFileSync(join(dataDir, 'logo.svg'), '<svg viewBox="0 0 40 40"><circle r="9"/></svg>');
  const press = { figures: [['12', 'restaurants']], pressContacts: [] };
  writeFileSync(join(dataDir, 'press.json'), JSON.stringify(press));
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
    ...[
      '/',
      '/login',
      '/register',
      '/pricing',
      '/media',
      '/terms',
      '/privacy',
      '/help',
      '/app-shell',
      '/404',
    ],
    ...['/press.json', '/manifest.webmanifest', '/sw.js', '/verify', '/my-review', '/unsubscribe', '/for/x'],
    ...['/api/docs', '/api/docs/json', '/api/docs/yaml', '/healthz', '/.well-known/jwks.json'],
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
    expect(mail).not.toContain('Contact support');
  }
  const { text: terms } = await app.visitor().get('/terms');
  expect(terms).toContain('its operator at this address: Praise Ltd, 1 High St, Leeds.');
  const { text: media } = await app.visitor().get('/media');
  expect(media).toContain('restaurants');
  expect(media).not.toContain('Sample');

  const [, logo = ''] = /<link rel="icon" href="([^"]+)"/.exec(media) ?? [];
  const { headers, status } = await app.visitor().get(logo);
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    200,
    'image/svg+xml',
    'nosniff',
  ]);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(headers.get('cache-control')).toContain('immutable');
});

/** With what is before it; the typeface has our name too. */
function foundIn(text: string): string | undefined {
  const visible = text.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/^Message-ID:.*$/im, '');
  const { index } = OURS.exec(visible) ?? {};
  return index === undefined ? undefined : visible.slice(Math.max(0, index - 80), index + 40);
}

function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}
