import { applyAdminPassword, type ConfiguredPassword } from './accounts/admin-account.ts';
import { accountMails } from './accounts/mails.ts';
import { buildApp } from './app.ts';
import { makeDataFolder, openDatabase, openReplica } from './db/open.ts';
import { longReads } from './db/replica.ts';
import { planMails } from './plans/mails.ts';
import { openPayments } from './plans/payments/open-payments.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import type { App } from './platform/http.ts';
import { createMailer } from './platform/mailer.ts';
import { type Outbox, startOutbox } from './platform/outbox.ts';
import { releaseLeases } from './platform/outbox-queue.ts';
import { createRateLimits, noRateLimits } from './platform/rate-limit.ts';
import { createSigningKeys } from './platform/signing-keys.ts';
import { reviewMails } from './reviews/mails.ts';
import { startScheduler } from './scheduler.ts';

export interface Service {
  app: App;
  deps: Deps;
  /** Where the data is, where mails go and who takes payments, in words. */
  database: string;
  mails: string;
  payments: string;
  /** What became of ADMIN_PASSWORD; null where it is not set. */
  configuredPassword: ConfiguredPassword | null;
  /** Answers what was accepted, lets the mails in flight go out, and lets go of the database. */
  close(): Promise<void>;
}

const NOT_STARTED = { isAlive: false, isMailServerDown: false };

/** Opens the database, builds the app around it and starts what works beside it; does not listen yet. */
export async function startService(config: Config, clock: Clock = systemClock): Promise<Service> {
  // Mails are written there.
  if (config.smtpUrl === null) makeDataFolder(config.dataDir);
  const database = await openDatabase(config);
  const { db } = database;
  const replica = config.replicaUrl === null ? null : await openReplica(config.replicaUrl, config);
  // The embedded database is held by one process at a time.
  if (config.databaseUrl === null) await releaseLeases(db);

  let outbox: Outbox | null = null;
  const limits = config.rateLimits ? await createRateLimits(db) : noRateLimits;
  const deps: Deps = {
    config,
    db,
    longReads: longReads(db, replica?.db ?? null),
    clock,
    limits,
    signingKeys: createSigningKeys(db, clock, config.appUrl),
    wakeOutbox: () => outbox?.wake(),
  };
  const payments = await openPayments(deps);
  const [configuredPassword, app] = await Promise.all([
    // Hashes beside this thread, which is busy with the other.
    config.adminPassword === null ? null : applyAdminPassword(deps, config.adminPassword),
    buildApp(deps, payments, () => outbox?.health() ?? NOT_STARTED),
    deps.signingKeys.current(),
  ]);
  const mailer = createMailer({ ...config, from: config.mailFrom, log: app.log });
  const renderers = { ...accountMails(deps), ...reviewMails(deps), ...planMails(deps) };
  outbox = startOutbox({ db, renderers, deliver: mailer.deliver, clock, log: app.log });
  const stopScheduler = startScheduler(deps, payments, app.log);

  return {
    app,
    deps,
    database: database.location,
    mails: mailer.describe(),
    payments: payments?.description ?? 'not taken: there are no Stripe keys',
    configuredPassword,
    async close() {
      stopScheduler();
      await app.close();
      await outbox.stop();
      mailer.close();
      await replica?.close();
      await database.close();
    },
  };
}
