import { z } from 'zod/mini';
import { email, fullName, line, MAX_PASSWORD_LENGTH, secret } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { isUnambiguous } from './usernames.ts';

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
