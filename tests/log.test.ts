import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { type ServiceProcess, startProcess } from './service-process.ts';

test('The log records refused requests, without passwords, tokens, cookies, email addresses or review content', async () => {
  const service = await startProcess({ env: { LOG_LEVEL: 'trace' } });
  const ana = newRegistration({ fullName: 'Secret-Name', password: 'secret-password-1' });
  const registered = await post(service, '/api/auth/register', ana);
  const { id } = await registered.json();
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await post(service, '/api/auth/login', { username: ana.username, password: 'secret-password-2' });
  await post(service, '/api/workplaces', { name: '' }, { cookie });
  await post(service, '/api/reviews/submit', newReview(id, { comment: 'secret words', customerName: '' }));
  await post(service, '/api/reviews/submit', newReview(id, { comment: 'secret words' }));
  await post(service, '/api/auth/forgot-password', { email: ana.email });
  await post(service, '/api/auth/reset-password', {
    token: 'secret-token-1',
    newPassword: 'secret-password-3',
  });
  await fetch(`${service.url}/unsubscribe?token=secret-token-2`);
  await fetch(`${service.url}/reset-password?token=secret-token-3`);
  for (const path of ['for', 'FOR', '%66or', '%ff/for', 'x/for', 'r', 'R', '%72']) {
    await fetch(`${service.url}/${path}/secret-token-4/%`, { headers: { accept: 'text/html' } });
    await fetch(`${service.url}/${path}/secret-token-5`, { method: 'POST' });
  }
  await fetch(`${service.url}/reviews?search=secret-search`, { headers: { cookie } });
  await fetch(`${service.url}/api/reviews?search=${'secret-search'.repeat(9)}`, { headers: { cookie } });
  await fetch(`${service.url}/api/admin/users?search=secret-search`, { headers: { cookie } });
  await expect.poll(() => resetLink(service.dataDir), { timeout: 10_000 }).toMatch(/^[\w-]{43}$/);
  // Wait until the last log line has arrived.
  await expect.poll(service.output, { timeout: 10_000 }).toContain('"url":"/api/admin/users"');

  const log = service.output().slice(service.output().indexOf('Data '));
  const [, token = ''] = cookie.split('=');
  expect(token).toHaveLength(43);
  for (const secret of ['secret', 'Secret', token, resetLink(service.dataDir), ana.email, ana.username]) {
    expect(log).not.toContain(secret);
  }

  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  const line = (method: string, url: string) => ({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    req: { method, url, ip: '127.0.0.1' },
  });
  const refused = { msg: 'request refused' };
  expect(lines).toEqual(
    expect.arrayContaining(
      [
        { ...line('POST', '/api/auth/register'), account: id, msg: 'session started' },
        {
          ...line('POST', '/api/auth/login'),
          ...refused,
          status: 401,
          reason: 'Invalid username or password',
        },
        { ...line('GET', '/api/admin/users'), ...refused, account: id, status: 403 },
      ].map((each) => expect.objectContaining(each)),
    ),
  );
});

test('The log warns once about a proxy missing from TRUST_PROXY, and not about a listed one', async () => {
  const visit = async (TRUST_PROXY: string) => {
    const service = await startProcess({ env: { RATE_LIMITS: 'on', TRUST_PROXY } });
    for (let i = 1; i <= 3; i += 1)
      await fetch(service.url, { headers: { 'x-forwarded-for': `203.0.113.${i}` } });
    service.process.kill('SIGTERM');
    await service.ended;
    return service.output().match(/Requests forwarded by .+ are limited as one visitor.+TRUST_PROXY/g);
  };
  expect(await visit('10.0.0.0/8')).toEqual([expect.stringContaining('forwarded by 127.0.0.1 are')]);
  expect(await visit('127.0.0.1')).toBeNull();
});

function post(service: ServiceProcess, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Empty until the reset mail has been written. */
function resetLink(dataDir: string): string {
  const folder = join(dataDir, 'mail');
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r\n/g, ''));
  const [, token = ''] =
    mails.map((mail) => /reset-password\?token=(?:3D)?([\w-]+)/.exec(mail)).find(Boolean) ?? [];
  return token;
}
