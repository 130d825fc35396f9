import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { cookieName } from '#server/accounts/sessions.ts';
import type { Config } from '#server/platform/config.ts';
import type { App } from '#server/platform/http.ts';
import { encodingFor } from '#server/platform/pages.ts';

const PREFIX = '/api/docs';
const gzip = promisify(gzipWithCallback);

/**
 * What the API is, as a page at /api/docs, and in OpenAPI to take away, as JSON and as YAML. To be called before the routes
 * that it describes are added. Made when it is first asked for: few starts are for the docs.
 */
export function apiDocs(app: App, config: Config): void {
  const described: { method: string; url: string }[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isOfApi = url.startsWith('/api/') && !url.startsWith(PREFIX) && method !== 'HEAD';
    if (isOfApi && !schema?.hide) described.push({ method: String(method), url });
  });

  let docs: Promise<Docs> | null = null;
  const read = () => {
    docs ??= writeDocs(described, { appUrl: config.appUrl, cookie: cookieName(config) });
    return docs;
  };

  for (const [path, part, headers] of files) {
    app.get(PREFIX + path, async (request, reply) => {
      const { text, gzipped } = (await read())[part];
      reply.headers(headers).header('vary', 'accept-encoding');
      if (encodingFor(request, ['gzip']) === null) return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(gzipped);
    });
  }
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The two that can be taken away are shown where they are opened, and named where they are saved. */
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

async function writeDocs(
  described: { method: string; url: string }[],
  place: { appUrl: string; cookie: string },
): Promise<Docs> {
  const [{ describeApi }, { apiPage }, { apiPageStyles }, { stringify }] = await Promise.all([
    import('./document.ts'),
    import('./page.ts'),
    import('./page-styles.ts'),
    import('yaml'),
  ]);
  const document = describeApi(described, place);
  return {
    page: await written(apiPage(document)),
    styles: await written(apiPageStyles),
    json: await written(JSON.stringify(document, null, 2)),
    yaml: await written(stringify(document, { aliasDuplicateObjects: false })),
  };
}

async function written(text: string): Promise<Written> {
  return { text, gzipped: await gzip(text) };
}
