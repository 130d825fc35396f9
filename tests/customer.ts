import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ReviewSubmission } from '#contract/reviews.ts';
import { newReview } from '#server/demo/cast.ts';
import type { TestApp } from './start-app.ts';

/** Submits a review as the customer's page does, whatever the answer. */
export function submitReview(
  app: TestApp,
  userId: number,
  overrides: Partial<ReviewSubmission> = {},
  headers: Record<string, string> = {},
) {
  return app.visitor().post('/api/reviews/submit', newReview(userId, overrides), headers);
}

/** Reviews that must be stored, in this order. */
export async function leaveReviews(
  app: TestApp,
  userId: number,
  reviews: Partial<ReviewSubmission>[],
): Promise<void> {
  for (const review of reviews) expect((await submitReview(app, userId, review)).status).toBe(201);
}

/** A customer who has the private link of the review that they left. */
export async function leaveReviewWithLink(
  app: TestApp,
  userId: number,
  overrides: Partial<ReviewSubmission> = {},
) {
  const [idempotencyKey, reviewLinkSecret] = [randomUUID(), randomBytes(16).toString('base64url')];
  const keys = { 'idempotency-key': idempotencyKey, 'review-link-secret': reviewLinkSecret };
  expect((await submitReview(app, userId, overrides, keys)).status).toBe(201);
  return customerWith(app, `${idempotencyKey}.${reviewLinkSecret}`);
}

export function customerWith(app: TestApp, reviewLink: string) {
  const customer = app.visitor();
  const headers = { 'review-link': reviewLink };
  return {
    reviewLink,
    idempotencyKey: reviewLink.slice(0, reviewLink.lastIndexOf('.')),
    get: () => customer.get('/api/review-link', headers),
    save: () => customer.post('/api/review-link/saved', undefined, headers),
    edit: (words: unknown) => customer.put('/api/review-link', words, headers),
    allow: (allowed: boolean) => customer.put('/api/review-link/sharing', { allowed }, headers),
    askForReply: (email: unknown) => customer.put('/api/review-link/reply-email', { email }, headers),
    stopAsking: () => customer.send('DELETE', '/api/review-link/reply-email', { headers }),
    withdraw: () => customer.send('DELETE', '/api/review-link', { headers }),
  };
}

/** The kinds of all mails and notifications that were ever queued, in order. */
export async function queuedKinds({ service }: TestApp): Promise<string[]> {
  const rows = await service.deps.db.selectFrom('outbox').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
}
