import type { FastifyReply } from 'fastify';
import * as myReviews from '#contract/my-reviews.ts';
import { HONEYPOT } from '#contract/review-fields.ts';
import * as contract from '#contract/reviews.ts';
import { findAccount, isAcceptingReviews } from '#server/accounts/store.ts';
import { publicThanksLink } from '#server/accounts/thanks-link.ts';
import { MINUTE } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { copyListed } from '#server/http/listed-fields.ts';
import { paginate } from '#server/http/paging.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { streamJsonArray } from '#server/http/whole-list.ts';
import { readInsights, readReviewStats } from './insights.ts';
import { reviewLimits } from './limits.ts';
import { markReviewRead, pickReview, pinReview, readUnreadReviews, unpinReview } from './my-reviews.ts';
import type { PageViews } from './page-views.ts';
import { presentReview } from './presented-review.ts';
import type { ReceiveReview } from './receive-review.ts';
import { allReviews, cursorUntil, listPinnedReviews, listReviews } from './store.ts';

export function reviewRoutes(app: App, deps: Deps, receiveReview: ReceiveReview, pageViews: PageViews): void {
  customerRoutes(app, deps, receiveReview);
  listRoutes(app, deps, pageViews);
  changeRoutes(app, deps);
}

function customerRoutes(app: App, deps: Deps, receiveReview: ReceiveReview): void {
  const { db, clock, site, limits } = deps;
  const config = { isEssential: true };
  const onRequest = limitPerAddress(limits, reviewLimits.lookups);
  serve(app, { ...contract.lookUpUser, config, onRequest }, async (request) => {
    const account = await findAccount(db, request.params.id);
    if (!account) throw new Refusal('userNotFound');
    return {
      id: account.id,
      fullName: account.full_name,
      acceptingReviews: isAcceptingReviews(site, account, clock()),
      thanksLink: publicThanksLink(deps.config, account),
      question: account.question,
    };
  });

  serve(app, { ...contract.submitReview, config }, async (request, reply) => {
    const { 'idempotency-key': idempotencyKey, 'review-link-secret': reviewLinkSecret } = request.headers;
    const { [HONEYPOT]: honeypot, ...submission } = request.body;
    const language = request.headers['content-language'];
    await receiveReview(
      { request, reply: reply as FastifyReply },
      { submission, honeypot, idempotencyKey, reviewLinkSecret, language },
    );
    return { message: 'Thank you! Your review has been sent.' };
  });
}

const toReview = copyListed(contract.review);

function listRoutes(app: App, deps: Deps, pageViews: PageViews): void {
  const { db, clock } = deps;

  serve(app, { ...contract.listReviews, config: { timeout: 10 * MINUTE } }, async (request, reply) => {
    const account = request.account;
    const { limit, pinned, until, ...query } = request.query;
    if (query.search) await deps.limits.count([reviewLimits.searches, String(request.caller)]);
    if (pinned) {
      const found = await listPinnedReviews(db, account.id, query);
      return found.map((review) => presentReview(review, account));
    }
    if (until && query.cursor === undefined) query.cursor = await cursorUntil(db, account.id, until);
    if (limit === undefined)
      return deps.sendWholeList(reply as FastifyReply, request.caller, async () =>
        streamJsonArray({
          ...allReviews(deps.db, account.id, query),
          encode: (review) => toReview(presentReview(review, account)),
        }),
      );
    const found = await listReviews(db, account.id, { ...query, limit: limit + 1 });
    const reviews = found.map((review) => presentReview(review, account));
    return paginate(request, reply, reviews, limit, (last) => last.id);
  });

  serve(app, contract.getReviewStats, (request) => readReviewStats(deps, pageViews, request.account));

  serve(app, contract.getReviewInsights, async (request) => {
    const { id } = request.account;
    await pageViews.flush(id);
    return readInsights(db, id, clock());
  });

  serve(app, myReviews.getUnreadReviews, ({ account, query }) => readUnreadReviews(db, account, query.after));

  serve(app, myReviews.pickReview, async ({ account, query }) => {
    const picked = await pickReview(deps.db, account.id, query.except);
    return { review: picked && presentReview(picked, account) };
  });
}

function changeRoutes(app: App, deps: Deps): void {
  serve(app, myReviews.pinReview, async ({ params: { id }, account }) =>
    presentReview(await pinReview(deps, { id, userId: account.id }), account),
  );

  serve(app, myReviews.unpinReview, async ({ params: { id }, account }) =>
    presentReview(await unpinReview(deps, { id, userId: account.id }), account),
  );

  serve(app, myReviews.markReviewRead, ({ params: { id }, account }) => markReviewRead(deps, account, id));
}
