import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
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
  port: number;
  /** Milliseconds from process start to first response. */
  startedWithin: number;
  /** Used until now, with a resolution of 10 ms. */
  cpuSeconds(): number;
  /** Resident memory in MB of 1,000,000 bytes, and its peak since `resetPeak`. */
  memory(): { now: number; peak: number };
  resetPeak(): void;
  log(): string;
  stop(): Promise<void>;
}

/** Starts the product, its demo or the baseline with the options of `npm start`. */
export async function startServer(
  side: keyof typeof programs,
  env: Record<string, string>,
  logFolder: string,
): Promise<Server> {
  const port = await freePort();
  const logFile = join(logFolder, `${side}.log`);
  const logText = () => readFileSync(logFile, 'utf8');
  const log = openSync(logFile, 'a');
  const { main, firstPath } = programs[side];
  const began = performance.now();
  const child = spawn(start.program, main, {
    env: { ...inheritedEnv(), PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  });
  await firstAnswer(child, `http://127.0.0.1:${port}${firstPath}`).catch((error: Error) => {
    child.kill('SIGKILL');
    throw new Error(`the ${side} did not start: ${error.message}\n${logText()}`);
  });
  return {
    port,
    startedWithin: performance.now() - began,
    ...usageOf(child.pid ?? 0),
    log: logText,
    stop: () => end(child),
  };
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function usageOf(pid: number): Pick<Server, 'cpuSeconds' | 'memory' | 'resetPeak'> {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return {
    cpuSeconds() {
      // The second field is a name in parentheses that may contain spaces.
      const fields = read('stat').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memory() {
      const status = read('status');
      const megabytes = (name: string) =>
        (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1_024) / 1e6;
      return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
    },
    resetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
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

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  for (const deadline = performance.now() + 180_000; performance.now() < deadline; await sleep(3)) {
    if (child.exitCode !== null) throw new Error(`exit code ${child.exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error('no response within three minutes');
}
