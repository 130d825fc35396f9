import { z } from 'zod/mini';
import { orNull, timestamp } from './fields.ts';

/** The public part of a key, as a JSON Web Key (RFC 8037). */
export const publishedKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  use: z.literal('sig'),
  /** The thumbprint of RFC 7638. */
  kid: z.string(),
  x: z.string(),
  /** The address of the service that signs with it. */
  issuer: z.string(),
  created: timestamp,
  /** Since when nobody can sign with it any more: its private part is deleted. */
  retired: orNull(timestamp),
});
export type PublishedKey = z.infer<typeof publishedKey>;

/** What `/.well-known/jwks.json` answers: every key that there ever was, oldest first. */
export const publishedKeys = z.object({ keys: z.array(publishedKey) });
export type PublishedKeys = z.infer<typeof publishedKeys>;
