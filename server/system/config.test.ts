import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '#server/basics/operator-error.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readConfig } from './config.ts';
import { secrets } from './secret-files.ts';

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
  for (const host of ['goodword.example', '127.0.0.1.evil.example', 'localhost.example', '[::2]']) {
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
  ['APP_URL', 'goodword.example'],
  ['APP_URL', 'https://goodword.example/reviews'],
  ['APP_URL', 'https://admin:secret@goodword.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_POOL_MAX', '1'],
  ['DATABASE_STATEMENT_TIMEOUT', '7s'],
  ['MIGRATIONS', 'never'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'nobody'],
  ['ADMIN_PASSWORD', '12345'],
  ['QR_SERVICE_URL', 'qr.example'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['LOG_LEVEL', 'loud'],
  ['REGISTRATION', 'invite'],
  ['THANKS_LINKS', 'no'],
  ['UPDATE_CHECK', 'daily'],
  ['UPDATE_URL', 'goodword.example/release.json'],
  ['UPDATE_URL', 'http://goodword.example/release.json'],
  ['UPDATE_URL', 'https://goodword.example:8443/release.json'],
  ['UPDATE_URL', 'https://ann:x@goodword.example/release.json'],
] as const)('an invalid value is refused with a message that names the variable: %s=%s', ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(new RegExp(`^${name} must .+$`));
});

test.for([
  [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', PAYMENTS: 'test' }, 'PAYMENTS'],
  [{ STRIPE_API_URL: 'api.stripe.com' }, 'STRIPE_API_URL'],
] as const)('incomplete payment settings are refused: %o', ([env, name]) => {
  const read = () => readConfig(env);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(new RegExp(`^${name} .+$`));
});

test.for([
  [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ PAYMENTS: 'test' }, 'PAYMENTS'],
] as const)('PLANS=off refuses payment settings and names both variables: %o', ([env, name]) => {
  const read = () => readConfig({ ...env, PLANS: 'off' });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(new RegExp(`${name}.* must not be set with PLANS=off`));
});

test('PLANS=off has no payments, also on a loopback address', () => {
  expect(readConfig({ PLANS: 'off' })).toMatchObject({ hasPlans: false, payments: null });
  expect(readConfig({})).toMatchObject({ hasPlans: true });
});

test('UPDATE_CHECK=on reads the project’s release file, and a loopback address only on a private service', () => {
  const read = (env: NodeJS.ProcessEnv) => readConfig({ UPDATE_CHECK: 'on', ...env }).updateUrl?.href;
  expect(readConfig({}).updateUrl).toBeNull();
  expect(read({})).toBe('https://goodword.example/release.json');
  const UPDATE_URL = 'http://localhost:4000/release.json';
  expect(read({ UPDATE_URL })).toBe(UPDATE_URL);
  expect(() => read({ UPDATE_URL, APP_URL: 'https://goodword.example' })).toThrow(
    /^UPDATE_URL must look like /,
  );
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

test.for(['smtp://ann:s%40cret@smtp.example:587', 'smtp://ann@example.com:x@smtp.example?name=a.example'])(
  'SMTP_URL is taken as it is: %s',
  (smtpUrl) => {
    expect(readConfig({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
  },
);

test.for([
  ['"Good, Word" <a@example.com>', 'Good, Word'],
  ['"Ann \\"A\\" Li" <a@example.com>', 'Ann "A" Li'],
  ['Café ☕ <a@example.com>', 'Café ☕'],
  ['<a@example.com>', 'Goodword'],
  ['a@example.com', 'Goodword'],
] as const)('MAIL_FROM has the name that people expect: %s', ([text, name]) => {
  expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual({ name, address: 'a@example.com' });
});

test.for([
  'a@example.com, b@example.com',
  'Ann <a@example.com>, Ben <b@example.com>',
  'a@example.com (Ann)',
  '=?UTF-8?Q?Caf=C3=A9?= <a@example.com>',
])('MAIL_FROM that names no single sender, or encodes its name, is refused: %s', (text) => {
  expect(() => readConfig({ MAIL_FROM: text })).toThrow(/^MAIL_FROM must /);
});

const SECRETS = {
  DATABASE_URL: 'postgres://ann:x@db1/goodword',
  SMTP_URL: 'smtp://ann:x@smtp.example',
  ADMIN_PASSWORD: 'from a vault',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  METRICS_TOKEN: 'a token for the scraper',
};

test('Every secret is read from the file that NAME_FILE names, without byte order mark and line ends', () => {
  expect(Object.keys(SECRETS)).toEqual(secrets);
  const folder = temporaryFolder();
  const env = Object.entries(SECRETS).map(([name, value]) => {
    writeFileSync(join(folder, name), `\uFEFF${value}\r\n`);
    return [`${name}_FILE`, join(folder, name)];
  });
  expect(readConfig(Object.fromEntries(env))).toEqual(readConfig(SECRETS));
});

test('A NAME_FILE that gives no secret is refused with one line that names the variable', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'secret');
  const refusal = (content: string, path = file) => {
    writeFileSync(file, content);
    try {
      return readConfig({ SMTP_URL_FILE: path });
    } catch (error) {
      return (error as Error).message.replaceAll(folder, '');
    }
  };
  expect(refusal('', join(folder, 'none'))).toMatch(/^SMTP_URL_FILE: \/none can't be read: ENOENT: [^\n]+$/);
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(refusal('', join(folder, 'pipe'))).toBe('SMTP_URL_FILE: /pipe is not a file');
  expect(refusal('\n')).toBe('SMTP_URL_FILE: /secret is empty');
  expect(refusal('smtp://ann:secret@a\nsmtp://b')).toBe('SMTP_URL_FILE: /secret must have one line of text');
  writeFileSync(file, 'smtp://smtp.example');
  expect(() => readConfig({ SMTP_URL: 'smtp://b', SMTP_URL_FILE: file })).toThrow(
    /^SMTP_URL and SMTP_URL_FILE must not both be set$/,
  );
});
