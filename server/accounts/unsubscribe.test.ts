import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { BODY_MAX } from '#server/http/server.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const MULTIPART = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`;

/** Head without the first line, and body, as mail programs and others may send them. */
const requests: [string, string[], string][] = [
  ['a form', ['Content-Type: application/x-www-form-urlencoded'], ONE_CLICK],
  ['multipart/form-data', ['Content-Type: multipart/form-data; boundary=b'], MULTIPART],
  ['JSON', ['Content-Type: application/json'], '{"List-Unsubscribe":"One-Click"}'],
  ['a body that is not the JSON it is called', ['Content-Type: application/json'], ONE_CLICK],
  ['nothing', [], ''],
  ['a body without a type', [], ONE_CLICK],
  ['a malformed type', ['Content-Type: ;;=one click'], ONE_CLICK],
  ['a compressed body', ['Content-Type: text/plain', 'Content-Encoding: gzip'], '\x1f\x8b'],
  ['chunks', ['Content-Type: text/plain', 'Transfer-Encoding: chunked'], `1a\r\n${ONE_CLICK}\r\n0\r\n\r\n`],
  ['Expect: 100-continue', ['Expect: 100-continue', 'Content-Type: text/plain'], ONE_CLICK],
  ['a larger body', ['Content-Type: application/x-www-form-urlencoded'], 'a'.repeat(4 * BODY_MAX)],
  ['a cross-site form', ['Sec-Fetch-Site: cross-site', 'Origin: https://webmail.example'], ONE_CLICK],
  ['cookies of an old session', [`Cookie: session=${'x'.repeat(43)}`], ONE_CLICK],
];

describe('One-click unsubscribe works whatever its body:', () => {
  test.for(requests)('%s', async ([, head, body]) => {
    const { post, frequency } = await open();
    expect(await frequency()).toBe('each');
    for (let time = 0; time < 2; time += 1) {
      expect(await post(head, body)).toMatch(/^(HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 200 /);
      expect(await frequency()).toBe('none');
    }
  });

  test('a body that never ends', async () => {
    const { post, frequency } = await open();
    expect(await post(['Content-Type: text/plain', 'Content-Length: 1000000'], 'a')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    expect(await frequency()).toBe('none');
  });
});

test('Opening the link, looking at it or another method unsubscribes from nothing', async () => {
  const { app, path, frequency } = await open();
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) await app.visitor().send(method, path);
  expect(await frequency()).toBe('each');
});

test('An unknown token gets a page that says so, whatever its body', async () => {
  const { app, post } = await open('/unsubscribe?token=unknown');
  for (const [, head, body] of requests)
    expect(await post(head, body)).toMatch(/HTTP\/1\.1 404 [\s\S]*t valid<\/h1>/);
  for (const token of ['x'.repeat(22), '%00', 'a%00b', ''])
    expect([token, (await app.visitor().get(`/unsubscribe?token=${token}`)).status]).toEqual([token, 404]);
});

test('Another site can’t turn review mails on again', async () => {
  const { app, path, post, frequency } = await open();
  await post([], ONE_CLICK);
  for (const way of ['/undo', '/daily']) {
    const answer = await app.visitor().send('POST', path.replace('?', `${way}?`), {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  }
  expect(await frequency()).toBe('none');
});

async function open(unknownPath?: string) {
  const app = await startApp();
  const { user } = await app.professional();
  const account = () =>
    app.service.deps.db
      .selectFrom('users')
      .select(['unsubscribe_token as token', 'review_mails as frequency'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
  const path = unknownPath ?? `/unsubscribe?token=${(await account()).token}`;
  return {
    app,
    path,
    frequency: async () => (await account()).frequency,
    /** @returns the whole answer. */
    async post(head: string[], body: string): Promise<string> {
      const { hostname, host, port } = new URL(app.url);
      const hasLength = head.some((line) => /^(Content-Length|Transfer-Encoding):/.test(line));
      const length = hasLength || body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
      const lines = [`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...head, ...length];
      const socket = connect(Number(port), hostname);
      socket.setEncoding('latin1');
      const answer = new Promise<string>((resolve, reject) => {
        let received = '';
        socket.on('data', (chunk) => {
          received += chunk;
          // While the body goes on, so does the connection.
          if (received.includes('</html>')) resolve(received);
        });
        socket.on('close', () => resolve(received));
        socket.on('error', reject);
      });
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
      return answer.finally(() => socket.destroy());
    },
  };
}
