import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { skipWithoutDatabase, startApp, startWithAna } from '#tests/start-app.ts';
import { limitBodies } from './body-limits.ts';
import { answerErrors } from './errors.ts';

beforeEach(skipWithoutDatabase);

describe('A page that fails', () => {
  const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('is replaced by an HTML error page with a retry link', async () => {
    const app = await startApp();
    await app.service.deps.db.destroy();
    const { status, headers, text } = await app.visitor().get('/review/1', asPerson);
    expect([status, headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).toContain('>Please try again in a moment</h1>');
    expect((await app.visitor().get('/api/users/1', asPerson)).body).toEqual({
      message: 'Internal server error',
    });
  });

  test('has an error page that names a problem with the URL', async () => {
    const app = await startApp();
    const { status, text } = await app.visitor().get(`/${'x'.repeat(9_000)}`, asPerson);
    expect(status).toBe(414);
    expect(text).toContain('>This page can&#x27;t be opened</h1>');
    expect(text).toContain('The address is too long.');
  });
});

describe('A URL', () => {
  test('with an impossible id is answered with the endpoint’s own 404', async () => {
    const app = await startApp();
    for (const id of ['2147483648', '0', '-1', '1.5', 'x', '%00']) {
      const user = await app.visitor().get(`/api/users/${encodeURI(id)}`);
      expect([id, user.status, user.body]).toEqual([id, 404, { message: 'User not found' }]);
      const workplace = await app.visitor().get(`/api/workplaces/${encodeURI(id)}`);
      expect([id, workplace.status, workplace.body]).toEqual([id, 404, { message: 'Workplace not found' }]);
    }
  });

  test('that is unknown and outside the API gets the 404 page', async () => {
    const app = await startApp();
    const page = await app.visitor().get('/no/such/page');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await app.visitor().get('/assets/gone.js')).headers.get('content-type')).toContain(
      'application/json',
    );
    expect((await app.visitor().get('/../package.json')).text).not.toContain('"goodword"');
  });
});

test('A request with a body that waits for the database gets 503 after 14 s', async ({ skip }) => {
  skip(process.env.TEST_DATABASE === 'postgres', 'writers don’t wait for one another there');
  const { app, ana } = await startWithAna();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const writing = app.service.deps.db.transaction().execute(() => released);
  const { status, body } = await app
    .visitor()
    .post('/api/reviews/submit', newReview(ana.user.id))
    .finally(release);
  expect([status, body]).toEqual([503, { message: expect.any(String) }]);
  await writing;
});

test.for([
  ['onRequest', ''],
  ['handler', ''],
  ['handler', 'transfer-encoding: chunked\r\n\r\n0\r\n'],
])('A request whose %s hangs gets 503', async ([place, body]) => {
  const app = Fastify();
  app.setErrorHandler(answerErrors(vi.fn()));
  limitBodies(app);
  const hang = () => new Promise<void>(() => {});
  const onRequest = place === 'onRequest' ? hang : async () => {};
  app.get('/api/slow', { config: { timeout: 50 }, onRequest }, hang);
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const request = `GET /api/slow HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${body}\r\n`;
  expect(await rawRequest(url, request)).toMatch(/^HTTP\/1.1 503 /);
});

test('A response that a slow phone is still reading is not cut off', async () => {
  const app = Fastify();
  limitBodies(app);
  const size = 32 * 1024 * 1024;
  app.get('/large', { config: { timeout: 50 } }, () => Buffer.alloc(size));
  onTestFinished(() => app.close());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${url}/large`);
  await sleep(200);
  expect((await response.arrayBuffer()).byteLength).toBe(size);
});

describe('A malformed request', () => {
  test.for([
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    [
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ] as const)('%#: gets a JSON error, and the connection is closed', async ([request, status]) => {
    const app = await startApp();
    const answer = await rawRequest(app.url, request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/{"message":"[^"]+"}$/);
  });
});

describe('A cross-site request', () => {
  test.for([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'http://localhost:3000' }, 201],
    [{}, 201],
  ] as const)('is detected by its headers: %o is answered with %i', async ([headers, status]) => {
    const app = await startApp();
    const answer = await app.visitor().post('/api/auth/register', newRegistration(), headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toEqual({ message: 'Cross-site request blocked' });
  });

  test('is refused over https if it has a session but no such header', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const ana = await app.professional();
    expect((await ana.post('/api/workplaces', { name: 'Café' })).status).toBe(403);
    expect(
      (await ana.post('/api/workplaces', { name: 'Café' }, { 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(201);
  });
});

describe('Pages', () => {
  test('have a content security policy without unsafe-inline', async () => {
    const app = await startApp();
    for (const path of ['/', '/login', '/review/1', '/nothing']) {
      const policy = (await app.visitor().get(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    }
  });
});

describe('Files', () => {
  test.for([
    ['/sync.js', /^application\/javascript|^text\/javascript/, 'no-cache'],
    ['/sw.js', /^application\/javascript|^text\/javascript/, 'no-cache'],
    ['/manifest.webmanifest', /^application\/manifest\+json; charset=utf-8$/, 'public, max-age=3600'],
    ['/favicon.svg', /^image\/svg\+xml; charset=utf-8$/, 'public, max-age=3600'],
    ['/icons/icon-192.png', /^image\/png$/, 'public, max-age=3600'],
  ] as const)('%s has the right content type and caching', async ([path, type, caching]) => {
    const app = await startApp();
    for (const encoding of ['identity', 'gzip, br']) {
      const { status, headers } = await app.visitor().get(path, { 'accept-encoding': encoding });
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-type')).toMatch(type);
      expect(headers.get('cache-control')).toBe(caching);
    }
  });
});
