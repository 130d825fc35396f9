import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailSink } from '#tests/mail-sink.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createMailer, type Message } from './mailer.ts';
import { MARK_ADDRESS } from './mark.ts';

const appUrl = 'https://goodword.example';
const from = { name: 'Goodword', address: 'reviews@goodword.example' };

function newMessage(overrides: Partial<Message> = {}): Message {
  return {
    to: { name: 'Maya Torres', address: 'maya@example.com' },
    language: 'pt',
    subject: '★★★★★ from João',
    text: 'Thank you, Maya!\n',
    html: '<p>Thank you, Maya!</p>',
    messageId: '7a9c1f7e',
    ...overrides,
  };
}

async function fileMailer() {
  const log = { info: vi.fn(), warn: vi.fn() };
  const folder = join(temporaryFolder(), 'mail');
  const mailer = createMailer({ appUrl, smtpUrl: null, from, mailDir: folder, log });
  const read = async () =>
    Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  return { mailer, folder, log, read };
}

it('writes mails to files without an SMTP server, and logs the folder', async () => {
  const { mailer, folder, log, read } = await fileMailer();
  await mailer.deliver(newMessage());
  const [source = ''] = await read();
  const mail = await PostalMime.parse(source);
  expect(mail).toMatchObject({
    subject: '★★★★★ from João',
    from,
    to: [{ name: 'Maya Torres', address: 'maya@example.com' }],
    messageId: '<7a9c1f7e@goodword.example>',
    text: expect.stringContaining('Thank you, Maya!'),
  });
  expect(mail.html).toContain('<p>Thank you, Maya!</p>');
  expect(mail.date).toMatch(/^\d{4}-/);
  expect(log.info).toHaveBeenCalledWith(expect.stringContaining(folder));
  expect(mailer.describe()).toBe(`files in ${folder}`);
  await expect(readdir(`${folder}box`), 'A public service has no mailbox').rejects.toThrow('ENOENT');
});

it('sends the mark along with a mail that shows it', async () => {
  const { mailer, read } = await fileMailer();
  await mailer.deliver(newMessage({ html: `<img src="${MARK_ADDRESS}" alt="">` }));
  await mailer.deliver(newMessage());
  const [mail, plain] = await Promise.all((await read()).map((source) => PostalMime.parse(source)));
  expect(mail?.attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: `<${MARK_ADDRESS.slice('cid:'.length)}>` },
  ]);
  expect(mail?.attachments[0]?.content).toHaveProperty('byteLength', 1_472);
  expect(plain?.attachments).toEqual([]);
});

it('marks mails as auto-generated, without a reply address', async () => {
  const { mailer, read } = await fileMailer();
  await mailer.deliver(
    newMessage({ headers: { 'List-Unsubscribe': '<https://goodword.example/u?token=a>' } }),
  );
  const [source] = await read();
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(source).toMatch(/^List-Unsubscribe: <https:\/\/goodword.example\/u\?token=a>\r$/m);
  expect(source).not.toMatch(/^(Reply-To|Cc|Bcc):/im);
});

it('replaces line breaks in names, subjects and headers, which prevents header injection', async () => {
  const { mailer, read } = await fileMailer();
  await mailer.deliver(
    newMessage({
      to: { name: 'Maya\r\nBcc: eve@example.com', address: 'maya@example.com' },
      subject: 'Stars\r\nX-Evil: 1\u2028and\nBcc: eve@example.com',
      headers: { 'X-Note': 'a\r\nX-Evil: 2' },
    }),
  );
  const [source = ''] = await read();
  const mail = await PostalMime.parse(source);
  expect(mail.headers.map((header) => header.key)).not.toContain('x-evil');
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe('Stars X-Evil: 1 and Bcc: eve@example.com');
  expect(mail.to).toEqual([{ name: 'Maya Bcc: eve@example.com', address: 'maya@example.com' }]);
});

