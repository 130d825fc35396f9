import { z } from 'zod/mini';
import { mailFrequencies, password, user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, email, fullName, language, newPassword } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { passwordsMatch } from './password-reset.ts';

export const nameChange = z.object({ fullName });

/** Fields that are left out stay as they are. */
export const accountChange = z.object({
  fullName: z.optional(fullName),
  language: z.optional(z.nullable(language)),
  reviewMails: z.optional(z.enum(mailFrequencies, 'Please choose how often to get this mail' as Sentence)),
  foldLowRatings: z.optional(z.boolean('Please choose whether to fold low ratings')),
});

export const updateMe = {
  method: 'PATCH',
  url: '/api/auth/me',
  caller: 'professional',
  schema: {
    body: accountChange,
    response: { 200: user },
  },
} as const satisfies Endpoint;

export const emailChange = z.object({ email: email('Please enter a valid email' as Sentence), password });

export const changeEmail = {
  method: 'POST',
  url: '/api/auth/change-email',
  caller: 'professional',
  errors: ['wrongPassword', 'emailUnchanged', 'emailTaken', 'tooManyRequests'],
  schema: {
    body: emailChange,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

const INVALID_EMAIL_TOKEN = 'Invalid or expired confirmation link' as Sentence;

export const emailConfirmation = z.object({
  token: z.string(INVALID_EMAIL_TOKEN).check(z.maxLength(512, INVALID_EMAIL_TOKEN)),
});

export const confirmEmail = {
  method: 'POST',
  url: '/api/auth/confirm-email',
  caller: 'anyone',
  errors: ['invalidEmailToken', 'emailTaken', 'tooManyRequests'],
  schema: {
    body: emailConfirmation,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const passwordChange = z.object({
  password,
  newPassword,
  keptPasskeys: z.optional(z.array(z.int())),
});

export const passwordChangeForm = z
  .extend(passwordChange, { confirmPassword: z.string() })
  .check(passwordsMatch);

export const changePassword = {
  method: 'POST',
  url: '/api/auth/change-password',
  caller: 'professional',
  errors: ['wrongPassword', 'invalidCredentials', 'tooManyRequests'],
  schema: {
    body: passwordChange,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;
