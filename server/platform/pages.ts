import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRawSync, gzip as gzipWithCallback } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';
import { escapeHtml } from './html.ts';
import type { App } from './http.ts';
import { pathOf } from './request-path.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

/** Where the build puts what the browser gets. */
const WEB_ROOT = join(import.meta.dirname, '../../dist/web');

/** The built pages, read once, with this installation's addresses in them. */
export interface Pages {
  /** What the router of the browser fills. */
  shell: BuiltPage;
  /** The page of a path: prerendered, or the plain shell; 404 for a path that the browser's router does not know. */
  find(path: string): FoundPage;
  /** The shell, and with it what the router will ask for on this path. */
  shellFor(path: string): FoundPage;
  /** A built page by name, with places to fill. */
  template(name: string): PageTemplate;
  /** The markup of a built page, for whoever serves it. */
  read(name: string): string;
  /** Of the style elements in the built pages, for the content security policy. */
  styleHashes: string[];
}

interface FoundPage {
  page: BuiltPage;
  status: 200 | 404;
  /** The value of a Link header: what the browser may fetch before the page's own scripts ask for it. */
  link?: string | undefined;
}

export function loadPages(config: Config): Pages {
  const head = jsonScript('config', {
    appUrl: config.appUrl,
    qrServiceUrl: config.qrServiceUrl,
    avatarServiceUrl: config.avatarServiceUrl,
  });
  const read = (name: string) => readFileSync(join(WEB_ROOT, 'pages', name), 'utf8');
  const readPage = (name: string) =>
    read(`${name}.html`)
      .replace('<!--head-->', () => head)
      .replaceAll('%APP_URL%', () => escapeHtml(config.appUrl));
  const facts: Facts = JSON.parse(read('facts.json'));

  const shell = new BuiltPage(readPage('shell'));
  const prerendered = new Map(
    Object.entries(facts.prerendered).map(([path, name]) => [path, new BuiltPage(readPage(name))]),
  );
  // Each is read when it is first asked for: most installations hear a few of the languages.
  const templates = new Map<string, PageTemplate>();
  const known = new Set(facts.known);
  const shellFor = (path: string): FoundPage => ({
    page: shell,
    status: known.has(path) ? 200 : 404,
    link: facts.links[path],
  });
  return {
    shell,
    shellFor,
    template(name) {
      const template = templates.get(name) ?? new PageTemplate(readPage(name));
      templates.set(name, template);
      return template;
    },
    read: readPage,
    find(path) {
      const page = prerendered.get(path);
      return page ? { page, status: 200 } : shellFor(path);
    },
    styleHashes: facts.styleHashes,
  };
}

/** What the build says of its pages: which path is prerendered in which file, and which paths there are. */
interface Facts {
  prerendered: Record<string, string>;
  /** By path the Link header with the scripts and styles of what the shell becomes there. */
  links: Record<string, string>;
  known: string[];
  styleHashes: string[];
}

/** A page that is the same for everyone. */
export class BuiltPage {
  readonly etag: string;
  readonly #html: Buffer;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(html: string) {
    this.#html = Buffer.from(html);
    // Weak: it stands for the page in every encoding.
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  }

  /** Compressed when it is first asked for: all of them at the start would keep everybody waiting. */
  async in(encoding: 'br' | 'gzip' | null): Promise<Buffer> {
    if (encoding === null) return this.#html;
    const compressed = this.#compressed.get(encoding) ?? compress[encoding](this.#html);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

const compress = {
  // The best quality takes forty times as long, for a tenth less.
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => gzip(bytes, { level: 9 }),
};

/** A page with places like %NAME%, different for each request. */
export class PageTemplate {
  /** Markup and names of places in turn. */
  readonly #pieces: string[];
  /** The markup; null for places, and for pieces so short that they would hardly get smaller. */
  #deflated: (Buffer | null)[] | undefined;

  constructor(html: string) {
    this.#pieces = html.split(/%([A-Z_]+)%/);
  }

  /** @param values markup by the names of places. */
  fill(values: Record<string, string>): string {
    return this.#texts(values).join('');
  }

  /**
   * The filled page as a gzip file (RFC 1952): markup that was deflated once, and values as they are. Compressing all of it
   * each time would make it an eighth smaller, and triple the processor time of the request.
   */
  gzip(values: Record<string, string>): Buffer {
    this.#deflated ??= this.#pieces.map((piece, index) =>
      isPlace(index) || piece.length < 100 ? null : deflate(piece),
    );
    const texts = this.#texts(values);
    const page = Buffer.from(texts.join(''));
    const blocks: Buffer[] = [GZIP_HEADER];
    let stored = '';
    for (const [index, deflated] of this.#deflated.entries()) {
      if (!deflated) stored += texts[index];
      else {
        if (stored !== '') blocks.push(storedBlock(stored));
        blocks.push(deflated);
        stored = '';
      }
    }
    if (stored !== '') blocks.push(storedBlock(stored));
    return Buffer.concat([...blocks, LAST_BLOCK, uint32(crc32(page)), uint32(page.length)]);
  }

  #texts(values: Record<string, string>): string[] {
    return this.#pieces.map((piece, index) => (isPlace(index) ? (values[piece] ?? '') : piece));
  }
}

