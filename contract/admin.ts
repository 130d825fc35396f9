import { z } from 'zod/mini';
import { user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { idInUrl } from './fields.ts';

export const userStats = z.object({
  /** Every account, the admin's too. */
  totalUsers: z.int(),
  /** Whose paid plan is in force now. */
  paidUsers: z.int(),
  /** Paid of all, in percent, with one decimal; 0 without users. */
  conversionRate: z.number(),
  /** US dollars with two decimals: 7 for each monthly plan in force, 59/12 for each annual one. */
  monthlyRevenue: z.number(),
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
});
export type AdminUser = z.infer<typeof adminUser>;

export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  schema: {
    tags: ['admin'],
    summary: 'Every user, oldest first, with counts and without a word of a review',
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
