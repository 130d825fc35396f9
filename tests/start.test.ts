import { describe, expect, test } from 'vitest';
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

  test('says that a HOST which other machines can reach makes it public, and closes the mailbox', async () => {
    const service = await startProcess({ env: { HOST: '0.0.0.0' } });
    expect(service.output()).toContain(
      `HOST 0.0.0.0 can be reached from other machines, so this service counts as public although APP_URL is ${service.url}`,
    );
    expect(service.output()).toContain('Limits  on;');
    expect(service.output()).toContain('Money   not taken');
    expect(service.output()).not.toContain('to be read at');
    expect((await fetch(`${service.url}/dev/mail`)).status).toBe(404);
  });

  test.for([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    [
      { APP_URL: 'https://goodword.example/app' },
      'APP_URL must have no path, query, fragment or user name, as in https://goodword.example',
    ],
    [{ WEB_CONCURRENCY: 'many' }, 'WEB_CONCURRENCY must be a number of processes from 1 to 32'],
    [
      { WEB_CONCURRENCY: '2' },
      'WEB_CONCURRENCY must be 1 without DATABASE_URL: one process writes to the embedded database',
    ],
  ] as const)(
    'stops with one line that names the variable where a value is wrong: %o',
    async ([env, line]) => {
      const service = launchProcess({ env });
      expect(await service.ended).toBe(1);
      expect(service.output().trim()).toBe(line);
    },
  );
});

function post(service: ServiceProcess, path: string, body: unknown): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
