import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { smallPages } from '#web/small-pages.tsx';
import { devMailbox } from './dev-mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { MARK_ADDRESS } from './mail/mark.ts';
import type { Renderer } from './render.ts';

/** Needs no build. */
const renderer = {
  styleHashes: [],
  async render(name, props) {
    const page = smallPages[name as keyof typeof smallPages] as (shown: typeof props) => {
      element: ReactNode;
    };
    return { status: 200, head: '', shared: '', body: renderToString(page(props).element) };
  },
} as Partial<Renderer> as Renderer;

const APP_POLICY = "default-src 'none'";

async function openMailbox() {
  const mailDir = join(temporaryFolder(), 'mail');
  const app = Fastify();
  app.decorate('renderer', renderer);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', APP_POLICY);
  });
  devMailbox(app, mailDir);
  const from = { name: 'Goodword', address: 'reviews@goodword.example' };
  return {
    app,
    mailDir,
    get: (path: string) => app.inject(path),
    async deliver(subject: string, html = '<p>Hello</p>') {
      const mailer = createMailer({
        appUrl: 'http://localhost:3000',
        smtpUrl: null,
        from,
        mailDir,
        log: { info: vi.fn(), warn: vi.fn() },
      });
      const to = { name: 'Maya', address: 'maya@example.com' };
      await mailer.deliver({
        to,
        language: 'en',
        subject,
        text: 'Hello & welcome',
        html,
        messageId: subject,
      });
      await new Promise((resolve) => setTimeout(resolve, 3));
    },
  };
}

it('lists mails newest first, with links, and no incomplete file', async () => {
  const { get, deliver, mailDir } = await openMailbox();
  expect((await get('/dev/mail')).body).toContain('No emails yet');
  await deliver('First');
  await deliver('<img src=x>Second');
  await writeFile(join(mailDir, '2999-01-01T00-00-00.000Z_half.eml.part'), 'Subject: Half');
  const { body } = await get('/dev/mail');
  expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First'));
  expect(body).not.toMatch(/<img|Half/);
  const [name = ''] = await readdir(mailDir);
  expect(body).toContain(`href="/dev/mail/${encodeURIComponent(name)}"`);
  const raw = await get(`/dev/mail/${name}/raw`);
  expect(raw.headers['content-type']).toBe('message/rfc822');
  expect(raw.body).toContain('Message-ID: <First@goodword.example>');
});

it('shows a mail as sandboxed HTML and as text, with its headers and links', async () => {
  const { get, deliver, mailDir } = await openMailbox();
  await deliver(
    'Reset',
    `<img src="${MARK_ADDRESS}"><a href="http://localhost:3000/reset-password?token=a&#38;b=1">Set a new password</a>`,
  );
  const [name = ''] = await readdir(mailDir);
  const { body, headers } = await get(`/dev/mail/${name}`);
  expect(body).toContain(`<iframe sandbox="" title="The email as HTML" src="/dev/mail/${name}/html"`);
  expect(body).toContain('Hello &amp; welcome');
  expect(body).toContain('&lt;Reset@goodword.example&gt;');
  expect(body).toContain('href="http://localhost:3000/reset-password?token=a&amp;b=1"');
  expect(headers['content-security-policy']).toBe(`${APP_POLICY};frame-src 'self'`);
  // No script of a mail runs, and nothing is loaded.
  const mail = await get(`/dev/mail/${name}/html`);
  expect(mail.headers['content-security-policy']).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  );
  expect(mail.body).toContain('<img src="data:image/png;base64,iVBOR');
});

it.each(['..%2Fsecret.eml', '%2e%2e%2fsecret.eml', '..%5csecret.eml', 'nothing.eml', '%2fetc%2fpasswd', '.'])(
  'serves nothing outside its folder: %s',
  async (name) => {
    const { get, deliver, mailDir } = await openMailbox();
    await deliver('Inside');
    await writeFile(join(mailDir, '../secret.eml'), 'Subject: secret\r\n\r\nsecret');
    for (const path of [`/dev/mail/${name}`, `/dev/mail/${name}/html`, `/dev/mail/${name}/raw`]) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('secret</');
    }
  },
);

describe('The mailbox', () => {
  const UNKNOWN = { statusCode: 404, body: 'no such page' };
  const ask = async (from: { remoteAddress?: string; headers?: Record<string, string> }) => {
    const { app, deliver, mailDir } = await openMailbox();
    await deliver('Reset');
    const [name = ''] = await readdir(mailDir);
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(UNKNOWN.body));
    const paths = ['/dev/mail', `/dev/mail/${name}`, `/dev/mail/${name}/html`, `/dev/mail/${name}/raw`];
    return Promise.all(paths.map((url) => app.inject({ url, ...from })));
  };

  it.each([
    {},
    { headers: { host: '[::1]:3000' }, remoteAddress: '::1' },
    { headers: { host: 'LOCALHOST.:80' }, remoteAddress: '::ffff:127.0.0.1' },
  ])('is open to a browser on this machine: %j', async (from) => {
    for (const answer of await ask(from)) expect(answer.statusCode).toBe(200);
  });

  it.each<Parameters<typeof ask>[0]>([
    { remoteAddress: '203.0.113.7' },
    { remoteAddress: '::ffff:203.0.113.7' },
    ...['127.0.0.1.goodword.example', 'goodword.example@localhost:3000', 'localhost/goodword.example'].map(
      (host) => ({ headers: { host } }),
    ),
    ...['localhost#goodword.example', 'localhost\\@goodword.example', 'localhost,goodword.example'].map(
      (host) => ({ headers: { host } }),
    ),
    { headers: { forwarded: 'for=127.0.0.1' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { 'x-forwarded-host': 'localhost' } },
    { headers: { 'x-real-ip': '127.0.0.1' } },
    { headers: { via: '1.1 proxy' } },
  ])('does not exist for other clients, even behind a proxy: %j', async (from) => {
    for (const answer of await ask(from)) expect(answer).toMatchObject(UNKNOWN);
  });
});
