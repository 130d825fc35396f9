import * as contract from '#contract/review-links.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { preferredLanguage } from '#server/site/languages.ts';
import { editReview, withdrawReview } from './change-review.ts';
import { reviewLimits } from './limits.ts';
import { presentReview } from './presented-review.ts';
import { removeReplyEmail, setReplyEmail } from './reply-emails.ts';
import {
  allowSharing,
  answerReview,
  markReviewLinkSaved,
  openReview,
  presentReviewByLink,
  readSharing,
} from './review-links.ts';

export function reviewLinkRoutes(app: App, deps: Deps): void {
  const onRequest = limitPerAddress(deps.limits, reviewLimits.reviewLinks);

  // The secret is in the URL fragment, which browsers don't send to the server.
  app.get('/my-review', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'Accept-Language, Accept-Encoding');
    return sendView(request, reply, ['reviewLink', null], { language: preferredLanguage(request) });
  });

  serve(app, { ...contract.getReviewByLink, onRequest }, async (request) =>
    presentReviewByLink(await openReview(deps.db, request.headers['review-link'], deps.clock())),
  );

  serve(app, { ...contract.markReviewLinkSaved, onRequest }, (request) =>
    markReviewLinkSaved(deps, request.headers['review-link']),
  );

  serve(app, { ...contract.editReview, onRequest }, async (request) => {
    const reviewLink = request.headers['review-link'];
    const { id } = await openReview(deps.db, reviewLink, deps.clock());
    await deps.limits.count([reviewLimits.editsOfReview, String(id)]);
    return editReview(deps, reviewLink, request.body);
  });

  serve(app, { ...contract.getSharing, onRequest }, ({ headers }) =>
    readSharing(deps.db, headers['review-link']),
  );

  serve(app, { ...contract.allowSharing, onRequest }, (request) =>
    allowSharing(deps, request.headers['review-link'], request.body.allowed),
  );

  serve(app, { ...contract.setReplyEmail, onRequest }, async (request) => {
    const reviewLink = request.headers['review-link'];
    await openReview(deps.db, reviewLink, deps.clock());
    await deps.limits.count([reviewLimits.replyEmails, clientKey(request)]);
    return setReplyEmail(deps, reviewLink, request.body.email);
  });

  serve(app, { ...contract.removeReplyEmail, onRequest }, (request) =>
    removeReplyEmail(deps, request.headers['review-link']),
  );

  serve(app, { ...contract.withdrawReview, onRequest }, (request) =>
    withdrawReview(deps, request.headers['review-link']),
  );

  serve(app, contract.answerReview, async ({ account, params: { id }, body: { text } }) =>
    presentReview(await answerReview(deps, account.id, { id, text }), account),
  );
}
