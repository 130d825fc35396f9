import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/admin.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import { ADMIN_ID } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { countPlans, deleteUser, listUsers, presentAdminUser, presentStats, setPlan } from './store.ts';

const LONGEST_PLAN_YEARS = 10;

export function adminRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps;

  app.route({
    ...contract.getUserStats,
    onRequest: adminOnly(deps),
    handler: async () => presentStats(await countPlans(db, clock())),
  });

  app.route({
    ...contract.listUsers,
    onRequest: adminOnly(deps),
    handler: async () => {
      const now = clock();
      const users = await listUsers(db);
      return users.map((account) => presentAdminUser(account, now));
    },
  });

  app.route({
    ...contract.updateUser,
    onRequest: adminOnly(deps),
    handler: async (request) => {
      const { id } = request.params;
      const now = clock();
      refuseAdminAccount(id);
      refuseOutOfRange(request.body.subscriptionExpiresAt, now);
      const account = await setPlan(db, id, request.body);
      if (!account) throw new Refusal('userNotFound');
      return presentAdminUser(account, now);
    },
  });

  app.route({
    ...contract.deleteUser,
    onRequest: adminOnly(deps),
    handler: async (request, reply) => {
      const { id } = request.params;
      refuseAdminAccount(id);
      const isDeleted = await deleteUser(db, id);
      if (!isDeleted) throw new Refusal('userNotFound');
      return reply.code(204).send();
    },
  });
}

/** The guard of every route here; like `signedIn`, it runs before the input is even looked at. */
function adminOnly(deps: Deps) {
  const guard = signedIn(deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await guard(request, reply);
    if (accountOf(request).id !== ADMIN_ID) throw new Refusal('accessDenied');
  };
}

function refuseAdminAccount(id: number): void {
  if (id === ADMIN_ID) throw new Refusal('adminProtected');
}

function refuseOutOfRange(expiresAt: string | null, now: Date): void {
  if (expiresAt === null) return;
  const expiry = new Date(expiresAt);
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + LONGEST_PLAN_YEARS);
  if (expiry <= now || expiry > latest) throw new Refusal('expiryOutOfRange');
}
