import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { insertLongList } from './long-list.ts';
import { launch, skipUnlessInstalled, waitForPort } from './programs.ts';
import { temporaryFolder } from './temporary-disks.ts';

/* Tests the proxy configurations of deploy/ on free ports with a self-signed certificate. */

const HOST = 'goodword.example';
/** Visitors use other loopback addresses than the proxy, which is 127.0.0.1. */
const [VISITOR, ANOTHER] = ['127.0.0.5', '127.0.0.6'];
const METRICS_TOKEN = 'a token for the scraper';
const configurations = { nginx: configureNginx, caddy: configureCaddy } as const;
type Name = keyof typeof configurations;

describe.for<Name>(['nginx', 'caddy'])('Behind %s,', (name) => {
  beforeEach((context) => skipUnlessInstalled(context, name));

  test('people sign in over TLS and get the service’s responses unchanged', async () => {
    const dataDir = temporaryFolder();
    const long = await insertLongList({ dataDir, databaseUrl: null });
    const site = await startBehind(name, { DATA_DIR: dataDir });

    const secure = (options: ConnectionOptions) => handshake(site, options);
    expect(await secure({ ALPNProtocols: ['h2', 'http/1.1'] })).toEqual(['TLSv1.3', 'h2']);
    expect((await secure({ maxVersion: 'TLSv1.2' }))[0]).toBe('TLSv1.2');
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(secure(old)).rejects.toThrow(/protocol version|handshake/i);

    const sentOn = await site.ask('GET', '/pricing?plan=annual', { isPlain: true });
    expect([sentOn.status, sentOn.headers.location]).toEqual([301, `https://${HOST}/pricing?plan=annual`]);
    const call = await site.ask('POST', '/api/auth/login', { isPlain: true, body: {} });
    expect(call).toMatchObject({ status: 403, text: '{"message":"Please use https"}' });
    expect(call.headers.location).toBeUndefined();

    const ana = newRegistration();
    const registered = await site.ask('POST', '/api/auth/register', { body: ana });
    expect(registered.status).toBe(201);
    expect(registered.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.+; Secure/);
    const { id } = JSON.parse(registered.text);
    const signedIn = await site.ask('POST', '/api/auth/login', {
      body: { username: ana.username, password: ana.password },
    });
    const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const me = await site.ask('GET', '/api/auth/me', { headers: { cookie } });
    expect([me.status, JSON.parse(me.text).id, me.headers['cache-control']]).toEqual([200, id, 'no-store']);

    // Two megabytes, in a request that may be larger than others.
    const items = Array.from({ length: 500 }, () => ({ words: 'x'.repeat(4_000), source: 'other' }));
    const imported = await site.ask('POST', '/api/earlier-praise/import', {
      headers: { cookie },
      body: { items },
    });
    expect([imported.status, imported.text]).toEqual([201, '{"added":500}']);

    const page = await site.ask('GET', `/review/${id}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await site.ask('GET', '/sw.js')).headers['cache-control']).toBe('no-cache');
    const head = await site.ask('HEAD', `/review/${id}`);
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
    expect((await site.ask('POST', '/api/reviews/submit', { body: newReview(id) })).status).toBe(201);
    const ofLong = { cookie: `__Host-${long.cookie}` };
    const whole = await site.ask('GET', '/api/reviews', { headers: ofLong });
    expect([whole.status, JSON.parse(whole.text).length]).toEqual([200, 20_000]);
    const figures = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await site.ask('GET', '/metrics', { headers: figures })).status).toBe(404);
  });

  test('rate limits apply to one visitor, not to all visitors of the proxy', async () => {
    const site = await startBehind(name);
    const guess = (from: string, forged: string) =>
      site.ask('POST', '/api/auth/login', {
        from,
        headers: { 'x-forwarded-for': forged },
        body: { username: 'nobody', password: 'a wrong password' },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await guess(VISITOR, `10.0.0.${i}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const refused = await guess(VISITOR, ANOTHER);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await guess(ANOTHER, VISITOR)).status).toBe(401);
    expect(site.service.output()).toContain(`"ip":"${VISITOR}"`);
    expect(site.service.output()).not.toContain('10.0.0.');
  });

  test('oversized requests are refused, and an unavailable service gives 503', async () => {
    const site = await startBehind(name);
    const comment = 'x'.repeat(40 * 1024);
    const body = await site.ask('POST', '/api/reviews/submit', { body: { ...newReview(1), comment } });
    expect([body.status, body.headers['content-type']]).toEqual([413, 'application/json; charset=utf-8']);
    for (const kilobytes of [7, 12, 15, 17, 20, 28, 60]) {
      // Spread over several headers, since proxies limit the length of one.
      const count = Math.ceil(kilobytes / 7);
      const text = 'x'.repeat((kilobytes * 1024) / count);
      const headers = Object.fromEntries(Array.from({ length: count }, (_, i) => [`x-part-${i}`, text]));
      const { status } = await site.ask('GET', '/healthz', { headers });
      expect([kilobytes, status]).toEqual([kilobytes, kilobytes < 16 ? 200 : expect.toBeOneOf([400, 431])]);
    }

    await site.stopService();
    const away = await site.ask('GET', '/');
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    await startProcess({ env: site.env });
    await expect.poll(async () => (await site.ask('GET', '/')).status, { timeout: 10_000 }).toBe(200);
  });

  test('no log contains a query, token or Referer, even while the service is down', async () => {
    const site = await startBehind(name);
    const headers = { referer: `https://${HOST}/?secret-5` };
    const visit = async () => {
      for (const path of [
        '/reset-password?token=secret-1',
        '/for/secret-2',
        '/reply/secret-6',
        '/%66or/secret-3',
        '/?secret-4',
      ])
        for (const isPlain of [false, true]) await site.ask('GET', path, { headers, isPlain });
    };
    await visit();
    await site.stopService();
    await visit();
    expect(site.logs()).not.toContain('secret');
  });
});

