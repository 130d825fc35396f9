import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';

/** The options of a page that the secret in its address opens. A malformed token becomes '', which opens none. */
export const tokenPage = {
  method: 'GET',
  schema: { hide: true, params: z.object({ token: z.catch(z.string().check(z.regex(/^[\w-]{43}$/)), '') }) },
  async onRequest(_request: FastifyRequest, reply: FastifyReply) {
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
    reply.header('vary', 'Accept-Language, Cookie');
  },
} as const;
