import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { noRateLimits } from '#server/http/rate-limits.ts';
import { avatarRoute } from './avatar.ts';

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

it.each([['%3C%3E', '>&#60;</text>']])('escapes special characters in a name: %s', async (name, expected) => {
  const { body } = await get(`name=${name}`);
  expect(body).toContain(expected);
  expect(body).not.toContain('<script');
});

it('can be cached for a day, and runs no scripts if opened directly', async () => {
  const { headers } = await get('name=Maya');
  expect(headers['cache-control']).toBe('public, max-age=86400, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it.each([
  ['', 'name must be 1 to 120 characters'],
  [`name=${'x'.repeat(121)}`, 'name must be 1 to 120 characters'],
  ['name=%00', 'name must be 1 to 120 characters'],
  ['name=a&size=513', 'size must be an integer from 16 to 512'],
  ['name=a&size=15', 'size must be an integer from 16 to 512'],
])('answers an invalid query with 400 and a message (%#)', async (query, message) => {
  const response = await get(query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message });
});
