import { randomInt } from 'node:crypto';

/** No characters that are easily confused, and no vowels, which could spell words. The checksum needs a prime number: 19. */
export const ALPHABET = '23456789CFHJKNPRTWX';

/** Random characters. People type tracked codes; what a request's code opens has a customer's name, so no one may guess it. */
const lengths = { tracked: 7, request: 11 };

export function createCode(kind: keyof typeof lengths = 'tracked'): string {
  const values = Array.from({ length: lengths[kind] }, () => randomInt(ALPHABET.length));
  const missing = ALPHABET.length - (checksum([...values, 0]) % ALPHABET.length);
  return [...values, missing % ALPHABET.length].map((value) => ALPHABET[value]).join('');
}

/** Accepts any case, spaces and dashes. @returns null if there is a typo. */
export function parseCode(typed: string): string | null {
  const code = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/[BGSZ]/g, (letter) => '8652'['BGSZ'.indexOf(letter)] ?? '');
  const values = Array.from(code, (character) => ALPHABET.indexOf(character));
  const isWhole = Object.values(lengths).includes(values.length - 1) && !values.includes(-1);
  return isWhole && checksum(values) % ALPHABET.length === 0 ? code : null;
}

/** @param code as `parseCode` returns it. */
export function isRequestCode(code: string): boolean {
  return code.length === lengths.request + 1;
}

/** Weighted as in an ISBN: modulo a prime, it detects every wrong character and every swapped pair. */
function checksum(values: number[]): number {
  return values.reduce((sum, value, place) => sum + value * (values.length - place), 0);
}
