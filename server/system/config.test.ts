import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('every setting has a default for local use', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3000',
    isLoopback: true,
    dataDir: './data',
    databaseUrl: null,
    connections: 10,
    smtpUrl: null,
    mailFrom: { name: 'Goodword', address: 'no-reply@localhost' },
    qrServiceUrl: '/qr',
    avatarServiceUrl: '/avatar',
  });
});

test('APP_URL defaults to PORT and loses its trailing slash', () => {
  expect(readConfig({ PORT: '4000' }).appUrl).toBe('http://localhost:4000');
  expect(readConfig({ APP_URL: 'https://goodword.example/' }).appUrl).toBe('https://goodword.example');
});

test('only loopback addresses in both APP_URL and HOST count as loopback', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '127.8.0.1:80', '[::1]:3000']) {
    expect(readConfig({ APP_URL: `http://${host}` }).isLoopback).toBe(true);
  }
  for (const host of [
    'goodword.example',
    '127.0.0.1.evil.example',
    'localhost.example',
    '10.0.0.1',
    '[::2]',
  ]) {
    expect(readConfig({ APP_URL: `http://${host}` }).isLoopback).toBe(false);
  }
  for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(readConfig({ HOST }).isLoopback).toBe(true);
  for (const HOST of ['0.0.0.0', '::', '10.0.0.1', 'goodword.example'])
    expect(readConfig({ HOST }).isLoopback).toBe(false);
});

test('addresses are confirmed only where the service is public and sends real mail', () => {
  const SMTP_URL = 'smtp://smtp.example';
  const APP_URL = 'https://goodword.example';
  expect(readConfig({ SMTP_URL, APP_URL }).confirmsAddresses).toBe(true);
  expect(readConfig({ SMTP_URL }).confirmsAddresses).toBe(false);
  expect(readConfig({ APP_URL }).confirmsAddresses).toBe(false);
});

test('a HOST that accepts other machines is public, with rate limits and without test payments', () => {
  const env = { HOST: '0.0.0.0', APP_URL: 'http://localhost:3000' };
  expect(readConfig(env)).toMatchObject({ isLoopback: false, rateLimits: true, payments: null });
  expect(readConfig({ ...env, HOST: '' })).toMatchObject({ isLoopback: true, rateLimits: false });
});

test.for([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['APP_URL', 'goodword.example'],
  ['APP_URL', 'ftp://goodword.example'],
  ['APP_URL', 'https://goodword.example/reviews'],
  ['APP_URL', 'https://goodword.example/?'],
  ['APP_URL', 'https://goodword.example?ref=1'],
  ['APP_URL', 'https://goodword.example/#top'],
  ['APP_URL', 'https://admin:secret@goodword.example'],
  ['APP_URL', 'https://admin@goodword.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://localhost/x?sslmode=prefer'],
  ['DATABASE_REPLICA_URL', 'localhost'],
  ['DATABASE_REPLICA_URL', 'postgres://localhost/x'],
  ['DATABASE_POOL_MAX', '1'],
  ['DATABASE_STATEMENT_TIMEOUT', '7s'],
  ['DATABASE_LOCK_TIMEOUT', '99'],
  ['MIGRATIONS', 'never'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'nobody'],
  ['ADMIN_PASSWORD', '12345'],
  ['QR_SERVICE_URL', 'qr.example'],
  ['TRUST_PROXY', 'nonsense'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/-1'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '127.0.0.1, fd00::/129'],
  ['LOG_LEVEL', 'loud'],
  ['REGISTRATION', 'invite'],
] as const)('an invalid value is refused with a message that names the variable: %s=%s', ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must .+$`));
});

test('the message says what is expected', () => {
  for (const [name, value, expected] of [
    [
      'APP_URL',
      'https://goodword.example/app',
      'must have no path, query, fragment or user name, as in https',
    ],
    ['DATABASE_POOL_MAX', 'many', 'must be a number of connections from 2 to 200'],
    ['TRUST_PROXY', '10.0.0.0/99', 'must list addresses such as 127.0.0.1, or ranges'],
  ] as const)
    expect(() => readConfig({ [name]: value })).toThrow(`${name} ${expected}`);
});

test.for([
  [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', PAYMENTS: 'test' }, 'PAYMENTS'],
  [{ STRIPE_API_URL: 'api.stripe.com' }, 'STRIPE_API_URL'],
  [{ PAYMENTS: 'none' }, 'PAYMENTS'],
] as const)('incomplete payment settings are refused: %o', ([env, name]) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .+$`));
});

test.for([
  [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ PAYMENTS: 'test' }, 'PAYMENTS'],
] as const)('PLANS=off refuses payment settings and names both variables: %o', ([env, name]) => {
  const read = () => readConfig({ ...env, PLANS: 'off' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`${name}.* must not be set with PLANS=off`));
});

test('PLANS=off has no payments, also on a loopback address', () => {
  expect(readConfig({ PLANS: 'off' })).toMatchObject({ hasPlans: false, payments: null });
  expect(readConfig({})).toMatchObject({ hasPlans: true });
});

test('test payments are only available on a loopback address or with PAYMENTS=test', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const APP_URL = 'https://goodword.example';
  expect(readConfig({}).payments).toEqual({ provider: 'test' });
  expect(readConfig({ APP_URL }).payments).toBeNull();
  expect(readConfig({ APP_URL, PAYMENTS: 'test' }).payments).toEqual({ provider: 'test' });
  for (const env of [keys, { ...keys, APP_URL }]) {
    expect(readConfig(env).payments).toMatchObject({ provider: 'stripe', secretKey: 'sk_live_x' });
  }
});
