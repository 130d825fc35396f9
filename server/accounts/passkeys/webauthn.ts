import { isIP } from 'node:net';
import type { z } from 'zod/mini';
import { type addPasskey, type assertion, CHALLENGE_MINUTES } from '#contract/passkeys.ts';
import { MINUTE } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { Refusal } from '#server/platform/errors.ts';

export type Attestation = z.output<(typeof addPasskey)['schema']['body']>['credential'];
export type Assertion = z.output<typeof assertion>;

interface RelyingParty {
  id: string;
  origin: string;
}

/** ES256, EdDSA, RS256: what phones, computers and security keys have. */
const ALGORITHMS = [-7, -8, -257];
const TIMEOUT = CHALLENGE_MINUTES * MINUTE;

/** Browsers refuse passkeys for IP addresses. */
export function hasDomain({ appUrl }: Pick<Config, 'appUrl'>): boolean {
  return isIP(new URL(appUrl).hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** By APP_URL alone, never by the request. @throws Refusal `passkeysUnavailable`. */
export function relyingParty(config: Pick<Config, 'appUrl'>): RelyingParty {
  if (!hasDomain(config)) throw new Refusal('passkeysUnavailable');
  const { hostname, origin } = new URL(config.appUrl);
  return { id: hostname, origin };
}

interface Credential {
  credential_id: string;
  transports: string;
}

interface NewPasskey {
  party: RelyingParty;
  siteName: string;
  challenge: string;
  /** In base64url, as `challenge`. */
  handle: string;
  username: string;
  fullName: string;
  existing: Credential[];
}

export function creationOptions({
  party,
  siteName,
  challenge,
  handle,
  username,
  fullName,
  existing,
}: NewPasskey) {
  return {
    rp: { id: party.id, name: siteName },
    user: { id: handle, name: username, displayName: fullName },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: TIMEOUT,
    excludeCredentials: existing.map(describeCredential),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const,
    attestation: 'none' as const,
  };
}

export function requestOptions(party: RelyingParty, challenge: string, allowed: Credential[]) {
  return {
    challenge,
    rpId: party.id,
    allowCredentials: allowed.map(describeCredential),
    timeout: TIMEOUT,
    userVerification: 'required' as const,
  };
}

/** @throws Refusal `passkeyUnusable`. */
export async function verifyAttestation(
  party: RelyingParty,
  challenge: string,
  { id, response }: Attestation,
) {
  const { verifyRegistrationResponse } = await load();
  const verified = await refuseErrors('passkeyUnusable', async () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: await withoutStatement(response.attestationObject),
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { credential, credentialBackedUp } = verified.registrationInfo ?? {};
  if (!credential || credential.id !== id || isEmbedded(response.clientDataJSON))
    throw new Refusal('passkeyUnusable');
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialBackedUp === true,
  };
}

/** @throws Refusal `passkeyRefused`. The caller compares the counter. */
export async function verifyAssertion(
  party: RelyingParty,
  challenge: string,
  { id, response }: Assertion,
  publicKey: string,
) {
  const { verifyAuthenticationResponse } = await load();
  const { verified, authenticationInfo } = await refuseErrors('passkeyRefused', () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    }),
  );
  if (!verified || isEmbedded(response.clientDataJSON)) throw new Refusal('passkeyRefused');
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

/** Lazy-loaded: its ASN.1 takes a tenth of a second and 27 MB, and many services never use it. */
function load() {
  return import('@simplewebauthn/server');
}

/** Some authenticators send a statement that we didn't ask for; checking its certificates could contact other hosts. */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const entries = [
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', decoded.get('authData')],
  ] as const;
  return Buffer.from(
    isoCBOR.encode(new Map<string, string | Map<string, string> | Uint8Array>(entries)),
  ).toString('base64url');
}

/** The library throws whatever a response is not. */
async function refuseErrors<Result>(
  code: 'passkeyUnusable' | 'passkeyRefused',
  verify: () => Promise<Result>,
): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    throw new Refusal(code, { cause: error });
  }
}

/** In a frame on another site, where no page of ours asks for passkeys. */
function isEmbedded(clientDataJSON: string): boolean {
  return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).crossOrigin === true;
}

function describeCredential({ credential_id, transports }: Credential) {
  return { id: credential_id, type: 'public-key' as const, transports: JSON.parse(transports) as string[] };
}
