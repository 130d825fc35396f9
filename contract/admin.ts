import { z } from 'zod/mini';
import { user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, idInUrl, limitInUrl, line, timestamp } from './fields.ts';

export const userStats = z.object({
  /** Every account, the admin's too. */
  totalUsers: z.int(),
  /** Whose paid plan is in force now. */
  paidUsers: z.int(),
  /** Paid of all, in percent, with one decimal; 0 without users. */
  conversionRate: z.number(),
  /** US dollars with two decimals: 7 for each monthly plan in force, 59/12 for each annual one. */
  monthlyRevenue: z.number(),
  /** Of every account. */
  totalReviews: z._default(z.int(), 0),
});
export type UserStats = z.infer<typeof userStats>;

export const getUserStats = {
  method: 'GET',
  url: '/api/admin/user-stats',
  schema: { tags: ['admin'], summary: 'The platform’s totals', response: { 200: userStats } },
} as const satisfies Endpoint;

export const adminUser = z.extend(user, {
  /** Text on this page: one date that cannot be read must not cost the whole list. */
  createdAt: z.nullish(z.string()),
  reviewCount: z.int(),
  workplaceCount: z.int(),
  /** Whether a subscription is going to be charged again, which no change of the plan by hand stops. */
  renews: z._default(z.boolean(), false),
});
export type AdminUser = z.infer<typeof adminUser>;

export const userSorts = ['newest', 'oldest', 'name', 'reviews'] as const;
export type UserSort = (typeof userSorts)[number];

export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  schema: {
    tags: ['admin'],
    summary:
      'Every user, oldest first, with counts and without a word of a review; with `limit` a page, the next one in `Link: rel="next"`',
    querystring: z.object({
      limit: z.optional(limitInUrl),
      /** As the Link header gives it: where the page before ended. */
      cursor: z.optional(z.string('cursor is not valid').check(z.maxLength(1_000, 'cursor is not valid'))),
      /** Part of a name, username or email address, in any case. */
      search: z.optional(
        line({
          max: 120,
          message: 'Please search for one text',
          tooLong: 'Please search for at most 120 characters',
        }),
      ),
      sort: z._default(z.enum(userSorts, `sort must be one of ${userSorts.join(', ')}`), 'oldest'),
    }),
    response: { 200: z.array(adminUser) },
  },
} as const satisfies Endpoint;

const userInUrl = z.object({ id: idInUrl('User not found') });

export const subscriptionChange = z
  .object({
    subscriptionType: z.enum(['free', 'monthly', 'annual'], 'Please choose free, monthly or annual'),
    /** null for the free plan; for a paid one null means that it does not end. */
    subscriptionExpiresAt: z.nullable(
      z.iso.datetime('Please give the end as a date in UTC, like 2027-01-31T12:00:00.000Z, or as null'),
    ),
  })
  .check(
    z.refine((change) => change.subscriptionType !== 'free' || change.subscriptionExpiresAt === null, {
      path: ['subscriptionExpiresAt'],
      error: 'The free plan does not end: please leave its end at null',
    }),
  );
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

export const updateUser = {
  method: 'PATCH',
  url: '/api/admin/users/:id',
  schema: {
    tags: ['admin'],
    summary: 'Set a user’s plan and when it ends',
    params: userInUrl,
    body: subscriptionChange,
    response: { 200: adminUser },
  },
} as const satisfies Endpoint;

export const deleteUser = {
  method: 'DELETE',
  url: '/api/admin/users/:id',
  schema: {
    tags: ['admin'],
    summary: 'Delete a user with workplaces, reviews, sessions and waiting mails, for good',
    params: userInUrl,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

export const signOutUser = {
  method: 'POST',
  url: '/api/admin/users/:id/sign-out',
  schema: {
    tags: ['admin'],
    summary: 'End every session of a user',
    params: userInUrl,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const platformInsights = z.object({
  /** The last twelve calendar months in UTC, this one included, oldest first; empty months too. */
  months: z.array(
    z.object({
      /** As in 2026-11. */
      month: z.string(),
      signUps: z.int(),
      reviews: z.int(),
      /** What was paid in that month, in US dollars. */
      revenue: z.number(),
    }),
  ),
});
export type PlatformInsights = z.infer<typeof platformInsights>;

export const getPlatformInsights = {
  method: 'GET',
  url: '/api/admin/insights',
  schema: {
    tags: ['admin'],
    summary: 'Sign-ups, reviews and revenue by month',
    response: { 200: platformInsights },
  },
} as const satisfies Endpoint;

export const auditActions = [
  'subscription changed',
  'user deleted',
  'user signed out',
  'mail retried',
] as const;

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  /** The username of who did it. */
  actor: z.string(),
  action: z.enum(auditActions),
  /** Whom it was done to; the account may be gone. */
  target: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** What was changed, as it was and as it became; null where there was, or is, nothing. */
  before: z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  after: z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = {
  method: 'GET',
  url: '/api/admin/audit',
  schema: {
    tags: ['admin'],
    summary: 'Who changed what, newest first, a page at a time, the next one in `Link: rel="next"`',
    querystring: z.object({
      limit: z.optional(limitInUrl),
      cursor: z.optional(idInUrl('cursor is not valid')),
    }),
    response: { 200: z.array(auditEntry) },
  },
} as const satisfies Endpoint;

export const mailState = z.enum(['queued', 'sent', 'failed'], 'state must be queued, sent or failed');
export type MailState = z.infer<typeof mailState>;

/** Sent mails are known for a week, failed ones for a month. */
export const mailHealth = z.object({ queued: z.int(), sent: z.int(), failed: z.int() });

export const getMailHealth = {
  method: 'GET',
  url: '/api/admin/mail-health',
  schema: {
    tags: ['admin'],
    summary: 'How many mails wait, went out and failed',
    response: { 200: mailHealth },
  },
} as const satisfies Endpoint;

/** A mail job: to whom, of which kind and how it stands, and never a word of it. */
export const adminMail = z.object({
  id: z.int(),
  /** As in review-received. */
  kind: z.string(),
  /** null where nobody has the address any more. */
  recipient: z.nullable(z.string()),
  state: mailState,
  attempts: z.int(),
  createdAt: timestamp,
  /** When a queued one is tried next. */
  nextAttemptAt: z.nullable(timestamp),
  sentAt: z.nullable(timestamp),
  /** Why the last attempt failed, without words or addresses from the mail. */
  lastError: z.nullable(z.string()),
});
export type AdminMail = z.infer<typeof adminMail>;

export const listMails = {
  method: 'GET',
  url: '/api/admin/mails',
  schema: {
    tags: ['admin'],
    summary: 'Mail jobs of one state, newest first, a page at a time, the next one in `Link: rel="next"`',
    querystring: z.object({
      state: mailState,
      limit: z.optional(limitInUrl),
      cursor: z.optional(idInUrl('cursor is not valid')),
    }),
    response: { 200: z.array(adminMail) },
  },
} as const satisfies Endpoint;

export const retryMail = {
  method: 'POST',
  url: '/api/admin/mails/:id/retry',
  schema: {
    tags: ['admin'],
    summary: 'Try a failed mail again, at once',
    params: z.object({ id: idInUrl('Mail not found') }),
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;
