import { setTimeout as sleep } from 'node:timers/promises';
import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';

/** A fake drawing thread that returns its input, hangs or fails. */
handleDrawingJobs(async (input: string) => {
  if (input === 'slow') await sleep(300);
  if (input === 'broken') throw new Error('This cannot be drawn');
  while (input === 'endless');
  return input;
});
