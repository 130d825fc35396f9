import { z } from 'zod/mini';

/** Every refusal of the API: its code in our source → HTTP status and the sentence that leaves. */
export const refusals = {
  badRequest: [400, 'The request could not be read'],
  invalidResetToken: [400, 'Invalid or expired reset token'],
  invalidEmailToken: [400, 'Invalid or expired confirmation link'],
  periodReversed: [400, 'The period ends before it begins'],
  expiryOutOfRange: [400, 'A plan can end at most ten years from now, and not in the past'],
  mergedIntoItself: [400, 'A workplace cannot be merged into itself'],
  invalidCursor: [400, 'cursor is not valid'],
  invalidSignature: [400, 'The signature could not be verified'],
  unauthorized: [401, 'Unauthorized'],
  invalidCredentials: [401, 'Invalid username or password'],
  crossSite: [403, 'Cross-site request blocked'],
  reviewLimitReached: [403, 'Review limit reached'],
  workplaceLimitReached: [403, 'The free plan includes a single workplace. Upgrade to add more.'],
  wrongPassword: [403, 'The password is not correct'],
  accessDenied: [403, 'Access denied. Admin privileges required.'],
  adminProtected: [403, 'The admin account cannot be changed'],
  notFound: [404, 'Not found'],
  userNotFound: [404, 'User not found'],
  workplaceNotFound: [404, 'Workplace not found'],
  cardNotFound: [404, 'Card not found'],
  noReviewsInPeriod: [404, 'There are no reviews in this period'],
  reviewNotFound: [404, 'Review not found'],
  keptReviewNotFound: [404, 'No review opens with this key. Perhaps it was withdrawn.'],
  mailNotFound: [404, 'Mail not found'],
  sessionNotFound: [404, 'Session not found'],
  methodNotAllowed: [405, 'Method not allowed'],
  requestTimeout: [408, 'The request took too long'],
  accountTaken: [409, 'Username or email already in use'],
  cardLimitReached: [409, 'You have 100 cards, the most there can be. Rename one that you no longer use.'],
  emailTaken: [409, 'This email address is already in use'],
  emailUnchanged: [409, 'This already is your email address'],
  planExists: [409, 'You already have this plan. You can manage it in Settings.'],
  nothingBilled: [409, 'Nothing is billed for your plan, so there is nothing to manage.'],
  reviewAnswered: [409, 'You have already answered this review'],
  answerUnreadable: [
    409,
    'The customer could not read an answer: no key was kept, or the 30 days in which it opens the review are over',
  ],
  keptReviewExpired: [410, 'This key opened the review for 30 days. They are over.'],
  bodyTooLarge: [413, 'The request is too large'],
  urlTooLong: [414, 'The address is too long'],
  unsupportedMediaType: [415, 'Please send JSON'],
  idempotencyKeyReused: [422, 'This Idempotency-Key was already used for another review'],
  tooManyRequests: [429, 'Too many requests. Please try again later.'],
  headersTooLarge: [431, 'The request headers are too large'],
  internal: [500, 'Internal server error'],
  paymentProviderUnavailable: [502, 'Payment provider unavailable'],
  paymentsUnavailable: [503, 'Payments are not available right now'],
  unavailable: [503, 'Service temporarily unavailable'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** The body of every answer that is not a success. */
export const errorBody = z.object({ message: z.string() });
