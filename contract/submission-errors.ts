/* Errors of a submission are apart, so that the customer's page doesn't load the others. */
import type { Sentence } from './languages/sentence.ts';
export const reviewLimitReached = [403, 'Review limit reached' as Sentence] as const;
export const requestTimeout = [408, 'That took too long. Please try again.' as Sentence] as const;
export const idempotencyKeyReused = [
  422,
  'This Idempotency-Key was already used for another review',
] as const;
export const tooManyRequests = [429, 'Too many requests. Please try again later.' as Sentence] as const;
export const userNotFound = [404, 'User not found' as Sentence] as const;
export const bodyTooLarge = [413, 'Your text is too long' as Sentence] as const;
export const unavailable = [503, 'Service temporarily unavailable' as Sentence] as const;
