import { createPublicKey, hash, verify } from 'node:crypto';
import { calculateJwkThumbprint, createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { disclosableClaims } from '#contract/review-signatures.ts';
import { createSigningKeys } from '#server/platform/signing-keys.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { disclose, type SignableReview, signReview } from './review-signature.ts';

beforeEach(skipWithoutDatabase);

const maria: SignableReview = {
  userId: 2,
  rating: 5,
  comment: 'Wunderbar "wie\nimmer" 👩‍🍳',
  customerName: 'María Ø.',
  customerLocation: null,
  editedAt: null,
  createdAt: '2026-11-22T10:00:00.000Z',
};
const NOW = new Date('2026-11-22T10:00:01.000Z');
const CLAIMS = {
  iss: 'https://goodword.example',
  sub: '2',
  iat: NOW.getTime() / 1000,
  receivedAt: maria.createdAt,
  editedAt: null,
  rating: 5,
};

/** Uses only the RFCs and the published keys, none of our verification code. */
describe('A signed review', () => {
  test('is an Ed25519 JWS with a key of the JWK Set and disclosures as in RFC 9901', async () => {
    const { sdJwt, keys } = await sign();
    const [jwt = '', ...disclosures] = sdJwt.split('~');
    const [header = '', payload = '', signature = ''] = jwt.split('.');
    const { kid, ...rest } = decode(header);
    expect(rest).toEqual({ alg: 'EdDSA', typ: 'review+sd-jwt' });
    const jwk = keys.find((key) => key.kid === kid);
    if (!jwk) throw new Error('The key is not published');
    expect(await calculateJwkThumbprint(jwk)).toBe(kid);
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);

    expect(disclosures.pop()).toBe('');
    const digests = disclosures.map((each) => hash('sha256', each, 'base64url'));
    expect(decode(payload)).toEqual({ ...CLAIMS, _sd_alg: 'sha-256', _sd: digests.sort() });
    expect(disclosures.map(decode).map(([, name, value]) => [name, value])).toEqual(
      disclosableClaims.map((name) => [name, maria[name]]),
    );
    for (const [salt] of disclosures.map(decode)) expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
  });

  test('is a JWT that a standard library can verify with the JWK Set', async () => {
    const { sdJwt, keys } = await sign();
    const [jwt = ''] = sdJwt.split('~');
    const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys }), { issuer: CLAIMS.iss });
    expect(payload).toMatchObject(CLAIMS);
  });

  test('reveals only chosen claims; the digests of hidden ones differ each time', async () => {
    const [one, other] = [await sign(), await sign()];
    const shown = disclose(one.sdJwt, new Set(['comment']));
    const [jwt, comment = '', ...rest] = shown.split('~');
    expect([jwt, rest]).toEqual([one.sdJwt.split('~')[0], ['']]);
    expect(decode(comment).slice(1)).toEqual(['comment', maria.comment]);
    const digestsOf = (sdJwt: string): string[] => decode(sdJwt.split('.')[1] ?? '')._sd;
    expect(new Set([...digestsOf(one.sdJwt), ...digestsOf(other.sdJwt)]).size).toBe(6);
  });
});

async function sign() {
  const { service } = await startApp();
  const signingKeys = createSigningKeys(service.deps.db, () => NOW, CLAIMS.iss);
  const sdJwt = await signReview(maria, await signingKeys.current(), NOW);
  return { sdJwt, keys: await signingKeys.published() };
}

function decode(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
