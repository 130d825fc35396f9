/* Errors that the customer's page distinguishes, apart so that it does not load the others. */
export const reviewLimitReached = [403, 'Review limit reached'] as const;
export const requestTimeout = [408, 'The request took too long'] as const;
export const idempotencyKeyReused = [
  422,
  'This Idempotency-Key was already used for another review',
] as const;
export const tooManyRequests = [429, 'Too many requests. Please try again later.'] as const;
