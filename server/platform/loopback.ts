import { BlockList, isIP, isIPv6 } from 'node:net';

const addresses = new BlockList();
addresses.addSubnet('127.0.0.0', 8);
addresses.addAddress('::1', 'ipv6');

/** Whether a host, as in a URL, in HOST or at the other end of a connection, is this machine and can be no other. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return address.toLowerCase() === 'localhost';
  return addresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
