import type { App } from '#server/platform/http.ts';
import { languageOf } from '#server/platform/languages.ts';
import { encodingFor, type Pages, sendPage } from '#server/platform/pages.ts';

/** The page that a customer's key opens. The key stands behind the #, so that the server sees nothing of it here. */
export function myReviewPageRoute(app: App, pages: Pages): void {
  app.route({
    method: 'GET',
    url: '/my-review',
    schema: { hide: true },
    handler: async (request, reply) => {
      reply.header('vary', 'Accept-Language, Accept-Encoding');
      const encoding = encodingFor(request, ['gzip']);
      const html = pages.template(`my-review.${languageOf(request)}`).fill({}, encoding);
      return sendPage(reply, { html, encoding, status: 200 });
    },
  });
}
