import { z } from 'zod/mini';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { BuiltPage, jsonScript, type Pages, sendBuiltPage } from '#server/platform/pages.ts';

const OUR_MARK = /<svg aria-hidden="true" viewBox="0 0 32 32">.*?<\/svg>/;

/** The page embeds the public keys, so that a saved copy works offline, and has its own content security policy. */
export function verifyPageRoutes(app: App, { config, signingKeys, site }: Deps, pages: Pages): void {
  // It loads nothing from elsewhere, so it can't show another logo.
  const template = site.logo ? pages.read('verify').replace(OUR_MARK, '') : pages.read('verify');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(template) ?? [];
  let current = { keys: '', page: new BuiltPage(template) };

  app.route({
    method: 'GET',
    url: '/verify',
    schema: { hide: true, querystring: z.object({ download: z.optional(z.catch(z.string(), '')) }) },
    handler: async (request, reply) => {
      const keys = jsonScript('trusted-keys', { issuer: config.appUrl, keys: await signingKeys.published() });
      if (current.keys !== keys)
        current = { keys, page: new BuiltPage(template.replace('<!--trusted-keys-->', () => keys)) };
      reply.header('content-security-policy', `${policy}; frame-ancestors 'none'`);
      if (request.query.download !== undefined)
        reply.header('content-disposition', 'attachment; filename="goodword-verify.html"');
      return sendBuiltPage(request, reply, { page: current.page, status: 200 });
    },
  });
}
