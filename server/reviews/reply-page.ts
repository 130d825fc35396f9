import { z } from 'zod/mini';
import { firstName } from '#contract/names.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import { reviewLimits } from './limits.ts';
import { findReply } from './reply-mails.ts';

const inPath = z.object({ token: z.catch(z.string().check(z.regex(/^[\w-]{43}$/)), '') });

/** What the mail about a reply links to. Works without scripts and is hidden from search engines. */
export function replyPageRoute(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/reply/:token',
    schema: { hide: true, params: inPath },
    onRequest: async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
      reply.header('vary', 'Accept-Language, Cookie');
    },
    handler: async (request, reply) => {
      const language = visitorLanguage(request);
      const found = await findReply(deps.db, request.params.token, deps.clock());
      if (found) {
        const { fullName, ...review } = found;
        const props = { ...review, firstName: firstName(fullName) };
        return sendView(request, reply, ['reply', props], { language });
      }
      await deps.limits.count([reviewLimits.unknownReplyLinks, clientKey(request)]);
      return sendView(request, reply, ['replyClosed', null], { language, status: 404 });
    },
  });
}
