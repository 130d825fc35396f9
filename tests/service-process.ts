import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { start } from './start-script.ts';

export interface ServiceProcess {
  process: ChildProcess;
  url: string;
  dataDir: string;
  output(): string;
  /** The exit code; null if a signal ended it. */
  ended: Promise<number | null>;
}

interface Launch {
  env?: Record<string, string>;
  /** E.g. `--import` of a file that injects a failure. */
  nodeOptions?: string[];
  /** Options of the command. */
  options?: string[];
  /** The folder of another release. */
  cwd?: string | undefined;
}

/** Runs the service as `npm start` does, on a free port, and waits until it is ready. */
export async function startProcess({ env = {}, ...rest }: Launch = {}): Promise<ServiceProcess> {
  const service = launchProcess({ env: { PORT: String(await freePort()), ...env }, ...rest });
  await expect.poll(service.output, { timeout: 60_000, interval: 20 }).toContain('is ready at');
  return service;
}

/** Like `startProcess`, but without waiting, so that the start may fail. */
export function launchProcess({
  env = {},
  nodeOptions = [],
  options = [],
  cwd,
}: Launch = {}): ServiceProcess {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'goodword-process-'));
  const { ADMIN_PASSWORD, DATABASE_URL, SMTP_URL, APP_URL, RATE_LIMITS, ...inherited } = process.env;
  const child = spawn(start.program, [...nodeOptions, ...start.main, ...options], {
    cwd,
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  return { process: child, url: `http://localhost:${env.PORT}`, dataDir, output: () => text, ended };
}
