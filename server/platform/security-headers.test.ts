import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { skipWithoutDatabase, startApp, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const EVERYWHERE = [
  '/',
  '/login',
  '/review/1',
  '/nothing',
  '/api/auth/me',
  '/api/nothing',
  '/api/docs',
  '/api/docs/json',
  '/assets/gone.js',
  '/manifest.webmanifest',
  '/sw.js',
  '/qr?data=x',
  '/avatar?name=Ana',
  '/unsubscribe?token=x',
  '/dev/mail',
];

describe('Every answer', () => {
  test('keeps its type, tells nobody where one came from, and is shown and read by this site alone', async () => {
    const app = await startApp();
    for (const path of EVERYWHERE) {
      const { headers } = await app.visitor().get(path);
      const told = {
        nosniff: headers.get('x-content-type-options'),
        referrer: headers.get('referrer-policy'),
        opener: headers.get('cross-origin-opener-policy'),
        isFramed: !/frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? ''),
        poweredBy: headers.get('x-powered-by') ?? headers.get('server'),
        readers: headers.get('access-control-allow-origin'),
      };
      expect([path, told]).toEqual([
        path,
        {
          nosniff: 'nosniff',
          // A page with a form that is posted without a script names itself to this site.
          referrer: /^\/(review|unsubscribe)/.test(path) ? 'same-origin' : 'no-referrer',
          opener: 'same-origin',
          isFramed: false,
          poweredBy: null,
          readers: null,
        },
      ]);
    }
  });

  test('has them also where the request is refused before anything else', async () => {
    const app = await startApp();
    const { status, headers } = await app
      .visitor()
      .post('/api/auth/login', {}, { origin: 'https://evil.example' });
    expect([status, headers.get('x-content-type-options')]).toEqual([403, 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('of the API is kept nowhere, be it a success or a refusal', async () => {
    const app = await startApp();
    const ana = await app.professional();
    for (const path of [
      '/api/auth/me',
      '/api/my-data',
      '/api/reviews',
      '/api/admin/users',
      '/api/users/0',
      '/api/x',
    ]) {
      expect([path, (await ana.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    expect((await ana.post('/api/auth/login', {})).headers.get('cache-control')).toBe('no-store');
  });

  test('of the API is kept nowhere, however its address is spelled', async () => {
    const app = await startApp();
    for (const target of [
      '/%61pi/auth/me',
      '/ap%69/nothing',
      'http://localhost/api/auth/me',
      'HTTP://localhost/api/nothing',
      'http://localhost/%61pi/users/0?x=/',
      '/api',
      '/api/%zz',
    ]) {
      const answer = await rawGet(app, target, { accept: 'text/html' });
      expect([target, answer]).toEqual([target, expect.stringMatching(/^cache-control: no-store\r$/im)]);
      expect([target, answer]).toEqual([
        target,
        expect.stringMatching(/^x-content-type-options: nosniff\r$/im),
      ]);
      expect([target, answer]).toEqual([target, expect.stringMatching(/\r\n\r\n\{"message":"[^"]+"\}$/)]);
    }
  });

  test('asks for https for a year, subdomains too, where the product is on https, and nowhere else', async () => {
    const https = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const http = await startApp();
    for (const path of ['/', '/api/auth/me', '/nothing']) {
      const [there, here] = [await https.visitor().get(path), await http.visitor().get(path)];
      expect(there.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(here.headers.get('strict-transport-security')).toBeNull();
    }
  });
});

test('No address leads to another host', async () => {
  const app = await startApp();
  for (const target of [
    '//evil.example',
    '//evil.example/%2e%2e',
    '//evil.example/..;/',
    '/\\evil.example',
    '/%5Cevil.example/%2e%2e',
    '/.//evil.example',
    '///evil.example//',
    '/assets//evil.example/..',
    '/icons',
    '/press/',
    '/login?next=//evil.example',
    'http://evil.example/',
    'http://evil.example/assets',
  ]) {
    const [head = ''] = (await rawGet(app, target)).split('\r\n\r\n');
    expect([target, head]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 (200|400|404) /)]);
    expect([target, head]).toEqual([target, expect.not.stringMatching(/^(location|refresh):/im)]);
  }
});

/** As a client writes it that does not tidy addresses up. */
function rawGet(app: TestApp, target: string, headers: Record<string, string> = {}): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join('')}\r\n`),
    );
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
