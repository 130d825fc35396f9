import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, paragraphs, timestamp, urlId } from './fields.ts';
import { review, reviewForm, storedReviewFields } from './reviews.ts';

/** From the submission of the review. */
export const REVIEW_LINK_DAYS = 30;

/** What follows the # in the private link: `Idempotency-Key.Review-Link-Secret`. */
const REVIEW_LINK =
  'Review-Link must be the Idempotency-Key of the review, a dot, and its Review-Link-Secret';
export const reviewLink = z
  .string(REVIEW_LINK)
  .check(z.regex(/^[\x21-\x7e]{1,128}\.[\w-]{22,64}$/, REVIEW_LINK));
const withReviewLink = z.looseObject({
  'review-link': described(
    reviewLink,
    'What follows the # in the private link: the `Idempotency-Key` the review was sent with, a dot, and its `Review-Link-Secret`.',
  ),
});

export const reviewByLink = z.object({
  ...storedReviewFields,
  firstName: described(z.string(), 'The professional’s first name.'),
  workplace: described(
    z.nullable(z.object({ name: z.string(), location: z.nullable(z.string()) })),
    'null: a General Review.',
  ),
  editedAt: described(z.nullable(timestamp), 'When it was last edited.'),
  answer: described(z.nullable(z.string()), 'The professional’s reply.'),
  answeredAt: z.nullable(timestamp),
  isLinkSaved: described(z.boolean(), 'Whether the customer saved the private link; required for a reply.'),
  sharingAllowed: described(z.boolean(), 'Whether the professional may show it to an employer.'),
  createdAt: timestamp,
  until: described(timestamp, 'When the private link expires.'),
});
export type ReviewByLink = z.infer<typeof reviewByLink>;

export const getReviewByLink = {
  method: 'GET',
  url: '/api/review-link',
  caller: 'anyone',
  errors: ['reviewLinkNotFound', 'reviewLinkExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'The customer’s own review, by private link',
    description:
      'Works for 30 days after submission. A wrong private link gets the same response as an unknown one, or one of a withdrawn review.',
    headers: withReviewLink,
    response: { 200: reviewByLink },
  },
} as const satisfies Endpoint;

export const markReviewLinkSaved = {
  method: 'POST',
  url: '/api/review-link/saved',
  caller: 'anyone',
  errors: ['reviewLinkNotFound', 'reviewLinkExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Mark the private link as saved; enables a reply',
    headers: withReviewLink,
    response: { 200: reviewByLink },
  },
} as const satisfies Endpoint;

export const editReview = {
  method: 'PUT',
  url: '/api/review-link',
  caller: 'anyone',
  errors: ['reviewLinkNotFound', 'reviewLinkExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Edit the review; the professional is notified',
    description:
      'Replaces all four fields; unchanged content has no effect. Limited to 20 edits an hour; the professional gets at most one mail an hour about them.',
    headers: withReviewLink,
    body: reviewForm,
    response: { 200: reviewByLink },
  },
} as const satisfies Endpoint;

export const allowSharing = {
  method: 'PUT',
  url: '/api/review-link/sharing',
  caller: 'anyone',
  errors: ['reviewLinkNotFound', 'reviewLinkExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Let the professional show the review to an employer, or stop letting them',
    headers: withReviewLink,
    body: z.object({ allowed: z.boolean('allowed must be true or false') }),
    response: { 200: reviewByLink },
  },
} as const satisfies Endpoint;

export const withdrawReview = {
  method: 'DELETE',
  url: '/api/review-link',
  caller: 'anyone',
  errors: ['reviewLinkNotFound', 'reviewLinkExpired', 'tooManyRequests'],
  schema: {
    tags: ['public'],
    summary: 'Withdraw the review, deleting its text and rating; the professional is notified',
    description: 'A late duplicate of the submission gets 201 and isn’t stored again.',
    headers: withReviewLink,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

const MAX_ANSWER_LENGTH = 2_000;

export const reviewAnswer = z.object({
  text: paragraphs({
    min: 2,
    max: MAX_ANSWER_LENGTH,
    message: 'Please write a reply',
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
    params: z.object({ id: urlId('Review not found') }),
    body: reviewAnswer,
    response: { 200: review },
  },
} as const satisfies Endpoint;
