import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

export const HTML = 'text/html; charset=utf-8';

/** A page that is the same for everyone, compressed on first use. */
export class KeptPage {
  readonly etag: string;
  readonly #text: Buffer;
  readonly #compressed = new Map<string, Promise<Buffer>>();

  constructor(text: string | Buffer) {
    this.#text = typeof text === 'string' ? Buffer.from(text) : text;
    // Weak, since it is the same for every encoding.
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  }

  async in(encoding: 'br' | 'gzip' | null): Promise<Buffer> {
    if (encoding === null) return this.#text;
    const compressed = this.#compressed.get(encoding) ?? compress[encoding](this.#text);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

const compress = {
  // The highest quality takes fifty times as long and saves a tenth.
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => gzip(bytes, { level: 9 }),
};

export async function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  { type = HTML, status = 200 }: { type?: string; status?: 200 | 404 } = {},
) {
  reply.code(status).header('cache-control', 'no-cache');
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

/** No browser sends more; a stranger may send 16 KB of commas. */
const MAX_LIST = 1_000;

function splitHeader(header = ''): string[] {
  return header
    .slice(0, MAX_LIST)
    .split(',')
    .map((entry) => entry.trim());
}
