import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppPages } from '#contract/app-pages.ts';
import type { Language } from '#contract/languages/languages.ts';
import { defaultSite, type Site } from '#contract/site.ts';
import { WEB_ROOT } from './built-files.ts';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';
import { escapeHtml, type Html } from './html.ts';
import type { App } from './http.ts';
import { documentLanguage } from './languages.ts';
import { PageTemplate } from './page-template.ts';
import { pathOf } from './request-path.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

/** The app's pages are in every language. */
export interface Pages {
  find(path: string, language: Language): FoundPage;
  shellFor(path: string, language: Language): FoundPage;
  /** By name and language, such as `dashboard.en`. */
  template(name: string): PageTemplate;
  /** Markup that a template's values may contain. */
  fragment(name: string, language: Language): PageTemplate;
  read(name: string): string;
  /** The service worker. */
  worker: string;
  styleHashes: string[];
}

interface FoundPage {
  page: BuiltPage;
  status: 200 | 404;
  link?: string | undefined;
}

/** @param rendered null: those that the build rendered are right. */
export function loadPages(config: Config, site: Site, rendered: AppPages | null): Pages {
  const head = jsonScript('config', {
    appUrl: config.appUrl,
    qrServiceUrl: config.qrServiceUrl,
    avatarServiceUrl: config.avatarServiceUrl,
    site,
  });
  // Each byte counts on customers' pages.
  const { name, logo } = site;
  const ofCustomers =
    name === defaultSite.name && !logo ? '' : jsonScript('config', { site: { name, logo } });
  const readFile = (name: string) => readFileSync(join(WEB_ROOT, 'pages', name), 'utf8');
  const facts: PageFacts = { ...JSON.parse(readFile('facts.json')), ...rendered };
  const styles = readFile('styles.css');
  const fillIn = (html: string) =>
    html
      .replace('<!--head-->', () => head)
      .replace('<!--site-->', () => ofCustomers)
      .replace('%STYLES%', () => styles)
      .replaceAll('%APP_URL%', () => escapeHtml(config.appUrl))
      .replaceAll('%SITE_NAME%', () => escapeHtml(site.name));
  const read = (name: string) =>
    fillIn(rendered?.documents[name] ?? withLogo(readFile(`${name}.html`), site, facts.mark));

  // Read on first use: most installations serve only a few languages.
  const built = onFirstUse((name) => new BuiltPage(read(name)));
  const fragments = onFirstUse((language): Record<string, string> => {
    return rendered?.fragments[language as Language] ?? JSON.parse(readFile(`fragments.${language}.json`));
  });
  const known = new Set(facts.known);
  const shellFor = (path: string, language: Language): FoundPage => ({
    page: built(`shell.${language}`),
    status: known.has(path) ? 200 : 404,
    link: facts.links[path],
  });
  const fragment = onFirstUse((key) => {
    const [name = '', language = ''] = key.split('.');
    const markup = fragments(language)[name];
    if (markup === undefined) throw new Error(`There is no fragment ${name}`);
    return new PageTemplate(fillIn(markup));
  });
  return {
    shellFor,
    template: onFirstUse((name) => new PageTemplate(read(name))),
    fragment: (name, language) => fragment(`${name}.${language}`),
    read,
    worker: fillWorker(readFile('../sw.js'), site, built('shell.en')),
    find(path, language) {
      const name = facts.prerendered[path];
      return name ? { page: built(`${name}.${language}`), status: 200 } : shellFor(path, language);
    },
    styleHashes: facts.styleHashes,
  };
}

function onFirstUse<Value>(create: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>();
  return (name) => {
    const value = values.get(name) ?? create(name);
    values.set(name, value);
    return value;
  };
}

interface PageFacts extends Pick<AppPages, 'prerendered' | 'known'> {
  links: Record<string, string>;
  /** Our mark in the customer’s pages, which are not rendered again. */
  mark: string;
  styleHashes: string[];
}

