import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { cookieName } from '#server/accounts/sessions.ts';
import type { Config } from '#server/platform/config.ts';
import type { App } from '#server/platform/http.ts';
import { encodingFor } from '#server/platform/pages.ts';

const PREFIX = '/api/docs';
const gzip = promisify(gzipWithCallback);

/** The API docs at /api/docs, and as OpenAPI in JSON and YAML, written on the first request. Add it before the routes it describes. */
export function apiDocs(app: App, config: Config): void {
  const described: { method: string; url: string }[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isOfApi = url.startsWith('/api/') && !url.startsWith(PREFIX) && method !== 'HEAD';
    if (isOfApi && !schema?.hide) described.push({ method: String(method), url });
  });

  let docs: Promise<Docs> | null = null;
  const load = () => {
    docs ??= renderDocs(described, { appUrl: config.appUrl, cookie: cookieName(config) });
    return docs;
  };

  for (const [path, part, headers] of files) {
    app.get(PREFIX + path, async (request, reply) => {
      const { text, gzipped } = (await load())[part];
      reply.headers(headers).header('vary', 'accept-encoding');
      if (encodingFor(request, ['gzip']) === null) return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(gzipped);
    });
  }
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Downloads open in the browser, and have a name when saved. */
const files = [
  ['', 'page', { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY }],
  ['/styles.css', 'styles', { 'content-type': 'text/css; charset=utf-8' }],
  [
    '/json',
    'json',
    {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'inline; filename="goodword-openapi.json"',
    },
  ],
  [
    '/yaml',
    'yaml',
    {
      'content-type': 'application/yaml; charset=utf-8',
      'content-disposition': 'inline; filename="goodword-openapi.yaml"',
    },
  ],
] as const;

type Docs = Record<(typeof files)[number][1], Written>;

interface Written {
  text: string;
  gzipped: Buffer;
}

async function renderDocs(
  described: { method: string; url: string }[],
  place: { appUrl: string; cookie: string },
): Promise<Docs> {
  const [{ describeApi }, { apiPage }, { apiPageStyles }] = await Promise.all([
    import('./document.ts'),
    import('./page.ts'),
    import('./page-styles.ts'),
  ]);
  const { document, yaml } = await describeApi(described, place);
  return {
    page: await written(apiPage(document)),
    styles: await written(apiPageStyles),
    json: await written(JSON.stringify(document, null, 2)),
    yaml: await written(yaml),
  };
}

async function written(text: string): Promise<Written> {
  return { text, gzipped: await gzip(text) };
}
