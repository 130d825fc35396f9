import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/employer-links.ts';
import { findSession } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/errors.ts';
import { paginate } from '#server/http/paging.ts';
import type { RateLimit } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { tokenPage } from '#server/http/token-page.ts';
import { isVisit } from '#server/http/visits.ts';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import {
  countOpening,
  countShareableReviews,
  createEmployerLink,
  type EmployerPage,
  findEmployerPage,
  listEmployerLinks,
  listShareableReviews,
  revokeEmployerLink,
  SHAREABLE_PER_PAGE,
} from './employer-links.ts';

/** The numbers are also in docs/operations.md. */
const reputationLimits = {
  newEmployerLinks: { name: 'employer-link', max: 60, seconds: 60 * 60 },
  /** Above the limit, pages still open but aren't counted. */
  employerOpenings: { name: 'employer-opening', max: 60, seconds: 10 * 60 },
  unknownEmployerLinks: { name: 'employer-unknown', max: 30, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;

export function employerLinkRoutes(app: App, deps: Deps): void {
  const { db, clock } = deps;

  serve(app, contract.listEmployerLinks, async (request) =>
    listEmployerLinks(db, request.account.id, clock()),
  );

  serve(app, contract.createEmployerLink, async (request) => {
    const { id } = request.account;
    await deps.limits.count([reputationLimits.newEmployerLinks, String(id)]);
    return createEmployerLink(deps, id, request.body);
  });

  serve(app, contract.revokeEmployerLink, ({ account, params }) =>
    revokeEmployerLink(db, account.id, params.id, clock()),
  );

  serve(app, contract.countShareableReviews, async ({ account }) => ({
    shareable: await countShareableReviews(db, account.id),
    total: account.review_count,
  }));

  serve(app, contract.listShareableReviews, async (request, reply) => {
    const { limit = SHAREABLE_PER_PAGE, cursor } = request.query;
    const found = await listShareableReviews(db, request.account.id, { limit: limit + 1, cursor });
    return paginate(request, reply, found, limit, (last) => last.id);
  });
}

/** Works without scripts and is hidden from search engines. */
export function employerPageRoute(app: App, deps: Deps): void {
  app.route({
    ...tokenPage,
    url: '/for/:token',
    handler: async (request, reply) => {
      const language = visitorLanguage(request);
      const page = await findEmployerPage(deps.db, request.params.token, deps.clock());
      if (page) {
        await recordOpening(deps, request, reply, page);
        return sendView(request, reply, ['employer', page], { language });
      }
      await deps.limits.count([reputationLimits.unknownEmployerLinks, clientKey(request)]);
      // The same page for expired, revoked, empty and unknown links.
      return sendView(request, reply, ['employerClosed', null], { language, status: 404 });
    },
  });
}

async function recordOpening(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, userId }: EmployerPage,
): Promise<void> {
  if (!isVisit(request)) return;
  try {
    const visitor = await findSession(deps, request, reply);
    if (visitor?.id === userId) return;
    await deps.limits.count([reputationLimits.employerOpenings, clientKey(request)]);
    await countOpening(deps.db, id, deps.clock());
  } catch (error) {
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'could not count an opening');
  }
}