/** Any change of the shell makes browsers fetch it again. */
function fillWorker(script: string, { name, logo }: Site, shell: BuiltPage): string {
  return script
    .replaceAll('%SHELL%', () => shell.etag.replaceAll(/\W/g, ''))
    .replaceAll('%ICON%', () => logo?.path ?? '/icons/icon-192.png')
    .replaceAll('%SITE_NAME%', () => name.replace(/\W/gu, inScript));
}

/** For a string literal, whichever quotes the minifier has chosen. */
function inScript(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

function withLogo(html: string, { logo }: Site, mark: string): string {
  if (!logo) return html;
  return html
    .replace(mark, `<img src="${logo.path}" alt="" class="size-5 object-contain"/>`)
    .replace(/(<link rel="icon" href=)"data:[^"]*"[^>]*>/, `$1"${logo.path}">`);
}

export class BuiltPage {
  readonly etag: string;
  readonly #html: Buffer;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(html: string | Buffer) {
    this.#html = typeof html === 'string' ? Buffer.from(html) : html;
    // Weak, since it is the same for every encoding.
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  }

  async in(encoding: 'br' | 'gzip' | null): Promise<Buffer> {
    if (encoding === null) return this.#html;
    const compressed = this.#compressed.get(encoding) ?? compress[encoding](this.#html);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

const compress = {
  // The highest quality takes forty times as long and saves a tenth.
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => gzip(bytes, { level: 9 }),
};

export function servePages(app: App, pages: Pages): void {
  const worker = new BuiltPage(pages.worker);
  app.get('/sw.js', async (request, reply) =>
    sendBuiltPage(request, reply, { page: worker, status: 200, type: 'text/javascript; charset=utf-8' }),
  );

  app.get('/app-shell', async (request, reply) => {
    const { page } = pages.shellFor('/', documentLanguage(request, reply));
    return sendBuiltPage(request, reply.header('x-robots-tag', 'noindex'), { page, status: 200 });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request).replace(/\/$/, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // HTML instead of a missing chunk would leave a blank page.
    if (!isRead || /^\/(api|assets)(\/|$)/.test(path)) throw new Refusal('notFound');
    return sendBuiltPage(request, reply, pages.find(path, documentLanguage(request, reply)));
  });
}

export async function sendBuiltPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, link, type = HTML }: FoundPage & { type?: string },
) {
  reply.code(status).header('cache-control', 'no-cache');
  if (link) reply.header('link', link);
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (status === 200) {
    reply.header('etag', page.etag);
    if (splitHeader(request.headers['if-none-match']).includes(page.etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(request, ['br', 'gzip']);
  const bytes = await page.in(encoding);
  // Only now, since an error could answer instead.
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', type).send(bytes);
}

/** `postsForm`: the page has a form that works without scripts. */
export function sendPage(
  reply: FastifyReply,
  {
    html,
    status,
    postsForm = false,
    encoding = null,
  }: {
    html: string | Buffer | ((site: Site) => Html);
    status: number;
    postsForm?: boolean;
    encoding?: 'gzip' | null;
  },
) {
  // With no-referrer, browsers send `Origin: null`, which the CSRF check refuses.
  if (postsForm) reply.header('referrer-policy', 'same-origin');
  if (encoding) reply.header('content-encoding', encoding);
  // Pages with a secret in their URL have already set no-store.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply
    .code(status)
    .header('content-type', HTML)
    .send(typeof html === 'function' ? html(reply.server.site).markup : html);
}

const HTML = 'text/html; charset=utf-8';

export function encodingFor<Encoding extends string>(
  request: FastifyRequest,
  offered: readonly Encoding[],
): Encoding | null {
  const accepted = splitHeader(request.headers['accept-encoding']).flatMap((entry) => {
    const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim());
    return Number(weight.replace('q=', '')) > 0 ? [name] : [];
  });
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}

function splitHeader(header = ''): string[] {
  return header.split(',').map((entry) => entry.trim());
}

export function jsonScript(id: string, data: unknown): string {
  // A closing tag inside the data would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
