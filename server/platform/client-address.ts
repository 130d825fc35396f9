import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

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
 * Whom a limit takes for one caller: an IPv4 address, in IPv6's clothes too, or the /64 that one IPv6 subscriber has for
 * themselves alone.
 */
export function callerOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // What a proxy passes on may be any text; the address that it came from cannot be invented.
  return fold(ip) ?? fold(socket.remoteAddress ?? '') ?? 'unknown';
}

function fold(address: string): string | null {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain;
  if (!isIPv6(address)) return null;
  // The URL parser writes every address in one way, without leading zeros, and a mapped IPv4 one in hexadecimal.
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groups(head);
  const last = tail === undefined ? [] : groups(tail);
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  if (all.slice(0, 5).every((group) => group === '0') && all[5] === 'ffff') {
    const [high = 0, low = 0] = all.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${all.slice(0, 4).join(':')}::/64`;
}