test('nginx allows 128 concurrent requests per address without affecting other addresses', async (context) => {
  skipUnlessInstalled(context, 'nginx');
  const site = await startBehind('nginx');
  const answers: string[] = [];
  // Announces a body that never comes.
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${HOST}\r\ncontent-length: 9\r\n\r\n`;
  for (let count = 0; count < 138; count += 1) {
    const options = { host: '127.0.0.1', port: site.port, localAddress: VISITOR };
    const socket = connect(
      { ...options, servername: HOST, ca: site.certificate } as ConnectionOptions,
      () => {
        socket.write(head);
      },
    );
    socket.once('data', (answer) => answers.push(answer.toString().slice(0, 12)));
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
  }
  await expect.poll(() => answers.length, { timeout: 8_000 }).toBe(10);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 429']));
  expect((await site.ask('GET', '/', { from: ANOTHER })).status).toBe(200);
});

type Site = Awaited<ReturnType<typeof startBehind>>;

interface Asking {
  headers?: Record<string, string>;
  body?: unknown;
  from?: string;
  /** Uses the port without TLS. */
  isPlain?: boolean;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Places {
  folder: string;
  plainPort: number;
  tlsPort: number;
  servicePort: string;
}

async function startBehind(name: Name, more: Record<string, string> = {}) {
  const env = {
    PORT: String(await freePort()),
    DATA_DIR: temporaryFolder(),
    APP_URL: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN,
    LOG_LEVEL: 'info',
    ...more,
  };
  const service = await startProcess({ env });
  const folder = temporaryFolder();
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const places = { folder, plainPort, tlsPort, servicePort: env.PORT };
  const proxy = launch(name, configurations[name](places), folder);
  await waitForPort(tlsPort, proxy);

  return {
    service,
    env,
    port: tlsPort,
    certificate,
    async stopService(): Promise<void> {
      service.process.kill('SIGTERM');
      await service.ended;
    },
    /** Output and log files of the proxy. */
    logs: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .reduce((text, name) => text + readFileSync(join(folder, name), 'utf8'), proxy.output()),
    ask(
      method: string,
      path: string,
      { headers = {}, body, from = VISITOR, isPlain = false }: Asking = {},
    ): Promise<Answer> {
      const options = {
        host: '127.0.0.1',
        port: isPlain ? plainPort : tlsPort,
        localAddress: from,
        servername: HOST,
        ca: certificate,
        agent: false,
        method,
        path,
        headers: {
          host: HOST,
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      } as const;
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const call = (isPlain ? overHttp : overTls)(options, async (answer) => {
        const text = (await buffer(answer)).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
      call.once('error', reject);
      call.end(body === undefined ? undefined : JSON.stringify(body));
      return promise;
    },
  };
}

/** deploy/nginx.conf with other ports, certificate and folders. */
function configureNginx({ folder, plainPort, tlsPort, servicePort }: Places): string[] {
  const site = changed(readFileSync('deploy/nginx.conf', 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tlsPort} ssl http2;`],
    ['  listen [::]:443 ssl http2;\n', ''],
    [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, join(folder, 'certificate.pem')],
    [`/etc/letsencrypt/live/${HOST}/privkey.pem`, join(folder, 'key.pem')],
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${servicePort} `],
  ]).replaceAll('/var/log/nginx/', `${folder}/`);
  writeFileSync(join(folder, 'site.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
  const main = `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${join(folder, 'site.conf')};\n}\n`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main);
  return ['-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
}

/** deploy/Caddyfile with other ports and certificate. */
function configureCaddy({ folder, plainPort, tlsPort, servicePort }: Places): string[] {
  const certificate = `tls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    changed(readFileSync('deploy/Caddyfile', 'utf8'), [
      ['{\n\tservers {', `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${tlsPort}\n\tservers {`],
      [`\n{$DOMAIN:${HOST}} {`, `\n${HOST} {\n\tbind 127.0.0.1\n\t${certificate}`],
      [`\nhttp://{$DOMAIN:${HOST}} {`, `\nhttp://${HOST} {\n\tbind 127.0.0.1`],
      ['reverse_proxy {$UPSTREAM:127.0.0.1:3000} ', `reverse_proxy 127.0.0.1:${servicePort} `],
    ]),
  );
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

function changed(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, () => to);
  }, text);
}

function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  // The proxy runs as another user.
  chmodSync(key, 0o644);
  return readFileSync(certificate, 'utf8');
}

/** @returns the TLS version and the ALPN protocol. */
function handshake(
  { port, certificate }: Site,
  options: ConnectionOptions,
): Promise<(string | null | false)[]> {
  const { promise, resolve, reject } = Promise.withResolvers<(string | null | false)[]>();
  const socket = connect({ host: '127.0.0.1', port, servername: HOST, ca: certificate, ...options });
  socket.once('error', reject);
  socket.once('secureConnect', () => {
    resolve([socket.getProtocol(), socket.alpnProtocol]);
    socket.destroy();
  });
  return promise;
}
