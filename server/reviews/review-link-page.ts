import type { App } from '#server/platform/http.ts';
import { preferredLanguage } from '#server/platform/languages.ts';
import { encodingFor, type Pages, sendPage } from '#server/platform/pages.ts';

/** The secret is in the URL fragment, which browsers don't send to the server. */
export function reviewLinkPageRoute(app: App, pages: Pages): void {
  app.route({
    method: 'GET',
    url: '/my-review',
    schema: { hide: true },
    handler: async (request, reply) => {
      reply.header('vary', 'Accept-Language, Accept-Encoding');
      const encoding = encodingFor(request, ['gzip']);
      const template = pages.template(`review-link.${preferredLanguage(request)}`);
      const html = encoding === 'gzip' ? template.gzip({}) : template.fill({});
      return sendPage(reply, { html, encoding, status: 200 });
    },
  });
}
