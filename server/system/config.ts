import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { brand } from '#contract/brand.ts';
import { email, line, newPassword, textNumber } from '#contract/fields.ts';
import { registrationModes } from '#contract/site.ts';
import { clean } from '#contract/text/rules.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { hostUrls, requireEncoded } from '#server/db/database-url.ts';
import { isLoopbackHost } from './loopback.ts';
import { mailbox } from './mailbox.ts';
import { readSecretFiles, secrets } from './secret-files.ts';

export type Config = ReturnType<typeof readConfig>;

export const env = process.env;

const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => protocols.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname !== '',
        `must look like ${example}`,
      ),
    );

const webUrl = (example: string) => url(/^https?:$/, example);
const RELEASE_FILE = 'https://goodword.example/release.json';
const origin = webUrl('https://goodword.example').check(
  z.refine((text) => {
    const address = URL.parse(text);
    return address === null || address.href === `${address.origin}/`;
  }, 'must have no path, query, fragment or user name, as in https://goodword.example'),
);
const imageService = (example: string) =>
  z.union([z.string().check(z.startsWith('/')), webUrl(example)], `must look like ${example}`);

const PROXIES = 'must list addresses such as 127.0.0.1, or ranges such as 10.0.0.0/8';
const isAddressOrRange = (text: string) => {
  const [address = '', bits = '1', ...more] = text.split('/');
  const bitsMax = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= bitsMax && more.length === 0;
};
const proxies = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').flatMap((address) => address.trim() || [])),
    z.array(z.string().check(z.refine(isAddressOrRange, PROXIES))),
  ),
);

/** Says what an Error of `parse` does. */
const checkedBy = (parse: (text: string) => unknown) =>
  z.superRefine((text: string, context) => {
    try {
      parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    }
  });
const databaseUrl = z.string().check(checkedBy(hostUrls));
const smtpUrl = z.pipe(
  z.string().check(checkedBy(requireEncoded)),
  url(/^smtps?:$/, 'smtp://user:password@host:587'),
);

const integer = (min: number, max: number, what: string) =>
  textNumber(/^\d{1,6}$/, [min, max], `must be ${what} from ${min} to ${max}`);

const oneLine = (max: number) =>
  line({ min: 1, max, message: 'must be one line of text', tooLong: `must have at most ${max} characters` });
const siteName = oneLine(40);

