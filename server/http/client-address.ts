import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

/** Azure and IIS forward `203.0.113.7:5678` and `[2001:db8::1]:443`, which would match no address in TRUST_PROXY. */
export function dropForwardedPorts(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded === 'string')
    headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(', ');
}

/** A visitor, for rate limits and page views. An IPv6 client is its /64 network, which belongs to one subscriber. */
export function clientKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A proxy may forward any text as `ip`; the address of the socket can't be forged.
  return normalize(ip) ?? normalize(socket.remoteAddress ?? '') ?? 'unknown';
}

function normalize(address: string): string | null {
  // ipaddr.js also accepts numbers and short forms.
  if (isIP(address) === 0) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  if (embedsIPv4(parsed)) return new ipaddr.IPv4(parsed.toByteArray().slice(-4)).toString();
  const subnet = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${subnet.join(':')}::/64`;
}

/** NAT64 does so by 64:ff9b::/96, others by ::ffff:0:0:0/96. */
function embedsIPv4(address: ipaddr.IPv6): boolean {
  return address.range() === 'rfc6052' || address.range() === 'rfc6145';
}

function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? [];
  return ipv6 ?? ipv4 ?? address.trim();
}
