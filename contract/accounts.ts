import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, email, line, orNull, secret, timestamp } from './fields.ts';
import { subscriptionType } from './plans.ts';
import { isUnambiguous } from './usernames.ts';

const PASSWORD_MAX = 256;

/** An account, as its owner and the admin see it. */
export const user = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  industry: z._default(z.string(), 'Other'),
  /** The plan in force now. */
  subscriptionType: z._default(subscriptionType, 'free'),
  /** null: it does not end. In the past: the plan has ended, and is free. */
  subscriptionExpiresAt: orNull(timestamp),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

/** What the sign-up form offers; the API takes any text. */
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
  fullName: line({
    min: 2,
    max: 120,
    message: 'Full name is required',
    tooLong: 'Please use at most 120 characters',
  }),
  username: line({
    min: 3,
    max: 60,
    message: 'Username must be at least 3 characters',
    tooLong: 'Please use at most 60 characters',
  }).check(z.refine(isUnambiguous, 'Please use visible characters, and letters of one alphabet')),
  email: email('Please enter a valid email'),
  password: secret({
    min: 6,
    max: PASSWORD_MAX,
    message: 'Password must be at least 6 characters',
    tooLong: `Please use at most ${PASSWORD_MAX} characters`,
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

export const register = {
  method: 'POST',
  url: '/api/auth/register',
  schema: {
    tags: ['accounts'],
    summary: 'Create an account and sign in',
    body: registration,
    response: { 201: user },
  },
} as const satisfies Endpoint;

export const credentials = z.object({
  /** A username or an email address, in any case. */
  username: line({
    min: 1,
    max: 254,
    message: 'Username is required',
    tooLong: 'Please use at most 254 characters',
  }),
  password: secret({
    min: 1,
    max: PASSWORD_MAX,
    message: 'Password is required',
    tooLong: `Please use at most ${PASSWORD_MAX} characters`,
  }),
});

export const login = {
  method: 'POST',
  url: '/api/auth/login',
  schema: { tags: ['accounts'], summary: 'Sign in', body: credentials, response: { 200: user } },
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  url: '/api/auth/logout',
  schema: {
    tags: ['accounts'],
    summary: 'End this session; well also without one',
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const getMe = {
  method: 'GET',
  url: '/api/auth/me',
  schema: { tags: ['accounts'], summary: 'The signed-in professional', response: { 200: user } },
} as const satisfies Endpoint;

export const passwordForgotten = z.object({ email: email('Please enter a valid email address') });

export const forgotPassword = {
  method: 'POST',
  url: '/api/auth/forgot-password',
  schema: {
    tags: ['accounts'],
    summary: 'Have a reset link mailed; the answer is the same for unknown addresses',
    body: passwordForgotten,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

const newPassword = secret({
  min: 6,
  max: PASSWORD_MAX,
  message: 'Password must be at least 6 characters long',
  tooLong: `Please use at most ${PASSWORD_MAX} characters`,
});

export const passwordReset = z.object({
  token: z.string('Invalid or expired reset token').check(z.maxLength(512, 'Invalid or expired reset token')),
  newPassword,
});

/** The reset form: what is sent, and the same password once more. */
export const passwordResetForm = z.object({ newPassword, confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  }),
);

export const resetPassword = {
  method: 'POST',
  url: '/api/auth/reset-password',
  schema: {
    tags: ['accounts'],
    summary: 'Set a new password with a mailed token; ends every session of the account',
    body: passwordReset,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const checkResetToken = {
  method: 'POST',
  url: '/api/auth/reset-password/check',
  schema: {
    tags: ['accounts'],
    summary: 'Whether a mailed token could still set a new password; does not use it up',
    body: z.object({ token: z.string('Invalid or expired reset token') }),
    response: { 200: z.object({ valid: z.boolean() }) },
  },
} as const satisfies Endpoint;

export const nameChange = z.object({ fullName: registration.shape.fullName });

export const updateMe = {
  method: 'PATCH',
  url: '/api/auth/me',
  schema: { tags: ['accounts'], summary: 'Change one’s name', body: nameChange, response: { 200: user } },
} as const satisfies Endpoint;

/** The password once more, before something that a borrowed phone must not do. */
const password = credentials.shape.password;

export const emailChange = z.object({ email: registration.shape.email, password });

export const changeEmail = {
  method: 'POST',
  url: '/api/auth/change-email',
  schema: {
    tags: ['accounts'],
    summary: 'Have a link mailed to a new address; the old one stays until the link is followed',
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
  schema: {
    tags: ['accounts'],
    summary: 'Take over a new address with its mailed token; needs no session',
    body: emailConfirmation,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const passwordChange = z.object({ password, newPassword });

/** The form: what is sent, and the new password once more. */
export const passwordChangeForm = z.extend(passwordChange, { confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  }),
);

export const changePassword = {
  method: 'POST',
  url: '/api/auth/change-password',
  schema: {
    tags: ['accounts'],
    summary: 'Set a new password with the old one; ends every session, and begins a new one here',
    body: passwordChange,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const accountDeletion = z.object({ password });

export const deleteAccount = {
  method: 'POST',
  url: '/api/auth/delete-account',
  schema: {
    tags: ['accounts'],
    summary: 'Delete one’s account with its workplaces and reviews, for good',
    body: accountDeletion,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

/** A browser in which the professional is signed in. */
export const session = z.object({
  /** Names the session, and opens nothing. */
  id: z.string(),
  /** The browser and the system, as in "Chrome on Android"; null where they are not known. */
  device: z.nullable(z.string()),
  signedInAt: timestamp,
  /** To the hour. */
  lastUsedAt: timestamp,
  /** Whether this call came from there. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = {
  method: 'GET',
  url: '/api/auth/sessions',
  schema: {
    tags: ['accounts'],
    summary: 'Where the professional is signed in, the last used first',
    response: { 200: z.array(session) },
  },
} as const satisfies Endpoint;

const SESSION_NOT_FOUND = 'Session not found';

export const endSession = {
  method: 'DELETE',
  url: '/api/auth/sessions/:id',
  schema: {
    tags: ['accounts'],
    summary: 'Sign out in one browser',
    params: z.object({
      id: z.string(SESSION_NOT_FOUND).check(z.regex(/^[0-9a-f]{16}$/, SESSION_NOT_FOUND)),
    }),
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

export const endAllSessions = {
  method: 'DELETE',
  url: '/api/auth/sessions',
  schema: {
    tags: ['accounts'],
    summary: 'Sign out everywhere, here too',
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;
