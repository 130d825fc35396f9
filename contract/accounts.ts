import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  acknowledgement,
  formLine,
  language,
  nullable,
  readableTimestamp,
  secret,
  timestamp,
} from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { subscriptionType } from './plans.ts';
import { registration } from './registration.ts';
import { thanksLink } from './thanks-link.ts';

/** How often mails about reviews are sent; all others are always sent right away. */
export const mailFrequencies = ['each', 'daily', 'none'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

export const user = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  industry: z._default(z.string(), 'Other'),
  language: nullable(language),
  reviewMails: z._default(z.enum(mailFrequencies), 'each'),
  foldLowRatings: z._default(z.boolean(), false),
  /** What may follow the thank-you; customers may not see it yet. */
  thanksLink: nullable(thanksLink),
  /** Replaces the placeholder of the review. */
  question: nullable(z.string()),
  subscriptionType: z._default(subscriptionType, 'free'),
  subscriptionExpiresAt: nullable(readableTimestamp),
  createdAt: timestamp,
});
export type User = z.infer<typeof user>;

export const register = endpoint('POST', '/api/auth/register', {
  caller: 'anyone',
  errors: ['registrationClosed', 'accountTaken', 'invalidCredentials', 'tooManyRequests'],
  body: registration,
  response: { 201: user },
});

export const credentials = z.object({
  username: formLine(254, 'Username is required' as Sentence),
  password: secret(1, 'Password is required' as Sentence),
});

export const login = endpoint('POST', '/api/auth/login', {
  caller: 'anyone',
  errors: ['invalidCredentials', 'tooManyRequests'],
  body: credentials,
  response: { 200: user },
});

export const logout = endpoint('POST', '/api/auth/logout', {
  caller: 'anyone',
  response: { 200: acknowledgement },
});

export const getMe = endpoint('GET', '/api/auth/me', {
  caller: 'professional',
  response: { 200: user },
});

/** Confirms sensitive changes, in case the phone is borrowed. */
export const { password } = credentials.shape;

export const accountDeletion = z.object({ password });

export const deleteAccount = endpoint('POST', '/api/auth/delete-account', {
  caller: 'professional',
  errors: ['adminProtected', 'wrongPassword', 'tooManyRequests'],
  body: accountDeletion,
  response: { 200: acknowledgement },
});

export const endAllSessions = endpoint('DELETE', '/api/auth/sessions', {
  caller: 'professional',
  response: { 204: z.void() },
});
