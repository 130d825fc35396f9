import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '#server/basics/clock.ts';
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

const HANDLER_TIMEOUT = 14 * SECOND;

/**
 * Fastify's own `handlerTimeout` ends once a body has been read (https://github.com/fastify/fastify/pull/6725), and aborts
 * a signal at the end of each request, which takes a twentieth of a submission's time.
 */
function limitHandlers(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      // A slow phone may still be reading it.
      if (reply.sent) return;
      if (reply.raw.headersSent) reply.raw.destroy();
      else reply.send(new Refusal('unavailable'));
    }, request.routeOptions.config.timeout ?? HANDLER_TIMEOUT);
    timers.set(request, timer);
    // A request with a body closes once that has been read; streams leave few listeners on a reply.
    (hasBody(request) ? reply.raw : request.raw).once('close', () => clearTimeout(timer));
    done();
  });
  // The time a body takes to arrive doesn't count.
  app.addHook('preValidation', (request, _reply, done) => {
    timers.get(request)?.refresh();
    done();
  });
}

/** A GET may have one, too. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead || headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}
