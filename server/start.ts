import type { FastifyBaseLogger } from 'fastify';
import { freePlan } from '#contract/plans.ts';
import type { Build } from '#contract/rendering.ts';
import type { Site } from '#contract/site.ts';
import { applyAdminPassword, type ConfiguredPassword } from './accounts/admin-account.ts';
import { pauseMails } from './accounts/held-mails.ts';
import { accountMails } from './accounts/mails.ts';
import { sendPush } from './accounts/send-push.ts';
import { adminMails, findOperatorAddress } from './admin/report-problems.ts';
import { buildApp } from './app.ts';
import { type Clock, systemClock } from './basics/clock.ts';
import { readBuild } from './build.ts';
import { createDataFolder, openDatabase } from './db/open.ts';
import { demoRefusal } from './demo/demo-refusal.ts';
import type { Deps } from './deps.ts';
import { createRateLimits, noRateLimits } from './http/rate-limits.ts';
import type { App } from './http/server.ts';
import { createSendWholeList } from './http/whole-list.ts';
import { checkMailServer, createMailer, type Mailer } from './mail/mailer.ts';
import { type Outbox, startOutbox } from './mail/outbox.ts';
import { releaseLeases } from './mail/outbox-queue.ts';
import { openPushKeys } from './mail/push-keys.ts';
import { sendMail } from './mail/send-mail.ts';
import { planMails } from './plans/mails.ts';
import type { PaymentProvider } from './plans/payments/provider.ts';
import { testPayments } from './plans/payments/test-payments.ts';
import { readSite } from './read-site.ts';
import { openRenderer } from './render.ts';
import { reviewMails } from './reviews/mails.ts';
import { reviewPushes } from './reviews/pushes.ts';
import { startScheduler } from './scheduler.ts';
import type { Config } from './system/config.ts';
import { readFact } from './system/service-facts.ts';
import { describeVersion, readVersion } from './system/version.ts';
import { sendWebhook } from './webhooks/send-webhook.ts';

export interface Service {
  app: App;
  deps: Deps;
  database: string;
  mails: string;
  payments: string;
  /** null without ADMIN_PASSWORD. */
  configuredPassword: ConfiguredPassword | null;
  /** Who is mailed about problems; null: the log alone tells. */
  operatorAddress: string | null;
  checkMailServer(): Promise<void>;
  close(): Promise<void>;
}

const NOT_STARTED = { isAlive: false, isMailServerDown: false };

export async function startService(
  config: Config,
  clock: Clock = systemClock,
  build: Build = readBuild(),
): Promise<Service> {
  const { site, logo, content } = readSite(config);
  const { appUrl, qrServiceUrl, avatarServiceUrl } = config;
  const renderer = openRenderer(build, { site, appUrl, qrServiceUrl, avatarServiceUrl });
  // The start may fail for another reason before this is awaited below.
  renderer.catch(() => {});
  const { db, location, close } = await openStorage(config);

  let outboxes: Outbox | null = null;
  const limits = config.rateLimits ? await createRateLimits(db) : noRateLimits;
  const deps: Deps = {
    config,
    version: readVersion(),
    site,
    logo,
    db,
    clock,
    limits,
    sendWholeList: createSendWholeList(limits),
    pushKeys: await openPushKeys(db, clock()),
    wakeOutbox: () => outboxes?.wake(),
  };
  const payments = await openPayments(deps);
  const [configuredPassword, app] = await Promise.all([
    // Hashes in another thread meanwhile.
    config.adminPassword === null ? null : applyAdminPassword(deps, config.adminPassword),
    buildApp(deps, content, payments, await renderer, () => outboxes?.health() ?? NOT_STARTED),
  ]);
  const { log } = app;
  log.info(`${site.name} ${describeVersion(deps.version)} starts`);
  const mailer = createMailer({ ...config, from: config.mailFrom, log });
  const running = startOutboxes(deps, mailer, log);
  outboxes = running;
  const stopScheduler = startScheduler(app, deps, payments);

  return {
    app,
    deps,
    database: location,
    mails: mailer.describe(),
    payments: payments?.description ?? describeNoPayments(site),
    configuredPassword,
    operatorAddress: await findOperatorAddress(db, config),
    checkMailServer: () => checkMailServer(mailer, log),
    async close() {
      stopScheduler();
      await app.close();
      await running.stop();
      mailer.close();
      await close();
    },
  };
}

async function openPayments(deps: Deps): Promise<PaymentProvider | null> {
  const { payments } = deps.config;
  if (payments?.provider !== 'stripe') return payments && testPayments(deps);
  // Lazy-loaded, because it takes 35 MB of memory.
  const { stripePayments } = await import('./plans/payments/stripe.ts');
  return stripePayments(deps, payments);
}

async function openStorage(config: Config) {
  if (config.smtpUrl === null) createDataFolder(config.dataDir);
  const { db, location, close } = await openDatabase(config);
  const refusal = (await readFact(db, 'demo')) && demoRefusal(config);
  if (refusal) {
    await close();
    throw refusal;
  }
  // SQLite has one process at a time, so any remaining leases are from one that died.
  if (config.databaseUrl === null) await releaseLeases(db);
  return { db, location, close };
}

function startOutboxes(deps: Deps, { deliver }: Mailer, log: FastifyBaseLogger): Outbox {
  const { db, clock } = deps;
  const common = { db, clock, log };
  const renderers = { ...accountMails(deps), ...reviewMails(deps), ...planMails(deps), ...adminMails(deps) };
  const pushRenderers = reviewPushes(deps);
  const mails = startOutbox({
    ...common,
    channel: 'mail',
    attempt: (job) => sendMail(deps, renderers, deliver, job, (...refused) => pauseMails(deps, ...refused)),
  });
  const pushes = startOutbox({
    ...common,
    channel: 'push',
    attempt: (job) => sendPush(deps, pushRenderers, job),
  });
  const webhooks = startOutbox({ ...common, channel: 'webhook', attempt: (job) => sendWebhook(deps, job) });
  return {
    // Notifications and webhooks wait for the next look at their queue, a second at most: most accounts have none.
    wake: mails.wake,
    async stop() {
      await Promise.all([mails.stop(), pushes.stop(), webhooks.stop()]);
    },
    health: mails.health,
  };
}

function describeNoPayments({ hasPlans }: Site): string {
  return hasPlans
    ? `off, because there are no Stripe keys: professionals stop at ${freePlan.reviews} reviews (PLANS=off ends all limits)`
    : 'off (PLANS=off), with no limits';
}
