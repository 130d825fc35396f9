import type { FastifyRequest } from 'fastify';
import { clientKey } from '#server/http/client-address.ts';
import type { RateLimit, RateLimits } from '#server/http/rate-limits.ts';

/** The numbers are also in docs/operations.md. */
export const reviewLimits = {
  /** Generous: a whole restaurant may share one address. */
  submissionsToRecipient: { name: 'submit-address-recipient', max: 60, seconds: 10 * 60 },
  submissionsOfAddress: { name: 'submit-address', max: 120, seconds: 10 * 60 },
  submissionsForRecipient: { name: 'submit-recipient', max: 600, seconds: 60 * 60 },
  /** Ids are consecutive, so this prevents collecting every name. */
  lookups: { name: 'lookup-user', max: 120, seconds: 60 },
  /** Existing codes always open, because many guests may share one address. */
  unknownCodes: { name: 'unknown-code', max: 30, seconds: 10 * 60 },
  /** Above the limit, pages still open but views aren't counted. */
  pageViews: { name: 'page-view', max: 120, seconds: 10 * 60 },
  reviewLinks: { name: 'review-link', max: 120, seconds: 10 * 60 },
  /** Per private link, not per address. */
  editsOfReview: { name: 'edit-review', max: 20, seconds: 60 * 60 },
  /** Of words; a page each. Generous enough to export what was found. */
  searches: { name: 'search-reviews', max: 600, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;

/** @throws Refusal `tooManyRequests`. */
export function countSubmission(limits: RateLimits, request: FastifyRequest, userId: number): Promise<void> {
  const address = clientKey(request);
  return limits.count(
    [reviewLimits.submissionsToRecipient, `${address} ${userId}`],
    [reviewLimits.submissionsOfAddress, address],
    [reviewLimits.submissionsForRecipient, String(userId)],
  );
}
