import { base64url, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { z } from 'zod/mini';
import { REVIEW_TYPE, type ReviewClaims, reviewClaims } from '#contract/signed-reviews.ts';
import { type PublishedKey, wasInUse } from '#contract/signing-keys.ts';

type Reason = 'signature' | 'date' | 'disclosure';

/** Why something that was signed does not count. */
export class Fault extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Checks an SD-JWT (RFC 9901). @returns the claims that are shown. @throws Fault. */
export async function verifySdJwt(sdJwt: string, keys: readonly PublishedKey[]): Promise<ReviewClaims> {
  const [jwt = '', ...disclosures] = sdJwt.split('~');
  const claims = await verifyJwt(jwt, REVIEW_TYPE, reviewClaims, keys);
  // It ends with a tilde, since nothing is bound to a key of the holder.
  if (disclosures.pop() !== '') throw changed;
  const shown = await Promise.all(disclosures.map((disclosure) => openDisclosure(disclosure, claims._sd)));
  return { ...Object.fromEntries(shown), ...claims };
}

/** Checks a JWT that one of these keys must have signed while it was in use. @throws Fault. */
export async function verifyJwt<Claims extends { iat: number }>(
  jwt: string,
  typ: string,
  schema: z.ZodMiniType<Claims>,
  keys: readonly PublishedKey[],
): Promise<Claims> {
  const { claims, key } = await verifySignature(jwt, typ, schema, keys);
  const day = new Date(claims.iat * 1000).toISOString().slice(0, 10);
  if (claims.iat * 1000 > Date.now() + DAY)
    throw new Fault('date', `It is dated ${day}, which is in the future.`);
  if (!wasInUse(key, claims.iat)) throw new Fault('date', `It is dated ${day}, when its key was not in use.`);
  return claims;
}

/** The clock of this device may be slow. */
const DAY = 24 * 60 * 60 * 1000;

const changed = new Fault('disclosure', 'It does not fit what was signed.');

async function verifySignature<Claims>(
  jwt: string,
  typ: string,
  schema: z.ZodMiniType<Claims>,
  keys: readonly PublishedKey[],
): Promise<{ claims: Claims; key: PublishedKey }> {
  try {
    const { kid } = decodeProtectedHeader(jwt);
    const key = keys.find((each) => each.kid === kid);
    if (!key) throw new Fault('signature', explainUnknownKey(String(decodeJwt(jwt).iss), keys));
    const options = { typ, issuer: key.issuer, algorithms: ['EdDSA'] };
    const { payload } = await jwtVerify(jwt, key, options);
    return { claims: schema.parse(payload), key };
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('signature', 'The signature does not fit what it says.');
  }
}

function explainUnknownKey(issuer: string, keys: readonly PublishedKey[]): string {
  const issuers = new Set(keys.map((key) => key.issuer));
  return issuers.has(issuer)
    ? `It is signed with a key that this page does not know. Is this a saved copy? Then open ${issuer}/verify, and try again.`
    : `It says that it is from ${issuer}, and this page believes nobody but ${[...issuers].join(', ')}.`;
}

/** @returns the name and the value of its claim. */
async function openDisclosure(disclosure: string, digests: string[]): Promise<[string, unknown]> {
  if (!digests.includes(await sha256(disclosure))) throw changed;
  const [, name, value] = JSON.parse(new TextDecoder().decode(base64url.decode(disclosure)));
  return [name, value];
}

/** In base64url. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}
