import { promises as dns } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { SECOND } from '#server/basics/clock.ts';
import { isLoopbackHost } from '#server/system/loopback.ts';

/** A stranger gave the URL: it must not reach our own network. */
interface OutsideRequest {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: Uint8Array;
  /** A developer's machine allows it. */
  allowLoopback: boolean;
}

interface OutsideReply {
  status: number;
  retryAfter: string | undefined;
  /** How it begins, or as much of that as arrived in time; empty after a POST. */
  body: string;
}

const TIMEOUT = 5 * SECOND;
const BYTES_MAX = 64 * 1024;

export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError';
}

/** Not the system's resolver, whose few threads also hash passwords. */
const defaultResolver = new dns.Resolver({ timeout: 2 * SECOND, tries: 2 });

/** Doesn't follow redirects. @throws ForbiddenAddressError, or an error of the connection. */
export function askOutside(
  { method, url, headers, body, allowLoopback }: OutsideRequest,
  resolver = defaultResolver,
): Promise<OutsideReply> {
  return new Promise((resolve, reject) => {
    if (!isUrlAllowed(url, allowLoopback)) throw new ForbiddenAddressError('The URL is not allowed');
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    request(url, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(!isLoopbackHost(url.hostname) && { lookup: lookUpPublic(resolver) }),
    })
      .on('response', (reply) => resolve(readReply(reply, method)))
      .on('error', reject)
      // Node reports neither a reply nor an error for 101 Switching Protocols.
      .on('close', () => reject(new Error('No answer')))
      .end(body);
  });
}

async function readReply(reply: IncomingMessage, method: OutsideRequest['method']): Promise<OutsideReply> {
  const { statusCode: status = 0, headers } = reply;
  // The answer to a POST is its status. What follows could keep us waiting.
  const body = method === 'GET' ? await readBody(reply) : '';
  reply.destroy();
  return { status, retryAfter: headers['retry-after'], body };
}

async function readBody(reply: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of reply) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= BYTES_MAX) break;
    }
  } catch {
    // The status counts, however its body ended.
  }
  return Buffer.concat(chunks).subarray(0, BYTES_MAX).toString();
}

/** Only checks what the URL says; names are looked up when connecting. */
export function isUrlAllowed(url: URL, allowLoopback: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (isLoopbackHost(url.hostname)) return allowLoopback && /^https?:$/.test(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || url.port !== '') return false;
  // A name without a dot is one of the own network.
  return isIP(host) === 0 ? /\../.test(host) : isPublic(host);
}

/** Also looks the name up. One without an answer passes here, since it is looked up again when connecting. */
export async function isReachable(
  url: URL,
  allowLoopback: boolean,
  resolver = defaultResolver,
): Promise<boolean> {
  if (!isUrlAllowed(url, allowLoopback)) return false;
  if (isLoopbackHost(url.hostname) || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  const lookup = resolveName(resolver, url.hostname).catch(() => []);
  const found = await Promise.race([lookup, sleep(SECOND, [], { ref: false })]);
  return found.every(({ address }) => isPublic(address));
}

/** Checks the addresses that are connected to, since a name can resolve differently each time. */
function lookUpPublic(resolver: dns.Resolver): LookupFunction {
  return (hostname, { all, family }, callback) => {
    resolveName(resolver, hostname).then(
      (addresses) => {
        const [first] = addresses.filter((each) => !family || each.family === family);
        if (!first) callback(new Error('No address'), []);
        else if (!addresses.every(({ address }) => isPublic(address)))
          callback(new ForbiddenAddressError('The name has an address that is not public'), []);
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };
}

async function resolveName(resolver: dns.Resolver, name: string) {
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
  const addressesIn = (found: PromiseSettledResult<string[]>, family: number) =>
    found.status === 'rejected' ? [] : found.value.map((address) => ({ address, family }));
  return [...addressesIn(v4, 4), ...addressesIn(v6, 6)];
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** No tunnel or translator may lead to an IPv4 address inside, whichever way IPv6 embeds it. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(globalUnicast) && !isIsatap(parsed));
}

/** RFC 5214: the last four bytes are an IPv4 address. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const [, , , , flags = 0, marker] = parts;
  return (flags & ~0x0200) === 0 && marker === 0x5efe;
}
