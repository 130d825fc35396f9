import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { KeptPage, sendKeptPage } from '#server/http/pages.ts';
import type { App } from '#server/http/server.ts';
import type { Route } from './document.ts';
import type { DrawnFile, ToDraw } from './draw.ts';

const PREFIX = '/api/docs';

/** The hash is of the one style element that the library adds. */
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const files = [
  '',
  '/json',
  '/yaml',
  ...['swagger-ui.css', 'index.css', 'favicon-16x16.png', 'favicon-32x32.png'].map(
    (name) => `/static/${name}`,
  ),
  ...['bundle', 'standalone-preset'].map((name) => `/static/swagger-ui-${name}.js`),
  '/static/swagger-initializer.js',
  ...['css', 'js'].map((kind) => `/static/theme/phone.${kind}`),
];

/** Serves the API docs, drawn on the first request. Register it before the routes it describes. */
export function apiDocs(app: App, { config, site }: Deps): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const isApiRoute = url.startsWith('/api/') && !url.startsWith(PREFIX) && method !== 'HEAD';
    if (isApiRoute && !schema?.hide) routes.push({ method: String(method), url });
  });

  const load = async () => {
    const toDraw: ToDraw = {
      routes,
      place: { appUrl: config.appUrl, cookie: cookieName(config), site },
      paths: files.map((file) => PREFIX + file),
    };
    // A thread draws them, since no one else would be served for half a second; its memory is freed, too.
    const [drawn] = await once(
      new Worker(new URL('draw.ts', import.meta.url), { workerData: toDraw }),
      'message',
    );
    return new Map(
      (drawn as DrawnFile[]).map(({ path, bytes, type }) => [
        path,
        { page: new KeptPage(Buffer.from(bytes)), type },
      ]),
    );
  };
  let loaded: ReturnType<typeof load> | null = null;
  const answer = async (request: FastifyRequest, reply: FastifyReply, file: string) => {
    loaded ??= load();
    // The next request tries again.
    loaded.catch(() => {
      loaded = null;
    });
    const found = (await loaded).get(PREFIX + file);
    if (!found) throw new Refusal('notFound');
    reply.headers({ 'content-security-policy': POLICY, 'x-robots-tag': 'noindex' });
    return sendKeptPage(request, reply, found.page, found);
  };
  for (const file of ['', '/json', '/yaml'])
    app.get(PREFIX + file, (request, reply) => answer(request, reply, file));
  for (const folder of ['/static', '/static/theme'])
    app.get<{ Params: { file: string } }>(`${PREFIX}${folder}/:file`, (request, reply) =>
      answer(request, reply, `${folder}/${request.params.file}`),
    );
}
