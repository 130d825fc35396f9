import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkMailServer, createMailer } from './mailer.ts';

const credentials = 'ana:secret@';

test.for([
  ['answers', '', { authOptional: true }],
  ['answers', credentials, { onAuth: (auth, _session, done) => done(null, { user: auth.username }) }],
  [
    'refuses the login (535 to AUTH PLAIN: No such user): check SMTP_URL',
    credentials,
    {
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('No such user'), { responseCode: 535 })),
    },
  ],
  [
    "can't be used (ESOCKET CERT_HAS_EXPIRED): check SMTP_URL",
    '',
    { authOptional: true, disabledCommands: [] },
  ],
] satisfies [string, string, SMTPServerOptions][])(
  'The mail server %s',
  async ([outcome, login, options]) => {
    const server = new SMTPServer({ disabledCommands: ['STARTTLS'], closeTimeout: 50, ...options });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise((resolve) => server.close(resolve)));
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://${login}localhost:${port}`;
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const from = { name: 'Goodword', address: 'reviews@goodword.example' };
    const mailer = createMailer({ appUrl: 'https://goodword.example', smtpUrl, from, mailDir: '', log });
    onTestFinished(mailer.close);
    await checkMailServer(mailer, log);
    const { info, error } = log;
    const spoken = outcome === 'answers' ? info : error;
    expect(spoken.mock.calls).toEqual([[`SMTP server ${new URL(smtpUrl).host} ${outcome}`]]);
  },
);
