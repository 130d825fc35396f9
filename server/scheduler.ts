import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteOldAddressLinks } from './accounts/address-links.ts';
import { finishDeletions } from './accounts/delete-account.ts';
import { confirmAllAddresses } from './accounts/held-mails.ts';
import { deleteOldMailCounts } from './accounts/mail-budget.ts';
import { deleteExpiredChallenges } from './accounts/passkeys/challenges.ts';
import { deleteOldResets } from './accounts/reset-password.ts';
import { queueDueMails } from './accounts/scheduled-mails.ts';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { foldedAccounts } from './accounts/store.ts';
import { reportProblems } from './admin/report-problems.ts';
import { checkForUpdates } from './admin/updates.ts';
import { HOUR, MINUTE, SECOND } from './basics/clock.ts';
import { isPostgres } from './db/dialect.ts';
import { foldRows } from './db/fold-rows.ts';
import type { Db } from './db/schema.ts';
import type { Deps } from './deps.ts';
import { deleteExpiredLimits } from './http/rate-limits.ts';
import type { App } from './http/server.ts';
import { deleteOldJobs } from './mail/outbox.ts';
import { resetFutureTimes } from './mail/outbox-queue.ts';
import { notifyPlanEndings } from './plans/notices.ts';
import { deleteOldPaymentProblems } from './plans/payment-problems.ts';
import type { PaymentProvider } from './plans/payments/provider.ts';
import { cancelOrphanedSubscriptions, extendRenewingPlans } from './plans/renewals.ts';
import { deleteOldCheckouts } from './plans/start-checkout.ts';
import { deleteOldPaymentEvents } from './plans/update-subscription.ts';
import { deleteOldEmployerLinks } from './reputation/employer-links.ts';
import { deleteOldRequestNames } from './review-requests/store.ts';
import { foldedReviews } from './reviews/field-columns.ts';
import { deletePastVisitors } from './reviews/page-views.ts';
import { deleteOldReplyEmails, queueDueReplyMails } from './reviews/reply-mails.ts';
import { foldedWorkplaces } from './workplaces/store.ts';

/** Jobs must be idempotent: one that was killed midway runs again at its next interval. */
export function recurringJobs(
  app: App,
  deps: Deps,
  payments: PaymentProvider | null,
  stop = new AbortController().signal,
) {
  const { db, clock } = deps;
  return [
    { name: 'delete past visitors', every: 10 * MINUTE, run: () => deletePastVisitors(db, clock()) },
    { name: 'delete expired sessions', every: HOUR, run: () => deleteExpiredSessions(db, clock()) },
    { name: 'delete old reset links', every: HOUR, run: () => deleteOldResets(db, clock()) },
    {
      name: 'delete expired passkey challenges',
      every: 10 * MINUTE,
      run: () => deleteExpiredChallenges(db, clock()),
    },
    { name: 'delete old address links', every: HOUR, run: () => deleteOldAddressLinks(db, clock()) },
    { name: 'delete old mail counts', every: HOUR, run: () => deleteOldMailCounts(db, clock()) },
    { name: 'delete expired rate limits', every: 10 * MINUTE, run: () => deleteExpiredLimits(db) },
    { name: 'reset mail jobs dated in the future', every: MINUTE, run: () => resetFutureTimes(db, clock()) },
    ...(deps.config.confirmsAddresses
      ? []
      : [{ name: 'confirm all addresses', every: MINUTE, run: () => confirmAllAddresses(deps) }]),
    { name: 'queue due mails', every: MINUTE, run: () => queueDueMails(deps) },
    { name: 'delete old jobs', every: HOUR, run: () => deleteOldJobs(db, clock()) },
    { name: 'delete old employer links', every: HOUR, run: () => deleteOldEmployerLinks(db, clock()) },
    { name: 'queue due reply mails', every: 10 * MINUTE, run: () => queueDueReplyMails(deps) },
    { name: 'delete old reply emails', every: HOUR, run: () => deleteOldReplyEmails(db, clock()) },
    { name: 'delete old request names', every: HOUR, run: () => deleteOldRequestNames(db, clock()) },
    { name: 'delete old checkouts', every: HOUR, run: () => deleteOldCheckouts(db, clock()) },
    { name: 'finish deletions', every: MINUTE, run: () => finishDeletions(db, stop) },
    { name: 'report problems', every: 10 * MINUTE, run: () => reportProblems(app, deps) },
    { name: 'delete old payment problems', every: HOUR, run: () => deleteOldPaymentProblems(db, clock()) },
    { name: 'delete old payment events', every: HOUR, run: () => deleteOldPaymentEvents(db, clock()) },
    ...(deps.site.hasPlans ? planJobs(app, deps, payments) : []),
    { name: 'check for updates', every: HOUR, run: () => checkForUpdates(app, deps) },
    // Last, since it may take a while after an upgrade.
    { name: 'fold old rows', every: MINUTE, run: () => foldOldRows(db, stop) },
  ];
}

/** Ends before the next turn, which goes on. */
async function foldOldRows(db: Db, stop: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(MINUTE - 10 * SECOND)]);
  await foldRows(db, foldedAccounts, signal);
  await foldRows(db, foldedWorkplaces, signal);
  await foldRows(db, foldedReviews, signal);
}

function planJobs({ log }: App, deps: Deps, payments: PaymentProvider | null) {
  const money = { ...deps, payments, log };
  return [
    { name: 'extend plans during renewal', every: MINUTE, run: () => extendRenewingPlans(money) },
    { name: 'end abandoned subscriptions', every: MINUTE, run: () => cancelOrphanedSubscriptions(money) },
    { name: 'send plan ending notices', every: 10 * MINUTE, run: () => notifyPlanEndings(deps) },
  ];
}

/** Runs every job once, in order, then each at its interval, in one process per database. @returns a stop function. */
export function startScheduler(app: App, deps: Deps, payments: PaymentProvider | null): () => void {
  const { log } = app;
  const stopping = new AbortController();
  const jobs = recurringJobs(app, deps, payments, stopping.signal).map(({ name, every, run }) => ({
    every,
    run: async () => {
      try {
        if (!(await claimTurn(deps.db, name, every))) return;
        log.debug({ job: name }, 'job started');
        await run();
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed');
      }
    },
  }));
  const timers = jobs.map(({ every, run }) => setInterval(run, every));
  void runOnce();
  return () => {
    stopping.abort();
    for (const timer of timers) clearInterval(timer);
  };

  async function runOnce(): Promise<void> {
    for (const { run } of jobs) {
      await yieldToEventLoop();
      if (stopping.signal.aborted) return;
      await run();
    }
  }
}

/** True for the first process to ask in each interval of `every` milliseconds, by the database's clock. */
export async function claimTurn(db: Db, job: string, every: number): Promise<boolean> {
  if (!isPostgres(db)) return true;
  // A request sent just before a turn began may arrive after that turn was claimed. A larger step back is a clock set back.
  const { rows } = await sql`
    insert into job_turns (job, turn)
    values (${job}, floor(extract(epoch from clock_timestamp()) * 1000 / ${every}))
    on conflict (job) do update set turn = excluded.turn
    where job_turns.turn < excluded.turn or job_turns.turn > excluded.turn + 1
    returning job`.execute(db);
  return rows.length > 0;
}
