import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Unpacks the archive into an empty folder and starts it without any Node.js of this machine. */
export async function tryArchive(archive: string, name: string, version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-archive-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const port = String(await freePort());
    const tools = '/usr/bin:/bin';
    const env = { PATH: tools, HOME: folder, PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
    // Its folder is read-only to the service's user.
    const cache = { NODE_COMPILE_CACHE: join(folder, 'compiled') };
    const child = spawn(join(folder, name, 'goodword'), ['start'], {
      cwd: folder,
      env: { ...env, ...cache },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      await becomesReady(`http://127.0.0.1:${port}`, version, () => child.exitCode !== null);
    } catch (error) {
      throw new Error(`The archive does not start: ${error}\n${output}`);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function becomesReady(url: string, version: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await answers(`${url}/readyz`))) {
    if (hasEnded() || Date.now() > deadline) throw new Error('it is not ready');
    await sleep(100);
  }
  for (const path of ['/', '/login', '/licenses.txt', '/app-shell'])
    if (!(await answers(url + path))) throw new Error(`${path} does not answer`);
  const health = await (await fetch(`${url}/healthz`)).text();
  if (!health.includes(version)) throw new Error(`/healthz does not say ${version}: ${health}`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
