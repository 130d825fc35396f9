import { z } from 'zod/mini';
import { email, formLine, fullName, secret } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { INVISIBLE } from './text/rules.ts';

/** Scripts that may be combined in one username: the "highly restrictive" level of UTS 39. */
const ALPHABETS = [
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}]/u,
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}]/u,
  ...'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
    .split(' ')
    .map((script) => new RegExp(`\\p{scx=${script}}`, 'u')),
];
const COMMON = /[\p{scx=Common}\p{scx=Inherited}]/u;

export const registration = z.object({
  fullName,
  username: formLine(60, 'Username must be at least 3 characters' as Sentence, 3).check(
    z.refine(isUnambiguous, 'Please use visible characters, and letters of one alphabet' as Sentence),
  ),
  email: email('Please enter a valid email' as Sentence),
  password: secret(6, 'Password must be at least 6 characters' as Sentence),
  industry: z._default(formLine(120, 'Please choose an industry' as Sentence), 'Other'),
});

/** Refuses invisible characters and mixed scripts, which could imitate another username. */
function isUnambiguous(username: string): boolean {
  if (/\p{C}/u.test(username) || username.replaceAll(' ', '').search(INVISIBLE) >= 0) return false;
  const letters = [...username.normalize('NFKC')].filter((character) => !COMMON.test(character));
  const isRare = (letter: string) => !ALPHABETS.some((alphabet) => alphabet.test(letter));
  return (
    ALPHABETS.some((alphabet) => letters.every((letter) => alphabet.test(letter))) || letters.every(isRare)
  );
}
