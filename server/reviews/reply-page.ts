import { firstName } from '#contract/names.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import type { App } from '#server/http/server.ts';
import { tokenPage } from '#server/http/token-page.ts';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import { reviewLimits } from './limits.ts';
import { findReply } from './reply-mails.ts';

/** What the email about a reply links to. It works without scripts. */
export function replyPageRoute(app: App, deps: Deps): void {
  app.route({
    ...tokenPage,
    url: '/reply/:token',
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
