import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Kept, because Debian's packages take minutes to install. */
const PROGRAMS = '/var/cache/goodword-try-image.tar';

/** The only step that needs the network. */
export async function installPrograms(): Promise<void> {
  if (existsSync(PROGRAMS)) return;
  const root = `${PROGRAMS}.root`;
  console.log('Installing Debian, PostgreSQL and Caddy for stand-ins of their images');
  const programs = '--include=ca-certificates,postgresql,caddy';
  await run('debootstrap', ['--variant=minbase', programs, 'bookworm', root]);
  rmSync(join(root, 'var/cache/apt'), { recursive: true });
  await run('tar', ['--create', `--file=${PROGRAMS}.part`, `--directory=${root}`, '.']);
  await run('mv', [`${PROGRAMS}.part`, PROGRAMS]);
  rmSync(root, { recursive: true });
}

/** A Docker engine of its own, whose containers and ports no one else sees. */
export async function startDocker(folder: string): Promise<ChildProcess> {
  await run('ip', ['link', 'set', 'lo', 'up']);
  process.env.DOCKER_HOST = `unix://${folder}/docker.sock`;
  const log = openSync(join(folder, 'dockerd.log'), 'w');
  const engine = spawn(
    'dockerd',
    [
      `--host=${process.env.DOCKER_HOST}`,
      `--data-root=${folder}/data`,
      `--exec-root=${folder}/exec`,
      `--pidfile=${folder}/dockerd.pid`,
      '--default-ulimit=nofile=20000:20000',
    ],
    { stdio: ['ignore', log, log] },
  );
  for (let tries = 0; !existsSync(join(folder, 'docker.sock')); tries += 1) {
    if (tries > 300 || engine.exitCode !== null) throw new Error(`See ${folder}/dockerd.log`);
    await sleep(100);
  }
  return engine;
}

/** The names are those in Dockerfile and compose files. */
export async function makeBases(folder: string, release: string, names: string[]): Promise<void> {
  const context = join(folder, 'bases');
  mkdirSync(context);
  copyFileSync(join(release, 'node_modules/.bin/node'), join(context, 'node'));
  for (const file of ['bases.Dockerfile', 'postgres.sh'])
    copyFileSync(join(import.meta.dirname, file), join(context, file));
  await run('docker', ['import', PROGRAMS, 'debian-with-programs']);
  for (const name of names) {
    const [target = ''] = name.split(':');
    const file = join(context, 'bases.Dockerfile');
    await run('docker', [
      'build',
      '--quiet',
      `--file=${file}`,
      `--target=${target}`,
      `--tag=${name}`,
      context,
    ]);
  }
}

/** @returns what it printed. */
export async function run(program: string, options: string[], cwd = process.cwd()): Promise<string> {
  const running = promisify(execFile)(program, options, { cwd });
  running.child.stdin?.end();
  return (await running).stdout.trim();
}
