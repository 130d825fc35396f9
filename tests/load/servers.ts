import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { inheritedEnv, start } from '../start-script.ts';

const programs = {
  product: { main: start.main, firstPath: '/healthz' },
  demo: { main: start.demo, firstPath: '/readyz' },
  baseline: { main: ['tests/load/baseline.ts'], firstPath: '/' },
};
export type Side = 'product' | 'baseline';

export interface Server {
  pid: number;
  port: number;
  /** Milliseconds from process start to first response. */
  startedWithin: number;
  watchLoop(): void;
  /** Delays since then, in milliseconds. */
  readLoop(): Promise<{ p99: number; max: number }>;
  stop(): Promise<void>;
}

/** Starts the product, its demo or the baseline with the options of `npm start`; `isWatched` preloads loop-monitor.ts. */
export async function startServer(
  side: keyof typeof programs,
  env: Record<string, string>,
  { logFolder, isWatched = false }: { logFolder: string; isWatched?: boolean },
): Promise<Server> {
  const port = await freePort();
  const logFile = join(logFolder, `${side}.log`);
  const log = openSync(logFile, 'a');
  const options = isWatched ? ['--import', './tests/load/loop-monitor.ts'] : [];
  const { main, firstPath } = programs[side];
  const began = performance.now();
  const child = spawn(start.program, [...options, ...main], {
    env: { ...inheritedEnv(), PORT: String(port), ...env },
    stdio: ['ignore', log, log, ...(isWatched ? (['ipc'] as const) : [])],
  });
  await firstAnswer(child, port, firstPath).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`the ${side} did not start: ${error.message}\n${readFileSync(logFile, 'utf8')}`);
  });
  return {
    pid: child.pid ?? 0,
    port,
    startedWithin: performance.now() - began,
    watchLoop: () => void child.send('begin'),
    async readLoop() {
      child.send('end');
      const [delays] = await once(child, 'message');
      return delays as { p99: number; max: number };
    },
    stop: () => end(child),
  };
}

export async function startMailSink(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/load/mail-sink-server.ts'], {
    env: { ...inheritedEnv(), PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return { url: `smtp://127.0.0.1:${port}`, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function firstAnswer(child: ChildProcess, port: number, path: string): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`exit code ${child.exitCode}`);
    if ((await statusOf(port, path)) === 200) return;
    await sleep(3);
  }
  throw new Error('no response within a minute');
}

function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });
}
