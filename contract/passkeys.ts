import { z } from 'zod/mini';
import { credentials, user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, described, line, timestamp, urlId } from './fields.ts';

export const MAX_PASSKEYS = 10;
/** Longer than the browser's own dialog stays open. */
export const CHALLENGE_MINUTES = 5;

const UNUSABLE = 'This passkey could not be saved. Please try again.';
const REFUSED = 'This passkey didn’t work. Try again, or use your password.';
const PASSKEY_NOT_FOUND = 'Passkey not found';

const base64url = (max: number, message: string) =>
  z.string(message).check(z.maxLength(max, message), z.regex(/^[\w-]+$/, message));

const name = line({
  min: 1,
  max: 60,
  message: 'Please name the passkey',
  tooLong: 'Please use at most 60 characters',
});

export const passkey = z.object({
  id: z.int(),
  name: described(z.string(), 'At first the device, e.g. Chrome on Android.'),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
  isSynced: described(z.boolean(), 'Whether it exists on several devices, e.g. in a password manager.'),
});
export type Passkey = z.infer<typeof passkey>;

/** As the browser's `PublicKeyCredential.toJSON()` has them; other fields are ignored. */
const attestation = z.object(
  {
    id: base64url(1_400, UNUSABLE),
    response: z.object(
      {
        clientDataJSON: base64url(8_192, UNUSABLE),
        attestationObject: base64url(32_768, UNUSABLE),
        transports: z.optional(
          z
            .array(z.string(UNUSABLE).check(z.maxLength(32, UNUSABLE)), UNUSABLE)
            .check(z.maxLength(10, UNUSABLE)),
        ),
      },
      UNUSABLE,
    ),
  },
  UNUSABLE,
);

export const assertion = z.object(
  {
    id: base64url(1_400, REFUSED),
    response: z.object(
      {
        clientDataJSON: base64url(8_192, REFUSED),
        authenticatorData: base64url(8_192, REFUSED),
        signature: base64url(8_192, REFUSED),
        userHandle: z.nullish(base64url(128, REFUSED)),
      },
      REFUSED,
    ),
  },
  REFUSED,
);

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(credential),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** One of the two. */
export const confirmation = z.object({
  password: z.optional(credentials.shape.password),
  passkey: described(z.optional(assertion), 'Of the challenge by `preparePasskeyConfirmation`.'),
});

const params = z.object({ id: urlId(PASSKEY_NOT_FOUND) });

export const listPasskeys = {
  method: 'GET',
  url: '/api/auth/passkeys',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Passkeys, oldest first',
    response: {
      200: z.object({
        passkeys: z.array(passkey),
        isAvailable: described(z.boolean(), 'false if the site’s address is an IP address.'),
        isRequired: described(
          z.boolean(),
          'Whether the password alone no longer signs in; only for the admin.',
        ),
      }),
    },
  },
} as const satisfies Endpoint;

export const preparePasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/options',
  caller: 'professional',
  errors: [
    'passkeysUnavailable',
    'confirmationNeeded',
    'wrongPassword',
    'challengeExpired',
    'passkeyRefused',
    'passkeyUnknown',
    'passkeyLimitReached',
    'tooManyRequests',
  ],
  schema: {
    tags: ['accounts'],
    summary: 'Options to create a passkey in the browser',
    description: `Needs the password or a passkey, except within ${CHALLENGE_MINUTES} minutes after signing in. Its challenge works once, within ${CHALLENGE_MINUTES} minutes and in this session.`,
    body: confirmation,
    response: { 200: creationOptions },
  },
} as const satisfies Endpoint;

export const addPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys',
  caller: 'professional',
  errors: [
    'passkeysUnavailable',
    'challengeExpired',
    'passkeyUnusable',
    'passkeyTaken',
    'passkeyLimitReached',
    'tooManyRequests',
  ],
  schema: {
    tags: ['accounts'],
    summary: `Add a passkey, up to ${MAX_PASSKEYS}; sends a notice`,
    body: z.object({
      name: described(z.optional(name), 'If left out, the device.'),
      credential: attestation,
    }),
    response: { 201: passkey },
  },
} as const satisfies Endpoint;

export const passkeyName = z.object({ name });

export const renamePasskey = {
  method: 'PATCH',
  url: '/api/auth/passkeys/:id',
  caller: 'professional',
  errors: ['passkeyNotFound'],
  schema: {
    tags: ['accounts'],
    summary: 'Rename a passkey',
    params,
    body: passkeyName,
    response: { 200: passkey },
  },
} as const satisfies Endpoint;

export const preparePasskeyConfirmation = {
  method: 'POST',
  url: '/api/auth/passkeys/confirmation',
  caller: 'professional',
  errors: ['passkeysUnavailable', 'passkeyNotFound', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Options to confirm a change with a passkey',
    body: z.object({
      except: described(
        z.optional(z.int()),
        'A passkey that is about to be removed, and so can’t confirm it.',
      ),
    }),
    response: { 200: requestOptions },
  },
} as const satisfies Endpoint;

export const removePasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/:id/remove',
  caller: 'professional',
  errors: [
    'passkeysUnavailable',
    'passkeyNotFound',
    'confirmationNeeded',
    'wrongPassword',
    'challengeExpired',
    'passkeyRefused',
    'passkeyUnknown',
    'lastPasskeyRequired',
    'tooManyRequests',
  ],
  schema: {
    tags: ['accounts'],
    summary: 'Remove a passkey, confirmed with the password or another passkey; sends a notice',
    params,
    body: confirmation,
    response: { 200: acknowledgement },
  },
} as const satisfies Endpoint;

export const requirePasskey = {
  method: 'PUT',
  url: '/api/auth/passkeys/requirement',
  caller: 'admin',
  errors: ['passkeysUnavailable', 'challengeExpired', 'passkeyRefused', 'passkeyUnknown'],
  schema: {
    tags: ['accounts'],
    summary: 'Choose whether the admin account needs a passkey to sign in',
    description:
      'Confirmed with a passkey, which proves that it works. Turning it on ends the admin’s other sessions. `goodword admin password` turns it off.',
    body: z.object({
      required: z.boolean('The request could not be read'),
      passkey: assertion,
    }),
    response: { 200: z.object({ isRequired: z.boolean() }) },
  },
} as const satisfies Endpoint;

export const preparePasskeySignIn = {
  method: 'POST',
  url: '/api/auth/passkeys/sign-in/options',
  caller: 'anyone',
  errors: ['passkeysUnavailable'],
  schema: {
    tags: ['accounts'],
    summary: 'Options to sign in with a passkey',
    description: `Sets a cookie: the challenge works once, within ${CHALLENGE_MINUTES} minutes and in this browser.`,
    response: { 200: requestOptions },
  },
} as const satisfies Endpoint;

export const signInWithPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/sign-in',
  caller: 'anyone',
  errors: [
    'passkeysUnavailable',
    'challengeExpired',
    'passkeyRefused',
    'passkeyUnknown',
    'invalidCredentials',
    'tooManyRequests',
  ],
  schema: {
    tags: ['accounts'],
    summary: 'Sign in with a passkey',
    body: assertion,
    response: { 200: user },
  },
} as const satisfies Endpoint;