const environment = z.object({
  PORT: z._default(integer(1, 65_535, 'a port number'), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  APP_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_POOL_MAX: z._default(integer(2, 200, 'a number of connections'), 10),
  DATABASE_STATEMENT_TIMEOUT: z._default(integer(100, 60_000, 'a number of milliseconds'), 7_000),
  DATABASE_LOCK_TIMEOUT: z._default(integer(100, 60_000, 'a number of milliseconds'), 5_000),
  MIGRATIONS: z._default(z.enum(['auto', 'manual'], 'must be auto or manual'), 'auto'),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(mailbox),
  ADMIN_PASSWORD: z.optional(
    z.string().check(
      z.overwrite(clean),
      z.refine((text) => newPassword.safeParse(text).success, 'must have 6 to 256 characters'),
    ),
  ),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_API_URL: z._default(webUrl('https://api.stripe.com'), 'https://api.stripe.com'),
  PAYMENTS: z.optional(z.enum(['test'], 'can only be test, or be left out')),
  QR_SERVICE_URL: z._default(imageService('https://qr.example/create'), '/qr'),
  AVATAR_SERVICE_URL: z._default(imageService('https://avatars.example/api'), '/avatar'),
  TRUST_PROXY: z._default(proxies, []),
  RATE_LIMITS: z._default(z.enum(['auto', 'on', 'off'], 'must be auto, on or off'), 'auto'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  SITE_NAME: z._default(siteName, brand.name),
  SUPPORT_EMAIL: z.optional(email('must look like support@example.com')),
  LEGAL_NAME: z.optional(oneLine(120)),
  LEGAL_ADDRESS: z.optional(oneLine(240)),
  PLANS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  THANKS_LINKS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  UPDATE_CHECK: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  UPDATE_URL: z._default(webUrl(RELEASE_FILE), RELEASE_FILE),
  REGISTRATION: z._default(z.enum(registrationModes, 'must be open or closed'), 'open'),
});

export const variables = [...Object.keys(environment.shape), ...secrets.map((name) => `${name}_FILE`)];

/** @throws OperatorError */
export function readConfig(env: NodeJS.ProcessEnv, defaults: NodeJS.ProcessEnv = {}) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse({ ...defaults, ...readSecretFiles(given) });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const values = parsed.data;
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`);
  const mailHost = appUrl.hostname.replace(/^\[.*\]$/, 'localhost');
  const isLoopback = isLoopbackHost(appUrl.hostname) && isLoopbackHost(values.HOST);
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl: appUrl.origin,
    isLoopback,
    isHttps: appUrl.protocol === 'https:',
    dataDir: values.DATA_DIR,
    mailDir: join(values.DATA_DIR, 'mail'),
    databaseUrl: values.DATABASE_URL ?? null,
    migrations: values.MIGRATIONS,
    connections: values.DATABASE_POOL_MAX,
    /** Milliseconds. */
    statementTimeout: values.DATABASE_STATEMENT_TIMEOUT,
    lockTimeout: values.DATABASE_LOCK_TIMEOUT,
    smtpUrl: values.SMTP_URL ?? null,
    /** Whether anyone could sign up with a stranger's address, which real mail would then reach. */
    confirmsAddresses: values.SMTP_URL !== undefined && !isLoopback,
    mailFrom: {
      name: values.MAIL_FROM?.name || values.SITE_NAME,
      address: values.MAIL_FROM?.address ?? `no-reply@${mailHost}`,
    },
    adminPassword: values.ADMIN_PASSWORD ?? null,
    payments: choosePayments(values, isLoopback),
    qrServiceUrl: values.QR_SERVICE_URL,
    avatarServiceUrl: values.AVATAR_SERVICE_URL,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on' || (values.RATE_LIMITS === 'auto' && !isLoopback),
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    siteName: values.SITE_NAME,
    supportEmail: values.SUPPORT_EMAIL ?? `support@${mailHost}`,
    /** SUPPORT_EMAIL where it is set: the default is a guess, which may reach no one. */
    operatorEmail: values.SUPPORT_EMAIL ?? null,
    legalName: values.LEGAL_NAME ?? null,
    legalAddress: values.LEGAL_ADDRESS ?? null,
    hasPlans: values.PLANS === 'on',
    registration: values.REGISTRATION,
    hasThanksLinks: values.THANKS_LINKS === 'on',
    updateUrl: chooseUpdateUrl(values, isLoopback),
  };
}

/** Null if there is nothing to check. */
function chooseUpdateUrl(
  { UPDATE_CHECK, UPDATE_URL }: z.output<typeof environment>,
  isLoopback: boolean,
): URL | null {
  const url = new URL(UPDATE_URL);
  const isReachable = isLoopbackHost(url.hostname) ? isLoopback : url.origin === `https://${url.hostname}`;
  if (!isReachable || url.username || url.password)
    throw new OperatorError(`UPDATE_URL must look like ${RELEASE_FILE}, without a port or a password`);
  return UPDATE_CHECK === 'on' ? url : null;
}

type Payments =
  | { provider: 'stripe'; secretKey: string; webhookSecret: string; apiUrl: URL }
  | { provider: 'test' }
  | null;

function choosePayments(values: z.output<typeof environment>, isFree: boolean): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PAYMENTS, PLANS } = values;
  if (PLANS === 'off') {
    if (secretKey !== undefined || webhookSecret !== undefined)
      throw new OperatorError(
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must not be set with PLANS=off: cancel all subscriptions at Stripe first, or customers keep paying',
      );
    if (PAYMENTS !== undefined) throw new OperatorError('PAYMENTS must not be set with PLANS=off');
    return null;
  }
  if (secretKey !== undefined) {
    if (webhookSecret === undefined) {
      throw new OperatorError(
        'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: without it, customers pay and no plan becomes active',
      );
    }
    if (PAYMENTS === 'test') {
      throw new OperatorError(
        'PAYMENTS must not be test when STRIPE_SECRET_KEY is set: payments would cost nothing',
      );
    }
    return { provider: 'stripe', secretKey, webhookSecret, apiUrl: new URL(values.STRIPE_API_URL) };
  }
  if (webhookSecret !== undefined)
    throw new OperatorError('STRIPE_SECRET_KEY must be set with STRIPE_WEBHOOK_SECRET');
  return PAYMENTS === 'test' || isFree ? { provider: 'test' } : null;
}
