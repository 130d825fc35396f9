import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Those of an honest sender have hundreds of bytes or more. */
const MAX_CHUNKS = 1_000;

export function limitBodies(app: FastifyInstance): void {
  limitChunks(app);
  limitHandlers(app);
}

/** Each takes as long as a kilobyte of a larger one: without a limit, 32 KB in chunks of a byte keep the thread for 60 ms. */
function limitChunks(app: FastifyInstance): void {
  app.addHook('preParsing', ({ raw }, reply, payload, done) => {
    let chunks = 0;
    if (raw.headers['transfer-encoding'] !== undefined)
      payload.on('data', () => {
        chunks += 1;
        if (chunks <= MAX_CHUNKS || raw.destroyed) return;
        // Answered past the handler, which must not run when the rest arrives.
        if (!reply.raw.headersSent) app.server.emit('clientError', new Error('too many chunks'), raw.socket);
        raw.destroy();
      });
    done(null, payload);
  });
}

/** Fastify's own timer is cleared once a body has been read: https://github.com/fastify/fastify/pull/6725. */
function limitHandlers(app: FastifyInstance): void {
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
