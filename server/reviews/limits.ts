import { SECOND } from '#server/basics/clock.ts';
import type { RateLimit } from '#server/http/rate-limits.ts';

/** The numbers are also in docs/operations.md. */
export const reviewLimits = {
  /** Generous: a whole restaurant may share one address. */
  submissionsToRecipient: { name: 'submit-address-recipient', max: 60, seconds: 10 * 60 },
  submissionsOfAddress: { name: 'submit-address', max: 120, seconds: 10 * 60 },
  /** Only what is newly stored. Beyond it each submission waits, see `receive-review.ts`. */
  storedForRecipient: { name: 'submit-recipient', max: 600, seconds: 60 * 60 },
  /** Whether an address sent the recipient a review, in the hour since its first. */
  sentToRecipient: { name: 'sent-to-recipient', max: 1, seconds: 60 * 60 },
  /** Ids are consecutive, so this prevents collecting every name. */
  lookups: { name: 'lookup-user', max: 120, seconds: 60 },
  /** Existing codes always open, because many guests may share one address. */
  unknownCodes: { name: 'unknown-code', max: 30, seconds: 10 * 60 },
  /** Above the limit, pages still open but views aren't counted. */
  pageViews: { name: 'page-view', max: 120, seconds: 10 * 60 },
  reviewLinks: { name: 'review-link', max: 120, seconds: 10 * 60 },
  /** Anyone may give anyone's address, so that one machine plants few. */
  replyEmails: { name: 'reply-email', max: 20, seconds: 10 * 60 },
  unknownReplyLinks: { name: 'reply-unknown', max: 30, seconds: 10 * 60 },
  /** Each review has its own, not each address. */
  editsOfReview: { name: 'edit-review', max: 20, seconds: 60 * 60 },
  /** Each page of a search counts. Generous enough to export what was found. */
  searches: { name: 'search-reviews', max: 600, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;

/** How long a submission waits while its recipient is over the hourly limit, in milliseconds. */
export const WAIT_WHEN_CROWDED = 2 * SECOND;
/** Waiting submissions for a recipient, per process. Beyond it, addresses that already sent one are refused. */
export const MAX_WAITING = 20;
