import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, orNull, timestamp } from './fields.ts';
import { signedReview } from './signed-reviews.ts';

/** A part of a review that is shown: with the salt, whoever reads it can hash it again. */
const shown = <Value extends z.ZodMiniType>(value: Value) => z.object({ value, salt: z.string() });

export const bundledReview = z.object({
  form: signedReview,
  /** The key that it is signed with. */
  kid: z.string(),
  /** Ed25519 over the canonical JSON of `form`, base64url. */
  signature: z.string(),
  /** What is not hidden, and the salt of its hash, base64url. */
  shown: z.object({
    rating: shown(z.int()),
    comment: z.optional(shown(z.string())),
    customerName: z.optional(shown(z.nullable(z.string()))),
    customerLocation: z.optional(shown(z.nullable(z.string()))),
  }),
  /** The workplace in the professional's own words; nobody has signed these. */
  where: orNull(z.string()),
});
export type BundledReview = z.infer<typeof bundledReview>;

/** It stands in what is signed. */
export const ROUNDING = 'two decimals, half up';

/** What is signed of all reviews of a period together, so that none can be left out. */
export const reputationStatement = z.object({
  version: z.literal(1),
  kind: z.literal('statement'),
  /** The address of the service. */
  issuer: z.string(),
  professional: z.object({
    id: z.int(),
    /** As registered. */
    fullName: z.string(),
  }),
  /** Days in UTC; both belong to it. */
  period: z.object({ from: z.string(), to: z.string() }),
  count: z.int(),
  ratingSum: z.int(),
  average: z.number(),
  rounding: z.literal(ROUNDING),
  /** Beside those of the period, so that a well-chosen period is seen for what it is. */
  allTime: z.object({ count: z.int(), ratingSum: z.int(), average: z.number() }),
  /**
   * Base64url: SHA-256 over the SHA-256 of each review's canonical form, one after the other in the order of the bundle.
   */
  digest: z.string(),
  issuedAt: timestamp,
});
export type ReputationStatement = z.infer<typeof reputationStatement>;

export const signedStatement = z.object({
  form: reputationStatement,
  kid: z.string(),
  /** Ed25519 over the canonical JSON of `form`, base64url. */
  signature: z.string(),
});
export type SignedStatement = z.infer<typeof signedStatement>;

/** Reviews to carry elsewhere, and to be checked there. */
export const reputationBundle = z.object({
  /** Every review of the period, newest first. */
  reviews: z.array(bundledReview),
  statement: signedStatement,
});
export type ReputationBundle = z.infer<typeof reputationBundle>;

/** What a statement says of a count and a sum of stars; 0 without reviews. */
export function summarize(count: number, ratingSum: number) {
  const average = count === 0 ? 0 : Math.round((ratingSum * 100) / count) / 100;
  return { count, ratingSum, average };
}

const DAY = 'Please give the day as in 2026-11-22';
const DAY_OUT_OF_RANGE = 'Please give a day between the years 2000 and 2100';
const day = z.string(DAY).check(
  z.regex(z.regexes.date, DAY),
  z.refine((text) => text >= '2000-01-01' && text <= '2100-12-31', DAY_OUT_OF_RANGE),
);
const SHOWN = 'Please say shown or hidden';
const shownOrHidden = z._default(z.enum(['shown', 'hidden'], SHOWN), 'hidden');

export const bundleChoice = z.object({
  from: described(day, 'The first day, in UTC.'),
  to: described(day, 'The last day, in UTC.'),
  names: described(shownOrHidden, 'The customers’ names and locations.'),
  texts: described(shownOrHidden, 'The customers’ words.'),
});
export type BundleChoice = z.infer<typeof bundleChoice>;

export const downloadBundle = {
  method: 'GET',
  url: '/api/reputation/bundle',
  caller: 'professional',
  errors: ['periodReversed', 'noReviewsInPeriod', 'tooManyRequests'],
  schema: {
    tags: ['reputation'],
    summary: 'Download the signed reviews of a period, for anyone to verify',
    description:
      'Rating, count and average are always shown. Names and texts are hidden unless you ask for them: only their salted hashes are included. Verify at `/verify`, or with the keys at `/.well-known/jwks.json`.',
    querystring: bundleChoice,
    response: { 200: reputationBundle },
  },
} as const satisfies Endpoint;

export const reputationSummary = z.object({
  count: z.int(),
  ratingSum: z.int(),
  /** As it is signed; 0 without reviews. */
  average: z.number(),
});

export const getReputationSummary = {
  method: 'GET',
  url: '/api/reputation/summary',
  caller: 'professional',
  errors: ['periodReversed'],
  schema: {
    tags: ['reputation'],
    summary: 'Count and average for a period, as in its signed download',
    querystring: z.pick(bundleChoice, { from: true, to: true }),
    response: { 200: reputationSummary },
  },
} as const satisfies Endpoint;
