import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod/mini';
import { Refusal } from '#server/http/errors.ts';
import type { Config } from '#server/system/config.ts';
import { CHALLENGE_LIFETIME } from './challenges.ts';

/** What the contract knows of it; the library checks the rest. */
export interface FromBrowser {
  id: string;
  response: { clientDataJSON: string; userHandle?: unknown };
}

interface RelyingParty {
  id: string;
  origin: string;
}

/** ES256, EdDSA, RS256: what phones, computers and security keys have. */
const ALGORITHMS = [-7, -8, -257];

/** Browsers refuse passkeys for IP addresses. */
export function hasDomain({ appUrl }: Pick<Config, 'appUrl'>): boolean {
  return isIP(new URL(appUrl).hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** APP_URL alone says it, never the request. @throws Refusal `passkeysUnavailable`. */
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
  siteName: string;
  challenge: string;
  /** base64url, like `challenge`. */
  handle: string;
  username: string;
  fullName: string;
  existing: Credential[];
}

export async function creationOptions(party: RelyingParty, passkey: NewPasskey) {
  const { generateRegistrationOptions } = await load();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: passkey.siteName,
    userID: bytesOf(passkey.handle),
    userName: passkey.username,
    userDisplayName: passkey.fullName,
    challenge: bytesOf(passkey.challenge),
    timeout: CHALLENGE_LIFETIME,
    excludeCredentials: passkey.existing.map(describeCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

export async function requestOptions(party: RelyingParty, challenge: string, allowed: Credential[]) {
  const { generateAuthenticationOptions } = await load();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    allowCredentials: allowed.map(describeCredential),
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'required',
  });
  return { ...options };
}

/** @throws Refusal `passkeyUnusable`. */
export async function verifyAttestation(party: RelyingParty, challenge: string, response: FromBrowser) {
  const { verifyRegistrationResponse } = await load();
  const verified = await refuseErrors('passkeyUnusable', () =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const { credential, credentialBackedUp } = verified.registrationInfo ?? {};
  if (!credential || credential.id !== response.id || isEmbedded(response.response.clientDataJSON))
    throw new Refusal('passkeyUnusable');
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transportHints.parse(credential.transports),
    isSynced: credentialBackedUp === true,
  };
}

/** The library passes on what the browser says. */
const transportHints = z.catch(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10)), []);

/** @throws Refusal `passkeyRefused`. The caller compares the counter. */
export async function verifyAssertion(
  party: RelyingParty,
  challenge: string,
  response: FromBrowser,
  publicKey: string,
) {
  const { verifyAuthenticationResponse } = await load();
  const { verified, authenticationInfo } = await refuseErrors('passkeyRefused', () =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: response.id, publicKey: bytesOf(publicKey), counter: 0 },
    }),
  );
  if (!verified || isEmbedded(response.response.clientDataJSON)) throw new Refusal('passkeyRefused');
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

/** Lazy-loaded: its ASN.1 takes a tenth of a second and 27 MB, and many services never use it. */
async function load() {
  const library = await import('@simplewebauthn/server');
  // We ask for no attestation; checking the certificates of one could contact other hosts.
  for (const identifier of ['android-key', 'android-safetynet', 'apple'] as const)
    library.SettingsService.setRootCertificates({ identifier, certificates: [] });
  return library;
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

/** It was made in a frame on another site, where no page of ours asks for passkeys. */
function isEmbedded(clientDataJSON: string): boolean {
  return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).crossOrigin === true;
}

function describeCredential({ credential_id, transports }: Credential) {
  return { id: credential_id, transports: JSON.parse(transports) as string[] };
}

function bytesOf(base64url: string) {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
