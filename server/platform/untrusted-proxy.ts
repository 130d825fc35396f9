import type { FastifyInstance } from 'fastify';
import { isForwarded } from './client-address.ts';

export interface UntrustedProxy {
  address: string;
  since: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The first proxy that forwarded a request without being trusted; null without rate limits. */
    untrustedProxy: UntrustedProxy | null;
  }
}

export function watchForUntrustedProxy(app: FastifyInstance, isWatching: boolean): void {
  app.decorate('untrustedProxy', null);
  if (!isWatching) return;
  app.addHook('onRequest', (request, _reply, done) => {
    // A trusted proxy adds a second address, the visitor's.
    if (app.untrustedProxy === null && isForwarded(request) && (request.ips?.length ?? 1) === 1) {
      const peer = request.socket.remoteAddress ?? 'unknown';
      app.untrustedProxy = { address: peer, since: new Date().toISOString() };
      request.log.warn(
        `Requests forwarded by ${peer} are limited as one visitor: if ${peer} is your proxy, name it in TRUST_PROXY and let it send X-Forwarded-For`,
      );
    }
    done();
  });
}
