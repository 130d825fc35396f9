import * as contract from '#contract/review-requests.ts';
import type { Deps } from '#server/deps.ts';
import type { RateLimit } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { createReviewRequest, listReviewRequests, markReminded, removeReviewRequest } from './store.ts';

/** Codes are never deleted. The number is also in docs/operations.md. */
const newRequests = { name: 'review-request', max: 120, seconds: 60 * 60 } satisfies RateLimit;

export function reviewRequestRoutes(app: App, deps: Deps): void {
  serve(app, contract.listReviewRequests, ({ account }) => listReviewRequests(deps, account.id));

  serve(app, contract.createReviewRequest, async ({ account, body }) => {
    await deps.limits.count([newRequests, String(account.id)]);
    return createReviewRequest(deps, account.id, body);
  });

  serve(app, contract.markReminded, ({ account, params }) => markReminded(deps, account.id, params.id));

  serve(app, contract.removeReviewRequest, ({ account, params }) =>
    removeReviewRequest(deps, account.id, params.id),
  );
}
