import { z } from 'zod/mini';
import { email, fullName, line, MAX_PASSWORD_LENGTH, secret } from './fields.ts';
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
] as const;

export const registration = z.object({
  fullName,
  username: line({
    min: 3,
    max: 60,
    message: 'Username must be at least 3 characters',
    tooLong: 'Please use at most 60 characters',
  }).check(z.refine(isUnambiguous, 'Please use visible characters, and letters of one alphabet')),
  email: email('Please enter a valid email'),
  password: secret({
    min: 6,
    max: MAX_PASSWORD_LENGTH,
    message: 'Password must be at least 6 characters',
    tooLong: `Please use at most ${MAX_PASSWORD_LENGTH} characters`,
  }),
  industry: z._default(
    line({
      min: 1,
      max: 120,
      message: 'Please choose an industry',
      tooLong: 'Please use at most 120 characters',
    }),
    'Other',
  ),
});
