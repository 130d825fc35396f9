import { Refusal } from './errors.ts';

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs costly work a few at a time, in the order it arrives, so that a flood of it cannot starve the rest of the service.
 * Beyond `maxWaiting` the returned function throws Refusal `unavailable`.
 */
export function createWorkQueue({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number;
  maxWaiting: number;
}): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new Refusal('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // A finished one hands its place on instead of giving it up.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
