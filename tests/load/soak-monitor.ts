import { monitorEventLoopDelay } from 'node:perf_hooks';

/* Preloaded (`--import`): sends memory and event-loop samples to the soak test. */

const SAMPLE_EVERY = 5_000;

export interface Sample {
  /** Milliseconds since the start. */
  at: number;
  rss: number;
  heap: number;
  loop: { p99: number; max: number };
}

const RESOLUTION = 10;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', (message) => {
  if (message === 'begin') begin();
});
// The channel must not keep the process alive.
process.channel?.unref();

function begin(): void {
  const began = performance.now();
  loop.enable();
  loop.reset();
  setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    // The histogram includes the timer interval.
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
