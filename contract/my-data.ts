import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { emailStatus } from './email-status.ts';
import type { Endpoint } from './endpoint.ts';
import { described, timestamp } from './fields.ts';
import { passkey } from './passkeys.ts';
import { review } from './reviews.ts';
import { trackedCode } from './tracked-codes.ts';
import { workplace } from './workplaces.ts';

export const myReview = z.extend(review, {
  workplaceName: z.nullable(z.string()),
  workplaceLocation: z.nullable(z.string()),
  trackedCodeName: described(z.nullable(z.string()), 'The tracked code it was submitted through.'),
});

/** Everything stored about a professional, except password hashes and tokens. */
export const myData = z.object({
  exportedAt: timestamp,
  account: z.extend(user, {
    emailStatus,
    newEmail: described(
      z.nullable(z.object({ email: z.string(), createdAt: timestamp, expiresAt: z.nullable(timestamp) })),
      'A new address that isn’t confirmed yet.',
    ),
  }),
  workplaces: z.array(z.extend(workplace, { createdAt: timestamp })),
  trackedCodes: z.array(z.omit(trackedCode, { url: true, reviews: true })),
  views: described(
    z.array(z.object({ day: z.string(), views: z.int() })),
    'Review page views, once per visitor and day in UTC.',
  ),
  sessions: z.array(
    z.object({
      device: z.nullable(z.string()),
      createdAt: timestamp,
      lastUsedAt: timestamp,
      expiresAt: timestamp,
    }),
  ),
  pushSubscriptions: described(
    z.array(z.object({ pushService: z.string(), showWords: z.boolean(), createdAt: timestamp })),
    'Devices that get push notifications.',
  ),
  passkeys: described(
    z.array(z.omit(passkey, { id: true })),
    'Without keys, which are of use only to the device.',
  ),
  mails: described(
    z.array(
      z.object({
        kind: z.string(),
        state: z.enum(['held', 'queued', 'sent', 'failed']),
        createdAt: timestamp,
        sentAt: z.nullable(timestamp),
      }),
    ),
    'Mails and undelivered push notifications to the account: sent mails are kept for a week, failed ones for a month.',
  ),
  subscriptions: z.array(
    z.object({
      plan: z.string(),
      price: described(z.number(), 'Per billing period, in US dollars.'),
      status: z.nullable(z.string()),
      startedAt: timestamp,
      periodEnd: z.nullable(timestamp),
      endedAt: z.nullable(timestamp),
    }),
  ),
  employerLinks: described(
    z.array(
      z.object({
        employer: z.string(),
        reviewIds: z.array(z.int()),
        createdAt: timestamp,
        expiresAt: timestamp,
        revokedAt: z.nullable(timestamp),
        openings: z.int(),
        lastOpenedAt: z.nullable(timestamp),
      }),
    ),
    'Links for employers with their chosen reviews, until 30 days after they end.',
  ),
  payments: described(z.array(z.object({ amount: z.number(), paidAt: timestamp })), 'In US dollars.'),
  adminChanges: described(
    z.array(z.object({ at: timestamp, action: z.string() })),
    'Changes an admin made to the account.',
  ),
  reviews: described(z.array(myReview), 'Newest first.'),
});

export const downloadMyData = {
  method: 'GET',
  url: '/api/my-data',
  caller: 'professional',
  errors: ['tooManyRequests'],
  schema: {
    tags: ['reviews'],
    summary: 'Download everything stored about you, except password hashes and tokens',
    response: { 200: myData },
  },
} as const satisfies Endpoint;
