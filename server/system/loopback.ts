import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host of a URL that Node parsed, or an address; `localhost.` is the same name, spelled in full. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return /^localhost\.?$/i.test(address);
  return ipaddr.process(address).range() === 'loopback';
}
