import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, idInUrl, paragraphs, timestamp } from './fields.ts';
import { review, reviewForm, storedReviewFields } from './reviews.ts';

/** How long a private link works after the review was sent. */
export const KEY_DAYS = 30;

/** `Idempotency-Key.Customer-Key`, as behind the # of the secret link. */
const REVIEW_KEY = 'Review-Key must be the Idempotency-Key of the review, a dot, and its Customer-Key';
export const reviewKey = z
  .string(REVIEW_KEY)
  .check(z.regex(/^[\x21-\x7e]{1,128}\.[\w-]{22,64}$/, REVIEW_KEY));
const withKey = z.looseObject({
  'review-key': described(
    reviewKey,
    'The `Idempotency-Key` the review was sent with, a dot, and its `Customer-Key`.',
  ),
});

/** A review, as its customer sees it by private link. */
export const keptReview = z.object({
  ...storedReviewFields,
  firstName: described(z.string(), 'The professional’s first name.'),
  workplace: described(
    z.nullable(z.object({ name: z.string(), location: z.nullable(z.string()) })),
    'null: a General Review.',
  ),
  editedAt: described(z.nullable(timestamp), 'When it was last edited.'),
  answer: described(z.nullable(z.string()), 'The professional’s reply.'),
  answeredAt: z.nullable(timestamp),
  isKept: described(z.boolean(), 'Whether the customer saved the private link; required for a reply.'),
  sharingAllowed: described(z.boolean(), 'Whether the professional may show it to an employer.'),
  createdAt: timestamp,
  until: described(timestamp, 'When the private link expires.'),
});
export type KeptReview = z.infer<typeof keptReview>;

export const getKeptReview = {
  method: 'GET',
  url: '/api/kept-review',
  caller: 'anyone',
  errors: ['keptReviewNotFound', 'keptReviewExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'The customer’s own review, by private link',
    description:
      'Works for 30 days after submission. A wrong key gets the same response as an unknown one, or one of a withdrawn review.',
    headers: withKey,
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const keepReview = {
  method: 'POST',
  url: '/api/kept-review/keep',
  caller: 'anyone',
  errors: ['keptReviewNotFound', 'keptReviewExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Mark the private link as saved; enables a reply',
    headers: withKey,
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const correctReview = {
  method: 'PUT',
  url: '/api/kept-review',
  caller: 'anyone',
  errors: ['keptReviewNotFound', 'keptReviewExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Edit the review; the professional is notified',
    description:
      'Replaces all four fields; unchanged content has no effect. Limited to 20 edits an hour; the professional gets at most one mail an hour about them.',
    headers: withKey,
    body: reviewForm,
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const allowSharing = {
  method: 'PUT',
  url: '/api/kept-review/sharing',
  caller: 'anyone',
  errors: ['keptReviewNotFound', 'keptReviewExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Let the professional show the review to an employer, or stop letting them',
    headers: withKey,
    body: z.object({ allowed: z.boolean('Please say true or false') }),
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const withdrawReview = {
  method: 'DELETE',
  url: '/api/kept-review',
  caller: 'anyone',
  errors: ['keptReviewNotFound', 'keptReviewExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Withdraw the review, deleting its text and rating; the professional is notified',
    description: 'A late duplicate of the submission gets 201 and isn’t stored again.',
    headers: withKey,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

const ANSWER_MAX = 2_000;

export const reviewAnswer = z.object({
  text: paragraphs({
    min: 2,
    max: ANSWER_MAX,
    message: 'Please write an answer',
    tooLong: 'Please use at most 2,000 characters',
  }),
});

export const answerReview = {
  method: 'POST',
  url: '/api/reviews/:id/answer',
  caller: 'professional',
  errors: ['reviewNotFound', 'reviewAnswered', 'answerUnreadable'],
  schema: {
    tags: ['reviews'],
    summary: 'Reply to a review, once; only the customer can read the reply',
    description: 'Only if the customer saved the private link, and until it expires.',
    params: z.object({ id: idInUrl('Review not found') }),
    body: reviewAnswer,
    response: { 200: review },
  },
} as const satisfies Endpoint;
