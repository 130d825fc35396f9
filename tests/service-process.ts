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
  /** What it has written to standard output and standard error. */
  output(): string;
  /** The exit code; null where a signal ended it. */
  ended: Promise<number | null>;
}

interface Launch {
  env?: Record<string, string>;
  /** Options for Node, such as `--import` of a file that makes something fail. */
  nodeOptions?: string[];
  /** Is given what ends it, for when nobody needs it any more; by default the test. */
  onFinished?: (end: () => Promise<void>) => void;
}

/** The product as `npm start` runs it, on a free port, ready to serve; gone when the test is. */
export async function startProcess({ env = {}, ...rest }: Launch = {}): Promise<ServiceProcess> {
  const service = launchProcess({ env: { PORT: String(await freePort()), ...env }, ...rest });
  await expect.poll(service.output, { timeout: 20_000, interval: 20 }).toContain('is ready at');
  return service;
}

/** The same, without waiting: it may be refused. Without DATA_DIR it gets a folder of its own. */
export function launchProcess({
  env = {},
  nodeOptions = [],
  onFinished = onTestFinished,
}: Launch = {}): ServiceProcess {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'goodword-process-'));
  const { ADMIN_PASSWORD, DATABASE_URL, SMTP_URL, APP_URL, RATE_LIMITS, ...inherited } = process.env;
  const child = spawn(start.program, [...nodeOptions, start.main], {
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
  onFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  return { process: child, url: `http://localhost:${env.PORT}`, dataDir, output: () => text, ended };
}
