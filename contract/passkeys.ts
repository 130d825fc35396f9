import { z } from 'zod/mini';
import { credentials, user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { acknowledgement, timestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

export const MAX_PASSKEYS = 10;
/** Longer than the browser's own dialog stays open. */
export const CHALLENGE_MINUTES = 5;

const UNUSABLE = 'This passkey could not be saved. Please try again.' as Sentence;
const REFUSED = 'This passkey didn’t work. Try again, or use your password.' as Sentence;

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

/** Only what we read ourselves is described; the library checks the whole. */
const fromBrowser = (message: string) =>
  z.looseObject(
    {
      id: z.string(message).check(z.maxLength(1_400, message), z.regex(/^[\w-]+$/, message)),
      response: z.looseObject({ clientDataJSON: z.string(message) }, message),
    },
    message,
  );
const attestation = fromBrowser(UNUSABLE);
const assertion = fromBrowser(REFUSED);

/** The library makes them on the server and reads them in the browser. */
const options = z.looseObject({});

/** One of the two. */
export const confirmation = z.object({
  password: z.optional(credentials.shape.password),
  passkey: z.optional(assertion),
});

const confirmationErrors = [
  'confirmationNeeded',
  'wrongPassword',
  'challengeExpired',
  'passkeyRefused',
  'passkeyUnknown',
] as const;

export const listPasskeys = endpoint('GET', '/api/auth/passkeys', {
  caller: 'professional',
  response: {
    200: z.object({
      passkeys: z.array(passkey),
      isAvailable: z.boolean(),
    }),
  },
});

export const preparePasskey = endpoint('POST', '/api/auth/passkeys/options', {
  caller: 'professional',
  errors: ['passkeysUnavailable', ...confirmationErrors, 'passkeyLimitReached', 'tooManyRequests'],
  body: confirmation,
  response: { 200: options },
});

export const addPasskey = endpoint('POST', '/api/auth/passkeys', {
  caller: 'professional',
  errors: [
    'passkeysUnavailable',
    'challengeExpired',
    'passkeyUnusable',
    'passkeyTaken',
    'passkeyLimitReached',
    'tooManyRequests',
  ],
  body: z.object({ credential: attestation }),
  response: { 201: passkey },
});

export const preparePasskeyConfirmation = endpoint('POST', '/api/auth/passkeys/confirmation', {
  caller: 'professional',
  errors: ['passkeysUnavailable', 'passkeyNotFound', 'tooManyRequests'],
  body: z.object({
    except: z.optional(z.int()),
  }),
  response: { 200: options },
});

export const removePasskey = endpoint('POST', '/api/auth/passkeys/:id/remove', {
  caller: 'professional',
  errors: ['passkeysUnavailable', 'passkeyNotFound', ...confirmationErrors, 'tooManyRequests'],
  params: z.object({ id: urlId('Passkey not found' as Sentence) }),
  body: confirmation,
  response: { 200: acknowledgement },
});

export const preparePasskeySignIn = endpoint('POST', '/api/auth/passkeys/sign-in/options', {
  caller: 'anyone',
  errors: ['passkeysUnavailable'],
  response: { 200: options },
});

export const signInWithPasskey = endpoint('POST', '/api/auth/passkeys/sign-in', {
  caller: 'anyone',
  errors: [
    'passkeysUnavailable',
    'challengeExpired',
    'passkeyRefused',
    'passkeyUnknown',
    'invalidCredentials',
    'tooManyRequests',
  ],
  body: assertion,
  response: { 200: user },
});
