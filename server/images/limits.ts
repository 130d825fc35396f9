import type { RateLimit } from '#server/http/rate-limits.ts';

/** Generous, since a whole restaurant may share an address. */
export const imageLimits = {
  qrCodes: { name: 'qr', max: 120, seconds: 60 },
  avatars: { name: 'avatar', max: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>;
