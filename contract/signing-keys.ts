import { z } from 'zod/mini';
import { nullable, timestamp } from './fields.ts';

/** A public key as a JSON Web Key (RFC 8037). */
export const publishedKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
  /** Thumbprint (RFC 7638). */
  kid: z.string(),
  x: z.string(),
  issuer: z.string(),
  created: timestamp,
  retired: nullable(timestamp),
});
export type PublishedKey = z.infer<typeof publishedKey>;

const HOUR = 60 * 60 * 1000;
/** Until the next key takes over. */
export const SIGNING_PERIOD_MS = 90 * 24 * HOUR;
/** Between the clocks of the processes that share a key. */
export const CLOCK_TOLERANCE_MS = HOUR;

/** `iat` is in seconds. */
export function wasInUse({ created, retired }: PublishedKey, iat: number): boolean {
  const from = Date.parse(created);
  const until = Math.min(from + SIGNING_PERIOD_MS, retired === null ? Infinity : Date.parse(retired));
  return iat * 1000 >= from - CLOCK_TOLERANCE_MS && iat * 1000 <= until + CLOCK_TOLERANCE_MS;
}

/** Response of `/.well-known/jwks.json`: all keys including retired ones, oldest first. */
export const publishedKeys = z.object({ keys: z.array(publishedKey) });
export type PublishedKeys = z.infer<typeof publishedKeys>;
