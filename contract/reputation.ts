import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, nullable } from './fields.ts';
import { issuedClaims } from './review-signatures.ts';

export const reputationSummary = z.object({
  count: z.int(),
  ratingSum: z.int(),
  /** Two decimals, rounded half up; 0 without reviews. */
  average: z.number(),
});

/** The `typ` of a statement's signature, a JWT. */
export const STATEMENT_TYPE = 'statement+jwt';

/** Signed for all reviews of a period together, so that leaving one out is detected. */
export const statementClaims = z.extend(issuedClaims, {
  name: z.string(),
  /** Days in UTC, inclusive. */
  period: z.object({ from: z.string(), to: z.string() }),
  ...reputationSummary.shape,
  /** Exposes a flattering choice of period. */
  allTime: reputationSummary,
  /** Base64url: SHA-256 of the reviews' JWTs in the order of the file, each followed by a line feed. */
  digest: z.string(),
});
export type StatementClaims = z.infer<typeof statementClaims>;

export const statementReview = z.object({
  /** `<jwt>~<disclosure>~...~`, with the disclosures the professional chose. */
  sdJwt: z.string(),
  /** The workplace as named by the professional; not signed. */
  where: nullable(z.string()),
});

export const statementFile = z.object({
  reviews: z.array(statementReview),
  /** A JWT with the claims of `statementClaims`. */
  statement: z.string(),
});
export type StatementFile = z.infer<typeof statementFile>;

export function summarize(count: number, ratingSum: number) {
  const average = count === 0 ? 0 : Math.round((ratingSum * 100) / count) / 100;
  return { count, ratingSum, average };
}

const DAY = 'Please use a date like 2026-11-22';
const DAY_OUT_OF_RANGE = 'Please use a date between 2000 and 2100';
const day = z.string(DAY).check(
  z.regex(z.regexes.date, DAY),
  z.refine((text) => text >= '2000-01-01' && text <= '2100-12-31', DAY_OUT_OF_RANGE),
);
const SHOWN = 'names and texts must be shown or hidden';
const shownOrHidden = z._default(z.enum(['shown', 'hidden'], SHOWN), 'hidden');

export const statementChoice = z.object({
  from: described(day, 'The first day, in UTC.'),
  to: described(day, 'The last day, in UTC.'),
  names: described(shownOrHidden, 'The customers’ names and locations.'),
  texts: described(shownOrHidden, 'The customers’ words.'),
});
export type StatementChoice = z.infer<typeof statementChoice>;

export const downloadStatement = {
  method: 'GET',
  url: '/api/reputation/statement',
  caller: 'professional',
  errors: ['periodReversed', 'noReviewsInPeriod', 'tooManyRequests'],
  schema: {
    tags: ['reputation'],
    summary: 'Download the signed reviews of a period, for anyone to verify',
    description:
      'Rating, count and average are always shown. Names and texts are hidden unless you ask for them: only their salted digests are included. Each review is an SD-JWT (RFC 9901), the statement a JWT: verify them at `/verify`, or with any tool and the keys at `/.well-known/jwks.json`.',
    querystring: statementChoice,
    response: { 200: statementFile },
  },
} as const satisfies Endpoint;

export const getReputationSummary = {
  method: 'GET',
  url: '/api/reputation/summary',
  caller: 'professional',
  errors: ['periodReversed'],
  schema: {
    tags: ['reputation'],
    summary: 'Count and average for a period, as in its signed download',
    querystring: z.pick(statementChoice, { from: true, to: true }),
    response: { 200: reputationSummary },
  },
} as const satisfies Endpoint;
