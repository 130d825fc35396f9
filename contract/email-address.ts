import { clean } from './text/rules.ts';

/** What may be an address, with a domain in letters of any script. */
export const EMAIL_ADDRESS = /^[!-?A-~]+@[^\0-,/:-@[-`{-\x7f]+$/;

/**
 * What `<input type="email">` accepts, with the lengths of RFC 5321. Unlike there, the domain has a dot and doesn't end in
 * a number, and dots in a row or at an end are refused before the @, where mail servers refuse them.
 */
const IN_ASCII =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Undoes what Japanese keyboards type for @ and dots, and what was copied along unseen. */
export function cleanAddress(typed: string): string {
  return clean(typed)
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .normalize('NFKC')
    .replace(/。/g, '.');
}

/** The address with the domain as mail servers know it: Chrome submits it so, other browsers as typed. */
export function asciiAddress(address: string): string {
  const [local, domain] = address.split('@');
  try {
    return EMAIL_ADDRESS.test(address) ? `${local}@${new URL(`http://${domain}`).hostname}` : address;
  } catch {
    return address;
  }
}

export function isDeliverable(address: string): boolean {
  const ascii = asciiAddress(address);
  return ascii.length < 255 && IN_ASCII.test(ascii);
}
