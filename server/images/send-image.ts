import type { FastifyReply } from 'fastify';

/** The content security policy is for SVGs opened as documents. */
export function sendImage(
  reply: FastifyReply,
  type: 'image/png' | 'image/svg+xml',
  picture: string | Uint8Array,
) {
  return reply
    .header('content-type', type === 'image/png' ? type : `${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=86400, immutable')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
    .send(picture);
}
