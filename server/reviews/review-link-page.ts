import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { preferredLanguage } from '#server/site/languages.ts';

/** The secret is in the URL fragment, which browsers don't send to the server. */
export function reviewLinkPageRoute(app: App): void {
  app.route({
    method: 'GET',
    url: '/my-review',
    schema: { hide: true },
    handler: async (request, reply) => {
      reply.header('vary', 'Accept-Language, Accept-Encoding');
      return sendView(request, reply, ['reviewLink', null], { language: preferredLanguage(request) });
    },
  });
}
