import { splitGraphemes } from './text/graphemes.ts';
import { countVisible, INVISIBLE } from './text/rules.ts';

/** They are parts of letters and emoji; all other invisible characters separate words. */
const JOINED = /[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;

function wordsOf(name: string): string[] {
  const words = name.replace(INVISIBLE, (character) => (JOINED.test(character) ? character : ' ')).split(' ');
  return words.filter(countVisible);
}

export function normalizeBlanks(name: string): string {
  return wordsOf(name).join(' ');
}

/** The only part of a name that strangers see. */
export function firstName(fullName: string): string {
  return wordsOf(fullName)[0] ?? '';
}

export function initials(fullName: string): string {
  const found = initialsOf(fullName);
  return (found.length > 1 ? [found[0], found.at(-1)] : found).join('');
}

export function initial(fullName: string): string {
  return initialsOf(fullName)[0] ?? '';
}

/** The first letter or digit of each word; of a name without any, its first picture or sign. */
function initialsOf(fullName: string): string[] {
  const words = wordsOf(fullName).map(splitGraphemes);
  const letters = words.flatMap((word) => word.find((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)) ?? []);
  const found = letters.length > 0 ? letters : words.flat().filter(countVisible).slice(0, 1);
  return found.map((grapheme) => grapheme.toLocaleUpperCase('en'));
}
