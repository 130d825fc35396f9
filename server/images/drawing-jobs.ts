import { parentPort } from 'node:worker_threads';

/**
 * For the module that a drawing thread runs; apart from `drawing-thread.ts`, whose imports would take memory in each thread.
 * An error that is not caught ends the thread, and fails the order.
 */
export function handleDrawingJobs<Order, Drawing>(draw: (order: Order) => Promise<Drawing>): void {
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await draw(order)));
}
