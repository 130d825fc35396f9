import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { watchForUntrustedProxy } from './untrusted-proxy.ts';

test('Only a peer in a private network looks like an untrusted proxy', async () => {
  const app = fastify();
  watchForUntrustedProxy(app, true);
  const forward = (remoteAddress: string) =>
    app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } });
  for (const stranger of ['8.8.8.8', '2a00:1450:4001::1', '::ffff:8.8.8.8']) await forward(stranger);
  expect(app.untrustedProxy).toBeNull();
  await forward('172.18.0.2');
  expect(app.untrustedProxy).toMatchObject({ address: '172.18.0.2' });
});
