import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { MINUTE, SECOND } from '#server/system/clock.ts';
import { clientKey } from './client-address.ts';
import { Refusal } from './errors.ts';

/** A fixed window of up to an hour, from the first call. */
export interface RateLimit {
  name: string;
  max: number;
  seconds: number;
}

const SECONDS_MAX = 60 * 60;

export type LimitedUse = readonly [limit: RateLimit, key: string];

export interface RateLimits {
  /** @throws Refusal `tooManyRequests` if one is exceeded. */
  count(...uses: LimitedUse[]): Promise<void>;
  refund(...uses: LimitedUse[]): Promise<void>;
  isExhausted(...use: LimitedUse): Promise<boolean>;
}

export const noRateLimits: RateLimits = {
  count: async () => {},
  refund: async () => {},
  isExhausted: async () => false,
};

/** Counts in memory on SQLite, which has one process, and in the database otherwise. */
export async function createRateLimits(db: Db): Promise<RateLimits> {
  const { RateLimiterMemory, RateLimiterPostgres } = await import('rate-limiter-flexible');
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf({ name, max, seconds }: RateLimit) {
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: max, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = isPostgres(db)
      ? new RateLimiterPostgres({ ...options, ...sharedStore(db), insuranceLimiter: memory })
      : memory;
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(...uses) {
      const counted = await Promise.allSettled(
        uses.map(([limit, key]) => limiterOf(limit).consume(fingerprint(key))),
      );
      const waits = counted.flatMap((result, index) => {
        if (result.status === 'fulfilled') return [];
        if (result.reason instanceof Error) throw result.reason;
        // After a clock was set back, the wait is longer than the window.
        return [Math.min(result.reason.msBeforeNext / SECOND, uses[index]?.[0].seconds ?? SECONDS_MAX)];
      });
      if (waits.length === 0) return;
      throw new Refusal('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(Math.max(...waits))) });
    },

    async refund(...uses) {
      await Promise.all(uses.map(([limit, key]) => limiterOf(limit).reward(fingerprint(key))));
    },

    async isExhausted(limit, key) {
      const found = await limiterOf(limit).get(fingerprint(key));
      return found !== null && found.msBeforeNext > 0 && found.consumedPoints >= limit.max;
    },
  };
}

export function limitPerAddress(limits: RateLimits, limit: RateLimit) {
  return (request: FastifyRequest): Promise<void> => limits.count([limit, clientKey(request)]);
}

/** Also deletes limits dated in the future by a clock that ran ahead. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  const now = Date.now();
  const latest = now + SECONDS_MAX * SECOND + MINUTE;
  await db
    .deleteFrom('rate_limits')
    .where((limit) => limit.or([limit('expire', '<', now), limit('expire', '>', latest)]))
    .execute();
}

/** Keeps addresses out of the database. */
function fingerprint(key: string): string {
  return hash('sha256', key, 'base64url');
}

function sharedStore(db: Db) {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  return {
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
}
