import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { newReview } from '#server/cast.ts';

export interface Customers {
  /** The keys of all reviews that were answered with 201: of none of them may be lost a word. */
  acknowledged: Set<string>;
  /** Every key that was ever sent: nothing else may be stored. */
  sent: Set<string>;
  /** How often each status was answered; 0 stands for no answer. */
  statuses: Map<number, number>;
  /** Lets those under way have their answer, and sends nothing more. */
  stop(): Promise<void>;
}

/** A name of the review that can be found in its mail. */
export const wordsOf = (key: string) => `Fault ${key}`;

/**
 * Customers who send one review after the other, to each of those professionals in turn, until they are stopped. As a phone does, each tries again with the same
 * key until it gets an answer that settles it, also from another process at the same address. `pause`: for so many
 * milliseconds each does nothing between two reviews, or two tries.
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

/**
 * Waits until so many more reviews have been acknowledged: the service serves. @returns after how many milliseconds, of which
 * there may be `within` at most.
 */
export async function untilServed({ acknowledged }: Customers, more = 1, within = 20_000): Promise<number> {
  const began = performance.now();
  const before = acknowledged.size;
  await expect
    .poll(() => acknowledged.size, { timeout: within, interval: 10 })
    .toBeGreaterThanOrEqual(before + more);
  return Math.round(performance.now() - began);
}

/** The status; 0 where the connection broke. */
export async function submit(url: string, userId: number, key: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/reviews/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(newReview(userId, { comment: wordsOf(key) })),
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
