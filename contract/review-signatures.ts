import { z } from 'zod/mini';
import { nullable, timestamp } from './fields.ts';
import type { ReviewField } from './review-fields.ts';

/** Claims of every JWT the service signs (RFC 7519). */
export const issuedClaims = z.object({
  /** The URL of the service. */
  iss: z.string(),
  /** The id of the professional. */
  sub: z.string(),
  /** Seconds since 1970. */
  iat: z.int(),
});

/** The `typ` of an SD-JWT (RFC 9901). */
export const REVIEW_TYPE = 'review+sd-jwt';

/** Claims the professional may show or hide. Review fields that are neither here nor in `reviewClaims` are not signed. */
export const disclosableClaims = [
  'comment',
  'customerName',
  'customerLocation',
] as const satisfies readonly ReviewField[];
export type DisclosableClaim = (typeof disclosableClaims)[number];

/** With the disclosable claims that are shown. */
export const reviewClaims = z.extend(issuedClaims, {
  receivedAt: timestamp,
  /** When the customer last edited it; an edited review is signed again. */
  editedAt: nullable(timestamp),
  rating: z.int(),
  /** Base64url SHA-256 of each disclosure. */
  _sd: z.array(z.string()),
  _sd_alg: z.literal('sha-256'),
  comment: z.optional(z.string()),
  customerName: z.optional(z.nullable(z.string())),
  customerLocation: z.optional(z.nullable(z.string())),
});
export type ReviewClaims = z.infer<typeof reviewClaims>;
