import { join } from 'node:path';
import { freePlan } from '#contract/plans.ts';
import type { Build } from '#contract/rendering.ts';
import type { Site } from '#contract/site.ts';
import { applyAdminPassword, type ConfiguredPassword } from './accounts/admin-account.ts';
import { pauseMails } from './accounts/held-mails.ts';
import { accountMails } from './accounts/mails.ts';
import { sendPush } from './accounts/send-push.ts';
import { adminMails } from './admin/mails.ts';
import { findOperatorAddress } from './admin/report-problems.ts';
import { buildApp } from './app.ts';
import { readBuild } from './build.ts';
import { openContent, readImprint } from './content/open-content.ts';
import { createDataFolder, openDatabase, openReplica } from './db/open.ts';
import { longReads } from './db/replica.ts';
import { demoRefusal } from './demo/demo-refusal.ts';
import { createRateLimits, noRateLimits } from './http/rate-limits.ts';
import type { App } from './http/server.ts';
import { checkMailServer } from './mail/check-mail-server.ts';
import { createMailer } from './mail/mailer.ts';
import { type Outbox, startOutbox } from './mail/outbox.ts';
import { releaseLeases } from './mail/outbox-queue.ts';
import { openPushKeys } from './mail/push-keys.ts';
import { sendMail } from './mail/send-mail.ts';
import { planMails } from './plans/mails.ts';
import { openPayments } from './plans/payments/open-payments.ts';
import { openRenderer } from './render.ts';
import { reviewMails } from './reviews/mails.ts';
import { reviewPushes } from './reviews/pushes.ts';
import { startScheduler } from './scheduler.ts';
import { readLogo } from './site/logo.ts';
import { readSite } from './site/read-site.ts';
import { type Clock, systemClock } from './system/clock.ts';
import type { Config } from './system/config.ts';
import type { Deps } from './system/deps.ts';
import { readFact } from './system/service-facts.ts';
import { describeVersion, readVersion } from './system/version.ts';

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
  const logo = readLogo(config.dataDir);
  const contentFolder = join(config.dataDir, 'content');
  const site = readSite(config, logo, readImprint(contentFolder));
  const content = openContent(contentFolder, site);
  const { appUrl, qrServiceUrl, avatarServiceUrl } = config;
  const renderer = openRenderer(build, { site, appUrl, qrServiceUrl, avatarServiceUrl });
  // Until it is awaited below, the start may fail for another reason.
  renderer.catch(() => {});
  // Without SMTP, mails are written there.
  if (config.smtpUrl === null) createDataFolder(config.dataDir);
  const database = await openDatabase(config);
  const { db } = database;
  const refusal = (await readFact(db, 'demo')) && demoRefusal(config);
  if (refusal) {
    await database.close();
    throw refusal;
  }
  const replica = config.replicaUrl === null ? null : await openReplica(config.replicaUrl, config);
  // SQLite has one process at a time, so any remaining leases are from one that died.
  if (config.databaseUrl === null) await releaseLeases(db);

  let outbox: Outbox | null = null;
  let pushOutbox: Outbox | null = null;
  const limits = config.rateLimits ? await createRateLimits(db) : noRateLimits;
  const deps: Deps = {
    config,
    version: readVersion(),
    site,
    logo,
    db,
    longReads: longReads(db, replica?.db ?? null),
    clock,
    limits,
    pushKeys: await openPushKeys(db, clock()),
    wakeOutbox: () => {
      outbox?.wake();
      pushOutbox?.wake();
    },
  };
  const payments = await openPayments(deps);
  const [configuredPassword, app] = await Promise.all([
    // Hashes in another thread meanwhile.
    config.adminPassword === null ? null : applyAdminPassword(deps, config.adminPassword),
    buildApp(deps, content, payments, await renderer, () => outbox?.health() ?? NOT_STARTED),
  ]);
  app.log.info(`${deps.site.name} ${describeVersion(deps.version)} starts`);
  const mailer = createMailer({ ...config, from: config.mailFrom, log: app.log });
  const renderers = { ...accountMails(deps), ...reviewMails(deps), ...planMails(deps), ...adminMails(deps) };
  outbox = startOutbox({
    db,
    channel: 'mail',
    attempt: (job) => sendMail(renderers, mailer.deliver, job, (...refused) => pauseMails(deps, ...refused)),
    clock,
    log: app.log,
  });
  const pushRenderers = reviewPushes(deps);
  pushOutbox = startOutbox({
    db,
    channel: 'push',
    attempt: (job) => sendPush(deps, pushRenderers, job),
    clock,
    log: app.log,
  });
  const stopScheduler = startScheduler(app, deps, payments);

  return {
    app,
    deps,
    database: database.location,
    mails: mailer.describe(),
    payments: payments?.description ?? describeNoPayments(deps.site),
    configuredPassword,
    operatorAddress: await findOperatorAddress(db, config),
    checkMailServer: () => checkMailServer(mailer, app.log),
    async close() {
      stopScheduler();
      await app.close();
      await Promise.all([outbox.stop(), pushOutbox.stop()]);
      mailer.close();
      await replica?.close();
      await database.close();
    },
  };
}

function describeNoPayments({ hasPlans }: Site): string {
  return hasPlans
    ? `off, because there are no Stripe keys: professionals stop at ${freePlan.reviews} reviews (PLANS=off ends all limits)`
    : 'off (PLANS=off), with no limits';
}
