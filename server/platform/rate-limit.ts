import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
import { callerOf } from './client-address.ts';
import { Refusal } from './errors.ts';

/** At most `max` calls within `seconds`, reckoned from the first of them. */
export interface RateLimit {
  name: string;
  max: number;
  seconds: number;
}

/** A limit, and for whom it is counted: an address, an account, a recipient. */
export type Use = readonly [limit: RateLimit, key: string];

export interface RateLimits {
  /** Counts one call for each. @throws Refusal `tooManyRequests` where one of them is over. */
  count(...uses: Use[]): Promise<void>;
  /** Takes back what was counted: it was no call that the limit is about. */
  giveBack(...uses: Use[]): Promise<void>;
  /** Whether the next call would be refused. */
  isSpent(...use: Use): Promise<boolean>;
}

export const noRateLimits: RateLimits = {
  count: async () => {},
  giveBack: async () => {},
  isSpent: async () => false,
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
      const refused = counted.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (refused.length === 0) return;
      const waits = refused.map((reason) => {
        if (reason instanceof Error) throw reason;
        return reason.msBeforeNext as number;
      });
      throw new Refusal('tooManyRequests', {
        retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1_000)),
      });
    },

    async giveBack(...uses) {
      await Promise.all(uses.map(([limit, key]) => limiterOf(limit).reward(fingerprint(key))));
    },

    async isSpent(limit, key) {
      const found = await limiterOf(limit).get(fingerprint(key));
      return found !== null && found.msBeforeNext > 0 && found.consumedPoints >= limit.max;
    },
  };
}

/** A hook for a route: counts each call of an address. */
export function limited(limits: RateLimits, limit: RateLimit) {
  return (request: FastifyRequest): Promise<void> => limits.count([limit, callerOf(request)]);
}

/** Job for the timetable. */
export async function deleteSpentLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
}

/** No address stands in the database, and no key is longer than its column. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
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
    // The timetable does it.
    clearExpiredByTimeout: false,
  };
}
