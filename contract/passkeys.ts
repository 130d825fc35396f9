import { z } from 'zod/mini';
import { credentials, user } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { acknowledgement, line, timestamp, urlId } from './fields.ts';

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
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
  isSynced: z.boolean(),
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
  passkey: z.optional(assertion),
});

const params = z.object({ id: urlId(PASSKEY_NOT_FOUND) });

export const listPasskeys = {
  method: 'GET',
  url: '/api/auth/passkeys',
  caller: 'professional',
  schema: {
    response: {
      200: z.object({
        passkeys: z.array(passkey),
        isAvailable: z.boolean(),
        isRequired: z.boolean(),
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
    body: z.object({
      name: z.optional(name),
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
    body: z.object({
      except: z.optional(z.int()),
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
    body: assertion,
    response: { 200: user },
  },
} as const satisfies Endpoint;
