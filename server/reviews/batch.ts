import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost, isConstraintViolation, isUnavailable } from '#server/db/dialect.ts';

const MAX_BATCH_SIZE = 64;
/** Milliseconds to wait between batches: fuller batches cost less per item. */
const BATCH_DELAY = 1;

interface Queued<Item, Outcome> extends PromiseWithResolvers<Outcome | undefined> {
  item: Item;
}

/** One batch runs at a time. `store` may see a batch again after a failure, so it must be idempotent by key. */
export function createBatcher<Item extends { key: string }, Outcome>(
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
    // Requests from the same turn of the event loop share the first batch.
    await setImmediate();
    while (queue.length > 0) {
      await storeBatch(takeBatch(queue));
      if (queue.length > 0) await sleep(BATCH_DELAY);
    }
    isRunning = false;
  }

  async function storeBatch(batch: Queued<Item, Outcome>[], isRetry = false): Promise<void> {
    try {
      const outcomes = await store(batch.map(({ item }) => item));
      for (const { item, resolve } of batch) resolve(outcomes.get(item));
    } catch (error) {
      // The commit may have succeeded before the connection was lost, or another process stored the key first.
      const isDoubtful = isConnectionLost(error) || isConstraintViolation(error);
      if (isDoubtful && !isRetry) await storeBatch(batch, true);
      else if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const each of batch) await storeBatch([each]);
    }
  }
}

/** A batch ends before a duplicate key, so that the duplicate finds the first item stored. */
function takeBatch<Queued extends { item: { key: string } }>(queue: Queued[]): Queued[] {
  const keys = new Set<string>();
  for (const { item } of queue) {
    if (keys.size === MAX_BATCH_SIZE || keys.has(item.key)) break;
    keys.add(item.key);
  }
  return queue.splice(0, keys.size);
}
