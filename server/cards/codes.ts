import { randomInt } from 'node:crypto';

/** No characters that are easily confused, and no vowels, which could spell words. The checksum needs a prime number: 19. */
export const ALPHABET = '23456789CFHJKNPRTWX';

const RANDOM_CHARACTERS = 7;

export function createCode(): string {
  const values = Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(ALPHABET.length));
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
  const isWhole = values.length === RANDOM_CHARACTERS + 1 && !values.includes(-1);
  return isWhole && checksum(values) % ALPHABET.length === 0 ? code : null;
}

/** Weighted as in an ISBN: modulo a prime, it detects every wrong character and every swapped pair. */
function checksum(values: number[]): number {
  return values.reduce((sum, value, place) => sum + value * (values.length - place), 0);
}
