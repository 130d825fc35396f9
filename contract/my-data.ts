import { z } from 'zod/mini';
import { user } from './accounts.ts';
import { card } from './cards.ts';
import type { Endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { mailSettings } from './mail-settings.ts';
import { review } from './reviews.ts';
import { workplace } from './workplaces.ts';

export const myReview = z.extend(review, {
  workplaceName: z.nullable(z.string()),
  workplaceLocation: z.nullable(z.string()),
  /** Of the card that it came by. */
  cardName: z.nullable(z.string()),
});

/** Everything that is stored about a professional, but for what only proves who they are: hashes and tokens. */
export const myData = z.object({
  exportedAt: timestamp,
  account: z.extend(user, {
    /** Whether each review is mailed. */
    /** Which mails come, how often, and when not. */
    mailSettings,
    /** An address that waits to be confirmed. */
    newEmail: z.nullable(
      z.object({ email: z.string(), createdAt: timestamp, expiresAt: z.nullable(timestamp) }),
    ),
  }),
  workplaces: z.array(z.extend(workplace, { createdAt: timestamp })),
  cards: z.array(z.omit(card, { url: true, reviews: true })),
  /** Openings of the review page, one per visitor and day in UTC. */
  views: z.array(z.object({ day: z.string(), views: z.int() })),
  sessions: z.array(
    z.object({
      device: z.nullable(z.string()),
      createdAt: timestamp,
      lastUsedAt: timestamp,
      expiresAt: timestamp,
    }),
  ),
  /** Mails to them, as long as they are known: a week when sent, a month when failed. */
  mails: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(['queued', 'sent', 'failed']),
      createdAt: timestamp,
      sentAt: z.nullable(timestamp),
    }),
  ),
  subscriptions: z.array(
    z.object({
      plan: z.string(),
      /** Of a period, in US dollars. */
      price: z.number(),
      status: z.nullable(z.string()),
      startedAt: timestamp,
      periodEnd: z.nullable(timestamp),
      endedAt: z.nullable(timestamp),
    }),
  ),
  /** Links for employers, for 30 days after they end, and which reviews were chosen for each. */
  employerLinks: z.array(
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
  /** In US dollars. */
  payments: z.array(z.object({ amount: z.number(), paidAt: timestamp })),
  /** What an admin did to the account. */
  adminChanges: z.array(z.object({ at: timestamp, action: z.string() })),
  /** Newest first. */
  reviews: z.array(myReview),
});

export const downloadMyData = {
  method: 'GET',
  url: '/api/my-data',
  schema: {
    tags: ['reviews'],
    summary: 'Everything stored about the signed-in professional, as a file to keep',
    response: { 200: myData },
  },
} as const satisfies Endpoint;
