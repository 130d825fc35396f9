import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, type TestContext } from 'vitest';
import { findProgram } from '#tests/find-program.ts';
import { unprivilegedUser } from '#tests/postgres.ts';

const packages = {
  haproxy: 'haproxy',
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  caddy: 'caddy',
  restic: 'restic',
  rclone: 'rclone',
} as const;
export type Program = keyof typeof packages;

export function skipUnlessInstalled({ skip }: Pick<TestContext, 'skip'>, ...programs: Program[]): void {
  const missing = programs.filter((program) => find(program) === null);
  const install = `apt-get install ${missing.map((program) => packages[program]).join(' ')}`;
  const reason = `${missing.join(', ')} not installed here: ${install}`;
  if (missing.length > 0 && !reported.has(reason)) console.log(`Skipped: ${reason}`);
  reported.add(reason);
  skip(missing.length > 0, reason);
}

const reported = new Set<string>();

export interface Daemon {
  process: ChildProcess;
  output(): string;
}

/** Runs a program in its own folder, as a user without privileges, until the test finishes. */
export function launch(program: Program, options: string[], folder: string): Daemon {
  const file = find(program);
  if (file === null) throw new Error(`${program} is not installed here`);
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const child = spawn(file, options, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, output: () => text };
}

export async function waitForPort(port: number, { process: child, output }: Daemon): Promise<void> {
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries === 200 || child.exitCode !== null) throw new Error(`Port ${port} is not open: ${output()}`);
    await sleep(50);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('error', () => resolve(false));
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
  });
}

/** Some shells don't have the sbin folders in their PATH. */
function find(program: Program): string | null {
  return findProgram(program, `/usr/sbin/${program}`, `/usr/bin/${program}`);
}
