import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import fastq from 'fastq';
import { Refusal } from '#server/http/errors.ts';
import { MINUTE } from '#server/system/clock.ts';

const MEMORY_MAX_MB = 256;
const IDLE_TIMEOUT = MINUTE;

/**
 * The returned function calls `createJob` only when its turn comes, so that waiting jobs take no memory. It returns
 * undefined if aborted. @param file a module that calls `handleDrawingJobs`.
 */
export function createDrawingThread<Job, Drawing>(
  app: FastifyInstance,
  file: URL,
  { maxWaiting }: { maxWaiting: number },
) {
  const queue = fastq.promise(runJob, 1);
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
    // Without a listener, an error between two jobs would end the process.
    started.on('error', () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function draw(job: Job, signal: AbortSignal): Promise<Drawing> {
    clearTimeout(idle);
    thread ??= start();
    thread.postMessage(job);
    const [drawing] = await once(thread, 'message', { signal });
    idle = setTimeout(stop, IDLE_TIMEOUT).unref();
    return drawing;
  }

  async function runJob({ signal, createJob }: QueuedJob<Job>): Promise<Drawing | undefined> {
    if (signal.aborted) return undefined;
    const job = await createJob();
    try {
      return await draw(job, signal);
    } catch (error) {
      await stop();
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  return async (signal: AbortSignal, createJob: () => Promise<Job>): Promise<Drawing | undefined> => {
    if (queue.length() >= maxWaiting) throw new Refusal('unavailable');
    return queue.push({ signal, createJob });
  };
}

interface QueuedJob<Job> {
  signal: AbortSignal;
  createJob: () => Promise<Job>;
}
