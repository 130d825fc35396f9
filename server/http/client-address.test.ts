import { expect, test } from 'vitest';
import { clientKey, dropForwardedPorts } from './client-address.ts';

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
] as const)('%s is counted as %s', ([ip, expected]) => {
  expect(clientKey(caller(ip))).toBe(expected);
});

test.for(['', 'unknown', ':80', '999.1.1.1:80', '1.2.3', '999', 'x'.repeat(5_000)])(
  'a proxy that forwards %o is counted by its own address',
  (ip) => {
    expect(clientKey(caller(ip, '10.0.0.1'))).toBe('10.0.0.1');
  },
);

test('a port that a proxy forwards is dropped before the address is read', () => {
  const headers = { 'x-forwarded-for': '203.0.113.7:5678, [2001:db8:1:2::9]:443,[::1]' };
  dropForwardedPorts(headers);
  expect(headers).toEqual({ 'x-forwarded-for': '203.0.113.7, 2001:db8:1:2::9, ::1' });
});

function caller(ip: string, remoteAddress = '') {
  return { ip, socket: { remoteAddress } } as unknown as Parameters<typeof clientKey>[0];
}
