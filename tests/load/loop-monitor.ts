/**
 * Preloaded into a server that is measured (`--import`): tells the parent how late its event loop was. A message `begin`
 * forgets what was; a message `end` is answered with the delay in milliseconds that 99 of 100 turns kept below.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds. The timer is set for so long, and what comes on top is the delay. */
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
// The server shall end as if nobody listened.
process.channel?.unref();
