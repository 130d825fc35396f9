import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { describeVersion, readVersion } from '#server/system/version.ts';
import { launchProcess, type ServiceProcess, startProcess } from './service-process.ts';

describe('The start', () => {
  test('prints the address, the admin password and where mails go', async () => {
    const service = await startProcess();
    expect(service.output()).toContain(
      `Goodword is ready at ${service.url}, version ${describeVersion(readVersion())}\n`,
    );
    const [, password] =
      /username admin, password (\S+) \(shown only this once\)/.exec(service.output()) ?? [];
    expect((await post(service, '/api/auth/login', { username: 'admin', password })).status).toBe(200);
    expect(service.output()).toContain(`shown at ${service.url}/dev/mail`);
  });

  test('warns that a reachable HOST makes the service public, and turns off the mailbox', async () => {
    const service = await startProcess({ env: { HOST: '0.0.0.0' } });
    expect(service.output()).toContain(
      `HOST 0.0.0.0 accepts connections from other machines, so this service is public although APP_URL is ${service.url}`,
    );
    expect(service.output()).toContain(
      "Problems  are logged, but emailed to no one: set SUPPORT_EMAIL, or the admin's address in Settings\n",
    );
    expect(service.output()).toContain('Limits    on (this');
    expect(service.output()).toContain(
      `Payments  off, because there are no Stripe keys: professionals stop at ${freePlan.reviews} reviews (PLANS=off ends all limits)\n`,
    );
    expect(service.output()).not.toContain('shown at');
    expect((await fetch(`${service.url}/dev/mail`)).status).toBe(404);
  });

  test('names unknown variables of the file of settings, and goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'goodword-process-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'settings');
    writeFileSync(file, 'SMPT_URL=smtp://ann:secret@smtp.example\nPLAN=off\n');
    const service = await startProcess({ options: [`--env-file=${file}`] });
    expect(service.output()).toContain(`${file} has SMPT_URL, which does nothing: did you mean SMTP_URL?\n`);
    expect(service.output()).toContain(`${file} has PLAN, which does nothing: did you mean PLANS?\n`);
    expect(service.output()).not.toContain('secret@');
  });

  test('tries the mail server without waiting for it', async () => {
    const SMTP_URL = 'smtp://127.0.0.1:9';
    const service = await startProcess({ env: { SMTP_URL } });
    expect(service.output()).toContain('Mail      SMTP server 127.0.0.1:9\n');
    await expect
      .poll(service.output)
      .toContain("SMTP server 127.0.0.1:9 can't be used (ESOCKET ECONNREFUSED): check SMTP_URL");
  });

  test('creates the admin password only when the start succeeds', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'goodword-process-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const PORT = await takenPort();
    const failed = launchProcess({ env: { DATA_DIR, PORT } });
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toBe(
      `PORT ${PORT} is already in use on HOST 127.0.0.1: stop the other process, or choose another port\n`,
    );
    const service = await startProcess({ env: { DATA_DIR } });
    const [, password] = /password (\S+) \(shown only this once\)/.exec(service.output()) ?? [];
    expect((await post(service, '/api/auth/login', { username: 'admin', password })).status).toBe(200);
  });

  test('reports whether ADMIN_PASSWORD applies and what a new value has revoked', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'goodword-process-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    for (const [ADMIN_PASSWORD, line] of [
      ['the first one', 'password from ADMIN_PASSWORD\n'],
      [
        'the second one',
        'password changed to the new ADMIN_PASSWORD; earlier sessions, passkeys and emailed links',
      ],
    ] as const) {
      const service = await startProcess({ env: { DATA_DIR, ADMIN_PASSWORD } });
      expect(service.output()).toContain(line);
      service.process.kill('SIGTERM');
      await service.ended;
    }
  });

  test.for([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is not an address of this machine'],
    [{ DATA_DIR: '/dev/null' }, 'DATA_DIR must be a writable folder, and /dev/null is not: ENOTDIR'],
    [{ DATA_DIR: '/proc/goodword' }, 'DATA_DIR must be a writable folder, and /proc/goodword is not: ENOENT'],
    [
      { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:9/goodword' },
      'DATABASE_URL: cannot connect to PostgreSQL 127.0.0.1:9/goodword: connect ECONNREFUSED 127.0.0.1:9',
    ],
  ] as const)('fails with one line that names the invalid variable: %o', async ([env, line]) => {
    const service = launchProcess({ env });
    expect(await service.ended).toBe(1);
    const [firstLine = '', ...more] = service.output().trim().split('\n');
    expect(more).toEqual([]);
    expect(firstLine.slice(0, line.length)).toBe(line);
  });
});

async function takenPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : '');
}

function post(service: ServiceProcess, path: string, body: unknown): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
