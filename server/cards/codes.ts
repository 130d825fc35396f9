import { randomInt } from 'node:crypto';

/**
 * What a person reads off a card, in capitals and without guessing: no 0 O D Q, no 1 I L, no U V Y, and of 2 Z, 5 S, 6 G and
 * 8 B the digit only; no M, which is heard as N; no vowels, so that no words come about. Nineteen of them: the check needs a
 * prime.
 */
export const ALPHABET = '23456789CFHJKNPRTWX';

/** One in 894 million; who finds somebody's by chance finds a page that is public anyway. */
const RANDOM_CHARACTERS = 7;

/** A new code: characters by chance, and one that makes the check come out. */
export function createCode(): string {
  const values = Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(ALPHABET.length));
  const missing = ALPHABET.length - (checksum([...values, 0]) % ALPHABET.length);
  return [...values, missing % ALPHABET.length].map((value) => ALPHABET[value]).join('');
}

/** The code as somebody typed it: in any case, in groups or not. null: there is a typo in it. */
export function readCode(typed: string): string | null {
  const code = typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replace(/[BGSZ]/g, (letter) => '8652'['BGSZ'.indexOf(letter)] ?? '');
  const values = Array.from(code, (character) => ALPHABET.indexOf(character));
  const isWhole = values.length === RANDOM_CHARACTERS + 1 && !values.includes(-1);
  return isWhole && checksum(values) % ALPHABET.length === 0 ? code : null;
}

/**
 * As in an ISBN: each place has a weight of its own. Modulo a prime no other character comes out the same at a place, and no
 * two characters that have changed places.
 */
function checksum(values: number[]): number {
  return values.reduce((sum, value, place) => sum + value * (values.length - place), 0);
}
