import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/admin.ts';
import { getServiceStatus } from '#contract/service-status.ts';
import { ADMIN_ID } from '#server/accounts/store.ts';
import { MINUTE } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { copyListed } from '#server/http/listed-fields.ts';
import { paginate } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { streamJsonArray } from '#server/http/whole-list.ts';
import { countJobs, findLastError } from '#server/mail/outbox-queue.ts';
import { readAge } from '#server/system/version.ts';
import { type AuditContext, listAuditEntries, presentAuditEntry } from './audit.ts';
import { allUsers, cursorAfter, listUsers } from './list-users.ts';
import { readPlatformInsights } from './platform-insights.ts';
import { findProblems } from './service-problems.ts';
import {
  countPlans,
  deleteUser,
  presentAdminUser,
  presentStats,
  retryMails,
  setPlan,
  signOutUser,
} from './store.ts';
import { findUpdate } from './updates.ts';

const DEFAULT_LIMIT = 50;

const toAdminUser = copyListed(contract.adminUser);

export function adminRoutes(app: App, deps: Deps): void {
  userRoutes(app, deps);
  serviceRoutes(app, deps);
}

function userRoutes(app: App, { db, clock, site, sendWholeList }: Deps): void {
  // The full list may be long, and the client slow.
  serve(app, { ...contract.listUsers, config: { timeout: 10 * MINUTE } }, async (request, reply) => {
    const { limit, sort } = request.query;
    const now = clock();
    if (limit === undefined)
      return sendWholeList(reply as FastifyReply, request.account.id, async () =>
        streamJsonArray({
          ...allUsers(db, request.query),
          encode: (account) => toAdminUser(presentAdminUser(account, now)),
        }),
      );
    const found = await listUsers(db, { ...request.query, limit: limit + 1 });
    return paginate(request, reply, found, limit, (last) => cursorAfter(last, sort)).map((account) =>
      presentAdminUser(account, now),
    );
  });

  serve(app, contract.updateUser, async (request) => {
    if (!site.hasPlans) throw new Refusal('noPlans');
    const audit = auditContext(request, clock());
    return presentAdminUser(await setPlan(db, audit, request.params.id, request.body), audit.at);
  });

  serve(app, contract.deleteUser, async (request) => {
    const { id } = request.params;
    if (id === ADMIN_ID) throw new Refusal('adminProtected');
    await deleteUser(db, auditContext(request, clock()), id);
  });

  serve(app, contract.signOutUser, async (request) => {
    await signOutUser(db, auditContext(request, clock()), request.params.id);
    return { message: 'Signed out everywhere.' };
  });
}

function serviceRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps;

  serve(app, contract.getUserStats, async () => presentStats(await countPlans(db, clock())));

  serve(app, contract.getPlatformInsights, async () => readPlatformInsights(db, clock()));

  serve(app, contract.listAuditEntries, async (request, reply) => {
    const { limit = DEFAULT_LIMIT, cursor } = request.query;
    const found = await listAuditEntries(db, { limit: limit + 1, cursor });
    return paginate(request, reply, found, limit, (last) => last.id).map(presentAuditEntry);
  });

  serve(app, contract.getMailHealth, async () => {
    const [counts, lastError] = await Promise.all([countJobs(db), findLastError(db)]);
    return { ...counts, lastError };
  });

  serve(app, contract.retryMails, async (request) => {
    await retryMails(db, auditContext(request, clock()));
    deps.wakeOutbox();
    return { message: 'The emails are queued again.' };
  });

  serve(app, getServiceStatus, async () => ({
    ...deps.version,
    ageDays: readAge(deps.version.version, clock()),
    update: await findUpdate(deps),
    problems: await findProblems(deps, app.untrustedProxy),
  }));
}

function auditContext(request: FastifyRequest, at: Date): AuditContext {
  return { actor: request.account.username, at };
}
