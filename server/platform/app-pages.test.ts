import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
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
