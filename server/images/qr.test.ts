import Fastify from 'fastify';
import { PNG } from 'pngjs';
import { afterAll, expect, it } from 'vitest';
import { noRateLimits } from '#server/http/rate-limits.ts';
import { decodeQr } from '#tests/decode-qr.ts';
import { qrRoute } from './qr.ts';

const LINK = 'https://goodword.example/review/42/7';

const app = Fastify();
qrRoute(app, { limits: noRateLimits });
afterAll(() => app.close());

function get(query: Record<string, string> | string) {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  return app.inject(`/qr?${search}`);
}

async function getPixels(query: Record<string, string>) {
  const { rawPayload } = await get(query);
  return PNG.sync.read(rawPayload);
}

it.each([
  ['50x50', LINK],
  ['250x250', LINK],
  ['1000x1000', 'x'.repeat(1_000)],
  ['400x400', 'Grüße – 感謝 – شكرا 🌟'],
])('draws a PNG of exactly %s that scans to the given data', async (size, data) => {
  const { rawPayload } = await get({ size, data });
  const { width, height } = PNG.sync.read(rawPayload);
  expect(`${width}x${height}`).toBe(size);
  expect((await decodeQr(rawPayload))?.text).toBe(data);
});

it('draws the same code as a scalable SVG without scripts', async () => {
  const { body, headers } = await get({ data: LINK, format: 'svg', size: '300x300' });
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('width="300" height="300" viewBox="0 0 37 37" shape-rendering="crispEdges"');
  expect(body).not.toContain(LINK);

  const { width, data } = await getPixels({ size: '250x250', data: LINK });
  const fromPath = new Set<string>();
  for (const [, x, y, length] of body.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let at = 0; at < Number(length); at += 1) fromPath.add(`${Number(x) + at},${y}`);
  }
  const fromPng = new Set<string>();
  for (let y = 0; y < 37; y += 1) {
    for (let x = 0; x < 37; x += 1) {
      if (data[((14 + y * 6) * width + 14 + x * 6) * 4] === 0) fromPng.add(`${x},${y}`);
    }
  }
  expect(fromPath).toEqual(fromPng);
});

it('can be cached for a day, and is not sniffed', async () => {
  for (const format of ['png', 'svg']) {
    const { headers } = await get({ data: LINK, format });
    expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it.each([
  ['data=', 'data must be 1 to 1,000 characters'],
  ['data=a&size=250x251', 'size must be square, from 50x50 to 1000x1000, like 250x250'],
  [`data=${'x'.repeat(1_001)}`, 'data must be 1 to 1,000 characters'],
  ['data=a&size=1001x1001', 'size must be square, from 50x50 to 1000x1000, like 250x250'],
  ['data=a&size=49x49', 'size must be square, from 50x50 to 1000x1000, like 250x250'],
  ['data=a&format=gif', 'format must be png or svg'],
  [`data=${'x'.repeat(500)}&size=60x60`, 'data is too long for a code of this size'],
  [`data=${'%E6%84%9F'.repeat(1_000)}&size=1000x1000`, 'data is too long for a code of this size'],
])('answers an invalid query with 400 and a message (%#)', async (query, message) => {
  const response = await get(query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message });
});
