import * as contract from '#contract/employer-links.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import { Refusal } from '#server/http/errors.ts';
import { paginate } from '#server/http/paging.ts';
import type { App } from '#server/http/server.ts';
import type { Deps } from '#server/system/deps.ts';
import {
  createEmployerLink,
  listEmployerLinks,
  listShareableReviews,
  revokeEmployerLink,
  SHAREABLE_PER_PAGE,
} from './employer-links.ts';
import { reputationLimits } from './limits.ts';

export function employerLinkRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps;

  app.route({
    ...contract.listEmployerLinks,
    onRequest: signedIn(deps),
    handler: async (request) => listEmployerLinks(db, requireAccount(request).id, clock()),
  });

  app.route({
    ...contract.createEmployerLink,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const { id } = requireAccount(request);
      await deps.limits.count([reputationLimits.newEmployerLinks, String(id)]);
      return reply.code(201).send(await createEmployerLink(deps, id, request.body));
    },
  });

  app.route({
    ...contract.revokeEmployerLink,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const isRevoked = await revokeEmployerLink(db, requireAccount(request).id, request.params.id, clock());
      if (!isRevoked) throw new Refusal('employerLinkNotFound');
      return reply.code(204).send();
    },
  });

  app.route({
    ...contract.listShareableReviews,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const { limit = SHAREABLE_PER_PAGE, cursor } = request.query;
      const found = await listShareableReviews(db, requireAccount(request).id, { limit: limit + 1, cursor });
      return paginate(request, reply, found, limit, (last) => last.id);
    },
  });
}
