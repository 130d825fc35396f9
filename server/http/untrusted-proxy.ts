import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { dropForwardedPorts, isForwarded } from './client-address.ts';

export interface UntrustedProxy {
  address: string;
  since: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The first proxy of our own network that forwarded a request without being trusted; null without rate limits. */
    untrustedProxy: UntrustedProxy | null;
  }
}

export function watchForUntrustedProxy(app: FastifyInstance, isWatching: boolean): void {
  app.decorate('untrustedProxy', null);
  app.addHook('onRequest', (request, _reply, done) => {
    dropForwardedPorts(request.headers);
    done();
  });
  if (!isWatching) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress ?? '';
    // A trusted proxy adds a second address, the visitor's.
    const isTrusted = (request.ips?.length ?? 1) > 1;
    if (app.untrustedProxy === null && isForwarded(request) && !isTrusted && isOfOwnNetwork(peer)) {
      app.untrustedProxy = { address: peer, since: new Date().toISOString() };
      request.log.warn(
        `Requests forwarded by ${peer} are limited as one visitor: if ${peer} is your proxy, add it to TRUST_PROXY and have it send X-Forwarded-For`,
      );
    }
    done();
  });
}

/** Strangers can send forwarding headers too, but only from public addresses. */
function isOfOwnNetwork(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() !== 'unicast';
}
