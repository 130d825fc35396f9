import { expect, onTestFinished, test } from 'vitest';
import { startMailSink } from '#tests/mail-sink.ts';
import { startApp } from '#tests/start-app.ts';
import { runCommand } from '#tests/start-script.ts';

test('doctor finds nothing wrong with a running service, sends no mail, and fails when the mail server is gone', async () => {
  const sink = await startMailSink();
  const app = await startApp();
  const env = {
    DATA_DIR: app.dataDir,
    DATABASE_URL: app.service.deps.config.databaseUrl ?? '',
    APP_URL: app.url,
  };
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
    DATA_DIR: app.dataDir,
    DATABASE_URL: app.service.deps.config.databaseUrl ?? '',
    APP_URL: 'https://goodword.invalid',
  });
  expect(status).toBe(1);
  for (const line of [
    "failed   address     APP_URL: goodword.invalid doesn't resolve",
    'failed   mail        mails are only written to',
    'warning  plans       PLANS is on without Stripe',
    "warning  operator    visitors can't see who runs this: set LEGAL_NAME and SUPPORT_EMAIL",
    'warning  backup      none yet',
  ])
    expect(stdout).toContain(line);
});

test('doctor and other commands name an invalid variable', async () => {
  const { stdout, status } = await runCommand(['doctor'], { PORT: 'many' });
  expect([status, stdout]).toEqual([
    1,
    expect.stringContaining('failed   settings    PORT must be a port number'),
  ]);
});

test('mail-test sends one mail and says each step, or which one failed', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const sent = await runCommand(['mail-test', 'ann@example.com'], { SMTP_URL: sink.url });
  expect(sent.stdout.split('\n')).toEqual([
    'Resolved 127.0.0.1 to 127.0.0.1',
    `Connected to port ${sink.port}`,
    'Not encrypted',
    'Not signed in, because SMTP_URL names no user',
    expect.stringMatching(/^Accepted for ann@example\.com: 250 /),
    '',
  ]);
  expect(sink.received.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['ann@example.com', 'Test mail from Goodword'],
  ]);

  sink.refused.add('ben@example.com');
  const refused = await runCommand(['mail-test', 'ben@example.com'], { SMTP_URL: sink.url });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^SMTP_URL: The mail was refused: .*550 No such mailbox\n$/),
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
