import type { RateLimit } from '#server/platform/rate-limit.ts';

/** The numbers are also in docs/operations.md. */
export const reputationLimits = {
  bundles: { name: 'bundle', max: 20, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimit>;
