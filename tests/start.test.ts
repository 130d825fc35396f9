import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { praise, somebody } from '#server/cast.ts';
import { launchProcess, type ServiceProcess, startProcess } from './service-process.ts';

describe('The start', () => {
  test('prints the address, how to sign in as admin, and where mails go', async () => {
    const service = await startProcess();
    expect(service.output()).toContain(`Goodword is ready at ${service.url}`);
    const [, password] =
      /username admin, password (\S+) \(shown only this once\)/.exec(service.output()) ?? [];
    expect((await post(service, '/api/auth/login', { username: 'admin', password })).status).toBe(200);
    expect(service.output()).toContain(`to be read at ${service.url}/dev/mail`);
  });

  test('stops with one line that names the variable where a value is wrong', async () => {
    const service = launchProcess({ env: { LOG_LEVEL: 'loud' } });
    expect(await service.ended).toBe(1);
    expect(service.output().trim()).toBe(
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    );
  });

  test('is refused within 2 s where another process has the data folder, which goes on serving', async () => {
    const first = await startProcess();
    const began = performance.now();
    const second = launchProcess({ env: { DATA_DIR: first.dataDir } });
    expect(await second.ended).toBe(1);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(second.output()).toMatch(
      new RegExp(`^Another Goodword process \\(pid ${first.process.pid}\\) is using the data folder .+\n$`),
    );
    expect((await fetch(first.url)).status).toBe(200);
  });

  test('takes the data folder over after a kill, with everything that was acknowledged', async () => {
    const first = await startProcess();
    const form = somebody();
    const { id } = await (await post(first, '/api/auth/register', form)).json();
    for (let i = 0; i < 5; i += 1) {
      expect((await post(first, '/api/reviews/submit', praise(id, { comment: `No. ${i}` }))).status).toBe(
        201,
      );
    }
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await startProcess({ env: { DATA_DIR: first.dataDir } });
    const login = await post(second, '/api/auth/login', { username: form.username, password: form.password });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const reviews = await (await fetch(`${second.url}/api/reviews`, { headers: { cookie } })).json();
    expect(reviews).toHaveLength(5);
    await expect.poll(() => mailsTo(first.dataDir, form.email), { timeout: 10_000 }).toBe(5);
  });
});

test('SIGTERM lets a request that was accepted be answered, refuses new ones, and ends with 0', async () => {
  const service = await startProcess();
  const slow = startSlowRequest(service);
  await slow.accepted;
  service.process.kill('SIGTERM');
  await expect.poll(() => fetch(service.url).catch(() => 'refused')).toBe('refused');
  slow.finish();
  expect(await slow.status).toBe(401);
  expect(await service.ended).toBe(0);
});

function post(service: ServiceProcess, path: string, body: unknown): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A sign-in whose body ends only when `finish` is called. */
function startSlowRequest({ url }: ServiceProcess) {
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
