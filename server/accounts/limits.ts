import type { RateLimit } from '#server/http/rate-limits.ts';

/** docs/operations.md repeats these numbers. */
export const accountLimits = {
  signInFailuresOfAddress: { name: 'sign-in-address', max: 10, seconds: 3 * 60 },
  signInFailuresOfAccount: { name: 'sign-in-account', max: 20, seconds: 15 * 60 },
  /** Tries left to each address once the account's limit is spent, so that its owner still gets in. */
  signInFailuresUnderAttack: { name: 'sign-in-attack', max: 3, seconds: 15 * 60 },
  registrations: { name: 'register', max: 20, seconds: 60 * 60 },
  resetRequests: { name: 'forgot', max: 10, seconds: 60 * 60 },
  resets: { name: 'reset', max: 30, seconds: 10 * 60 },
  confirmationFailures: { name: 'confirm-password', max: 10, seconds: 15 * 60 },
  /** Limits unwanted mail, and guessing which addresses have accounts. */
  emailChangesOfAccount: { name: 'email-change', max: 5, seconds: 60 * 60 },
  passkeySignIns: { name: 'passkey-sign-in', max: 60, seconds: 10 * 60 },
  /** Counted for an account that is signed in. */
  passkeyCeremonies: { name: 'passkey-ceremony', max: 60, seconds: 60 * 60 },
  /** Counted for each token. */
  apiToken: { name: 'api-token', max: 120, seconds: 60 },
  webhook: { name: 'webhook', max: 60, seconds: 60 * 60 },
  pushSubscriptions: { name: 'push', max: 60, seconds: 60 * 60 },
  mailRetriesToAddress: { name: 'mail-retry', max: 3, seconds: 60 * 60 },
  /** Each mails a notice. */
  passwordChangesToAddress: { name: 'password-change', max: 5, seconds: 60 * 60 },
  emailChangesToAddress: { name: 'email-change-to', max: 3, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;
