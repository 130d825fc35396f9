import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Fastify's own timer is cleared once a body has been read: https://github.com/fastify/fastify/pull/6725. */
export function limitHandlersWithBody(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const timer = setTimeout(() => {
        if (!reply.raw.headersSent) reply.send(new Refusal('unavailable'));
      }, request.routeOptions.handlerTimeout);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
