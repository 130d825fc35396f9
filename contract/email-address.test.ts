import { expect, test } from 'vitest';
import { asciiAddress } from './email-address.ts';
import { email } from './fields.ts';

const label = 'a'.repeat(63);
const address = email('no');

test.for([
  "o'brien+tips@x.example",
  'a!#$%&*+/=?^_`{|}~-b@x.example',
  '-@x.example',
  'rosa@xn--mnchen-3ya.de',
  'rosa@почта.xn--p1ai',
  'rosa@münchen.de',
  'rosa@BÜCHER.例え',
  'rosa@ab--c.example',
  'a@b.c',
  `${'a'.repeat(64)}@${label}.${label}.example`,
])('An address such as %s is accepted as typed', (typed) => {
  expect(address.safeParse(` ${typed} `)).toMatchObject({ success: true, data: typed });
});

test.for([
  'rosa',
  'rosa@',
  '@x.example',
  'rosa@example',
  'rosa@.example',
  'rosa@x.example.',
  'rosa@-x.example',
  'rosa@x.1',
  'rosa@[127.0.0.1]',
  'rosa@x.exa％mple',
  'rosa@x.\ud800example',
  'rösa@x.example',
  'ro sa@x.example',
  'rosa@x.example\nben',
  'rosa@x@x.example',
  'rosa@x.example, ben@x.example',
  // Mail servers refuse these dots.
  '.rosa@x.example',
  'ro..sa@x.example',
  `${'a'.repeat(65)}@x.example`,
  `rosa@${'a'.repeat(64)}.example`,
  `rosa@${`${label}.`.repeat(4)}example`,
  ['rosa@x.example'],
])('Text such as %s is no address', (typed) => {
  expect(address.safeParse(typed).error?.issues[0]?.message).toBe('no');
});

test('Full-width signs and invisible or control characters in an address become what was meant', () => {
  for (const typed of [
    'ｒｏｓａ＠ｘ．ｅｘａｍｐｌｅ',
    'rosa＠x。example',
    '\u202arosa@x.example\u202c',
    '\u200brosa@x.example ',
    'ro\u0000sa@x\u001b.example\u0007\r\n',
  ])
    expect(address.safeParse(typed).data).toBe('rosa@x.example');
});

test('Mail servers get the domain in ASCII', () => {
  expect(asciiAddress('Rosa@MÜNCHEN.de')).toBe('Rosa@xn--mnchen-3ya.de');
  expect(asciiAddress('Rosa@X.example')).toBe('Rosa@x.example');
  expect(asciiAddress('admin@localhost')).toBe('admin@localhost');
});
