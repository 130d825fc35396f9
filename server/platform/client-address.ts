import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What proxies add to a request, and browsers never do. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a request says that it came through a proxy. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

/**
 * The caller that a limit counts: an IPv4 address, mapped into IPv6 or not, or the /64 network that belongs to one IPv6
 * subscriber.
 */
export function clientKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // What a proxy passes on may be any text; the address that it came from cannot be invented.
  return fold(ip) ?? fold(socket.remoteAddress ?? '') ?? 'unknown';
}

function fold(address: string): string | null {
  // The library also reads numbers and short forms as addresses.
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const subnet = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${subnet.join(':')}::/64`;
}