const isPlace = (index: number) => index % 2 === 1;

/** Method deflate; no time, no name, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty one. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** Blocks that end at a byte, and refer to nothing before them. */
function deflate(text: string): Buffer {
  return deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}

/** A block as it is, not compressed (RFC 1951), of at most 65,535 bytes. */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text);
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
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
      // It says what a document or a worker may do; the scripts and styles there are neither.
      if (isAsset(path)) reply.removeHeader('content-security-policy');
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
    const found = hasSession(request) ? pages.shellFor('/') : pages.find('/');
    return sendBuiltPage(request, reply.header('vary', 'Cookie, Accept-Encoding'), found);
  });

  // What the service worker keeps, for everyone the same.
  app.get('/app-shell', async (request, reply) =>
    sendBuiltPage(request, reply.header('x-robots-tag', 'noindex'), { page: pages.shell, status: 200 }),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request).replace(/\/$/, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A missing chunk answered with a page would leave the browser with a blank one.
    if (!isRead || /^\/(api|assets)(\/|$)/.test(path)) throw new Refusal('notFound');
    return sendBuiltPage(request, reply, pages.find(path));
  });
}

/** What has an address of its own, such as `assets/review-Bx3.js`: no page, and no compressed copy. */
function builtFiles(): string[] {
  return readdirSync(WEB_ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '' && !/^pages\/|\.(br|gz)$/.test(file),
  );
}

/** Text that the library sends without saying in which encoding. */
const textTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

function isAsset(file: string): boolean {
  return file.startsWith(join(WEB_ROOT, 'assets'));
}

function cachingOf(file: string): string {
  if (isAsset(file)) return 'public, max-age=31536000, immutable';
  // Kept anywhere, it would keep its visitors on an old version.
  if (file.startsWith(join(WEB_ROOT, 'sw.js'))) return 'no-cache';
  return 'public, max-age=3600';
}

/** What a browser that has the page already keeps is not sent again. */
export async function sendBuiltPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, link }: FoundPage,
) {
  reply.code(status).header('cache-control', 'no-cache');
  if (link) reply.header('link', link);
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
  if (status === 200) {
    reply.header('etag', page.etag);
    if (listed(request.headers['if-none-match']).includes(page.etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(request, ['br', 'gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', HTML).send(await page.in(encoding));
}

/** @param page with `postsForm` where the browser posts a form of it without a script; `encoding` is that of its `html`. */
export function sendPage(
  reply: FastifyReply,
  {
    html,
    status,
    postsForm = false,
    encoding = null,
  }: { html: string | Buffer; status: number; postsForm?: boolean; encoding?: 'gzip' | null },
) {
  // Under no-referrer such a form comes with `Origin: null`, and would be refused as another site's.
  if (postsForm) reply.header('referrer-policy', 'same-origin');
  if (encoding) reply.header('content-encoding', encoding);
  // One with a secret in its address has said before that it is kept nowhere.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply.code(status).header('content-type', HTML).send(html);
}

const HTML = 'text/html; charset=utf-8';

/** The first of ours that the browser takes; null where it takes none. */
export function encodingFor<Encoding extends string>(
  request: FastifyRequest,
  ours: readonly Encoding[],
): Encoding | null {
  const taken = listed(request.headers['accept-encoding']).flatMap((entry) => {
    const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim());
    return Number(weight.replace('q=', '')) > 0 ? [name] : [];
  });
  return ours.find((encoding) => taken.includes(encoding)) ?? null;
}

function listed(header = ''): string[] {
  return header.split(',').map((entry) => entry.trim());
}

/** JSON for the page's script to read; to the content security policy it is no script. */
export function jsonScript(id: string, data: unknown): string {
  // A closing tag inside the data would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
