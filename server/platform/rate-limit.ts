import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { clientKey } from './client-address.ts';
import { MINUTE, SECOND } from './clock.ts';
import { Refusal } from './errors.ts';

/** At most `max` calls within `seconds`, an hour or less, reckoned from the first of them. */
export interface RateLimit {
  name: string;
  max: number;
  seconds: number;
}

/** In seconds. */
const LONGEST = 60 * 60;

/** A limit, and for whom it is counted: an address, an account, a recipient. */
export type LimitedUse = readonly [limit: RateLimit, key: string];

export interface RateLimits {
  /** Counts one call for each. @throws Refusal `tooManyRequests` where one of them is over. */
  count(...uses: LimitedUse[]): Promise<void>;
  /** Takes back what was counted: it was no call that the limit is about. */
  refund(...uses: LimitedUse[]): Promise<void>;
  /** Whether the next call would be refused. */
  isExhausted(...use: LimitedUse): Promise<boolean>;
}

export const noRateLimits: RateLimits = {
  count: async () => {},
  refund: async () => {},
  isExhausted: async () => false,
};

/**
 * Counts in memory where one process has the database to itself, else in the database, for all of them together. While
 * that is away each process counts for itself.
 */
export async function createRateLimits(db: Db): Promise<RateLimits> {
  // Loaded where it is used: a service without limits saves its memory.
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
        // A clock that was put back says longer than any limit lasts.
        return [Math.min(result.reason.msBeforeNext / SECOND, uses[index]?.[0].seconds ?? LONGEST)];
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

/** A hook for a route: counts each call of an address. */
export function limitPerAddress(limits: RateLimits, limit: RateLimit) {
  return (request: FastifyRequest): Promise<void> => limits.count([limit, clientKey(request)]);
}

/** Scheduled job: also of those that a clock which was ahead has set to end in days, or in a year. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  const now = Date.now();
  // The clocks of processes differ, and a limit may begin while this is on its way to the database.
  const latest = now + LONGEST * SECOND + MINUTE;
  await db
    .deleteFrom('rate_limits')
    .where((limit) => limit.or([limit('expire', '<', now), limit('expire', '>', latest)]))
    .execute();
}

/** No address stands in the database, and no key is longer than its column. */
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
    // The scheduler does it.
    clearExpiredByTimeout: false,
  };
}
