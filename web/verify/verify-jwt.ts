import { base64url, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { z } from 'zod/mini';
import { REVIEW_TYPE, type ReviewClaims, reviewClaims } from '#contract/review-signatures.ts';
import { type PublishedKey, wasInUse } from '#contract/signing-keys.ts';

/** Why a signature does not count, in words for people; any other error says that it does not fit. */
export class Fault extends Error {}

/** An SD-JWT (RFC 9901). @returns the claims that are shown. */
export async function verifySdJwt(sdJwt: string, keys: readonly PublishedKey[]): Promise<ReviewClaims> {
  const [jwt = '', ...disclosures] = sdJwt.split('~');
  const claims = await verifyJwt(jwt, REVIEW_TYPE, reviewClaims, keys);
  // The last tilde has nothing behind it, since no holder's key is bound.
  const isWhole = disclosures.pop() === '';
  const digests = await Promise.all(disclosures.map(sha256));
  if (!isWhole || !digests.every((digest) => claims._sd.includes(digest)))
    throw new Fault('Words or a name were changed.');
  const shown = disclosures.map((disclosure) => {
    const [, name, value] = JSON.parse(new TextDecoder().decode(base64url.decode(disclosure)));
    return [name, value];
  });
  return { ...Object.fromEntries(shown), ...claims };
}

/** A JWT that one of these keys signed, while it was in use. */
export async function verifyJwt<Claims extends { iat: number }>(
  jwt: string,
  typ: string,
  schema: z.ZodMiniType<Claims>,
  keys: readonly PublishedKey[],
): Promise<Claims> {
  const { kid } = decodeProtectedHeader(jwt);
  const key = keys.find((each) => each.kid === kid);
  if (!key) throw new Fault(explainUnknownKey(String(decodeJwt(jwt).iss), keys));
  const { payload } = await jwtVerify(jwt, key, { typ, issuer: key.issuer, algorithms: ['EdDSA'] });
  const claims = schema.parse(payload);
  const day = new Date(claims.iat * 1000).toISOString().slice(0, 10);
  if (claims.iat * 1000 > Date.now() + DAY) throw new Fault(`It is dated ${day}, which is in the future.`);
  if (!wasInUse(key, claims.iat)) throw new Fault(`It is dated ${day}, when its key was not in use.`);
  return claims;
}

/** The clock of this device may be slow. */
const DAY = 24 * 60 * 60 * 1000;

function explainUnknownKey(issuer: string, keys: readonly PublishedKey[]): string {
  const issuers = new Set(keys.map((key) => key.issuer));
  return issuers.has(issuer)
    ? `It is signed with a key that this page does not know. Is this a saved copy? Then open ${issuer}/verify, and try again.`
    : `It says that it is from ${issuer}, and this page believes nobody but ${[...issuers].join(', ')}.`;
}

/** In base64url. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}
