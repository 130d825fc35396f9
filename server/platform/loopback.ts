import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a host, as in a URL, in HOST or at the other end of a connection, is this machine and can be no other. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return address.toLowerCase() === 'localhost';
  return ipaddr.process(address).range() === 'loopback';
}
