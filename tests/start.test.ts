import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { praise, somebody } from '#server/cast.ts';
import { freePort } from './free-port.ts';

describe('The start', () => {
  test('prints the address, how to sign in as admin, and where mails go', async () => {
    const service = await start();
    expect(service.output()).toContain(`Goodword is ready at ${service.url}`);
    const [, password] =
      /username admin, password (\S+) \(shown only this once\)/.exec(service.output()) ?? [];
    expect((await post(service, '/api/auth/login', { username: 'admin', password })).status).toBe(200);
    expect(service.output()).toContain(`to be read at ${service.url}/dev/mail`);
  });

  test('stops with one line that names the variable where a value is wrong', async () => {
    const service = launch({ LOG_LEVEL: 'loud' });
    expect(await service.ended).toBe(1);
    expect(service.output().trim()).toBe(
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    );
  });

  test('is refused within 2 s where another process has the data folder, which goes on serving', async () => {
    const first = await start();
    const began = performance.now();
    const second = launch({ DATA_DIR: first.dataDir });
    expect(await second.ended).toBe(1);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(second.output()).toMatch(
      new RegExp(`^Another Goodword process \\(pid ${first.process.pid}\\) is using the data folder .+\n$`),
    );
    expect((await fetch(first.url)).status).toBe(200);
  });

  test('takes the data folder over after a kill, with everything that was acknowledged', async () => {
    const first = await start();
    const form = somebody();
    const { id } = await (await post(first, '/api/auth/register', form)).json();
    for (let i = 0; i < 5; i += 1) {
      expect((await post(first, '/api/reviews/submit', praise(id, { comment: `No. ${i}` }))).status).toBe(
        201,
      );
    }
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await start({ DATA_DIR: first.dataDir });
    const login = await post(second, '/api/auth/login', { username: form.username, password: form.password });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const reviews = await (await fetch(`${second.url}/api/reviews`, { headers: { cookie } })).json();
    expect(reviews).toHaveLength(5);
    await expect.poll(() => mailsTo(first.dataDir, form.email), { timeout: 10_000 }).toBe(5);
  });
});

test('SIGTERM lets a request that was accepted be answered, refuses new ones, and ends with 0', async () => {
  const service = await start();
  const slow = startSlowRequest(service);
  await slow.accepted;
  service.process.kill('SIGTERM');
  await expect.poll(() => fetch(service.url).catch(() => 'refused')).toBe('refused');
  slow.finish();
  expect(await slow.status).toBe(401);
  expect(await service.ended).toBe(0);
});

interface Service {
  process: ChildProcess;
  url: string;
  dataDir: string;
  output(): string;
  /** The exit code. */
  ended: Promise<number | null>;
}

async function start(env: Record<string, string> = {}): Promise<Service> {
  const service = launch({ PORT: String(await freePort()), ...env });
  await expect.poll(service.output, { timeout: 20_000 }).toContain('is ready at');
  return service;
}

function launch(env: Record<string, string>): Service {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'goodword-start-'));
  const { ADMIN_PASSWORD, DATABASE_URL, SMTP_URL, APP_URL, ...inherited } = process.env;
  const child = spawn('node_modules/.bin/node', ['server/main.ts'], {
    env: {
      ...inherited,
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
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
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { process: child, url: `http://localhost:${env.PORT}`, dataDir, output: () => text, ended };
}

function post(service: Service, path: string, body: unknown): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A sign-in whose body ends only when `finish` is called. */
function startSlowRequest({ url }: Service) {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const outgoing = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    outgoing.on('error', reject);
  });
  const accepted = new Promise<void>((resolve) => {
    outgoing.write(body.slice(0, 5), () => setTimeout(resolve, 200));
  });
  return { status, accepted, finish: () => outgoing.end(body.slice(5)) };
}

/** How many different mails; a kill may come between the sending of one and its being noted, and it is sent again. */
function mailsTo(dataDir: string, address: string): number {
  const folder = join(dataDir, 'mail');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const messageIds = mails
    .filter((mail) => mail.includes(`<${address}>`))
    .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
  return new Set(messageIds).size;
}
