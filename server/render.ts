import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync, type ZlibOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages/languages.ts';
import type { Build, Installation, RenderedPage, ViewName, Views } from '#contract/rendering.ts';
import { translatorFor } from '#server/site/translators.ts';
import { encodingFor, HTML } from './http/pages.ts';
import { visitorLanguage } from './site/languages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer;
  }
}

/** Renders pages by the components that the browser then takes over. */
export interface Renderer {
  /** Hashes of inline styles, for the content security policy. */
  styleHashes: string[];
  render<Name extends ViewName>(name: Name, props: Views[Name], language: Language): Promise<RenderedPage>;
}

export async function openRenderer({ open, files }: Build, installation: Installation): Promise<Renderer> {
  const render = await open(installation.site);
  return {
    styleHashes: Object.values(files.styles).map((text) =>
      createHash('sha256').update(text).digest('base64'),
    ),
    render: (name, props, language) =>
      render(name, props, { translator: translatorFor(language), installation, files }),
  };
}

type SmallView = Exclude<ViewName, 'screen'>;

interface Options {
  language: Language;
  status?: number;
  /** The page has a form that works without scripts. */
  postsForm?: boolean;
}

export async function sendView<Name extends SmallView>(
  request: FastifyRequest,
  reply: FastifyReply,
  [name, props]: [Name, Views[Name]],
  { language, status, postsForm = false }: Options,
) {
  const page = await reply.server.renderer.render(name, props, language);
  // Browsers send `Origin: null` under no-referrer, which the CSRF check refuses.
  if (postsForm) reply.header('referrer-policy', 'same-origin');
  return sendRendered(request, reply, status === undefined ? page : { ...page, status });
}

export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: { status: number; message: string },
) {
  const { status } = failure;
  return sendView(request, reply, ['failure', failure], { language: visitorLanguage(request), status });
}

export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, head, shared, body }: RenderedPage,
) {
  // Pages with a secret in their URL have already set no-store.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.code(status).header('content-type', HTML);
  if (encodingFor(request, ['gzip']) === null) return reply.send(head + shared + body);
  return reply.header('content-encoding', 'gzip').send(splicedGzip(head, shared, body));
}

/** Compresses what many documents share once: compressing whole pages costs four in five of them a second. */
function splicedGzip(head: string, shared: string, body: string): Buffer {
  const text = head + shared + body;
  const blocks = [deflated(head), deflatedOnce(shared), deflated(body), LAST_BLOCK];
  return Buffer.concat([GZIP_HEADER, ...blocks, uint32(crc32(text)), uint32(Buffer.byteLength(text))]);
}

const kept = new Map<string, Buffer>();

function deflatedOnce(text: string): Buffer {
  const block = kept.get(text) ?? deflate(Buffer.from(text), { level: 9 });
  kept.set(text, block);
  return block;
}

function deflated(text: string): Buffer {
  const bytes = Buffer.from(text);
  return bytes.length < STORED_MAX ? storedBlock(bytes) : deflate(bytes, FAST);
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
/** Shorter texts are not worth the time. */
const STORED_MAX = 300;
/** zlib would clear 256 KB for each page, which takes longer than compressing it. */
const FAST = { level: 4, windowBits: 14, memLevel: 6, chunkSize: 4 * 1024 };

/** Ends at a byte boundary and refers to nothing before it. */
function deflate(bytes: Buffer, options: ZlibOptions): Buffer {
  return deflateRawSync(bytes, { ...options, finishFlush: constants.Z_FULL_FLUSH });
}

/** An uncompressed block (RFC 1951). */
function storedBlock(bytes: Buffer): Buffer {
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
