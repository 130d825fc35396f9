import { base64url, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { z } from 'zod/mini';
import { REVIEW_TYPE, type ReviewClaims, reviewClaims } from '#contract/review-signatures.ts';
import { type PublishedKey, wasInUse } from '#contract/signing-keys.ts';
import { t } from '#web/language.ts';

/** Its message is shown to the user; any other error means that the signature does not match. */
export class Fault extends Error {}

/** Verifies an SD-JWT (RFC 9901) and returns the disclosed claims. */
export async function verifySdJwt(sdJwt: string, keys: readonly PublishedKey[]): Promise<ReviewClaims> {
  const [jwt = '', ...disclosures] = sdJwt.split('~');
  const claims = await verifyJwt(jwt, REVIEW_TYPE, reviewClaims, keys);
  // Nothing follows the last tilde, since there is no key binding.
  const isWhole = disclosures.pop() === '';
  const digests = await Promise.all(disclosures.map(sha256));
  if (!isWhole || !digests.every((digest) => claims._sd.includes(digest)))
    throw new Fault(t('The text or a name was changed.'));
  const shown = disclosures.map((disclosure) => {
    const [, name, value] = JSON.parse(new TextDecoder().decode(base64url.decode(disclosure)));
    return [name, value];
  });
  return { ...Object.fromEntries(shown), ...claims };
}

/** The key must have been in use when it signed. */
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
  const date = new Date(claims.iat * 1000).toISOString().slice(0, 10);
  if (claims.iat * 1000 > Date.now() + DAY)
    throw new Fault(t('It is dated {date}, which is in the future.', { date }));
  if (!wasInUse(key, claims.iat))
    throw new Fault(t('It is dated {date}, when its key was not in use.', { date }));
  return claims;
}

/** Tolerance for a slow clock on this device. */
const DAY = 24 * 60 * 60 * 1000;

function explainUnknownKey(issuer: string, keys: readonly PublishedKey[]): string {
  const issuers = new Set(keys.map((key) => key.issuer));
  return issuers.has(issuer)
    ? t(
        'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.',
        { address: `${issuer}/verify` },
      )
    : t('It claims to be from {issuer}, but this page only accepts signatures from {issuers}.', {
        issuer,
        issuers: [...issuers].join(', '),
      });
}

/** @returns base64url */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url.encode(new Uint8Array(digest));
}
