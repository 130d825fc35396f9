import { z } from 'zod/mini';
import { mailFrequencies, password, user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { acknowledgement, email, fullName, language, line, newPassword } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { confirmPassword, passwordsMatch } from './password-reset.ts';
import { typedThanksLink } from './typed-thanks-link.ts';

export const nameChange = z.object({ fullName });

export const MAX_QUESTION_LENGTH = 80;

const question = z.pipe(
  line({
    max: MAX_QUESTION_LENGTH,
    message: 'The question must be text',
    tooLong: 'Please use at most 80 characters' as Sentence,
  }),
  z.transform((text) => text || null),
);

/** Fields that are left out stay as they are. */
export const accountChange = z.object({
  fullName: z.optional(fullName),
  language: z.optional(z.nullable(language)),
  reviewMails: z.optional(z.enum(mailFrequencies, 'Please choose how often to get this mail' as Sentence)),
  foldLowRatings: z.optional(z.boolean('Please choose whether to hide low ratings')),
  thanksLink: z.optional(z.nullable(typedThanksLink)),
  question: z.optional(z.nullable(question)),
});

export const updateMe = endpoint('PATCH', '/api/auth/me', {
  caller: 'professional',
  errors: ['thanksLinksOff'],
  body: accountChange,
  response: { 200: user },
});

export const emailChange = z.object({ email: email('Please enter a valid email' as Sentence), password });

export const changeEmail = endpoint('POST', '/api/auth/change-email', {
  caller: 'professional',
  errors: ['wrongPassword', 'emailUnchanged', 'emailTaken', 'tooManyRequests'],
  body: emailChange,
  response: { 200: acknowledgement },
});

const INVALID_EMAIL_TOKEN = 'Invalid or expired confirmation link' as Sentence;

export const emailConfirmation = z.object({
  token: z.string(INVALID_EMAIL_TOKEN).check(z.maxLength(512, INVALID_EMAIL_TOKEN)),
});

export const confirmEmail = endpoint('POST', '/api/auth/confirm-email', {
  caller: 'anyone',
  errors: ['invalidEmailToken', 'emailTaken', 'tooManyRequests'],
  body: emailConfirmation,
  response: { 200: acknowledgement },
});

export const passwordChange = z.object({
  password,
  newPassword,
  keptPasskeys: z.optional(z.array(z.int())),
});

export const passwordChangeForm = z.extend(passwordChange, { confirmPassword }).check(passwordsMatch);

export const changePassword = endpoint('POST', '/api/auth/change-password', {
  caller: 'professional',
  errors: ['wrongPassword', 'invalidCredentials', 'tooManyRequests'],
  body: passwordChange,
  response: { 200: acknowledgement },
});
