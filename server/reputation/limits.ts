import type { RateLimit } from '#server/http/rate-limits.ts';

/** The numbers are also in docs/operations.md. */
export const reputationLimits = {
  newEmployerLinks: { name: 'employer-link', max: 60, seconds: 60 * 60 },
  /** Above the limit, pages still open but aren't counted. */
  employerOpenings: { name: 'employer-opening', max: 60, seconds: 10 * 60 },
  unknownEmployerLinks: { name: 'employer-unknown', max: 30, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;
