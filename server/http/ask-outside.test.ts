import { createSocket } from 'node:dgram';
import { promises as dns } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import ipaddr from 'ipaddr.js';
import { expect, onTestFinished, test } from 'vitest';
import { askOutside, ForbiddenAddressError, isUrlAllowed } from './ask-outside.ts';

const post = (url: string, resolver?: dns.Resolver, allowLoopback = false) =>
  askOutside(
    { method: 'POST', url: new URL(url), headers: {}, body: Buffer.alloc(0), allowLoopback },
    resolver,
  );

test('Only https URLs on the usual port, without a password, of public addresses are allowed', () => {
  const isAllowed = (url: string) => isUrlAllowed(new URL(url), false);
  for (const url of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://93.184.216.34/abc',
    'https://[2606:2800:220:1::1]/abc',
  ])
    expect([url, isAllowed(url)]).toEqual([url, true]);
  for (const url of [
    'http://push.example/abc',
    'https://push.example:8443/abc',
    'https://user:password@push.example/abc',
    'https://localhost/abc',
    'https://intranet/abc',
    'https://intranet./abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://10.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://224.0.0.1/abc',
    'https://[::1]/abc',
    'https://[fd00::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
  ])
    expect([url, isAllowed(url)]).toEqual([url, false]);
});

/** 127.0.0.1 or 10.0.0.1, in each way that IPv6 embeds an IPv4 address. */
const embedded = {
  'IPv4-compatible': '::7f00:1',
  'IPv4-mapped': '::ffff:a00:1',
  NAT64: '64:ff9b::a00:1',
  'local NAT64': '64:ff9b:1::a00:1',
  '6to4': '2002:a00:1::1',
  Teredo: '2001:0:4136:e378:8000:63bf:f5ff:fffe',
  ISATAP: '2606:2800:220:1:0:5efe:a00:1',
};

test.for(Object.entries(embedded))(
  'A private address embedded as %s is refused in URLs and in DNS answers',
  async ([, address]) => {
    expect(isUrlAllowed(new URL(`https://[${address}]/abc`), false)).toBe(false);
    const resolver = await resolverThatAnswers(['93.184.216.34', address]);
    await expect(post('https://push.example/abc', resolver)).rejects.toThrow(ForbiddenAddressError);
  },
);

test('On a developer’s machine loopback addresses are allowed, and no other private ones', () => {
  expect(isUrlAllowed(new URL('http://localhost:4000/abc'), true)).toBe(true);
  expect(isUrlAllowed(new URL('http://127.0.0.1:4000/abc'), true)).toBe(true);
  expect(isUrlAllowed(new URL('http://10.0.0.1/abc'), true)).toBe(false);
  expect(isUrlAllowed(new URL('https://10.0.0.1/abc'), true)).toBe(false);
});

test('A name with a private address, even one of several, is refused without a connection', async () => {
  const inside = createTcpServer();
  const reached: unknown[] = [];
  inside.on('connection', (socket) => reached.push(socket.destroy()));
  inside.listen(0, '127.0.0.1');
  await once(inside, 'listening');
  onTestFinished(() => void inside.close());

  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '192.168.0.7']]) {
    const resolver = await resolverThatAnswers(addresses);
    await expect(post('https://push.example/abc', resolver)).rejects.toThrow(ForbiddenAddressError);
  }
  expect(reached).toEqual([]);
});

test('What was asked arrives, and the answer’s status and delay return, and its body after a GET', async () => {
  const bodies: string[] = [];
  const url = await serve(async (request, reply) => {
    const body = await text(request);
    bodies.push(body);
    reply.writeHead(429, { 'retry-after': '7' });
    reply.end(`${request.method} ${request.headers['x-test']} ${body}`);
  });
  const ask = { url, headers: { 'x-test': 'yes' }, allowLoopback: true };
  const answer = { status: 429, retryAfter: '7' };
  expect(await askOutside({ ...ask, method: 'GET' })).toEqual({ ...answer, body: 'GET yes ' });
  const posted = await askOutside({ ...ask, method: 'POST', body: Buffer.from('“Hi”') });
  expect(posted).toEqual({ ...answer, body: '' });
  expect(bodies).toEqual(['', '“Hi”']);
});

test('A redirect is not followed', async () => {
  const paths: (string | undefined)[] = [];
  const url = await serve((request, reply) => {
    paths.push(request.url);
    reply.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await get(url)).toMatchObject({ status: 302 });
  expect(paths).toEqual(['/']);
});

test('Of an endless answer, the first 64 KB are read, and the connection is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await serve((_, reply) => {
    const fill = () => {
      while (reply.write('x'.repeat(10_000)));
    };
    reply.on('drain', fill).on('close', closed.resolve);
    fill();
  });
  expect(await get(url)).toMatchObject({ status: 200, body: 'x'.repeat(65_536) });
  await closed.promise;
});

test('An answer that drips holds a GET for 5 s and a POST not at all, and its status counts', async () => {
  const url = await serve((_, reply) => {
    reply.write('drip');
    const dripping = setInterval(() => reply.write('.'), 1_000);
    reply.on('close', () => clearInterval(dripping));
  });
  const start = performance.now();
  const posted = await post(url.href, undefined, true);
  expect([posted.status, performance.now() - start < 4_900]).toEqual([200, true]);
  expect(await get(url)).toMatchObject({ status: 200, body: expect.stringMatching(/^drip\.+$/) });
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('A status counts even if the connection then breaks, and an unusable answer is an error', async () => {
  const hangsUp = await serve((_, reply) => {
    reply.writeHead(503, { 'content-length': 100 }).write('half');
    setTimeout(() => reply.destroy(), 100);
  });
  expect(await get(hangsUp)).toMatchObject({ status: 503, body: 'half' });
  const switches = await serve(({ socket }) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
  });
  await expect(get(switches)).rejects.toThrow('No answer');
  const garbles = await serve(({ socket }) => void socket.end('Hello'));
  await expect(get(garbles)).rejects.toThrow();
});

const get = (url: URL) => askOutside({ method: 'GET', url, headers: {}, allowLoopback: true });

async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** A DNS server with the same addresses for every name. */
async function resolverThatAnswers(addresses: string[]): Promise<dns.Resolver> {
  const server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5;
    const isV4 = question.readUInt16BE(end - 4) === 1;
    const answers = addresses
      .map((each) => ipaddr.parse(each))
      .filter((each) => (each.kind() === 'ipv4') === isV4);
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x81_80, 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    const records = answers.map((each) => {
      const bytes = each.toByteArray();
      return Buffer.from([0xc0, 12, 0, isV4 ? 1 : 28, 0, 1, 0, 0, 0, 1, 0, bytes.length, ...bytes]);
    });
    server.send(Buffer.concat([head, question.subarray(12, end), ...records]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const resolver = new dns.Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${(server.address() as AddressInfo).port}`]);
  return resolver;
}
