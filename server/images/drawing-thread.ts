import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import fastq from 'fastq';
import { MINUTE } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/errors.ts';

/** Enough for the largest PDF, with all fonts. */
const MEMORY_MAX_MB = 256;
const IDLE_MAX = MINUTE;

/**
 * Draws beside the event loop, one order after the other, in a thread that is started with the first of them and ends once
 * it has been idle. `file` is what the thread runs: a module that calls `handleDrawingJobs`.
 *
 * The returned function takes the order when its turn has come, so that waiting ones take no memory. Once `signal` says
 * that the request is over, the drawing stops, and the answer is undefined.
 * @throws Refusal `unavailable` when the queue is full.
 */
export function createDrawingThread<Order, Drawing>(
  app: FastifyInstance,
  file: URL,
  { maxWaiting }: { maxWaiting: number },
) {
  const queue = fastq.promise(takeTurn, 1);
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = null;
    clearTimeout(idle);
    await stopped?.terminate();
  }
  app.addHook('onClose', stop);

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } });
    started.unref();
    // Without a listener, an error between two orders would end the process.
    started.on('error', () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function draw(order: Order, signal: AbortSignal): Promise<Drawing> {
    clearTimeout(idle);
    thread ??= start();
    thread.postMessage(order);
    const [drawing] = await once(thread, 'message', { signal });
    idle = setTimeout(stop, IDLE_MAX).unref();
    return drawing;
  }

  async function takeTurn({ signal, takeOrder }: Turn<Order>): Promise<Drawing | undefined> {
    if (signal.aborted) return undefined;
    const order = await takeOrder();
    try {
      return await draw(order, signal);
    } catch (error) {
      // The thread has failed, or would finish a drawing whose client has gone; the next order starts a new one.
      await stop();
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  return async (signal: AbortSignal, takeOrder: () => Promise<Order>): Promise<Drawing | undefined> => {
    if (queue.length() >= maxWaiting) throw new Refusal('unavailable');
    return queue.push({ signal, takeOrder });
  };
}

interface Turn<Order> {
  signal: AbortSignal;
  takeOrder: () => Promise<Order>;
}
