import { setTimeout as sleep } from 'node:timers/promises';
import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';

/** A thread that draws words: "endless" keeps it busy for ever, "slow" for a while, and "broken" fails. */
handleDrawingJobs(async (word: string) => {
  if (word === 'slow') await sleep(300);
  if (word === 'broken') throw new Error('This cannot be drawn');
  while (word === 'endless');
  return word;
});
