import { Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { z } from 'zod/mini';

/** Holds one page in memory, and yields after each, since SQLite is synchronous. */
export async function* writeJsonArray<Item>(
  schema: z.ZodMiniType<unknown, Item>,
  pages: AsyncIterable<Item[]>,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    if (page.length > 0) {
      yield separator + page.map((item) => JSON.stringify(z.encode(schema, item as never))).join(',');
      separator = ',';
    }
    await yieldToEventLoop();
  }
  yield separator === '[' ? '[]' : ']';
}

export function toReadable(chunks: AsyncIterable<string>): Readable {
  return Readable.from(chunks, { highWaterMark: 1 });
}
