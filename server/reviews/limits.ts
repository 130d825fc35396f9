import type { FastifyRequest } from 'fastify';
import { clientKey } from '#server/platform/client-address.ts';
import type { RateLimit, RateLimits } from '#server/platform/rate-limit.ts';

/** The numbers are also in docs/operations.md. */
export const reviewLimits = {
  /** Generous, since a whole restaurant may write from behind one address. */
  submissionsToRecipient: { name: 'submit-address-recipient', max: 60, seconds: 10 * 60 },
  submissionsOfAddress: { name: 'submit-address', max: 120, seconds: 10 * 60 },
  submissionsForRecipient: { name: 'submit-recipient', max: 600, seconds: 60 * 60 },
  /** Ids are consecutive: nobody shall read the names of all of them in a row. */
  lookups: { name: 'lookup-user', max: 120, seconds: 60 },
  /** Unknown codes without a typo. Those that exist always open: many guests may share the address. */
  unknownCodes: { name: 'unknown-code', max: 30, seconds: 10 * 60 },
  /** Pages beyond it are shown, but not counted. */
  pageViews: { name: 'page-view', max: 120, seconds: 10 * 60 },
  /** 128 random bits cannot be guessed; this only limits the load. */
  reviewLinks: { name: 'review-link', max: 120, seconds: 10 * 60 },
  /** Counted by the private link, whatever address the calls come from. */
  correctionsOfReview: { name: 'correct-review', max: 20, seconds: 60 * 60 },
  downloads: { name: 'my-data', max: 20, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;

/** Counts one review from the request's address to the professional. @throws Refusal `tooManyRequests`. */
export function countSubmission(limits: RateLimits, request: FastifyRequest, userId: number): Promise<void> {
  const address = clientKey(request);
  return limits.count(
    [reviewLimits.submissionsToRecipient, `${address} ${userId}`],
    [reviewLimits.submissionsOfAddress, address],
    [reviewLimits.submissionsForRecipient, String(userId)],
  );
}
