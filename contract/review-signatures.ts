import { z } from 'zod/mini';
import { nullable, timestamp } from './fields.ts';
import type { ReviewField } from './reviews.ts';

/** Claims that every signature of the service has (RFC 7519). */
export const issuedClaims = z.object({
  /** The address of the service that signed it. */
  iss: z.string(),
  /** The id of the professional. */
  sub: z.string(),
  /** When it was signed, in seconds since 1970. */
  iat: z.int(),
});

/** The `typ` of a review's signature: an SD-JWT (RFC 9901). */
export const REVIEW_TYPE = 'review+sd-jwt';

/** Claims that a professional may show or leave out. A field of a review that is neither here nor in the claims is not signed. */
export const disclosableClaims = [
  'comment',
  'customerName',
  'customerLocation',
] as const satisfies readonly ReviewField[];
export type DisclosableClaim = (typeof disclosableClaims)[number];

/** What is signed of a review, with those of its disclosable claims that are shown. */
export const reviewClaims = z.extend(issuedClaims, {
  receivedAt: timestamp,
  /** When the customer last edited it; signed again since. */
  editedAt: nullable(timestamp),
  rating: z.int(),
  /** SHA-256 of each disclosable claim's disclosure, base64url. */
  _sd: z.array(z.string()),
  _sd_alg: z.literal('sha-256'),
  comment: z.optional(z.string()),
  customerName: z.optional(z.nullable(z.string())),
  customerLocation: z.optional(z.nullable(z.string())),
});
export type ReviewClaims = z.infer<typeof reviewClaims>;
