/* Preloaded (`--import`): on `begin`, resets the event-loop histogram; on `end`, sends the p99 delay in milliseconds. */
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
    process.send?.(Math.max(0, delays.percentile(99) / 1e6 - RESOLUTION));
  }
});
// The channel must not keep the process alive.
process.channel?.unref();
