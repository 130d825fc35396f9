import { z } from 'zod/mini';
import { nullable, timestamp } from './fields.ts';

/** The public part of a key, as a JSON Web Key (RFC 8037). */
export const publishedKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
  /** The thumbprint of RFC 7638. */
  kid: z.string(),
  x: z.string(),
  /** The address of the service that signs with it. */
  issuer: z.string(),
  created: timestamp,
  /** When its private part was deleted. */
  retired: nullable(timestamp),
});
export type PublishedKey = z.infer<typeof publishedKey>;

const HOUR = 60 * 60 * 1000;
/** How long a key signs, in milliseconds; then the next one does. */
export const SIGNS_FOR = 90 * 24 * HOUR;
/** More than the clocks of the processes that share a key differ by, in milliseconds. */
export const CLOCKS_DIFFER = HOUR;

/** Whether the key was in use when something was signed: `iat`, in seconds. */
export function wasInUse({ created, retired }: PublishedKey, iat: number): boolean {
  const from = Date.parse(created);
  const until = Math.min(from + SIGNS_FOR, retired === null ? Infinity : Date.parse(retired));
  return iat * 1000 >= from - CLOCKS_DIFFER && iat * 1000 <= until + CLOCKS_DIFFER;
}

/** What `/.well-known/jwks.json` answers: all keys, retired ones included, oldest first. */
export const publishedKeys = z.object({ keys: z.array(publishedKey) });
export type PublishedKeys = z.infer<typeof publishedKeys>;
