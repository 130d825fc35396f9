import type { Sentence } from './languages/sentence.ts';
import { HONEYPOT } from './review-fields.ts';
import * as submissionErrors from './submission-errors.ts';

/* Errors that the web client distinguishes are separate exports, so that it doesn't bundle the others. */
export const badRequest = [400, "That couldn't be sent. Please try again." as Sentence] as const;
export const reviewLinkNotFound = [
  404,
  'This link no longer works. The review may have been taken back.',
] as const;
export const reviewLinkExpired = [410, 'This link has expired' as Sentence] as const;
export const replyWritten = [409, 'This review already has a reply' as Sentence] as const;
export const internal = [500, 'Internal server error' as Sentence] as const;
export const invalidResetToken = [400, 'Invalid or expired reset token' as Sentence] as const;
export const invalidEmailToken = [400, 'Invalid or expired confirmation link' as Sentence] as const;
export const confirmationNeeded = [
  403,
  'Please confirm with your password or a passkey' as Sentence,
] as const;
export const workplaceLimitReached = [
  403,
  'The free plan includes a single workplace. Upgrade to add more.' as Sentence,
] as const;
export const wrongPassword = [403, 'The password is not correct' as Sentence] as const;
export const pinLimitReached = [409, 'You can pin up to 3 reviews. Unpin one first.' as Sentence] as const;
export const emailTaken = [409, 'This email address is already in use' as Sentence] as const;
export const webhookAddressRefused = [
  400,
  'Please use an https address on the internet, without a user name, password or port' as Sentence,
] as const;
export const emailUnchanged = [409, 'This is already your email address' as Sentence] as const;

export const refusals = {
  ...submissionErrors,
  badRequest,
  invalidResetToken,
  invalidEmailToken,
  expiryOutOfRange: [400, 'The end date can be at most ten years away' as Sentence],
  invalidCursor: [400, 'cursor is not valid'],
  reviewNotShareable: [
    400,
    'You can only share your own reviews, and only with the customer’s permission' as Sentence,
  ],
  pushSubscriptionUnusable: [400, 'This browser’s push subscription can’t be used' as Sentence],
  webhookAddressRefused,
  passkeyUnusable: [400, 'This passkey could not be saved. Please try again.' as Sentence],
  challengeExpired: [400, 'That took too long. Please try again.' as Sentence],
  invalidSignature: [400, 'The signature could not be verified'],
  unauthorized: [401, 'Unauthorized' as Sentence],
  invalidCredentials: [401, 'Invalid username or password' as Sentence],
  crossSite: [403, 'Cross-site request blocked'],
  workplaceLimitReached,
  wrongPassword,
  confirmationNeeded,
  passkeyRefused: [403, 'This passkey didn’t work. Try again, or use your password.' as Sentence],
  passkeyUnknown: [
    403,
    'This passkey is not known here. It may have been removed. Please use your password.' as Sentence,
  ],
  registrationClosed: [403, 'Sign-up is closed' as Sentence],
  tokenNotAllowed: [403, 'An API token can’t do this. Please sign in instead.'],
  thanksLinksOff: [403, 'This site doesn’t offer a link after the thank-you' as Sentence],
  accessDenied: [403, 'Access denied. Admin privileges required.' as Sentence],
  adminProtected: [403, 'The admin account cannot be deleted' as Sentence],
  notFound: [404, 'Not found' as Sentence],
  passkeyNotFound: [404, 'Passkey not found' as Sentence],
  passkeysUnavailable: [404, 'Passkeys need a domain name. This site only has an IP address.' as Sentence],
  noPlans: [404, 'This site has no plans. Everything is included.' as Sentence],
  apiTokenNotFound: [404, 'API token not found' as Sentence],
  webhookNotFound: [404, 'There is no webhook' as Sentence],
  workplaceNotFound: [404, 'Workplace not found' as Sentence],
  trackedCodeNotFound: [404, 'Tracked code not found' as Sentence],
  requestNotFound: [404, 'Request not found' as Sentence],
  praiseNotFound: [404, 'Praise not found' as Sentence],
  reviewNotFound: [404, 'Review not found' as Sentence],
  reviewLinkNotFound,
  employerLinkNotFound: [404, 'Link not found' as Sentence],
  sessionNotFound: [404, 'Session not found' as Sentence],
  methodNotAllowed: [405, 'Method not allowed'],
  accountTaken: [409, 'Username or email already in use' as Sentence],
  passkeyTaken: [409, 'This passkey was already added' as Sentence],
  passkeyLimitReached: [409, 'You can have up to 10 passkeys. Remove one first.' as Sentence],
  apiTokenLimitReached: [409, 'You can have up to 10 API tokens. Remove one first.' as Sentence],
  trackedCodeLimitReached: [
    409,
    'You have reached the limit of 100 tracked codes. Reuse one you no longer need: rename it.' as Sentence,
  ],
  requestLimitReached: [
    409,
    'You have 100 requests without an answer. Remove one to ask someone else.' as Sentence,
  ],
  reminderNotDue: [409, 'You can ask once more after three days' as Sentence],
  praiseLimitReached: [
    409,
    'You can keep up to 500 pieces of earlier praise. Remove some first.' as Sentence,
  ],
  workplaceMaximumReached: [409, 'You can have up to 200 workplaces. Delete one first.' as Sentence],
  emailTaken,
  emailUnchanged,
  employerLinkLimitReached: [409, 'You have 20 open links. Turn one off to create another.' as Sentence],
  planExists: [409, 'You already have this plan. You can manage it in Settings.' as Sentence],
  nothingBilled: [409, 'You have no subscription to manage.' as Sentence],
  reviewAnswered: [409, 'You have already replied to this review' as Sentence],
  pinLimitReached,
  answerUnreadable: [
    409,
    "You can't reply: the customer didn't save their private link, or it has expired" as Sentence,
  ],
  replyWritten,
  reviewLinkExpired,
  preconditionFailed: [412, 'The file has changed'],
  urlTooLong: [414, 'The address is too long'],
  unsupportedMediaType: [415, 'Please send JSON'],
  honeypotFilled: [422, `Please leave this empty: ${HONEYPOT}`],
  headersTooLarge: [431, 'The request headers are too large'],
  internal,
  paymentProviderUnavailable: [502, 'Payment provider unavailable' as Sentence],
  paymentsUnavailable: [503, 'Payments are not available right now' as Sentence],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;
