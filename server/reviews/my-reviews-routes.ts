import * as contract from '#contract/my-reviews.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import type { App } from '#server/http/server.ts';
import type { Deps } from '#server/system/deps.ts';
import { markReviewsRead } from './mark-reviews-read.ts';
import { pickReview } from './pick-review.ts';
import { pinReview, unpinReview } from './pin-review.ts';
import { presentReview } from './store.ts';

export function myReviewsRoutes(app: App, deps: Deps): void {
  app.route({
    ...contract.pinReview,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const account = requireAccount(request);
      return presentReview(await pinReview(deps, { id: request.params.id, userId: account.id }), account);
    },
  });

  app.route({
    ...contract.unpinReview,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const account = requireAccount(request);
      return presentReview(await unpinReview(deps, { id: request.params.id, userId: account.id }), account);
    },
  });

  app.route({
    ...contract.markReviewsRead,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      await markReviewsRead(deps.db, { id: request.params.id, userId: requireAccount(request).id });
      return reply.code(204).send();
    },
  });

  app.route({
    ...contract.pickReview,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const account = requireAccount(request);
      const picked = await pickReview(deps.db, account.id, request.query.except);
      return { review: picked && presentReview(picked, account) };
    },
  });
}
