import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost, isConstraintViolation, isUnavailable } from '#server/db/dialect.ts';

/** Largest batch per transaction. */
const MAX_BATCH_SIZE = 64;
/** Milliseconds that the next batch waits for more submissions: the fuller it is, the less each one costs. */
const GATHER = 1;

interface Queued<Item, Outcome> extends PromiseWithResolvers<Outcome | undefined> {
  item: Item;
}

/**
 * Returns a function that stores one item in a batch with the others that wait, and answers its outcome. One batch is stored
 * at a time, in one transaction: all of it or nothing. It may be stored again after a failure, so the key of an item must
 * keep it from being stored twice.
 */
export function inBatches<Item extends { key: string }, Outcome>(
  store: (batch: Item[]) => Promise<Map<Item, Outcome>>,
): (item: Item) => Promise<Outcome | undefined> {
  const queue: Queued<Item, Outcome>[] = [];
  let isRunning = false;

  return (item) => {
    const queued = { ...Promise.withResolvers<Outcome | undefined>(), item };
    queue.push(queued);
    if (!isRunning) void run();
    return queued.promise;
  };

  async function run(): Promise<void> {
    isRunning = true;
    // Requests of the same turn of the event loop share the first batch.
    await setImmediate();
    while (queue.length > 0) {
      await storeBatch(takeBatch(queue));
      if (queue.length > 0) await sleep(GATHER);
    }
    isRunning = false;
  }

  async function storeBatch(batch: Queued<Item, Outcome>[], isRetry = false): Promise<void> {
    try {
      const outcomes = await store(batch.map(({ item }) => item));
      for (const { item, resolve } of batch) resolve(outcomes.get(item));
    } catch (error) {
      // A lost connection may have committed; a constraint fails where another process was faster.
      const isDoubtful = isConnectionLost(error) || isConstraintViolation(error);
      if (isDoubtful && !isRetry) await storeBatch(batch, true);
      else if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      // One bad item must not fail the others.
      else for (const each of batch) await storeBatch([each]);
    }
  }
}

/** A batch ends before a copy of one of its items, so that the copy finds the first one stored. */
function takeBatch<Queued extends { item: { key: string } }>(queue: Queued[]): Queued[] {
  const keys = new Set<string>();
  for (const { item } of queue) {
    if (keys.size === MAX_BATCH_SIZE || keys.has(item.key)) break;
    keys.add(item.key);
  }
  return queue.splice(0, keys.size);
}
