import { z } from 'zod/mini';
import { email, fullName, line, MAX_PASSWORD_LENGTH, secret } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

/** Offered by the sign-up form; the API accepts any text. */
export const industries = [
  'Restaurant & Hospitality',
  'Hair & Beauty',
  'Construction & Trades',
  'Home Services',
  'Health & Fitness',
  'Education & Coaching',
  'Creative & Freelance',
  'Retail & Sales',
  'Transport & Delivery',
  'Other',
] as Sentence[];

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
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/** Refuses invisible characters and mixed scripts, which could imitate another username. */
function isUnambiguous(username: string): boolean {
  if (INVISIBLE.test(username)) return false;
  const letters = [...username.normalize('NFKC')].filter((character) => !COMMON.test(character));
  const isRare = (letter: string) => !ALPHABETS.some((alphabet) => alphabet.test(letter));
  return (
    ALPHABETS.some((alphabet) => letters.every((letter) => alphabet.test(letter))) || letters.every(isRare)
  );
}

export const registration = z.object({
  fullName,
  username: line({
    min: 3,
    max: 60,
    message: 'Username must be at least 3 characters' as Sentence,
    tooLong: 'Please use at most 60 characters' as Sentence,
  }).check(z.refine(isUnambiguous, 'Please use visible characters, and letters of one alphabet' as Sentence)),
  email: email('Please enter a valid email' as Sentence),
  password: secret({
    min: 6,
    max: MAX_PASSWORD_LENGTH,
    message: 'Password must be at least 6 characters' as Sentence,
    tooLong: 'Please use at most 256 characters' as Sentence,
  }),
  industry: z._default(
    line({
      min: 1,
      max: 120,
      message: 'Please choose an industry' as Sentence,
      tooLong: 'Please use at most 120 characters' as Sentence,
    }),
    'Other',
  ),
});
