import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { acknowledgement, pageQuery, timestamp, urlId, urlLimit, urlLine } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

export const userStats = z.object({
  totalUsers: z.int(),
  paidUsers: z.int(),
  conversionRate: z.number(),
  monthlyRevenue: z.number(),
  totalReviews: z._default(z.int(), 0),
});
export type UserStats = z.infer<typeof userStats>;

export const getUserStats = endpoint('GET', '/api/admin/user-stats', {
  caller: 'admin',
  response: { 200: userStats },
});

export const adminUser = z.extend(z.omit(user, { thanksLink: true, question: true }), {
  /** Not a timestamp, so that one invalid date can’t break the whole list. */
  createdAt: z.nullish(z.string()),
  reviewCount: z.int(),
  workplaceCount: z.int(),
  renews: z._default(z.boolean(), false),
});
export type AdminUser = z.infer<typeof adminUser>;

export const USERS_PER_PAGE = 100;

export const userSorts = ['newest', 'oldest', 'name', 'reviews'] as const;
export type UserSort = (typeof userSorts)[number];

export const MAX_USER_SEARCH_LENGTH = 120;

export const listUsers = endpoint('GET', '/api/admin/users', {
  caller: 'admin',
  errors: ['invalidCursor', 'tooManyRequests'],
  querystring: z.object({
    limit: z.optional(urlLimit),
    cursor: z.optional(z.string('cursor is not valid').check(z.maxLength(1_000, 'cursor is not valid'))),
    search: z.optional(
      urlLine({
        max: MAX_USER_SEARCH_LENGTH,
        message: 'search must be a single text',
        tooLong: 'Please search for at most 120 characters' as Sentence,
      }),
    ),
    sort: z._default(z.enum(userSorts, `sort must be one of ${userSorts.join(', ')}`), 'oldest'),
  }),
  response: { 200: z.array(adminUser) },
});

const userInUrl = z.object({ id: urlId('User not found' as Sentence) });

const END = 'The end must be a date like 2027-01-31 or 2027-01-31T12:00:00.000Z, or null';

export const subscriptionChange = z
  .object({
    subscriptionType: z.enum(
      ['free', 'monthly', 'annual'],
      'Please choose free, monthly or annual' as Sentence,
    ),
    subscriptionExpiresAt: z.nullable(
      // PostgreSQL has no year 0.
      z.union([z.iso.datetime(), z.iso.date()], END).check(z.refine((end) => !end.startsWith('0000'), END)),
    ),
  })
  .check(
    z.refine((change) => change.subscriptionType !== 'free' || change.subscriptionExpiresAt === null, {
      path: ['subscriptionExpiresAt'],
      error: "The free plan can't have an end date" as Sentence,
    }),
  );
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

export const updateUser = endpoint('PATCH', '/api/admin/users/:id', {
  caller: 'admin',
  errors: ['noPlans', 'expiryOutOfRange', 'userNotFound'],
  params: userInUrl,
  body: subscriptionChange,
  response: { 200: adminUser },
});

export const deleteUser = endpoint('DELETE', '/api/admin/users/:id', {
  caller: 'admin',
  errors: ['adminProtected', 'userNotFound'],
  params: userInUrl,
  response: { 204: z.void() },
});

export const signOutUser = endpoint('POST', '/api/admin/users/:id/sign-out', {
  caller: 'admin',
  errors: ['userNotFound'],
  params: userInUrl,
  response: { 200: acknowledgement },
});

export const platformInsights = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      signUps: z.int(),
      reviews: z.int(),
      revenue: z.number(),
    }),
  ),
});
export type PlatformInsights = z.infer<typeof platformInsights>;

export const getPlatformInsights = endpoint('GET', '/api/admin/insights', {
  caller: 'admin',
  response: { 200: platformInsights },
});

export const auditActions = [
  'subscription changed',
  'user deleted',
  'user signed out',
  'mails retried',
] as const;

const auditedValues = z.nullable(z.catchall(z.object({}), z.nullable(z.union([z.string(), z.number()]))));

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  actor: z.string(),
  action: z.enum(auditActions),
  target: z.nullable(z.object({ id: z.int(), username: z.string() })),
  before: auditedValues,
  after: auditedValues,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = endpoint('GET', '/api/admin/audit', {
  caller: 'admin',
  querystring: pageQuery,
  response: { 200: z.array(auditEntry) },
});

/** Failed mails are kept for a month. */
export const mailHealth = z.object({
  held: z.int(),
  queued: z.int(),
  failed: z.int(),
  /** It has no text or addresses from the mail. */
  lastError: z.nullable(z.object({ at: timestamp, error: z.string() })),
});
export type MailHealth = z.infer<typeof mailHealth>;

export const getMailHealth = endpoint('GET', '/api/admin/mail-health', {
  caller: 'admin',
  response: { 200: mailHealth },
});

export const retryMails = endpoint('POST', '/api/admin/mail-health/retry', {
  caller: 'admin',
  response: { 200: acknowledgement },
});
