import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';
import { type ServiceProblem, serviceProblem } from '#contract/service-status.ts';
import { mailContext } from '#server/accounts/mail-context.ts';
import { ADMIN_ID, findAccount, hasMailbox } from '#server/accounts/store.ts';
import { DAY } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { UntrustedProxy } from '#server/http/untrusted-proxy.ts';
import { enqueue } from '#server/mail/outbox.ts';
import type { Renderer } from '#server/mail/send-mail.ts';
import type { Config } from '#server/system/config.ts';
import { readFact, type StoredFact, writeFact } from '#server/system/service-facts.ts';
import { serviceProblemMail } from './service-problem.mail.ts';
import { findProblems, problem } from './service-problems.ts';

const REPORT_INTERVAL = DAY;

/** Logs and mails each problem once a day while it lasts, and each dispute, refund or update once. */
export async function reportProblems(
  { log, untrustedProxy }: { log: Pick<FastifyBaseLogger, 'error'>; untrustedProxy: UntrustedProxy | null },
  deps: Deps,
): Promise<void> {
  for (const each of await findProblems(deps, untrustedProxy)) {
    const found = withoutNames(each);
    if (!(await queueReport(deps, found))) continue;
    log.error({ problem: found.kind, since: found.since }, `${found.title}: ${found.advice}`);
    deps.wakeOutbox();
  }
}

/** The admin's own address, or else SUPPORT_EMAIL; null if there is neither. */
export async function findOperatorAddress(db: Db, { operatorEmail }: Config): Promise<string | null> {
  const admin = await findAccount(db, ADMIN_ID);
  return admin && hasMailbox(admin) ? admin.email : operatorEmail;
}

const problemReported = z.object({ email: z.string(), problem: serviceProblem });

export function adminMails(deps: Deps): Record<string, Renderer> {
  return {
    'service-problem': async (payload, { createdAt }) => {
      const { email, problem } = problemReported.parse(payload);
      const admin = await findAccount(deps.db, ADMIN_ID);
      if (!admin) return null;
      const to = { name: '', address: email };
      return serviceProblemMail(mailContext(deps, admin, to), problem, createdAt);
    },
  };
}

/** Logs and queued mails may outlive an account. */
function withoutNames(found: ServiceProblem): ServiceProblem {
  const { kind, since, values } = found;
  const { payments } = values;
  return payments === undefined ? found : problem(kind, since, { ...values, accounts: payments });
}

/** @returns false if it was reported before. */
async function queueReport({ db, config, clock }: Deps, found: ServiceProblem): Promise<boolean> {
  const now = clock();
  const notice = `notice: ${found.kind}` as const;
  return db.transaction().execute(async (tx) => {
    const last = await readFact(tx, notice);
    if (last && isReported(found, last, now)) return false;
    await writeFact(tx, notice, String(onceFor(found) ?? found.title), now);
    const email = await findOperatorAddress(tx, config);
    if (email === null) return true;
    await enqueue(tx, { kind: 'service-problem', userId: null, payload: { email, problem: found } }, now);
    return true;
  });
}

const onceFor = ({ values }: ServiceProblem) => values.payments ?? values.version;

function isReported(found: ServiceProblem, last: StoredFact, now: Date): boolean {
  const once = onceFor(found);
  if (once === undefined) {
    // A later time comes from a clock that was ahead.
    return Math.abs(now.getTime() - Date.parse(last.updatedAt)) < REPORT_INTERVAL;
  }
  const reported = last.value.split(', ');
  return String(once)
    .split(', ')
    .every((id) => reported.includes(id));
}
