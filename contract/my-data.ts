import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { apiToken } from './api-tokens.ts';
import { earlierPraise } from './earlier-praise.ts';
import { emailStatus } from './email-status.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { passkey } from './passkeys.ts';
import { reviewRequest } from './review-requests.ts';
import { review } from './reviews.ts';
import { trackedCode } from './tracked-codes.ts';
import { webhook } from './webhook.ts';
import { workplace } from './workplaces.ts';

export const myReview = z.extend(review, {
  workplaceName: z.nullable(z.string()),
  workplaceLocation: z.nullable(z.string()),
  trackedCodeName: z.nullable(z.string()),
});

/** Everything stored about a professional, except password hashes, tokens and secrets. */
export const myData = z.object({
  exportedAt: timestamp,
  account: z.extend(user, {
    emailStatus,
    newEmail: z.nullable(
      z.object({ email: z.string(), createdAt: timestamp, expiresAt: z.nullable(timestamp) }),
    ),
  }),
  workplaces: z.array(z.extend(workplace, { createdAt: timestamp })),
  trackedCodes: z.array(z.omit(trackedCode, { url: true, reviews: true })),
  reviewRequests: z.array(
    z.extend(z.omit(reviewRequest, { url: true }), { workplaceId: z.nullable(z.int()) }),
  ),
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  sessions: z.array(
    z.object({
      device: z.nullable(z.string()),
      createdAt: timestamp,
      lastUsedAt: timestamp,
      expiresAt: timestamp,
    }),
  ),
  apiTokens: z.array(z.omit(apiToken, { id: true })),
  /** Null: there is none. */
  webhook: z.nullable(z.omit(webhook, { lastErrorAt: true })),
  pushSubscriptions: z.array(
    z.object({ pushService: z.string(), showWords: z.boolean(), createdAt: timestamp }),
  ),
  passkeys: z.array(z.omit(passkey, { id: true })),
  mails: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(['held', 'queued', 'sent', 'failed']),
      createdAt: timestamp,
      sentAt: z.nullable(timestamp),
    }),
  ),
  subscriptions: z.array(
    z.object({
      plan: z.string(),
      price: z.number(),
      status: z.nullable(z.string()),
      startedAt: timestamp,
      periodEnd: z.nullable(timestamp),
      endedAt: z.nullable(timestamp),
    }),
  ),
  employerLinks: z.array(
    z.object({
      employer: z.string(),
      reviewIds: z.array(z.int()),
      praiseIds: z.array(z.int()),
      createdAt: timestamp,
      expiresAt: timestamp,
      revokedAt: z.nullable(timestamp),
      openings: z.int(),
      lastOpenedAt: z.nullable(timestamp),
    }),
  ),
  earlierPraise: z.array(earlierPraise),
  payments: z.array(z.object({ amount: z.number(), paidAt: timestamp })),
  adminChanges: z.array(z.object({ at: timestamp, action: z.string() })),
  reviews: z.array(myReview),
});

export const downloadMyData = endpoint('GET', '/api/my-data', {
  caller: 'professional',
  errors: ['tooManyRequests'],
  response: { 200: myData },
});
