import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { z } from 'zod/mini';

/**
 * A JSON array of any length, of which no more than a page is in memory at a time: each item as the schema encodes it.
 * Between two pages others have their turn, since SQLite answers at once; whoever reads slowly is waited for.
 */
export async function* writeJsonArray<Item>(
  schema: z.ZodMiniType<unknown, Item>,
  pages: AsyncIterable<Item[]>,
): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    if (page.length > 0) {
      yield before + page.map((item) => JSON.stringify(z.encode(schema, item as never))).join(',');
      before = ',';
    }
    await yieldToEventLoop();
  }
  yield before === '[' ? '[]' : ']';
}

/** Takes the next piece only when the one before has left. */
export function toReadable(pieces: AsyncIterable<string>): Readable {
  return Readable.from(pieces, { highWaterMark: 1 });
}
