import { z } from 'zod/mini';
import type { Language } from '#contract/languages/languages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { visitorLanguage } from '#server/platform/languages.ts';
import { BuiltPage, jsonScript, type Pages, sendBuiltPage } from '#server/platform/pages.ts';

const OUR_MARK = /<svg aria-hidden="true" viewBox="0 0 32 32">.*?<\/svg>/;

/** The page embeds the public keys, so that a saved copy works offline, and has its own content security policy. */
export function verifyPageRoutes(app: App, { config, signingKeys, site }: Deps, pages: Pages): void {
  // It loads nothing from elsewhere, so it can't show another logo.
  const read = (language: Language) => {
    const page = pages.read(`verify.${language}`);
    return site.logo ? page.replace(OUR_MARK, '') : page;
  };
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read('en')) ?? [];
  let current = { keys: '', built: new Map<Language, BuiltPage>() };

  app.route({
    method: 'GET',
    url: '/verify',
    // Loose, since `lang` chooses the language.
    schema: { hide: true, querystring: z.looseObject({ download: z.optional(z.catch(z.string(), '')) }) },
    handler: async (request, reply) => {
      const keys = jsonScript('trusted-keys', { issuer: config.appUrl, keys: await signingKeys.published() });
      if (current.keys !== keys) current = { keys, built: new Map() };
      const language = visitorLanguage(request);
      const page =
        current.built.get(language) ??
        new BuiltPage(read(language).replace('<!--trusted-keys-->', () => keys));
      current.built.set(language, page);
      reply.header('vary', 'Accept-Language, Cookie, Accept-Encoding');
      reply.header('content-security-policy', `${policy}; frame-ancestors 'none'`);
      if (request.query.download !== undefined)
        reply.header('content-disposition', 'attachment; filename="goodword-verify.html"');
      return sendBuiltPage(request, reply, { page, status: 200 });
    },
  });
}
