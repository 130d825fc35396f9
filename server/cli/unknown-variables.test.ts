import { expect, test } from 'vitest';
import { describeUnknownVariables } from './unknown-variables.ts';

const describe = (ofFile: Record<string, string>, environment = {}) =>
  describeUnknownVariables(ofFile, '.env', environment);

test.for([
  ['SMPT_URL', 'SMTP_URL'],
  ['PLAN', 'PLANS'],
  ['smtp_url', 'SMTP_URL'],
  ['DB_URL', 'DATABASE_URL'],
  ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
  ['DATABASE_URL_FIL', 'DATABASE_URL_FILE'],
  ['MAIL_FROM_FILE', 'MAIL_FROM'],
] as const)('An unknown variable of .env is named with the nearest known name: %s', ([name, nearest]) => {
  expect(describe({ [name]: 'secret' })).toEqual([
    `.env has ${name}, which does nothing: did you mean ${nearest}?`,
  ]);
});

test('An unknown variable that resembles none is named, too', () => {
  expect(describe({ GREETING: 'hello' })[0]).toMatch(/^\.env has GREETING, which does nothing: README/);
});

test('Settings, their files and what Compose reads from .env are not named', () => {
  const ours = {
    PORT: '1',
    SMTP_URL_FILE: '/run/secrets/smtp',
    COMPOSE_FILE: 'compose.yaml',
    DOMAIN: 'a.example',
  };
  expect(describe(ours)).toEqual([]);
});

test('A variable of Node.js in .env is named unless the environment has it, where alone it counts', () => {
  const ofNode = { NODE_EXTRA_CA_CERTS: '/etc/ca.pem' };
  expect(describe(ofNode)).toEqual([
    '.env has NODE_EXTRA_CA_CERTS, which only has an effect in the environment',
  ]);
  expect(describe(ofNode, ofNode)).toEqual([]);
});

test("In the environment, which has others' variables, only an obvious slip is named, and once", () => {
  const others = {
    HOME: '/',
    LANG: 'C',
    PATH: '/bin',
    LOGNAME: 'ann',
    HOSTNAME: 'a',
    MAIL: 'x',
    SHELL: 'sh',
    PWD: '/',
  };
  expect(describe({}, others)).toEqual([]);
  expect(describe({}, { SMPT_URL: 'secret' })).toEqual([
    'The environment has SMPT_URL, which does nothing: did you mean SMTP_URL?',
  ]);
  expect(describe({ SMPT_URL: 'secret' }, { SMPT_URL: 'secret' })).toHaveLength(1);
});
