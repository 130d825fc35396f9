import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';
import type { App } from './http.ts';

/** Where the build puts what the browser gets. */
const WEB_ROOT = join(import.meta.dirname, '../../dist/web');

/** The built pages, read once, with this installation's addresses in them. */
export interface Pages {
  /** What the router of the browser fills. */
  shell: string;
  /** The page of a path: prerendered, or the plain shell; 404 for a path that the browser's router does not know. */
  find(path: string): { html: string; status: 200 | 404 };
  /** A built page by name. */
  template(name: string): string;
}

export function loadPages(config: Config): Pages {
  const head = dataBlock('config', {
    appUrl: config.appUrl,
    qrServiceUrl: config.qrServiceUrl,
    avatarServiceUrl: config.avatarServiceUrl,
  });
  const read = (name: string) => readFileSync(join(WEB_ROOT, 'pages', name), 'utf8');
  const template = (name: string) => read(`${name}.html`).replace('<!--head-->', () => head);
  const routes = JSON.parse(read('routes.json')) as { prerendered: Record<string, string>; known: string[] };

  const shell = template('shell');
  const prerendered = new Map(
    Object.entries(routes.prerendered).map(([path, name]) => [path, template(name)]),
  );
  const known = new Set(routes.known);
  return {
    shell,
    template,
    find: (path) => ({ html: prerendered.get(path) ?? shell, status: known.has(path) ? 200 : 404 }),
  };
}

/** Serves the built files, `/`, and a page for every other path that is no API route. */
export async function servePages(
  app: App,
  pages: Pages,
  { hasSession }: { hasSession: (request: FastifyRequest) => boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: WEB_ROOT,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', cachingOf(path));
      const type = textTypes[extname(path)];
      if (type) reply.header('content-type', `${type}; charset=utf-8`);
    },
  });
  const files = new Set(builtFiles());
  // A route for each of hundreds of files would take longer than the rest of the start.
  for (const url of new Set([...files].map((file) => file.replace(/\/.*/, '/*')))) {
    app.get(`/${url}`, (request, reply) => {
      const file = pathOf(request).slice(1);
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    });
  }

  app.get('/', async (request, reply) => {
    // Who has a session must not see the landing page flash by.
    const html = hasSession(request) ? pages.shell : pages.find('/').html;
    return sendPage(reply.header('vary', 'Cookie'), { html, status: 200 });
  });

  // What the service worker keeps, for everyone the same.
  app.get('/app-shell', async (_request, reply) =>
    sendPage(reply.header('x-robots-tag', 'noindex'), { html: pages.shell, status: 200 }),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request).replace(/\/$/, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A missing chunk answered with a page would leave the browser with a blank one.
    if (!isRead || /^\/(api|assets)(\/|$)/.test(path)) throw new Refusal('notFound');
    return sendPage(reply, pages.find(path));
  });
}

/** What has an address of its own, such as `assets/review-Bx3.js`: no page, and no compressed copy. */
function builtFiles(): string[] {
  return readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '' && !/^pages\/|\.(br|gz)$/.test(file),
  );
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Text that the library sends without saying in which encoding. */
const textTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

function cachingOf(file: string): string {
  if (file.startsWith(join(WEB_ROOT, 'assets'))) return 'public, max-age=31536000, immutable';
  // Kept anywhere, it would keep its visitors on an old version.
  if (file.startsWith(join(WEB_ROOT, 'sw.js'))) return 'no-cache';
  return 'public, max-age=3600';
}

/** `postsForm`: it has a form that the browser posts by itself, without a script. */
export function sendPage(
  reply: FastifyReply,
  { html, status, postsForm = false }: { html: string; status: number; postsForm?: boolean },
) {
  // Under no-referrer such a form comes with `Origin: null`, and would be refused as another site's.
  if (postsForm) reply.header('referrer-policy', 'same-origin');
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html);
}

/** JSON for the page's script to read; to the content security policy it is no script. */
export function dataBlock(id: string, data: unknown): string {
  // A closing tag inside the data would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
