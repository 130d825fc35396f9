import { beforeEach, describe, expect, test } from 'vitest';
import { rawRequest } from '#tests/raw-request.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const EVERYWHERE = [
  ...['/', '/review/1', '/nothing', '/api/auth/me', '/api/docs', '/assets/gone.js', '/sw.js'],
  ...['/qr?data=x', '/avatar?name=Ana', '/unsubscribe?token=x', '/dev/mail'],
];

describe('Every response', () => {
  test('forbids sniffing, framing and cross-origin reads, and sends no referrer', async () => {
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
          // Pages with a plain form need a same-origin referrer.
          referrer: /^\/(review|unsubscribe)/.test(path) ? 'same-origin' : 'no-referrer',
          opener: 'same-origin',
          isFramed: false,
          poweredBy: null,
          readers: null,
        },
      ]);
    }
  });

  test('lets no page use a camera, microphone, location or device, only what our own pages need', async () => {
    const app = await startApp();
    for (const path of EVERYWHERE) {
      const policy = (await app.visitor().get(path)).headers.get('permissions-policy') ?? '';
      const features = Object.fromEntries(policy.split(', ').map((each) => each.split('=')));
      expect([path, features]).toEqual([
        path,
        expect.objectContaining({
          camera: '()',
          microphone: '()',
          geolocation: '()',
          payment: '()',
          usb: '()',
          'publickey-credentials-get': '(self)',
          'publickey-credentials-create': '(self)',
          'screen-wake-lock': '(self)',
          'clipboard-write': '(self)',
        }),
      ]);
    }
  });

  test('of the API is never cached, however its URL is spelled', async () => {
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
      const answer = await rawRequest(
        app.url,
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      );
      expect([target, answer]).toEqual([target, expect.stringMatching(/^cache-control: no-store\r$/im)]);
      expect([target, answer]).toEqual([
        target,
        expect.stringMatching(/^x-content-type-options: nosniff\r$/im),
      ]);
      expect([target, answer]).toEqual([target, expect.stringMatching(/\r\n\r\n\{"message":"[^"]+"\}$/)]);
    }
  });

  test('has HSTS for a year, including subdomains, but only with https', async () => {
    const https = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const http = await startApp();
    for (const path of ['/', '/api/auth/me', '/nothing']) {
      const [there, here] = [await https.visitor().get(path), await http.visitor().get(path)];
      expect(there.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(here.headers.get('strict-transport-security')).toBeNull();
    }
  });
});

test('No URL redirects to another host', async () => {
  const app = await startApp();
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/assets//evil.example/..',
    '/icons',
    '/login?next=//evil.example',
    'http://evil.example/',
  ]) {
    const [head = ''] = (
      await rawRequest(app.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    ).split('\r\n\r\n');
    expect([target, head]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 (200|400|404) /)]);
    expect([target, head]).toEqual([target, expect.not.stringMatching(/^(location|refresh):/im)]);
  }
});
