import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { newReview } from '#server/demo/cast.ts';

export interface Customers {
  acknowledged: Set<string>;
  sent: Set<string>;
  /** Responses by status; 0 is no response. */
  statuses: Map<number, number>;
  stop(): Promise<void>;
}

export const commentFor = (key: string) => `Fault ${key}`;

/**
 * Customers who submit reviews in a loop, retrying with the same key after a 503 or no response.
 * @param pause milliseconds between reviews and between retries.
 */
export function startCustomers(
  url: string,
  userIds: readonly number[],
  connections = 8,
  pause = 0,
): Customers {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const statuses = new Map<number, number>();
  let isStopped = false;

  async function customer() {
    while (!isStopped) {
      const key = randomUUID();
      const userId = userIds[sent.size % userIds.length] ?? 0;
      sent.add(key);
      for (let tries = 0; !isStopped || tries === 0; tries += 1) {
        const status = await submit(url, userId, key);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 201) acknowledged.add(key);
        if (status !== 0 && status !== 503) break;
        await sleep(Math.max(20, pause));
      }
      if (pause > 0) await sleep(pause);
    }
  }

  const running = Promise.all(Array.from({ length: connections }, customer));
  return {
    acknowledged,
    sent,
    statuses,
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

/** Waits for `more` acknowledged reviews. @returns the milliseconds it took. */
export async function waitForReviews(
  { acknowledged }: Customers,
  more = 1,
  within = 20_000,
): Promise<number> {
  const began = performance.now();
  const before = acknowledged.size;
  await expect
    .poll(() => acknowledged.size, { timeout: within, interval: 10 })
    .toBeGreaterThanOrEqual(before + more);
  return Math.round(performance.now() - began);
}

/** @returns the status; 0 without a response. */
export async function submit(url: string, userId: number, key: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/reviews/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(newReview(userId, { comment: commentFor(key) })),
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
