import { articleAddress, articleNames } from '#contract/articles.ts';
import { KeptPage, sendKeptPage } from '#server/http/pages.ts';
import type { App } from '#server/http/server.ts';
import { queriedLanguage } from '#server/site/languages.ts';
import type { Content } from './open-content.ts';

/** Articles as data, for those who come from another page of the app. */
export function contentRoutes(app: App, content: Content): void {
  const kept = new Map<string, KeptPage>();
  for (const name of articleNames)
    app.get(`/content/${name}.json`, { schema: { hide: true } }, async (request, reply) => {
      const language = queriedLanguage(request) ?? 'en';
      const address = articleAddress(name, language);
      const page = kept.get(address) ?? new KeptPage(JSON.stringify(content(name, language)));
      kept.set(address, page);
      return sendKeptPage(request, reply, page, { type: 'application/json; charset=utf-8' });
    });
}
