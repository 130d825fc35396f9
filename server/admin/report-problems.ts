import type { FastifyBaseLogger } from 'fastify';
import type { ServiceProblem } from '#contract/service-status.ts';
import { ADMIN_ID, findAccount, hasMailbox } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import type { UntrustedProxy } from '#server/http/untrusted-proxy.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { DAY } from '#server/system/clock.ts';
import type { Config } from '#server/system/config.ts';
import type { Deps } from '#server/system/deps.ts';
import { readFact, writeFact } from '#server/system/service-facts.ts';
import { findProblems } from './service-problems.ts';

const REPORT_INTERVAL = DAY;

/** Logs and mails each problem once a day while it lasts. */
export async function reportProblems(
  { log, untrustedProxy }: { log: Pick<FastifyBaseLogger, 'error'>; untrustedProxy: UntrustedProxy | null },
  deps: Deps,
): Promise<void> {
  for (const problem of await findProblems(deps, untrustedProxy)) {
    if (!(await queueReport(deps, problem))) continue;
    log.error({ problem: problem.kind, since: problem.since }, `${problem.title}: ${problem.advice}`);
    deps.wakeOutbox();
  }
}

/** The admin's own address, or else SUPPORT_EMAIL; null if there is neither. */
export async function findOperatorAddress(db: Db, { operatorEmail }: Config): Promise<string | null> {
  const admin = await findAccount(db, ADMIN_ID);
  return admin && hasMailbox(admin) ? admin.email : operatorEmail;
}

/** @returns false if the problem was reported less than a day ago. */
async function queueReport({ db, config, clock }: Deps, problem: ServiceProblem): Promise<boolean> {
  const now = clock();
  const notice = `notice: ${problem.kind}` as const;
  return db.transaction().execute(async (tx) => {
    const last = await readFact(tx, notice);
    // A later time comes from a clock that was ahead.
    const age = last ? Math.abs(now.getTime() - Date.parse(last.updatedAt)) : Number.POSITIVE_INFINITY;
    if (age < REPORT_INTERVAL) return false;
    await writeFact(tx, notice, problem.title, now);
    const email = await findOperatorAddress(tx, config);
    if (email === null) return true;
    await enqueue(tx, { kind: 'service-problem', userId: null, payload: { email, problem } }, now);
    return true;
  });
}
