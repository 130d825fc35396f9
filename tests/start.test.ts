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

  test('stops with one line that names the variable where a value is wrong', async () => {
    const service = launchProcess({ env: { LOG_LEVEL: 'loud' } });
    expect(await service.ended).toBe(1);
    expect(service.output().trim()).toBe(
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    );
  });
});

function post(service: ServiceProcess, path: string, body: unknown): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
