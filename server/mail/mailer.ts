import { mkdirSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import { asciiAddress } from '#contract/email-address.ts';
import { languageTag } from '#contract/languages/languages.ts';
import { normalizeBlanks } from '#contract/names.ts';
import { SECOND } from '#server/basics/clock.ts';
import { isLoopbackHost } from '#server/system/loopback.ts';
import { classifyDeliveryError } from './delivery-failure.ts';
import type { Mail } from './layout.ts';
import { MARK_ADDRESS, markAttachment } from './mark.ts';
import { MAX_IN_FLIGHT } from './outbox.ts';

/** If `messageId` has no domain, the sender's is added. */
export type Message = Omit<Mail, 'onEnd'> & { messageId: string };

export interface Mailer {
  /** Resolves once the mail server has accepted the message, or the file is on disk. */
  deliver(message: Message): Promise<void>;
  /** Connects and signs in, without sending anything. */
  check(): Promise<void>;
  describe(): string;
  close(): void;
}

interface MailerOptions {
  appUrl: string;
  smtpUrl: string | null;
  from: { name: string; address: string };
  mailDir: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

const PHASE_TIMEOUT = 8 * SECOND;
/** A server that replies byte by byte never reaches the timeout of a phase. */
const MESSAGE_TIMEOUT = 20 * SECOND;

/** Writes files to `mailDir` if there is no SMTP server. */
export function createMailer({ appUrl, smtpUrl, from, mailDir, log }: MailerOptions): Mailer {
  return smtpUrl === null
    ? createFileMailer({ appUrl, folder: mailDir }, from, log)
    : createSmtpMailer({ appUrl, smtpUrl }, from, log);
}

/** Tells an operator at the start what would otherwise show with the first mail. */
export async function checkMailServer(
  mailer: Mailer,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  try {
    await mailer.check();
    log.info(`${mailer.describe()} answers`);
  } catch (error) {
    const { summary } = classifyDeliveryError(error);
    const reason = summary.replace(/^Mail server unreachable: /, '');
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    const failure = isLogin ? 'refuses the login' : "can't be used";
    log.error(`${mailer.describe()} ${failure} (${reason}): check SMTP_URL`);
  }
}

type Connection = Pick<MailerOptions, 'appUrl'> & { smtpUrl: string };

function createSmtpMailer(connection: Connection, from: Mail['to'], log: MailerOptions['log']): Mailer {
  const { smtpUrl } = connection;
  const { host } = new URL(smtpUrl);
  let transport: ReturnType<typeof createPool> | null = null;
  const createPool = async () => {
    const { createTransport } = await import('nodemailer');
    const pool = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: MAX_IN_FLIGHT,
      maxRequeues: 1,
      ...connectionOptions(connection),
      idleTimeout: PHASE_TIMEOUT / 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    pool.on('error', (error) => log.warn({ err: error }, 'a connection to the mail server broke'));
    return pool;
  };
  return {
    async deliver(message) {
      transport ??= createPool();
      const pool = await transport;
      await pool.sendMail({ ...compose(message, from), signal: AbortSignal.timeout(MESSAGE_TIMEOUT) });
    },
    async check() {
      transport ??= createPool();
      await (await transport).verify();
    },
    describe: () => `SMTP server ${host}`,
    close: () => void transport?.then((pool) => pool.close({ force: true })),
  };
}

export function connectionOptions({ appUrl, smtpUrl }: Connection) {
  const { hostname, username, searchParams } = new URL(smtpUrl);
  return {
    name: searchParams.get('name') ?? ehloName(appUrl),
    // Otherwise an attacker could strip STARTTLS and read the password.
    requireTLS: username !== '' && !isLoopbackHost(hostname),
    dnsTimeout: PHASE_TIMEOUT,
    connectionTimeout: PHASE_TIMEOUT,
    greetingTimeout: PHASE_TIMEOUT,
    socketTimeout: PHASE_TIMEOUT,
  };
}

/** nodemailer would say `[127.0.0.1]` on a host without a domain, which some servers refuse. */
function ehloName(appUrl: string): string {
  const { hostname } = new URL(appUrl);
  return isIP(hostname) === 4 ? `[${hostname}]` : hostname.replace('[', '[IPv6:');
}

/** What the development mailbox shows of a file: beside the folder, which holds the files alone. */
export function readableMail(folder: string, file: string): string {
  return join(`${folder}box`, `${file}.json`);
}

type Files = Pick<MailerOptions, 'appUrl'> & { folder: string };

function createFileMailer({ appUrl, folder }: Files, from: Mail['to'], log: MailerOptions['log']): Mailer {
  const hasMailbox = isLoopbackHost(new URL(appUrl).hostname);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (hasMailbox) mkdirSync(dirname(readableMail(folder, '')), { recursive: true, mode: 0o700 });
  log.info(`No SMTP_URL is set: emails are written to ${folder}`);
  return {
    async deliver(message) {
      const composed = compose(message, from);
      const { createTransport } = await import('nodemailer');
      const { message: bytes } = await createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      }).sendMail(composed);
      const time = new Date().toISOString().replaceAll(':', '-');
      const name = `${time}_${composed.messageId.split('@', 1)[0]?.replace(/[^\w.-]+/g, '')}.eml`;
      if (hasMailbox) {
        const { attachments, ...readable } = composed;
        await writeFile(readableMail(folder, name), JSON.stringify(readable), { mode: 0o600, flush: true });
      }
      const file = join(folder, name);
      // Flushed before the job is marked as sent, so that a power cut can't lose it.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      await flushFolder(folder);
    },
    check: async () => {},
    describe: () => `files in ${folder}`,
    close() {},
  };
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function compose(message: Message, from: Mail['to']) {
  const { to, language, subject, text, html, headers = {}, messageId } = message;
  return {
    from: mailbox(from),
    to: mailbox(to),
    subject: unencoded(toSingleLine(subject)),
    text,
    html,
    attachments: html.includes(MARK_ADDRESS) ? [markAttachment] : [],
    // Quoted-printable would triple what isn't ASCII.
    ...(Buffer.byteLength(text + html) > 1.1 * (text + html).length && { textEncoding: 'base64' as const }),
    headers: Object.fromEntries(
      Object.entries({
        ...headers,
        'Content-Language': languageTag(language),
        'Auto-Submitted': 'auto-generated',
      }).map(([name, value]) => [toSingleLine(name), toSingleLine(value)]),
    ),
    messageId: messageId.includes('@')
      ? messageId
      : `<${messageId}@${asciiAddress(from.address).split('@').at(-1)}>`,
    date: new Date(),
  } satisfies SendMailOptions;
}

/** nodemailer would parse a plain string as a list of addresses. */
function mailbox({ name, address }: Mail['to']) {
  if (!/^[^\s,;<>"()[\]\\@]+@[^\s,;<>"()[\]\\@]+$/.test(address)) {
    throw Object.assign(new Error('Not exactly one address'), { code: 'EENVELOPE' });
  }
  return { name: unencoded(normalizeBlanks(name)), address };
}

/** Mail programs would decode what someone typed, such as `=?utf-8?q?Support?=`. */
function unencoded(text: string): string {
  return text.replaceAll('=?', '=\u200b?');
}

function toSingleLine(text: string): string {
  return text.replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
