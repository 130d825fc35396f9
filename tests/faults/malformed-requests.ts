type Random = () => number;

export const shapes = [
  'random bytes',
  'a TLS handshake',
  'an unknown method',
  'an unknown version',
  'no host',
  'two hosts',
  'two Content-Length headers',
  'Content-Length and chunks',
  'bad chunks',
  'broken headers',
  'oversized headers',
  'an overlong URL',
  'an invalid URL',
  'broken JSON',
  'an unsupported content type',
  'a truncated request',
] as const;
export type Shape = (typeof shapes)[number];

const paths = [
  '/',
  '/api/reviews/submit',
  '/api/auth/login',
  '/api/users/2',
  '/review/2',
  '/qr',
  '/avatar',
  '/sw.js',
];

/** @returns the bytes of the request as Latin-1. */
export function malformed(shape: Shape, random: Random): string {
  const number = (below: number) => Math.floor(random() * below);
  const one = <Value>(values: readonly Value[]) => values[number(values.length)] as Value;
  const bytes = (length: number) => String.fromCharCode(...Array.from({ length }, () => number(256)));
  const path = one(paths);
  const post = (headers: string, body: string, to = path) =>
    `POST ${to} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;
  const json = (body: string) =>
    post(
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
      body,
      one(paths.slice(1, 3)),
    );

  switch (shape) {
    case 'random bytes':
      return bytes(1 + number(2_000));
    case 'a TLS handshake':
      return `\x16\x03${String.fromCharCode(number(4))}${bytes(200)}`;
    case 'an unknown method':
      return `${one(['BREW', 'TRACE', 'CONNECT', 'get', 'PROPFIND', bytes(5)])} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    case 'an unknown version':
      return `GET ${path} HTTP/${number(10)}.${number(10)}${one(['', '9', 'x'])}\r\nHost: a\r\nConnection: close\r\n\r\n`;
    case 'no host':
      return `${one(['GET', 'POST'])} ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`;
    case 'two hosts':
      return `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: ${one(['a', 'b', ''])}\r\nConnection: close\r\n\r\n`;
    case 'two Content-Length headers':
      return post(`Content-Length: ${number(9)}\r\nContent-Length: ${number(9)}\r\n`, '{}');
    case 'Content-Length and chunks':
      return post(
        `Content-Length: ${number(9)}\r\nTransfer-Encoding: ${one(['chunked', 'xchunked', 'chunked, identity'])}\r\n`,
        '0\r\n\r\n',
      );
    case 'bad chunks':
      return post(
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
        `${one(['zz', '-1', 'ffffffffffffffff', '5'])}\r\n${bytes(3)}\r\n`,
      );
    case 'broken headers':
      return `GET ${path} HTTP/1.1\r\nHost: a\r\n${one(['no colon', ': no name', `X: ${bytes(20)}`, 'Cookie: =;;session', ' folded: x', `Cookie: session=${bytes(60)}`])}\r\nConnection: close\r\n\r\n`;
    case 'oversized headers':
      return `GET ${path} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(15_000 + number(10_000))}\r\nConnection: close\r\n\r\n`;
    case 'an overlong URL':
      return `GET ${path}?${'a=1&'.repeat(2_000 + number(1_500))} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    case 'an invalid URL':
      return `GET ${one(['/%', '/api/users/%zz', '//', '*', 'http://[', '/..%2f..%2fetc/passwd', `/review/%ff%fe`, '/qr?data=%', '/avatar?name=%E0%A4%A', '\\', '/review/1/%00'])} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    case 'broken JSON': {
      const whole = JSON.stringify({ userId: 2, rating: 5, comment: 'A good word', customerName: 'Maria' });
      return json(
        one([
          whole.slice(0, number(whole.length)),
          `${whole}}`,
          bytes(50),
          '['.repeat(5_000),
          '{"a":'.repeat(3_000),
          '1e999',
          'NaN',
          '"\\ud800"',
          '{"__proto__":{}}',
        ]),
      );
    }
    case 'an unsupported content type':
      return post(
        `Content-Type: ${one(['text/plain', 'application/xml', 'multipart/form-data', 'application/jso\xff', 'x', ''])}\r\nContent-Length: 3\r\n`,
        'a=1',
        '/api/reviews/submit',
      );
    case 'a truncated request': {
      const whole = json(
        JSON.stringify({ userId: 2, rating: 5, comment: 'A good word', customerName: 'Maria' }),
      );
      return whole.slice(0, number(whole.length - 1));
    }
  }
}
