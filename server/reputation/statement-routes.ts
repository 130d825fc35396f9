import type { Language } from '#contract/languages/languages.ts';
import { getReputationSummary, type StatementChoice, statementChoice } from '#contract/reputation.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import type { Account } from '#server/accounts/store.ts';
import { createDrawingThread } from '#server/images/drawing-thread.ts';
import { MINUTE } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import { visitorLanguage } from '#server/platform/languages.ts';
import { reputationLimits } from './limits.ts';
import { createStatement, type StatementReview, summarizePeriod } from './statement.ts';
import type { PrintedStatement } from './statement-pdf.ts';

/** Rendering this many takes about ten seconds. The numbers are also in `tooManyForPdf`. */
const MAX_REVIEWS = 1_000;
const MAX_COMMENT_CHARACTERS = 200_000;

export function statementRoutes(app: App, deps: Deps): void {
  const draw = createDrawingThread<PrintedStatement, Uint8Array>(
    app,
    new URL('./statement-thread.ts', import.meta.url),
    { maxWaiting: 3 },
  );

  app.route({
    ...getReputationSummary,
    onRequest: signedIn(deps),
    handler: async (request) => summarizePeriod(deps.db, requireAccount(request).id, request.query),
  });

  app.route({
    method: 'GET',
    url: '/reputation/statement.pdf',
    schema: { hide: true, querystring: statementChoice },
    handlerTimeout: MINUTE,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const account = requireAccount(request);
      const language = account.language ?? visitorLanguage(request);
      await deps.limits.count([reputationLimits.statements, String(account.id)]);
      // The connection is idle until the PDF is rendered.
      request.socket.setTimeout(2 * MINUTE);
      const pdf = await draw(request.signal, () => loadStatement(deps, account, request.query, language));
      if (pdf === undefined) return undefined;
      const { from, to } = request.query;
      return reply
        .header('content-disposition', `attachment; filename="goodword-reputation-${from}-to-${to}.pdf"`)
        .header('cache-control', 'no-store')
        .header('content-language', language)
        .type('application/pdf')
        .send(pdf);
    },
  });
}

/** @throws Refusal `tooManyForPdf`, and those of `createStatement`. */
async function loadStatement(
  deps: Deps,
  account: Account,
  choice: StatementChoice,
  language: Language,
): Promise<PrintedStatement> {
  const statement = await createStatement(deps, account, choice);
  const reviews: StatementReview[] = [];
  let length = 0;
  for await (const page of statement.pages) {
    reviews.push(...page);
    if (choice.texts === 'shown') for (const { comment } of page) length += comment.length;
    if (reviews.length > MAX_REVIEWS || length > MAX_COMMENT_CHARACTERS) throw new Refusal('tooManyForPdf');
  }
  return { reviews, statement: await statement.sign(), siteName: deps.site.name, choice, language };
}
