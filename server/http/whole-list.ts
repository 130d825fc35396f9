import { finished, Readable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import fastq from 'fastq';
import { Refusal } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';

/** docs/operations.md repeats these numbers. */
const hourly = { name: 'whole-list', max: 20, seconds: 60 * 60 };
const AT_ONCE = 2;
/** Seconds, by which a connection whose client reads nothing is closed. */
const RETRY_AFTER = 30;

/**
 * Streams JSON of any length, two of a caller at a time, since each holds a slice for as long as its client reads.
 * @throws Refusal `tooManyRequests`.
 */
export type SendWholeList = (
  reply: FastifyReply,
  /** An account's id, or the hash of its API token. */
  caller: number | string,
  open: () => Promise<Readable>,
) => Promise<FastifyReply>;

export function createSendWholeList(limits: RateLimits): SendWholeList {
  const sending = new Map<number | string, number>();

  function take(caller: number | string): () => void {
    const others = sending.get(caller) ?? 0;
    if (others >= AT_ONCE) throw new Refusal('tooManyRequests', { retryAfter: RETRY_AFTER });
    sending.set(caller, others + 1);
    return () => {
      const left = (sending.get(caller) ?? 0) - 1;
      if (left > 0) sending.set(caller, left);
      else sending.delete(caller);
    };
  }

  return async (reply, caller, open) => {
    const release = take(caller);
    // However the response ends: the client may be gone already, or the next lines refuse.
    finished(reply.raw, release);
    await limits.count([hourly, String(caller)]);
    const stream = await open();
    // A response to HEAD ends right away, and would have the whole list read.
    finished(reply.raw, () => stream.destroy());
    return reply.type('application/json; charset=utf-8').send(stream);
  };
}

export interface WholeList<Item, Cursor> {
  /** Reads at most `limit` items, after the one with the cursor; fewer only at the end. */
  readAfter(cursor: Cursor | undefined, limit: number): Promise<Item[]>;
  cursorOf(item: Item): Cursor;
  encode(item: Item): unknown;
}

/** So little that hundreds of clients who read nothing cost little; smaller slices make a list slower. */
export const SLICE_BYTES = 32 * 1024;
/** About as many of the usual size as fit, so that a short list is one query. The next query asks for what fits. */
const FIRST_LIMIT = 64;
const MAX_LIMIT = 250;

/** A JSON array between two texts. Between slices it holds the cursor alone, while a generator would also hold its last slice. */
export function streamJsonArray<Item, Cursor>(
  list: WholeList<Item, Cursor>,
  [before, after]: [string, string] = ['', ''],
): Readable {
  let position: Position<Cursor> | null = { cursor: undefined, limit: FIRST_LIMIT };

  async function readNext({ cursor, limit }: Position<Cursor>): Promise<Buffer> {
    // SQLite is synchronous, and the client may be faster.
    if (cursor !== undefined) await yieldToEventLoop();
    const items = await list.readAfter(cursor, limit);
    const { parts, size } = encodeSlice(items, list.encode);
    const last = items[parts.length - 1];
    const isEnd = parts.length === items.length && items.length < limit;
    const opening = cursor === undefined ? `${before}[` : last ? ',' : '';
    const closing = isEnd ? `]${after}` : '';
    // Growing slowly, since long items may follow short ones.
    const fitting = Math.ceil((parts.length * SLICE_BYTES) / Math.max(size, 1));
    position =
      isEnd || !last ? null : { cursor: list.cursorOf(last), limit: Math.min(fitting, 2 * limit, MAX_LIMIT) };
    return Buffer.from(`${opening}${parts.join(',')}${closing}`);
  }

  return new Readable({
    highWaterMark: 0,
    read() {
      if (position === null) this.push(null);
      else {
        const from = position;
        reading
          .push(() => readNext(from))
          .then(
            (bytes) => this.push(bytes),
            (error) => this.destroy(error),
          );
      }
    },
  });
}

/** Two slices of all lists at a time, or hundreds of lists would hold rows while they wait for each other. */
const reading = fastq.promise(async (read: () => Promise<Buffer>) => read(), 2);

interface Position<Cursor> {
  cursor: Cursor | undefined;
  limit: number;
}

/** What doesn't fit is read again with the next slice: it may be far more than a slice. */
function encodeSlice<Item>(items: Item[], encode: (item: Item) => unknown) {
  const parts: string[] = [];
  let size = 0;
  for (const item of items) {
    const json = JSON.stringify(encode(item));
    parts.push(json);
    size += Buffer.byteLength(json);
    if (size >= SLICE_BYTES) break;
  }
  return { parts, size };
}
