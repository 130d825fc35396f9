import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { inheritedEnv, start } from '#tests/start-script.ts';

const INTERVAL = 50;

test('A page opened before an upgrade finds all of its scripts, in the same folder or in a new one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'goodword-upgrade-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const first = join(root, '1.0.0');
  const current = join(root, 'current');
  install(process.cwd(), first);
  await build(first);
  switchTo(first, current);
  const service = await launch(current, root);
  const opened = assetsOf(first);
  expect(opened.length).toBeGreaterThan(80);

  // A build where the service runs.
  const duringBuild = poll(service.url, opened);
  change(first, 'in place');
  await build(first);
  const beforeRestart = await duringBuild.stop();
  const inPlace = assetsOf(first).filter((file) => !opened.includes(file));
  expect(inPlace.length).toBeGreaterThan(20);
  const duringRestart = poll(service.url, opened);
  await service.restart();
  await sleep(opened.length * INTERVAL);
  const afterRestart = await duringRestart.stop();

  // A release in a folder of its own.
  const second = join(root, '1.1.0');
  install(first, second);
  change(second, 'in a new folder');
  await build(second);
  const duringSwitch = poll(service.url, [...opened, ...inPlace]);
  switchTo(second, current);
  await service.restart();
  await sleep((opened.length + inPlace.length) * INTERVAL);
  const afterSwitch = await duringSwitch.stop();

  const results = { beforeRestart, afterRestart, afterSwitch };
  console.log(JSON.stringify(results));
  expect(Object.values(results).map(({ missing }) => missing)).toEqual([0, 0, 0]);
  // Connections are refused only while the process is replaced.
  expect(beforeRestart.refused).toBe(0);
  expect(await missingAmong(service.url, assetsOf(second))).toEqual([]);
});

/** A copy with what a build and the service read. */
function install(from: string, to: string): void {
  for (const name of [
    'contract',
    'scripts',
    'server',
    'web',
    'LICENSE',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(join(from, name), join(to, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(to, 'node_modules'));
}

async function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await ended(child)).toBe(0);
}

/** Gives the chunk that all others import another hash, and so the others. */
function change(folder: string, text: string): void {
  appendFileSync(join(folder, 'web/ui/cn.ts'), `\nconsole.debug('${text}');\n`);
}

function switchTo(folder: string, link: string): void {
  symlinkSync(folder, `${link}.next`);
  renameSync(`${link}.next`, link);
}

function assetsOf(folder: string): string[] {
  const names = readdirSync(join(folder, 'dist/web/assets'));
  return names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/assets/${name}`);
}

async function launch(folder: string, root: string) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const env = { ...inheritedEnv(), PORT: port, DATA_DIR: join(root, 'data'), LOG_LEVEL: 'warn' };
  const run = async () => {
    const child = spawn(start.program, start.main, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    await expect.poll(() => text, { timeout: 30_000 }).toContain('is ready at');
    return child;
  };
  let child = await run();
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  onTestFinished(stop);
  return {
    url,
    async restart() {
      await stop();
      child = await run();
    },
  };
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', resolve));
}

/** Asks for one file after the other, as open pages would. */
function poll(url: string, files: string[]) {
  const counts = { requests: 0, missing: 0, refused: 0 };
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      const file = files[counts.requests % files.length];
      counts.requests++;
      await fetch(url + file).then(
        async (reply) => {
          await reply.arrayBuffer();
          if (reply.status !== 200) counts.missing++;
        },
        () => counts.refused++,
      );
      await sleep(INTERVAL);
    }
    return counts;
  })();
  return {
    stop() {
      isStopped = true;
      return done;
    },
  };
}

async function missingAmong(url: string, files: string[]): Promise<string[]> {
  const replies = await Promise.all(files.map((file) => fetch(url + file)));
  return files.filter((_, index) => replies[index]?.status !== 200);
}
