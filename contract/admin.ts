import { z } from 'zod/mini';
import { user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, described, line, timestamp, urlId, urlLimit } from './fields.ts';

export const userStats = z.object({
  totalUsers: described(z.int(), 'All accounts, including the admin.'),
  paidUsers: described(z.int(), 'Accounts with a current paid plan.'),
  conversionRate: described(z.number(), 'Percentage of users on a paid plan, one decimal; 0 without users.'),
  monthlyRevenue: described(
    z.number(),
    'US dollars, two decimals: 7 per current monthly plan, 59/12 per annual plan.',
  ),
  totalReviews: described(z._default(z.int(), 0), 'Across all accounts.'),
});
export type UserStats = z.infer<typeof userStats>;

export const getUserStats = {
  method: 'GET',
  url: '/api/admin/user-stats',
  caller: 'admin',
  schema: { tags: ['admin'], summary: 'Platform totals', response: { 200: userStats } },
} as const satisfies Endpoint;

export const adminUser = z.extend(user, {
  /** Not a timestamp, so that one invalid date can’t break the whole list. */
  createdAt: z.nullish(z.string()),
  reviewCount: z.int(),
  workplaceCount: z.int(),
  renews: described(
    z._default(z.boolean(), false),
    'Whether a subscription will be charged again; changing the plan here doesn’t stop it.',
  ),
});
export type AdminUser = z.infer<typeof adminUser>;

export const userSorts = ['newest', 'oldest', 'name', 'reviews'] as const;
export type UserSort = (typeof userSorts)[number];

export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  caller: 'admin',
  errors: ['invalidCursor'],
  schema: {
    tags: ['admin'],
    summary: 'All users, oldest first, with counts but no review text; in pages with `limit`',
    querystring: z.object({
      limit: z.optional(urlLimit),
      cursor: described(
        z.optional(z.string('cursor is not valid').check(z.maxLength(1_000, 'cursor is not valid'))),
        'Where the previous page ended, from its Link header; only valid for the same sort order.',
      ),
      search: described(
        z.optional(
          line({
            max: 120,
            message: 'search must be a single text',
            tooLong: 'Please search for at most 120 characters',
          }),
        ),
        'Part of a name, username or email address, case-insensitive.',
      ),
      sort: described(
        z._default(z.enum(userSorts, `sort must be one of ${userSorts.join(', ')}`), 'oldest'),
        'The order.',
      ),
    }),
    response: { 200: z.array(adminUser) },
  },
} as const satisfies Endpoint;

const userInUrl = z.object({ id: urlId('User not found') });

export const subscriptionChange = z
  .object({
    subscriptionType: z.enum(['free', 'monthly', 'annual'], 'Please choose free, monthly or annual'),
    subscriptionExpiresAt: described(
      z.nullable(
        z.union(
          [z.iso.datetime(), z.iso.date()],
          'The end must be a date like 2027-01-31 or 2027-01-31T12:00:00.000Z, or null',
        ),
      ),
      'Must be null for the free plan; null for a paid plan means it doesn’t end. A plan whose end has passed counts as free.',
    ),
  })
  .check(
    z.refine((change) => change.subscriptionType !== 'free' || change.subscriptionExpiresAt === null, {
      path: ['subscriptionExpiresAt'],
      error: 'The free plan has no end, so its end must be null',
    }),
  );
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

export const updateUser = {
  method: 'PATCH',
  url: '/api/admin/users/:id',
  caller: 'admin',
  errors: ['noPlans', 'expiryOutOfRange', 'userNotFound'],
  schema: {
    tags: ['admin'],
    summary: 'Set a user’s plan and when it ends',
    description: 'Doesn’t cancel a running subscription. What it changes is recorded in the audit trail.',
    params: userInUrl,
    body: subscriptionChange,
    response: { 200: adminUser },
  },
} as const satisfies Endpoint;

export const deleteUser = {
  method: 'DELETE',
  url: '/api/admin/users/:id',
  caller: 'admin',
  errors: ['adminProtected', 'userNotFound'],
  schema: {
    tags: ['admin'],
    summary: 'Delete a user with workplaces, reviews, sessions and queued mails; this can’t be undone',
    description: 'Recorded in the audit trail.',
    params: userInUrl,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

export const signOutUser = {
  method: 'POST',
  url: '/api/admin/users/:id/sign-out',
  caller: 'admin',
  errors: ['userNotFound'],
  schema: {
    tags: ['admin'],
    summary: 'Sign a user out everywhere',
    description: 'Recorded in the audit trail.',
    params: userInUrl,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const platformInsights = z.object({
  months: described(
    z.array(
      z.object({
        month: described(z.string(), 'E.g. 2026-11.'),
        signUps: z.int(),
        reviews: z.int(),
        revenue: described(
          z.number(),
          'Payments received that month, in US dollars; plans that an admin has set bring none.',
        ),
      }),
    ),
    'The last twelve months in UTC, including this one, oldest first.',
  ),
});
export type PlatformInsights = z.infer<typeof platformInsights>;

export const getPlatformInsights = {
  method: 'GET',
  url: '/api/admin/insights',
  caller: 'admin',
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
  'mails retried',
] as const;

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  actor: described(z.string(), 'Username of the person who made the change.'),
  action: z.enum(auditActions),
  target: described(
    z.nullable(z.object({ id: z.int(), username: z.string() })),
    'The account that was changed; it may have been deleted since.',
  ),
  before: described(
    z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
    'The changed values before the change; null if there were none.',
  ),
  after: z.nullable(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = {
  method: 'GET',
  url: '/api/admin/audit',
  caller: 'admin',
  schema: {
    tags: ['admin'],
    summary: 'Admin changes, newest first, in pages',
    querystring: z.object({
      limit: z.optional(urlLimit),
      cursor: described(
        z.optional(urlId('cursor is not valid')),
        'Where the previous page ended, from its Link header.',
      ),
    }),
    response: { 200: z.array(auditEntry) },
  },
} as const satisfies Endpoint;

/** Failed mails are kept for a month. */
export const mailHealth = z.object({
  held: described(z.int(), 'Wait for a confirmed address, or for one that takes mail again.'),
  queued: z.int(),
  failed: z.int(),
  lastError: described(
    z.nullable(z.object({ at: timestamp, error: z.string() })),
    'Of the last failed attempt of a mail that isn’t sent yet, without text or addresses from the mail.',
  ),
});
export type MailHealth = z.infer<typeof mailHealth>;

export const getMailHealth = {
  method: 'GET',
  url: '/api/admin/mail-health',
  caller: 'admin',
  schema: {
    tags: ['admin'],
    summary: 'Number of held, queued and failed mails, and the last error',
    response: { 200: mailHealth },
  },
} as const satisfies Endpoint;

export const retryMails = {
  method: 'POST',
  url: '/api/admin/mail-health/retry',
  caller: 'admin',
  schema: {
    tags: ['admin'],
    summary: 'Retry all failed mails right away',
    description: 'Recorded in the audit trail.',
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;
