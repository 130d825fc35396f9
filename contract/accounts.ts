import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import {
  acknowledgement,
  described,
  language,
  line,
  MAX_PASSWORD_LENGTH,
  nullable,
  readableTimestamp,
  secret,
  timestamp,
} from './fields.ts';
import { subscriptionType } from './plans.ts';
import { registration } from './registration.ts';

/** Of mails about reviews; all others are always sent right away. */
export const mailFrequencies = ['each', 'daily', 'none'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

export const user = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  industry: z._default(z.string(), 'Other'),
  language: described(nullable(language), 'As chosen in Settings; null: the browser’s.'),
  reviewMails: described(
    z._default(z.enum(mailFrequencies), 'each'),
    'When new and changed reviews are mailed and pushed; `daily`: once, a day after the first.',
  ),
  foldLowRatings: described(
    z._default(z.boolean(), false),
    'Hides the text of 1- and 2-star reviews until opened, in mails and on screen.',
  ),
  subscriptionType: described(z._default(subscriptionType, 'free'), 'The current plan.'),
  subscriptionExpiresAt: described(
    nullable(readableTimestamp),
    'null: doesn’t end. In the past: expired, so the plan is free.',
  ),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

export const register = {
  method: 'POST',
  url: '/api/auth/register',
  caller: 'anyone',
  errors: ['registrationClosed', 'accountTaken', 'invalidCredentials', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Create an account and sign in',
    description: 'Reserved usernames such as `admin` count as taken.',
    body: registration,
    response: { 201: user },
  },
} as const satisfies Endpoint;

export const credentials = z.object({
  username: described(
    line({
      min: 1,
      max: 254,
      message: 'Username is required',
      tooLong: 'Please use at most 254 characters',
    }),
    'Username or email address, case-insensitive.',
  ),
  password: secret({
    min: 1,
    max: MAX_PASSWORD_LENGTH,
    message: 'Password is required',
    tooLong: `Please use at most ${MAX_PASSWORD_LENGTH} characters`,
  }),
});

export const login = {
  method: 'POST',
  url: '/api/auth/login',
  caller: 'anyone',
  errors: ['invalidCredentials', 'passkeyNeeded', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Sign in',
    description: 'The admin may require a passkey instead for the admin account.',
    body: credentials,
    response: { 200: user },
  },
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  url: '/api/auth/logout',
  caller: 'anyone',
  schema: {
    tags: ['accounts'],
    summary: 'Sign out; succeeds without a session',
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const getMe = {
  method: 'GET',
  url: '/api/auth/me',
  caller: 'professional',
  schema: { tags: ['accounts'], summary: 'The signed-in account', response: { 200: user } },
} as const satisfies Endpoint;

/** Confirms sensitive changes, in case the phone is borrowed. */
export const { password } = credentials.shape;

export const accountDeletion = z.object({ password });

export const deleteAccount = {
  method: 'POST',
  url: '/api/auth/delete-account',
  caller: 'professional',
  errors: ['adminProtected', 'wrongPassword', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Delete your account, workplaces and reviews; this can’t be undone',
    body: accountDeletion,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const endAllSessions = {
  method: 'DELETE',
  url: '/api/auth/sessions',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Sign out everywhere, including here',
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;
