import { z } from 'zod/mini';
import { mailFrequencies, password, user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, described, email, fullName, language, newPassword } from './fields.ts';

export const nameChange = z.object({ fullName });

/** Fields that are left out stay as they are. */
export const accountChange = z.object({
  fullName: z.optional(fullName),
  language: described(
    z.optional(z.nullable(language)),
    'Of pages, emails and notifications; null: the browser’s.',
  ),
  reviewMails: described(
    z.optional(z.enum(mailFrequencies, 'Please choose how often to get this mail')),
    'What already waits is sent right away.',
  ),
  foldLowRatings: z.optional(z.boolean('Please choose whether to fold low ratings')),
});

export const updateMe = {
  method: 'PATCH',
  url: '/api/auth/me',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Change your name, language or review emails',
    body: accountChange,
    response: { 200: user },
  },
} as const satisfies Endpoint;

export const emailChange = z.object({ email: email('Please enter a valid email'), password });

export const changeEmail = {
  method: 'POST',
  url: '/api/auth/change-email',
  caller: 'professional',
  errors: ['wrongPassword', 'emailUnchanged', 'emailTaken', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Email a confirmation link to a new address',
    body: emailChange,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

const INVALID_EMAIL_TOKEN = 'Invalid or expired confirmation link';

export const emailConfirmation = z.object({
  token: z.string(INVALID_EMAIL_TOKEN).check(z.maxLength(512, INVALID_EMAIL_TOKEN)),
});

export const confirmEmail = {
  method: 'POST',
  url: '/api/auth/confirm-email',
  caller: 'anyone',
  errors: ['invalidEmailToken', 'emailTaken', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Confirm a new email address with its emailed token; needs no session',
    body: emailConfirmation,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const passwordChange = z.object({
  password,
  newPassword,
  keptPasskeys: described(
    z.optional(z.array(z.int())),
    'Ids of the passkeys that stay. The others are removed; if left out, all of them.',
  ),
});

export const passwordChangeForm = z.extend(passwordChange, { confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  }),
);

export const changePassword = {
  method: 'POST',
  url: '/api/auth/change-password',
  caller: 'professional',
  errors: ['wrongPassword', 'lastPasskeyRequired', 'invalidCredentials', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Change your password; ends every other session, and removes passkeys',
    body: passwordChange,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;
