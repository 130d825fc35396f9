import type { RateLimit } from '#server/platform/rate-limit.ts';

/** How often strangers may try the doors; the numbers are also in docs/operations.md. */
export const accountLimits = {
  /** Wrong passwords of an address; a right one is not counted. */
  signInFailuresOfAddress: { name: 'sign-in-address', max: 10, seconds: 3 * 60 },
  /** Wrong passwords for an account, from wherever they come. */
  signInFailuresOfAccount: { name: 'sign-in-account', max: 20, seconds: 15 * 60 },
  /** While an account has had too many of those: what each address may still try, so that its owner gets in. */
  signInFailuresUnderAttack: { name: 'sign-in-attack', max: 3, seconds: 15 * 60 },
  registrations: { name: 'register', max: 20, seconds: 60 * 60 },
  resetRequests: { name: 'forgot', max: 10, seconds: 60 * 60 },
  resets: { name: 'reset', max: 30, seconds: 10 * 60 },
  /** Wrong passwords of somebody who is signed in. */
  confirmationFailures: { name: 'confirm-password', max: 10, seconds: 15 * 60 },
  /** Links to new addresses, by account and by address: limits unwanted mail, and guesses at who has an account. */
  emailChangesOfAccount: { name: 'email-change', max: 5, seconds: 60 * 60 },
  emailChangesToAddress: { name: 'email-change-to', max: 3, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;
