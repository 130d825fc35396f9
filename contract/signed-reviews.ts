import { z } from 'zod/mini';
import { orNull, timestamp } from './fields.ts';

/** What of a review is hashed by itself, so that it can be shown, or kept back, without the rest. */
export const reviewParts = ['rating', 'comment', 'customerName', 'customerLocation'] as const;
export type ReviewPart = (typeof reviewParts)[number];

/**
 * What the signature of a review stands for: the canonical JSON of this, in UTF-8. Names and words are only in it as hashes,
 * base64url: SHA-256 of the part's salt (16 bytes), followed by the canonical JSON of its value in UTF-8.
 */
export const signedReview = z.object({
  version: z.literal(1),
  kind: z.literal('review'),
  /** The address of the service that signed it. */
  issuer: z.string(),
  /** The id of the professional. */
  professional: z.int(),
  receivedAt: timestamp,
  /** When the customer changed it last. */
  editedAt: orNull(timestamp),
  /** With the receipt; later for a review that was changed, or is older than signatures. */
  signedAt: timestamp,
  parts: z.object({
    rating: z.string(),
    comment: z.string(),
    customerName: z.string(),
    customerLocation: z.string(),
  }),
});
export type SignedReview = z.infer<typeof signedReview>;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The one way to write it: RFC 8785, without white space, the members of an object in the order of their UTF-16 code units. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
