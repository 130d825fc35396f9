import { hash, randomBytes } from 'node:crypto';
import {
  type DisclosableClaim,
  disclosableClaims,
  REVIEW_TYPE,
  type ReviewClaims,
} from '#contract/review-signatures.ts';
import type { Review } from '#contract/reviews.ts';
import type { SigningKey } from '#server/platform/signing-keys.ts';

export type SignableReview = Pick<Review, DisclosableClaim | 'userId' | 'rating' | 'editedAt' | 'createdAt'>;

/** @returns an SD-JWT (RFC 9901) with all disclosures. */
export async function signReview(review: SignableReview, key: SigningKey, now: Date): Promise<string> {
  const disclosures = disclosableClaims.map((name) => {
    const salt = randomBytes(16).toString('base64url');
    return Buffer.from(JSON.stringify([salt, name, review[name]])).toString('base64url');
  });
  const claims: Omit<ReviewClaims, 'iss' | 'iat' | DisclosableClaim> = {
    sub: String(review.userId),
    receivedAt: review.createdAt,
    editedAt: review.editedAt,
    rating: review.rating,
    _sd_alg: 'sha-256',
    // Sorted, because the RFC requires that the order reveals nothing about the claims.
    _sd: disclosures.map((disclosure) => hash('sha256', disclosure, 'base64url')).sort(),
  };
  return [await key.sign(claims, REVIEW_TYPE, now), ...disclosures, ''].join('~');
}

/** Keeps only the disclosures of the given claims. */
export function disclose(sdJwt: string, shown: ReadonlySet<DisclosableClaim>): string {
  const [jwt, ...disclosures] = sdJwt.split('~').slice(0, -1);
  const isShown = (disclosure: string) => {
    const [, name] = JSON.parse(Buffer.from(disclosure, 'base64url').toString());
    return shown.has(name);
  };
  return [jwt, ...disclosures.filter(isShown), ''].join('~');
}
