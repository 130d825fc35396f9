import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFact } from '#server/system/service-facts.ts';
import { findProgram } from '#tests/find-program.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailSink } from '#tests/mail-sink.ts';
import { environmentOf, startApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { judgeVersion, ok, warning } from './finding.ts';

test('doctor finds nothing wrong with a running service, sends no email, and fails when the mail server is gone', async () => {
  const sink = await startMailSink();
  const app = await startApp();
  const env = { ...environmentOf(app), APP_URL: app.url };
  const fine = await runCommand(['doctor'], { ...env, SMTP_URL: sink.url });
  expect(fine.stdout).toContain(`ok       address     ${app.url} answers with version`);
  expect(fine.stdout).toContain('ok       database ');
  expect(fine.stdout).toContain('ok       disk ');
  expect([fine.status, fine.stderr, fine.stdout.includes('failed')]).toEqual([0, '', false]);
  expect(sink.received).toEqual([]);

  await sink.close();
  const broken = await runCommand(['doctor', '--json'], { ...env, SMTP_URL: sink.url });
  expect(broken.status).toBe(1);
  const findings: { check: string; verdict: string; text: string }[] = JSON.parse(broken.stdout);
  expect(findings.filter(({ verdict }) => verdict !== 'ok')).toEqual([
    {
      check: 'mail',
      verdict: 'failed',
      text: `SMTP_URL: Connecting failed: connect ECONNREFUSED 127.0.0.1:${sink.port}`,
    },
  ]);
});

test('doctor says what a public installation lacks', async () => {
  const app = await startApp();
  const { stdout, status } = await runCommand(['doctor'], {
    ...environmentOf(app),
    APP_URL: 'https://goodword.invalid',
  });
  expect(status).toBe(1);
  for (const line of [
    "failed   address     APP_URL: goodword.invalid doesn't resolve",
    'failed   mail        emails are only written to',
    'warning  plans       PLANS is on without Stripe',
    "warning  operator    visitors can't see who runs this: set LEGAL_NAME",
    'warning  support     visitors are told to write to support@goodword.invalid',
    'warning  backup      none yet',
  ])
    expect(stdout).toContain(line);
});

test('doctor tells of a newer release, as long as UPDATE_CHECK is on', async () => {
  const app = await startApp();
  const { db, clock } = app.service.deps;
  const release = { version: '9999.0.0', security: true, date: '2026-12-01' };
  await writeFact(db, 'update: newest', JSON.stringify(release), clock());
  await writeFact(db, 'update: security', release.version, clock());
  const check = async (UPDATE_CHECK: string) => {
    const env = { ...environmentOf(app), APP_URL: app.url, UPDATE_CHECK };
    return (await runCommand(['doctor'], env)).stdout;
  };
  expect(await check('on')).toContain(
    'warning  update      Version 9999.0.0 is out. It fixes a security problem.\n',
  );
  expect(await check('off')).not.toContain('9999.0.0');
});

test('doctor says how old a version is, from the 60th day on', () => {
  const on = (day: string) => judgeVersion({ version: '1.0.0', commit: '0123456' }, new Date(day));
  expect(on('2027-01-26')).toEqual(ok('version', `1.0.0 (0123456), Node.js ${process.versions.node}`));
  expect(on('2027-03-28')).toEqual(
    warning(
      'version',
      `1.0.0 (0123456), Node.js ${process.versions.node}. This version is 120 days old: look for a newer one`,
    ),
  );
});

test.for([
  [{}, ['database']],
  [{ DATABASE_URL: 'postgres://ann:x@127.0.0.1:9/goodword' }, ['database']],
  [{ APP_URL: 'https://localhost:9' }, ['address', 'database']],
  [{ APP_URL: 'https://goodword.invalid', SMTP_URL: 'smtp://127.0.0.1:9' }, ['address', 'mail', 'database']],
] as const)('Before the first start, doctor has one finding for each cause: %j', async ([env, causes]) => {
  const DATA_DIR = join(temporaryFolder(), 'new');
  const { stdout } = await runCommand(['doctor', '--json'], {
    ...{ DATA_DIR, PORT: String(await freePort()) },
    ...env,
  });
  const findings: { check: string; verdict: string }[] = JSON.parse(stdout);
  const failures = findings.filter(({ verdict }) => verdict === 'failed');
  expect(failures.map(({ check }) => check)).toEqual(causes);
});

test('doctor says that the service is not running, and once', async () => {
  const app = await startApp();
  const { stdout } = await runCommand(['doctor'], { ...environmentOf(app), PORT: String(await freePort()) });
  expect(stdout.match(/^failed .+$/gm)).toEqual([
    expect.stringMatching(/^failed {3}service {5}doesn't answer at http:\/\/127\.0\.0\.1:\d+: start it$/),
  ]);
});

test('doctor names an unknown variable of the file of settings, also beside one that is invalid', async () => {
  const file = join(temporaryFolder(), 'settings');
  writeFileSync(file, '\uFEFFSMPT_URL=smtp://smtp.example\nPORT=many\n');
  const { stdout, status } = await runCommand(['doctor', `--env-file=${file}`]);
  expect(status).toBe(1);
  expect(stdout).toContain(
    `warning  settings    ${file} has SMPT_URL, which does nothing: did you mean SMTP_URL?\n`,
  );
  expect(stdout).toContain('failed   settings    PORT must be a port number');
});

test('doctor names a text or logo that a start would refuse', async () => {
  const app = await startApp();
  const check = async () =>
    (await runCommand(['doctor'], { ...environmentOf(app), APP_URL: app.url })).stdout;
  mkdirSync(join(app.dataDir, 'content'));
  const imprint = join(app.dataDir, 'content/imprint.md');
  writeFileSync(imprint, '# Imprint\n\n{name} {suport}\n');
  expect(await check()).toContain(`failed   texts       ${imprint}: "{suport}" is unknown; known are name`);
  writeFileSync(imprint, '# Imprint\n\n{name} {support}\n');
  expect(await check()).not.toContain('texts');
  mkdirSync(join(app.dataDir, 'logo.svg'));
  await app.stop();
  expect((await check()).match(/^failed .+$/gm)).toEqual([
    expect.stringContaining(`failed   texts       ${join(app.dataDir, 'logo.svg')} `),
  ]);
});

test('doctor reports a proxy that the service does not trust, and a certificate that ends soon', async ({
  skip,
}) => {
  skip(findProgram('openssl') === null, 'no openssl here');
  const METRICS_TOKEN = 'a token for the scraper';
  const proxyPort = await freePort();
  const APP_URL = `https://localhost:${proxyPort}`;
  const app = await startApp({ env: { APP_URL, HOST: '0.0.0.0', METRICS_TOKEN, TRUST_PROXY: '192.0.2.1' } });
  const certificate = await startTlsProxy(app.url, proxyPort);
  const { stdout } = await runCommand(['doctor'], {
    ...environmentOf(app),
    ...{ APP_URL, METRICS_TOKEN, HOST: '0.0.0.0', PORT: new URL(app.url).port, TRUST_PROXY: '192.0.2.1' },
    NODE_EXTRA_CA_CERTS: certificate,
  });
  expect(stdout).toContain(`ok       address     ${APP_URL} answers with version`);
  expect(stdout).toContain(`ok       clock       agrees with ${APP_URL}`);
  expect(stdout).toMatch(/warning {2}certificate the certificate is valid for [345] more days/);
  expect(stdout).toContain('failed   proxy       trusts 192.0.2.1, but requests come from another address');
});

test('mail-test sends one email and reports each step, or which one failed', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const sent = await runCommand(['mail-test', 'ann@example.com'], {
    SMTP_URL: sink.url,
    APP_URL: 'https://goodword.example',
  });
  expect(sent.stdout.split('\n')).toEqual([
    'Resolved 127.0.0.1 to 127.0.0.1',
    `Connected to port ${sink.port}`,
    'Not encrypted',
    'Not signed in, because SMTP_URL names no user',
    expect.stringMatching(/^Accepted for ann@example\.com: 250 /),
    '',
  ]);
  expect(sink.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['ann@example.com', 'Test email from Goodword'],
  ]);
  expect(sink.greetings).toEqual(['goodword.example']);

  sink.refused.add('ben@example.com');
  const refused = await runCommand(['mail-test', 'ben@example.com'], { SMTP_URL: sink.url });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^SMTP_URL: The email was refused: .*550 No such mailbox\n$/),
  ]);
  const wrong = await runCommand(['mail-test', 'ann@example.com'], {
    SMTP_URL: sink.url.replace('//', '//ann:wrong@'),
  });
  expect(wrong.stderr).toMatch(/^SMTP_URL: Signing in failed: /);
  const plain = await runCommand(['mail-test', 'ann@example.com'], {
    SMTP_URL: sink.url.replace('smtp', 'smtps'),
  });
  expect(plain.stderr).toBe('SMTP_URL: Encrypting failed: wrong version number\n');
});

/** Valid for five days. */
function createCertificate(host: string): { key: Buffer; cert: Buffer; file: string } {
  const files = temporaryFolder();
  const [key, cert] = [join(files, 'key.pem'), join(files, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '5'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** @returns the file of its certificate. */
async function startTlsProxy(target: string, port: number): Promise<string> {
  const { key, cert, file } = createCertificate('localhost');
  const server = createServer({ key, cert }, (incoming, reply) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
    request(`${target}${incoming.url}`, { headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return file;
}
