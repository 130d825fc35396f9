import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { getRaw } from '#tests/get-raw.ts';
import { startApp, startWithAna } from '#tests/start-app.ts';

/** Pages that are the same for everyone, the shell, and an unknown path. */
const KEPT = ['/', '/login', '/pricing', '/help', '/dashboard', '/app-shell', '/nothing'];

describe('A page', () => {
  test('is the same in every encoding, and uses the best one the browser accepts', async () => {
    const app = await startApp();
    for (const path of [...KEPT, '/review/999999']) {
      const url = app.url + path;
      const plain = await getRaw(url);
      expect([path, plain.headers['content-encoding']]).toEqual([path, undefined]);
      expect(plain.headers.vary).toMatch(/Accept-Encoding$/);
      // Different each time, so it is assembled from parts compressed with gzip.
      const best = path.startsWith('/review') ? 'gzip' : 'br';
      for (const [accepted, chosen] of [
        ['gzip, deflate, br', best],
        ['gzip', 'gzip'],
        ['br;q=0, gzip;q=0.5', 'gzip'],
        ['gzip; q=0', undefined],
        ['brotli', undefined],
      ] as const) {
        const { headers, bytes } = await getRaw(url, { 'accept-encoding': accepted });
        const encoding = headers['content-encoding'];
        expect([path, accepted, encoding]).toEqual([path, accepted, chosen]);
        expect(headers.vary).toBe(plain.headers.vary);
        expect(decode(encoding, bytes)).toBe(plain.bytes.toString());
        if (encoding) expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      }
    }
  });

  test('is not sent again if the browser has it cached', async () => {
    const app = await startApp();
    for (const path of KEPT.filter((path) => path !== '/nothing')) {
      const { headers } = await getRaw(app.url + path);
      const { etag = '' } = headers;
      expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
      for (const known of [etag, `W/"other", ${etag}`]) {
        const again = await getRaw(app.url + path, { 'if-none-match': known, 'accept-encoding': 'br' });
        expect([path, again.status, again.bytes.length, again.headers.etag]).toEqual([path, 304, 0, etag]);
      }
      expect((await getRaw(app.url + path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    }
  });

  test('with the review form is never cached, because each has its own idempotency key', async () => {
    const { app, ana } = await startWithAna();
    const path = `/review/${ana.user.id}`;
    const keys = await Promise.all(
      [1, 2].map(async () => {
        const { status, headers, bytes } = await getRaw(app.url + path, { 'accept-encoding': 'gzip, br' });
        expect([status, headers.etag]).toEqual([200, undefined]);
        const text = decode(headers['content-encoding'], bytes);
        return /name="idempotencyKey" value="([^"]+)"/.exec(text)?.[1];
      }),
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('contains only inline styles that the content security policy allows by hash', async () => {
    const { app, ana } = await startWithAna();
    let elements = 0;
    for (const path of [...KEPT, '/terms', `/review/${ana.user.id}`, '/review/0']) {
      const { text, headers } = await app.visitor().get(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const [, styles = ''] of text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
        elements += 1;
        const hash = createHash('sha256').update(styles).digest('base64');
        expect([path, policy]).toEqual([path, expect.stringContaining(`'sha256-${hash}'`)]);
      }
    }
    // All but the shell, which links to its styles.
    expect(elements).toBe(8);
  });
});

describe('A link preview', () => {
  test('of a review page names professional and workplace, escaped, and uses only APP_URL', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const ana = await app.professional({ fullName: 'Ana"><b> Ruiz' });
    const origin = 'https://goodword.example';
    const place = { name: 'Blue & Door', location: 'Lisbon' };
    const { body: workplace } = await ana.post('/api/workplaces', place, { origin });
    const path = `/review/${ana.user.id}/${workplace.id}`;
    const { text } = await app.visitor().get(`${path}?utm=x`, { 'x-forwarded-host': 'evil.example' });
    const title = 'Review for Ana&#34;&#62;&#60;b&#62; at Blue &#38; Door - Lisbon';
    expect(text).toContain(`<title>${title}</title>`);
    expect(previewIn(text)).toMatchObject({
      'og:title': title,
      'og:description': expect.stringMatching(
        /^Blue &#38; Door - Lisbon · How did Ana&#34;&#62;&#60;b&#62; do\?/,
      ),
      'og:url': `https://goodword.example${path}`,
      'og:image': 'https://goodword.example/link-preview.png',
    });
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/evil|Ruiz/);
    expect((await app.visitor().get('/link-preview.png')).headers.get('content-type')).toBe('image/png');
    expect((await app.visitor().get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /api/\n');
  });
});

function previewIn(text: string): Record<string, string> {
  const tags = text.matchAll(/<meta property="(og:[a-z:_]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

function decode(encoding: string | undefined, bytes: Buffer): string {
  const decoded =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return decoded.toString();
}
