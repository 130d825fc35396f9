import { parentPort } from 'node:worker_threads';

/** Runs in the worker thread. Separate from `drawing-thread.ts`, whose imports would take memory in each thread. */
export function handleDrawingJobs<Job, Drawing>(draw: (job: Job) => Promise<Drawing>): void {
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await draw(job)));
}
