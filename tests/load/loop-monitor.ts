/* Preloaded (`--import`): on `begin`, resets the event-loop histogram; on `end`, sends the p99 and longest delay in milliseconds. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Timer interval in milliseconds, subtracted from the measured delay. */
const RESOLUTION = 1;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
process.on('message', (message) => {
  if (message === 'begin') {
    delays.reset();
    delays.enable();
  } else if (message === 'end') {
    delays.disable();
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    process.send?.({ p99: late(delays.percentile(99)), max: late(delays.max) });
  }
});
// The channel must not keep the process alive.
process.channel?.unref();
