import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { idInUrl, paragraphs, timestamp } from './fields.ts';
import { review, reviewForm } from './reviews.ts';

/** How long the customer's key opens the review, from the day on which it was sent. */
export const KEY_DAYS = 30;

/** `Idempotency-Key.Customer-Key`, as behind the # of the secret link. */
const REVIEW_KEY = 'Review-Key must be the Idempotency-Key of the review, a dot, and its Customer-Key';
export const reviewKey = z
  .string(REVIEW_KEY)
  .check(z.regex(/^[\x21-\x7e]{1,128}\.[\w-]{22,64}$/, REVIEW_KEY));
const withKey = z.looseObject({ 'review-key': reviewKey });

/** A review, as whoever wrote it and kept the key to it sees it. */
export const keptReview = z.object({
  rating: z.int(),
  comment: z.string(),
  customerName: z.nullable(z.string()),
  customerLocation: z.nullable(z.string()),
  /** Of the professional. */
  firstName: z.string(),
  /** null: a General Review. */
  workplace: z.nullable(z.object({ name: z.string(), location: z.nullable(z.string()) })),
  /** When it was changed last. */
  editedAt: z.nullable(timestamp),
  /** What the professional answered, and when. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /** Whether the customer took the key along: only then can the professional answer. */
  isKept: z.boolean(),
  /** Whether the professional may show it to an employer. */
  sharingAllowed: z.boolean(),
  createdAt: timestamp,
  /** When the key ceases to open it. */
  until: timestamp,
});
export type KeptReview = z.infer<typeof keptReview>;

export const getKeptReview = {
  method: 'GET',
  url: '/api/kept-review',
  schema: {
    tags: ['public'],
    summary: 'The review that a customer’s key opens',
    headers: withKey,
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const keepReview = {
  method: 'POST',
  url: '/api/kept-review/keep',
  schema: {
    tags: ['public'],
    summary: 'Say that the customer has taken the key along: from now on the professional can answer',
    headers: withKey,
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const correctReview = {
  method: 'PUT',
  url: '/api/kept-review',
  schema: {
    tags: ['public'],
    summary: 'Put other stars and words in the place of the former ones; the professional is told',
    headers: withKey,
    body: reviewForm,
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const allowSharing = {
  method: 'PUT',
  url: '/api/kept-review/sharing',
  schema: {
    tags: ['public'],
    summary: 'Allow the professional to show the review to an employer, or allow it no longer',
    headers: withKey,
    body: z.object({ allowed: z.boolean('Please say true or false') }),
    response: { 200: keptReview },
  },
} as const satisfies Endpoint;

export const withdrawReview = {
  method: 'DELETE',
  url: '/api/kept-review',
  schema: {
    tags: ['public'],
    summary: 'Take the review back: its words and stars are deleted, and the professional is told',
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
  schema: {
    tags: ['reviews'],
    summary:
      'Answer one of the signed-in professional’s reviews, once; only the customer with the key reads it',
    params: z.object({ id: idInUrl('Review not found') }),
    body: reviewAnswer,
    response: { 200: review },
  },
} as const satisfies Endpoint;
