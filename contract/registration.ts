import { z } from 'zod/mini';
import { email, formLine, fullName, secret } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { INVISIBLE } from './text/rules.ts';

/** Scripts that may be combined in one username: the "highly restrictive" level of UTS 39. */
const ALPHABETS = [
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}]/u,
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}]/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Armenian}/u,
  /\p{scx=Bengali}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Devanagari}/u,
  /\p{scx=Ethiopic}/u,
  /\p{scx=Georgian}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Gujarati}/u,
  /\p{scx=Gurmukhi}/u,
  /\p{scx=Hebrew}/u,
  /\p{scx=Kannada}/u,
  /\p{scx=Khmer}/u,
  /\p{scx=Lao}/u,
  /\p{scx=Malayalam}/u,
  /\p{scx=Myanmar}/u,
  /\p{scx=Oriya}/u,
  /\p{scx=Sinhala}/u,
  /\p{scx=Tamil}/u,
  /\p{scx=Telugu}/u,
  /\p{scx=Thaana}/u,
  /\p{scx=Thai}/u,
  /\p{scx=Tibetan}/u,
];
const COMMON = /[\p{scx=Common}\p{scx=Inherited}]/u;

export const registration = z.object({
  fullName,
  username: formLine(60, 'Username must be at least 3 characters' as Sentence, 3).check(
    z.refine(isUnambiguous, 'Please use letters of one alphabet and no invisible characters' as Sentence),
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
