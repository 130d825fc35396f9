import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { cookieName } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { encodingFor } from '#server/platform/pages.ts';
import type { describeApi } from './document.ts';

const PREFIX = '/api/docs';
const gzip = promisify(gzipWithCallback);

/** Serves the API docs, generated on the first request. Register it before the routes it describes. */
export function apiDocs(app: App, { config, site }: Deps): void {
  const routes: { method: string; url: string }[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isApiRoute = url.startsWith('/api/') && !url.startsWith(PREFIX) && method !== 'HEAD';
    if (isApiRoute && !schema?.hide) routes.push({ method: String(method), url });
  });

  let docs: Promise<Docs> | null = null;
  const serve = (path: string, part: keyof Docs, headers: Record<string, string>) =>
    app.get(PREFIX + path, async (request, reply) => {
      docs ??= writeDocs(routes, { appUrl: config.appUrl, cookie: cookieName(config), site });
      const text = (await docs)[part];
      reply.headers(headers).header('vary', 'accept-encoding');
      if (encodingFor(request, ['gzip']) === null) return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(await gzip(text));
    });

  serve('', 'page', { 'content-type': 'text/html; charset=utf-8' });
  serve('/json', 'json', {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'inline; filename="goodword-openapi.json"',
  });
  serve('/yaml', 'yaml', {
    'content-type': 'application/yaml; charset=utf-8',
    'content-disposition': 'inline; filename="goodword-openapi.yaml"',
  });
}

type Docs = Record<'page' | 'json' | 'yaml', string>;

async function writeDocs(
  routes: { method: string; url: string }[],
  place: Parameters<typeof describeApi>[1],
): Promise<Docs> {
  const [{ describeApi }, { apiPage }] = await Promise.all([import('./document.ts'), import('./page.ts')]);
  const { document, yaml } = await describeApi(routes, place);
  return {
    page: apiPage(document),
    json: JSON.stringify(document, null, 2),
    yaml,
  };
}
