import * as contract from '#contract/kept-reviews.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { limited } from '#server/platform/rate-limit.ts';
import { answerReview } from './answer-review.ts';
import { correctReview } from './correct-review.ts';
import { allowSharing, keepReview, openReview, presentKeptReview } from './kept-reviews.ts';
import { reviewLimits } from './limits.ts';
import { withdrawReview } from './withdraw-review.ts';

/** What a customer can do with the key to a review, and the professional's answer to them. */
export function keptReviewRoutes(app: App, deps: Deps): void {
  const onRequest = limited(deps.limits, reviewLimits.keys);

  app.route({
    ...contract.getKeptReview,
    onRequest,
    handler: async (request) =>
      presentKeptReview(await openReview(deps.db, request.headers['review-key'], deps.clock())),
  });

  app.route({
    ...contract.keepReview,
    onRequest,
    handler: (request) => keepReview(deps, request.headers['review-key']),
  });

  app.route({
    ...contract.correctReview,
    onRequest,
    handler: async (request) => {
      const key = request.headers['review-key'];
      await deps.limits.count([reviewLimits.correctionsOfReview, key]);
      return correctReview(deps, key, request.body);
    },
  });

  app.route({
    ...contract.allowSharing,
    onRequest,
    handler: (request) => allowSharing(deps, request.headers['review-key'], request.body.allowed),
  });

  app.route({
    ...contract.withdrawReview,
    onRequest,
    handler: async (request, reply) => {
      await withdrawReview(deps, request.headers['review-key']);
      return reply.code(204).send();
    },
  });

  app.route({
    ...contract.answerReview,
    onRequest: signedIn(deps),
    handler: (request) =>
      answerReview(deps, accountOf(request).id, { id: request.params.id, text: request.body.text }),
  });
}
