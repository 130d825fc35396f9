import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Address, Email } from 'postal-mime';
import { isForwarded } from './platform/client-address.ts';
import { type Html, html } from './platform/html.ts';
import { isLoopbackHost } from './platform/loopback.ts';

const LISTED_MAX = 100;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface Mailbox {
  mailDir: string;
  siteName: string;
}

/** Shows the mails in `mailDir` under /dev/mail. They contain reset links and reviews, so only to browsers on this machine. */
export function devMailbox(app: FastifyInstance, options: Mailbox): void {
  app.register(async (scope) => mailboxRoutes(scope, options));
}

function mailboxRoutes(app: FastifyInstance, { mailDir, siteName }: Mailbox): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isFromThisMachine(request)) done();
    else reply.callNotFound();
  });

  app.get('/dev/mail', async (_request, reply) => {
    const names = (await listMails(mailDir)).slice(0, LISTED_MAX);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await readMail(mailDir, name) })),
    );
    return sendPage(reply, listPage(siteName, mails));
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const { name } = request.params;
    if (!(await hasMail(mailDir, name))) return sendPage(reply.code(404), missingPage(siteName));
    return sendPage(reply, mailPage(siteName, name, await readMail(mailDir, name)));
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name/html', async (request, reply) => {
    const { name } = request.params;
    if (!(await hasMail(mailDir, name))) return sendPage(reply.code(404), missingPage(siteName));
    const mail = await readMail(mailDir, name);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('origin-agent-cluster', '?0')
      .send(mail.html ?? '');
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name/raw', async (request, reply) => {
    const { name } = request.params;
    if (!(await hasMail(mailDir, name))) return sendPage(reply.code(404), missingPage(siteName));
    return reply
      .type('message/rfc822')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="mail.eml"')
      .send(await readFile(join(mailDir, name)));
  });
}

/** A local proxy connects from a loopback address too, and any host name may resolve to one. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { socket, headers } = request;
  const askedHost = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return isLoopbackHost(socket.remoteAddress ?? '') && isLoopbackHost(askedHost) && !isForwarded(request);
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

/** Only listed names become paths, which prevents path traversal. */
async function hasMail(mailDir: string, name: string): Promise<boolean> {
  return (await listMails(mailDir)).includes(name);
}

async function readMail(mailDir: string, name: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(await readFile(join(mailDir, name)));
}

function sendPage(reply: FastifyReply, page: Html) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', PAGE_POLICY)
    .send(`<!doctype html>\n${page.markup}\n`);
}

function listPage(siteName: string, mails: { name: string; mail: Email }[]): Html {
  return page(
    siteName,
    'Emails on this machine',
    html`<p class="muted">No mail server is set up, so ${siteName} writes every email to a file. Newest first; reload to see more.</p>
${
  mails.length === 0
    ? html`<div class="empty"><h2>No emails yet</h2><p class="muted">Leave a review, or ask for a new password, and the email shows up here within a second.</p></div>`
    : html`<ul class="mails">${mails.map(
        ({ name, mail }) => html`
<li><a href="${address(name)}"><span class="subject">${mail.subject || '(no subject)'}</span>
<span class="muted">To ${formatAddresses(mail.to)}</span>
<time class="muted" datetime="${mail.date}">${formatTime(mail.date)}</time></a></li>`,
      )}
</ul>`
}`,
  );
}

function mailPage(siteName: string, name: string, mail: Email): Html {
  const links = linksIn(mail.html ?? '');
  return page(
    siteName,
    mail.subject || '(no subject)',
    html`<dl>
<dt>To</dt><dd>${formatAddresses(mail.to)}</dd>
<dt>Subject</dt><dd>${mail.subject}</dd>
<dt>Message-ID</dt><dd><code>${mail.messageId}</code></dd>
<dt>Date</dt><dd>${formatTime(mail.date)}</dd>
${
  links.length > 0 &&
  html`<dt>Links</dt><dd><ul class="links">${links.map(
    ({ url, label }) => html`<li><a href="${url}">${label}</a></li>`,
  )}</ul></dd>`
}
</dl>
<h2>As an email program shows it</h2>
<iframe sandbox title="The email as HTML" src="${address(name)}/html"></iframe>
<h2>As plain text</h2>
<pre dir="auto">${mail.text}</pre>
<p><a href="${address(name)}/raw">Download the .eml file</a></p>`,
    { label: 'All emails', url: '/dev/mail' },
  );
}

function missingPage(siteName: string): Html {
  return page(
    siteName,
    'No such email',
    html`<p class="muted">It may have been deleted from the folder.</p>`,
    {
      label: 'All emails',
      url: '/dev/mail',
    },
  );
}

function page(siteName: string, title: string, content: Html, back?: { label: string; url: string }): Html {
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${siteName} mail</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<header>${back ? html`<a href="${back.url}">&larr; ${back.label}</a>` : html`<a href="/">${siteName}</a>`}</header>
<main>
<h1 dir="auto">${title}</h1>
${content}
</main>
</body>
</html>`;
}

function address(name: string): string {
  return `/dev/mail/${encodeURIComponent(name)}`;
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

function formatAddresses(addresses: Address[] = []): string {
  return addresses
    .map(({ name, address }) => [name, address && `<${address}>`].filter(Boolean).join(' '))
    .join(', ');
}

function formatTime(date: string | undefined): string {
  return date ? new Date(date).toLocaleString('en-GB', TIME) : 'unknown';
}

const TIME = { dateStyle: 'medium', timeStyle: 'medium' } as const;
