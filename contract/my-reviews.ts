import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, urlId } from './fields.ts';
import { review } from './reviews.ts';

export const MAX_PINNED_REVIEWS = 3;

/** A review with this many stars or more may be picked to be read aloud. */
export const HIGH_RATING = 4;

const params = z.object({ id: urlId('Review not found') });

export const pinReview = {
  method: 'PUT',
  url: '/api/reviews/:id/pin',
  caller: 'professional',
  errors: ['reviewNotFound', 'pinLimitReached'],
  schema: {
    tags: ['reviews'],
    summary: 'Pin a review to the top of your list; up to three',
    params,
    response: { 200: review },
  },
} as const satisfies Endpoint;

export const unpinReview = {
  method: 'DELETE',
  url: '/api/reviews/:id/pin',
  caller: 'professional',
  errors: ['reviewNotFound'],
  schema: {
    tags: ['reviews'],
    summary: 'Unpin a review',
    params,
    response: { 200: review },
  },
} as const satisfies Endpoint;

export const markReviewsRead = {
  method: 'PUT',
  url: '/api/reviews/:id/read',
  caller: 'professional',
  errors: ['reviewNotFound'],
  schema: {
    tags: ['reviews'],
    summary: 'Mark a review and all older ones as read',
    params,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

export const pickReview = {
  method: 'GET',
  url: '/api/reviews/random',
  caller: 'professional',
  schema: {
    tags: ['reviews'],
    summary: 'One of your reviews with four or five stars, at random; nothing if there is none',
    querystring: z.object({
      except: described(
        z.optional(urlId('except is not valid')),
        'Not this one, so that the next one differs.',
      ),
    }),
    response: { 200: z.object({ review: z.optional(review) }) },
  },
} as const satisfies Endpoint;
