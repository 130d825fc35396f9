import type { RateLimit } from '#server/platform/rate-limit.ts';

/** The numbers are also in docs/operations.md. */
export const reputationLimits = {
  statements: { name: 'statement', max: 20, seconds: 60 * 60 },
  newEmployerLinks: { name: 'employer-link', max: 60, seconds: 60 * 60 },
  /** Openings beyond are shown, and not counted. */
  employerOpenings: { name: 'employer-opening', max: 60, seconds: 10 * 60 },
  /** Addresses that lead nowhere. */
  unknownEmployerLinks: { name: 'employer-unknown', max: 30, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;
