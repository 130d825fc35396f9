import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { MINUTE, SECOND } from '#server/basics/clock.ts';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';
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
  /**
   * Counts them in order: what one limit refuses counts in none. Name those keyed by the caller first, or a stranger could
   * use up what others share.
   * @throws Refusal `tooManyRequests` if one is exceeded.
   */
  count(...uses: LimitedUse[]): Promise<void>;
  refund(...uses: LimitedUse[]): Promise<void>;
  /** Counts what was done, also beyond the limit. */
  record(...uses: LimitedUse[]): Promise<void>;
  isExhausted(...use: LimitedUse): Promise<boolean>;
}

export const noRateLimits: RateLimits = {
  count: async () => {},
  refund: async () => {},
  record: async () => {},
  isExhausted: async () => false,
};

/** Counts in memory on SQLite, which has one process, and in the database otherwise. */
export async function createRateLimits(db: Db): Promise<RateLimits> {
  const limiterOf = await openLimiters(db);
  const refund = ([limit, key]: LimitedUse) => giveBack(limiterOf(limit), key);
  return {
    async count(...uses) {
      for (const [index, [limit, key]] of uses.entries()) {
        const wait = await consume(limiterOf(limit), key);
        if (wait === null) continue;
        // The limit that refuses has counted too.
        await Promise.all(uses.slice(0, index + 1).map(refund));
        // The wait is longer than the window once a clock was set back.
        throw new Refusal('tooManyRequests', { retryAfter: Math.max(1, Math.min(wait, limit.seconds)) });
      }
    },

    async refund(...uses) {
      await Promise.all(uses.map(refund));
    },

    async record(...uses) {
      await Promise.all(uses.map(([limit, key]) => limiterOf(limit).penalty(fingerprint(key))));
    },

    async isExhausted(limit, key) {
      const found = await limiterOf(limit).get(fingerprint(key));
      return found !== null && found.msBeforeNext > 0 && found.consumedPoints >= limit.max;
    },
  };
}

async function openLimiters(db: Db): Promise<(limit: RateLimit) => RateLimiterAbstract> {
  const { RateLimiterMemory, RateLimiterPostgres } = await import('rate-limiter-flexible');
  const limiters = new Map<string, RateLimiterAbstract>();

  return ({ name, max, seconds }) => {
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: max, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = isPostgres(db)
      ? new RateLimiterPostgres({ ...options, ...sharedStore(db), insuranceLimiter: memory })
      : memory;
    limiters.set(name, limiter);
    return limiter;
  };
}

/** @returns seconds to wait if the limit is exceeded. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(fingerprint(key));
    return null;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return Math.ceil((refused as RateLimiterRes).msBeforeNext / SECOND);
  }
}

async function giveBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const found = await limiter.get(fingerprint(key));
  // If the window ended meanwhile, the next one must not begin below zero.
  if (found && found.msBeforeNext > 0 && found.consumedPoints > 0) await limiter.reward(fingerprint(key));
}

/**
 * Counts only failures: a use is given back if `check` succeeds or can't be made. It is counted before, or a burst of
 * parallel requests would pass the limit.
 * @param check returns null for a failure.
 */
export async function limitFailures<Found>(
  limits: RateLimits,
  uses: LimitedUse[],
  check: () => Promise<Found | null>,
): Promise<Found | null> {
  await limits.count(...uses);
  let hasFailed = false;
  try {
    const found = await check();
    hasFailed = found === null;
    return found;
  } finally {
    if (!hasFailed) await limits.refund(...uses);
  }
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
