import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { noRateLimits } from '#server/http/rate-limits.ts';
import { avatarRoute, BACKGROUNDS } from './avatar.ts';

function get(query: string) {
  const app = Fastify();
  avatarRoute(app, { limits: noRateLimits });
  return app.inject(`/avatar?${query}`);
}

it('draws the initials of a name', async () => {
  const { body, headers, statusCode } = await get('name=Maya+Torres&size=80');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(body).toContain('>MT</text>');
  expect(body).toContain('width="80" height="80"');
});

it.each([
  ['%3Cscript%3E+%22x', '>&#60;&#34;</text>'],
  ['%26', '>&#38;</text>'],
])('escapes special characters in a name: %s', async (name, expected) => {
  const { body } = await get(`name=${name}`);
  expect(body).toContain(expected);
  expect(body).not.toContain('<script');
});

it('gives the same name the same color, and different names different ones', async () => {
  const colorOf = async (name: string) =>
    /fill="(#\w+)"/.exec((await get(`name=${encodeURIComponent(name)}`)).body)?.[1];
  expect(await colorOf('José')).toBe(await colorOf('Jose\u0301'));
  const names = ['Maya Torres', 'Ben Okafor', 'Lena Fischer', 'Ana Ruiz', 'Maria Lindqvist', 'Jonas Weber'];
  expect(new Set(await Promise.all(names.map(colorOf))).size).toBeGreaterThan(2);
});

it.each(BACKGROUNDS)('has white letters on %s with a contrast of at least 4.5:1', (background) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(background.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
});

it('can be cached for a day, and runs no scripts if opened directly', async () => {
  const { headers } = await get('name=Maya');
  expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it.each([
  ['', 'name must be 1 to 120 characters'],
  ['name=++', 'name must be 1 to 120 characters'],
  [`name=${'x'.repeat(121)}`, 'name must be 1 to 120 characters'],
  ['name=a&name=b', 'name must be 1 to 120 characters'],
  ['name=%00', 'name must be 1 to 120 characters'],
  ['name=a&size=15', 'size must be an integer from 16 to 512'],
  ['name=a&size=513', 'size must be an integer from 16 to 512'],
  ['name=a&size=1e2', 'size must be an integer from 16 to 512'],
])('answers an invalid query with 400 and a message (%#)', async (query, message) => {
  const response = await get(query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message });
});
