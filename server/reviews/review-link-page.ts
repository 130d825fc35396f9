import type { App } from '#server/platform/http.ts';
import { preferredLanguage } from '#server/platform/languages.ts';
import { sendView } from '#server/platform/render.ts';

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
