import { beforeEach, expect, test } from 'vitest';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test('The docs, made when they are first asked for, answer those who ask first, all at once, like those who come later', async () => {
  const visitor = (await startApp()).visitor();
  const paths = ['/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui.css', '/api/docs/json'];
  const ask = () => Promise.all(paths.map((path) => visitor.get(path)));
  const [first, later] = [await ask(), await ask()];
  expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(later.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
  const [page, json] = first;
  expect(page?.headers.get('content-type')).toContain('text/html');
  expect(page?.headers.get('content-security-policy')).toContain(
    "script-src 'self'; style-src 'self' 'sha256-",
  );
  expect(page?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Object.keys(json?.body.paths['/api/reviews/submit'])).toEqual(['post']);
});

test('A HEAD of the docs has the length of the page, and what the docs have not is not found', async () => {
  const visitor = (await startApp()).visitor();
  const page = await visitor.get('/api/docs');
  const head = await visitor.send('HEAD', '/api/docs');
  expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(page.text));
  expect((await visitor.get('/api/docs/nothing')).body).toEqual({ message: 'Not found' });
});
