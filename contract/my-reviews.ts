import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { review } from './reviews.ts';

export const MAX_PINNED_REVIEWS = 3;

/** A review with this many stars or more may be picked to be read aloud. */
export const HIGH_RATING = 4;

const params = z.object({ id: urlId('Review not found' as Sentence) });

export const pinReview = endpoint('PUT', '/api/reviews/:id/pin', {
  caller: 'professional',
  errors: ['reviewNotFound', 'pinLimitReached'],
  params,
  response: { 200: review },
});

export const unpinReview = endpoint('DELETE', '/api/reviews/:id/pin', {
  caller: 'professional',
  errors: ['reviewNotFound'],
  params,
  response: { 200: review },
});

/** Counts no further. */
export const MAX_UNREAD_COUNT = 100;

export const unreadReviews = z.object({
  count: z.int(),
  /** Oldest first. */
  oldest: z.array(review),
});
export type UnreadReviews = z.infer<typeof unreadReviews>;

export const getUnreadReviews = endpoint('GET', '/api/reviews/unread', {
  caller: 'professional',
  querystring: z.object({
    /** The oldest of those with a higher id. */
    after: z.optional(urlId('after is not valid')),
  }),
  response: { 200: unreadReviews },
});

export const markReviewRead = endpoint('PUT', '/api/reviews/:id/read', {
  caller: 'professional',
  errors: ['reviewNotFound'],
  params,
  response: { 204: z.void() },
});

export const pickReview = endpoint('GET', '/api/reviews/random', {
  caller: 'professional',
  querystring: z.object({
    except: z.optional(urlId('except is not valid')),
  }),
  response: { 200: z.object({ review: z.optional(review) }) },
});
