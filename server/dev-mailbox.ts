import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { isForwarded } from './http/client-address.ts';
import { readableMail } from './mail/mailer.ts';
import { withMark } from './mail/mark.ts';
import { sendView } from './render.ts';
import { isLoopbackHost } from './system/loopback.ts';

const LISTED_MAX = 100;

const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Shows the mails in `mailDir` under /dev/mail. They contain reset links and reviews, so only to browsers on this machine. */
export function devMailbox(app: FastifyInstance, mailDir: string): void {
  app.register(async (scope) => mailboxRoutes(scope, mailDir));
}

function mailboxRoutes(app: FastifyInstance, mailDir: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isFromThisMachine(request)) {
      reply.header('cache-control', 'no-store');
      done();
    } else reply.callNotFound();
  });

  // Only listed names become paths, which prevents path traversal.
  app.addHook<{ Params: { name?: string } }>('preHandler', async (request, reply) => {
    const { name } = request.params;
    if (name === undefined || (await listMails(mailDir)).includes(name)) return;
    return sendView(request, reply, ['mailMissing', null], { language: 'en', status: 404 });
  });

  app.get('/dev/mail', async (request, reply) => {
    const names = (await listMails(mailDir)).slice(0, LISTED_MAX);
    const mails = await Promise.all(
      names.map(async (name) => summarize(name, await readMail(mailDir, name))),
    );
    return sendView(request, reply, ['mailbox', { mails }], { language: 'en' });
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const { name } = request.params;
    const mail = await readMail(mailDir, name);
    const { messageId, html, text } = mail;
    reply.header('content-security-policy', `${reply.getHeader('content-security-policy')};frame-src 'self'`);
    const props = { ...summarize(name, mail), messageId, links: linksIn(html), text };
    return sendView(request, reply, ['mail', props], { language: 'en' });
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name/html', async (request, reply) => {
    const { name } = request.params;
    const mail = await readMail(mailDir, name);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('origin-agent-cluster', '?0')
      .send(withMark(mail.html));
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name/raw', async (request, reply) => {
    const { name } = request.params;
    return reply
      .type('message/rfc822')
      .header('content-disposition', 'attachment; filename="mail.eml"')
      .send(await readFile(join(mailDir, name)));
  });
}

/** A local proxy connects from a loopback address too, and any host name may resolve to one. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { socket, headers } = request;
  const asked = URL.parse(`http://${headers.host}`);
  // A host and nothing else: `user@localhost` is none.
  const isHost = asked !== null && asked.href === `${asked.origin}/`;
  const isLocal = isHost && isLoopbackHost(asked.hostname) && isLoopbackHost(socket.remoteAddress ?? '');
  return isLocal && !isForwarded(request);
}

/** File names, newest first; they begin with a timestamp. */
async function listMails(mailDir: string): Promise<string[]> {
  const names = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse();
}

const readable = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  date: z.string(),
  messageId: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Reads what the mailer composed. A file that has only itself, such as one of version 1.0, is shown as it is. */
async function readMail(mailDir: string, name: string) {
  const composed = await readFile(readableMail(mailDir, name), 'utf8').catch(() => null);
  if (composed !== null) return readable.parse(JSON.parse(composed));
  const text = await readFile(join(mailDir, name), 'utf8');
  return { to: null, subject: name, date: undefined, messageId: undefined, text, html: '' };
}

function summarize(name: string, { subject, to, date }: Awaited<ReturnType<typeof readMail>>) {
  return {
    address: `/dev/mail/${encodeURIComponent(name)}`,
    subject: subject || '(no subject)',
    to: to ? `${to.name} <${to.address}>`.trim() : '',
    date,
  };
}

/** The sandboxed frame blocks links, so they are listed beside it. Visitors' text contains none. */
function linksIn(markup: string): { url: string; label: string }[] {
  return [...markup.matchAll(/<a ([^<>]+)>([^<>]+)</g)].flatMap(([, attributes = '', label = '']) => {
    const [, url] = / href="(https?:[^"]+)"/.exec(` ${attributes}`) ?? [];
    return url ? [{ url: unescapeHtml(url), label: unescapeHtml(label) }] : [];
  });
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)));
}
