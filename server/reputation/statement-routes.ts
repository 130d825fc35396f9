import {
  type BundleChoice,
  type BundledReview,
  bundleChoice,
  getReputationSummary,
} from '#contract/reputation.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import type { Account } from '#server/accounts/store.ts';
import { MINUTE } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { makeBundle, summarizePeriod } from './bundle.ts';
import { reputationLimits } from './limits.ts';

/** In memory all at once; they are set in about five seconds. */
const REVIEWS_MAX = 1_000;

export function statementRoutes(app: App, deps: Deps): void {
  const inTurn = oneAtATime();

  app.route({
    ...getReputationSummary,
    onRequest: signedIn(deps),
    handler: async (request) => summarizePeriod(deps.db, accountOf(request).id, request.query),
  });

  app.route({
    method: 'GET',
    url: '/reputation/statement.pdf',
    schema: { hide: true, querystring: bundleChoice },
    handlerTimeout: MINUTE,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const account = accountOf(request);
      await deps.limits.count([reputationLimits.bundles, String(account.id)]);
      const pdf = await inTurn(() => makeStatement(deps, account, request.query));
      const { from, to } = request.query;
      return reply
        .header('content-disposition', `attachment; filename="goodword-reputation-${from}-to-${to}.pdf"`)
        .header('cache-control', 'no-store')
        .type('application/pdf')
        .send(pdf);
    },
  });
}

async function makeStatement(deps: Deps, account: Account, choice: BundleChoice) {
  const bundle = await makeBundle(deps, account, choice);
  const reviews: BundledReview[] = [];
  for await (const page of bundle.pages) {
    reviews.push(...page);
    if (reviews.length > REVIEWS_MAX) throw new Refusal('tooManyForPdf');
  }
  // Loaded at first use: most processes never set a page.
  const { setStatement } = await import('./statement-pdf.ts');
  return setStatement({ reviews, statement: await bundle.statement() }, choice);
}

/** Each of them takes memory for all of its reviews, and the fonts. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
