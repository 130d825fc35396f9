import cluster, { type Worker } from 'node:cluster';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE, SECOND } from './clock.ts';

/** What a process that serves tells the first one, which serves nobody. */
type Report = { ready: true } | { asks: number } | { answersTo: number; figures: unknown };
/** And what the first one tells it. */
type Order = { allServe: true } | { tell: number } | { asked: number; figures: unknown[] };

const PAUSE = SECOND / 10;
const PAUSE_MAX = 30 * SECOND;
/** A process that is too busy to tell its figures is left out of them. */
const FIGURES_WITHIN = 2 * SECOND;

/** Whether this process is the one that starts the others. */
export const isFirst = cluster.isPrimary;

/**
 * Runs this program as so many processes behind one port, and ends with them. The first of them is alone until it
 * serves, so that migrations run once; when one cannot start, all end with exit code 1. Later one that dies is replaced. A signal to stop is passed on, and the exit code is 0 where each of them has ended with 0.
 * @param stopWithin in milliseconds; each process keeps to it by itself.
 */
export async function lead(processes: number, stopWithin: number): Promise<void> {
  let isReady = false;
  let isStopping = false;
  let exitCode = 0;
  let deaths: number[] = [];

  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithin + SECOND).unref();
    for (const worker of workers()) worker.process.kill('SIGTERM');
    if (workers().length === 0) process.exit(exitCode);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  cluster.on('exit', (worker, code, signal) => {
    if (isReady && !isStopping) {
      void replace(`process ${worker.process.pid} ended (${signal ?? `exit code ${code}`})`);
      return;
    }
    if (code !== 0) exitCode = 1;
    // It has said why.
    stop();
    if (workers().length === 0) process.exit(exitCode);
  });
  cluster.on('message', (worker, report: Report) => {
    if ('asks' in report) void answer(worker, report.asks);
  });

  const first = cluster.fork();
  await ready(first);
  await Promise.all(Array.from({ length: processes - 1 }, () => ready(cluster.fork())));
  isReady = true;
  send(first, { allServe: true });

  /** At once, but ever more slowly where they die one after the other. */
  async function replace(reason: string): Promise<void> {
    const now = performance.now();
    deaths = [...deaths.filter((time) => now - time < MINUTE), now];
    const pause = Math.min(PAUSE * 2 ** deaths.length, PAUSE_MAX);
    logError(`${reason}; another takes its place in ${pause} ms`);
    await sleep(pause);
    if (!isStopping) cluster.fork();
  }

  async function answer(asker: Worker, asked: number): Promise<void> {
    const told = await Promise.all(workers().map(figuresOf));
    send(asker, { asked, figures: told.filter((figures) => figures !== null) });
  }
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (report: Report) => {
      if ('ready' in report) resolve();
    });
  });
}

let questions = 0;

/** Null where the process does not tell: it is starting, hanging or dying. */
function figuresOf(worker: Worker): Promise<unknown> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const settle = (figures: unknown) => {
      clearTimeout(patience);
      worker.off('message', listen);
      resolve(figures);
    };
    const listen = (report: Report) => {
      if ('answersTo' in report && report.answersTo === question) settle(report.figures);
    };
    const patience = setTimeout(settle, FIGURES_WITHIN, null);
    worker.on('message', listen);
    send(worker, { tell: question });
  });
}

function send(worker: Worker, order: Order): void {
  // It may be dying at this moment; then its end is what counts.
  if (worker.isConnected()) worker.send(order, () => {});
}

/** As the lines of the other processes look. */
function logError(msg: string): void {
  console.log(JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, hostname: hostname(), msg }));
}

/** Tells the first process that this one serves. @returns when all of them do; only the one that started first hears of it. */
export function allServe(): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (order: Order) => {
      if ('allServe' in order) resolve();
    });
    report({ ready: true });
  });
}

/**
 * Lets every process know the figures of all.
 * @param own whose answer can be written as JSON.
 * @returns a function that asks every process, this one included.
 */
export function shareFigures(own: () => Promise<unknown>): () => Promise<unknown[]> {
  const asking = new Map<number, (figures: unknown[]) => void>();
  let asked = 0;
  process.on('message', async (order: Order) => {
    if ('tell' in order) report({ answersTo: order.tell, figures: await own().catch(() => null) });
    if ('asked' in order) asking.get(order.asked)?.(order.figures);
  });
  return async () => {
    asked += 1;
    const question = asked;
    const { promise, resolve } = Promise.withResolvers<unknown[]>();
    asking.set(question, resolve);
    report({ asks: question });
    try {
      return await promise;
    } finally {
      asking.delete(question);
    }
  };
}

function report(report: Report): void {
  process.send?.(report);
}
