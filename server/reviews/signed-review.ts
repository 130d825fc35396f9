import { hash, randomBytes } from 'node:crypto';
import type { Review } from '#contract/reviews.ts';
import { canonicalJson, type ReviewPart, reviewParts, type SignedReview } from '#contract/signed-reviews.ts';
import type { Timestamp } from '#server/db/schema.ts';
import type { SigningKey } from '#server/platform/signing-keys.ts';

/** What is signed of a review. */
export type SignableReview = Pick<Review, ReviewPart | 'userId' | 'editedAt' | 'createdAt'>;

/** The columns of a review that make it checkable. */
export interface Seal {
  signing_key_id: string;
  /** 16 random bytes, base64url: the seed of its parts' salts. */
  salt: string;
  signature: string;
  signed_at: Timestamp;
}

export async function seal(review: SignableReview, key: SigningKey, now: Date): Promise<Seal> {
  const salt = randomBytes(16).toString('base64url');
  const signed_at = now.toISOString();
  const form = formOf(review, { issuer: key.issuer, seed: salt, signedAt: signed_at });
  return { signing_key_id: key.kid, salt, signature: await key.sign(canonicalJson(form)), signed_at };
}

/** What the signature stands for: the same again for the same review and seal. */
export function formOf(
  review: SignableReview,
  { issuer, seed, signedAt }: { issuer: string; seed: string; signedAt: Timestamp },
): SignedReview {
  const salts = saltsOf(seed);
  const hashes = reviewParts.map((part) => [part, hashPart(salts[part], review[part])]);
  return {
    version: 1,
    kind: 'review',
    issuer,
    professional: review.userId,
    receivedAt: review.createdAt,
    editedAt: review.editedAt,
    signedAt,
    parts: Object.fromEntries(hashes),
  };
}

/**
 * Base64url: the SHA-512 of the seed is cut into sixteen bytes for each part, so that whoever is told the salt of one learns
 * nothing of the others. An HMAC for each would take longer than the signature.
 */
export function saltsOf(seed: string): Record<ReviewPart, string> {
  const bytes = hash('sha512', Buffer.from(seed, 'base64url'), 'buffer');
  const saltAt = (place: number) => bytes.toString('base64url', place * SALT_BYTES, (place + 1) * SALT_BYTES);
  return { rating: saltAt(0), comment: saltAt(1), customerName: saltAt(2), customerLocation: saltAt(3) };
}

const SALT_BYTES = 16;

function hashPart(salt: string, value: string | number | null): string {
  const bytes = Buffer.concat([Buffer.from(salt, 'base64url'), Buffer.from(canonicalJson(value))]);
  return hash('sha256', bytes, 'base64url');
}
