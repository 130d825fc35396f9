import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { findSession } from '#server/accounts/sessions.ts';
import { clientKey } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { isBot } from '#server/reviews/page-views.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import type { Deps } from '#server/system/deps.ts';
import { countOpening, type EmployerPage, findEmployerPage } from './employer-links.ts';
import { reputationLimits } from './limits.ts';

const inPath = z.object({ token: z.catch(z.string().check(z.regex(/^[\w-]{43}$/)), '') });

/** Works without scripts and is hidden from search engines. */
export function employerPageRoute(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/for/:token',
    schema: { hide: true, params: inPath },
    onRequest: async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
      reply.header('vary', 'Accept-Language, Cookie');
    },
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
  const userAgent = request.headers['user-agent'] ?? '';
  if (request.method === 'HEAD' || userAgent === '' || isBot(userAgent)) return;
  try {
    const visitor = await findSession(deps, request, reply);
    if (visitor?.id === userId) return;
    await deps.limits.count([reputationLimits.employerOpenings, clientKey(request)]);
    await countOpening(deps.db, id, deps.clock());
  } catch (error) {
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'could not count an opening');
  }
}
