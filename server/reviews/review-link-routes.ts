import * as contract from '#contract/review-links.ts';
import type { Deps } from '#server/deps.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { preferredLanguage } from '#server/site/languages.ts';
import { answerReview } from './answer-review.ts';
import { editReview, withdrawReview } from './change-review.ts';
import { reviewLimits } from './limits.ts';
import { allowSharing, markReviewLinkSaved, openReview, presentReviewByLink } from './review-links.ts';
import { presentReview } from './store.ts';

export function reviewLinkRoutes(app: App, deps: Deps): void {
  const onRequest = limitPerAddress(deps.limits, reviewLimits.reviewLinks);

  // The secret is in the URL fragment, which browsers don't send to the server.
  app.get('/my-review', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'Accept-Language, Accept-Encoding');
    return sendView(request, reply, ['reviewLink', null], { language: preferredLanguage(request) });
  });

  app.route({
    ...contract.getReviewByLink,
    onRequest,
    handler: async (request) =>
      presentReviewByLink(await openReview(deps.db, request.headers['review-link'], deps.clock())),
  });

  app.route({
    ...contract.markReviewLinkSaved,
    onRequest,
    handler: (request) => markReviewLinkSaved(deps, request.headers['review-link']),
  });

  app.route({
    ...contract.editReview,
    onRequest,
    handler: async (request) => {
      const reviewLink = request.headers['review-link'];
      const { id } = await openReview(deps.db, reviewLink, deps.clock());
      await deps.limits.count([reviewLimits.editsOfReview, String(id)]);
      return editReview(deps, reviewLink, request.body);
    },
  });

  app.route({
    ...contract.allowSharing,
    onRequest,
    handler: (request) => allowSharing(deps, request.headers['review-link'], request.body.allowed),
  });

  app.route({
    ...contract.withdrawReview,
    onRequest,
    handler: (request) => withdrawReview(deps, request.headers['review-link']),
  });

  app.route({
    ...contract.answerReview,
    handler: async ({ account, params: { id }, body: { text } }) =>
      presentReview(await answerReview(deps, account.id, { id, text }), account),
  });
}
