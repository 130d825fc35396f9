import { monitorEventLoopDelay } from 'node:perf_hooks';

/* Loaded into the product before anything else: tells the soak how the process is. */

const SAMPLE_EVERY = 5_000;

export interface Sample {
  /** Milliseconds since the soak began. */
  at: number;
  /** In bytes. */
  rss: number;
  heap: number;
  /** Event-loop delay since the soak began, in milliseconds. */
  loop: { p99: number; max: number };
}

const RESOLUTION = 10;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', (message) => {
  if (message === 'begin') begin();
});
// The product ends by itself, whoever listens.
process.channel?.unref();

function begin(): void {
  const began = performance.now();
  loop.enable();
  loop.reset();
  setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    // The histogram holds the whole pause between two looks.
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    const sample: Sample = {
      at: performance.now() - began,
      rss,
      heap: heapUsed,
      loop: { p99: late(loop.percentile(99)), max: late(loop.max) },
    };
    process.send?.(sample);
  }, SAMPLE_EVERY).unref();
}