it.each([
  ['Maya\u2029Torres\t\t \u0000 X', 'Maya Torres X'],
  ['\u200b\u3164\u00a0', ''],
  ['\u202eMaya\u2028\u2029', 'Maya'],
])('shows the name %j as %j, and a subject of the same with single spaces', async (name, shown) => {
  const { mailer, read } = await fileMailer();
  await mailer.deliver(
    newMessage({ to: { name, address: 'maya@example.com' }, subject: 'a\t \u2028\r\n\u0085 b' }),
  );
  const { to, subject } = await PostalMime.parse((await read())[0] ?? '');
  expect([to, subject]).toEqual([[{ name: shown, address: 'maya@example.com' }], 'a b']);
});

it.each(['a@example.com, eve@example.com', 'Eve <eve@example.com>', ''])(
  'refuses a recipient that is not exactly one address: %j',
  async (address) => {
    const { mailer, read } = await fileMailer();
    const delivery = mailer.deliver(newMessage({ to: { name: 'Maya', address } }));
    await expect(delivery).rejects.toMatchObject({ code: 'EENVELOPE' });
    expect(await read()).toEqual([]);
  },
);

it.each(['=?utf-8?q?Evil?=', 'Ü =?iso-8859-1?Q?Evil?='])(
  'shows %j as it was typed, in names and subjects',
  async (typed) => {
    const { mailer, read } = await fileMailer();
    const message = { to: { name: typed, address: 'maya@example.com' }, subject: typed };
    await mailer.deliver(newMessage(message));
    const { to, subject } = await PostalMime.parse((await read())[0] ?? '');
    const shown = [to?.[0]?.name, subject].map((text) => text?.replaceAll('\u200b', ''));
    expect(shown).toEqual([typed.trim(), typed.trim()]);
  },
);

it.each([
  ['https://goodword.example', 'goodword.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://192.0.2.1:3000', '[192.0.2.1]'],
  ['http://[2001:db8::1]:3000', '[IPv6:2001:db8::1]'],
])('with APP_URL %s, introduces itself to the mail server as %s', async (publicUrl, name) => {
  const sink = await startMailSink();
  const log = { info: vi.fn(), warn: vi.fn() };
  const mailer = createMailer({ appUrl: publicUrl, smtpUrl: sink.url, from, mailDir: '', log });
  onTestFinished(async () => {
    mailer.close();
    await sink.close();
  });
  await mailer.deliver(newMessage());
  expect(sink.greetings).toEqual([name.toLowerCase()]);
});

it('sends no password to another host without TLS', async () => {
  const { heard, port } = await listen('0.0.0.0', () => '250-hello\r\n250 AUTH PLAIN LOGIN\r\n');
  const log = { info: vi.fn(), warn: vi.fn() };
  // 0.0.0.0 reaches this machine but is not a loopback address.
  const smtpUrl = `smtp://user:secret@0.0.0.0:${port}`;
  const mailer = createMailer({ appUrl, smtpUrl, from, mailDir: '', log });
  onTestFinished(mailer.close);
  await expect(mailer.deliver(newMessage())).rejects.toThrow();
  expect(heard()).not.toContain('AUTH');
  expect(mailer.describe()).toBe(`SMTP server 0.0.0.0:${port}`);
});

it('names the domain in ASCII to the mail server and in the mail', async () => {
  const { heard, port } = await listen('127.0.0.1', (said) =>
    /^DATA/m.test(said) ? '354 go on\r\n' : '250 SMTPUTF8\r\n',
  );
  const mailer = createMailer({
    appUrl,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: { name: 'Goodword', address: 'reviews@bücher.example' },
    mailDir: '',
    log: { info: vi.fn(), warn: vi.fn() },
  });
  onTestFinished(mailer.close);
  await mailer.deliver(newMessage({ to: { name: 'Rosa', address: "o'rosa@münchen.de" } }));
  expect(heard()).toContain('MAIL FROM:<reviews@xn--bcher-kva.example>');
  expect(heard()).toContain("RCPT TO:<o'rosa@xn--mnchen-3ya.de>");
  expect(heard()).toContain("To: Rosa <o'rosa@xn--mnchen-3ya.de>");
  expect(heard()).toContain('Message-ID: <7a9c1f7e@xn--bcher-kva.example>');
});

/** A mail server that answers each line of the client. */
async function listen(host: string, answer: (said: string) => string) {
  let heard = '';
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (data) => {
      heard += data;
      socket.write(answer(String(data)));
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return { heard: () => heard, port: (server.address() as AddressInfo).port };
}
