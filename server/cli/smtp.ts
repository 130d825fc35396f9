import { lookup } from 'node:dns/promises';
import { TLSSocket } from 'node:tls';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { OperatorError } from '#server/basics/operator-error.ts';
import { connectionOptions } from '#server/mail/mailer.ts';

interface SmtpSession {
  /** null: not encrypted. */
  tls: { version: string; validUntil: Date } | null;
  /** @returns the server's answer. */
  send(envelope: { from: string; to: string }, message: Buffer): Promise<string>;
  close(): void;
}

/** Connects and signs in as the service does, but step by step. @throws OperatorError that names the failed step. */
export async function openSmtp(
  server: Parameters<typeof connectionOptions>[0],
  report: (step: string) => void,
): Promise<SmtpSession> {
  const { smtpUrl } = server;
  const options = { ...parseConnectionUrl(smtpUrl), ...connectionOptions(server) };
  const { hostname } = new URL(smtpUrl);
  const { auth } = options;
  const { address } = await step(`${hostname} can't be resolved`, () =>
    lookup(hostname.replace(/^\[(.*)\]$/, '$1')),
  );
  report(`Resolved ${hostname} to ${address}`);

  const connection = new SMTPConnection(options);
  try {
    await connect(connection);
    report(`Connected to port ${connection.port}`);
    const tls = readTls(connection._socket);
    report(
      tls === null
        ? 'Not encrypted'
        : `Encrypted by ${tls.version}, certificate valid until ${tls.validUntil.toISOString().slice(0, 10)}`,
    );
    if (auth) await step('Signing in failed', () => called((done) => connection.login(auth, done)));
    report(auth ? `Signed in as ${auth.user}` : 'Not signed in, because SMTP_URL names no user');
    return {
      tls,
      send: async (envelope, message) => {
        const sent = await step('The email was refused', () =>
          called<{ response: string }>((done) => connection.send(envelope, message, done)),
        );
        return sent.response;
      },
      close: () => connection.quit(),
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function connect(connection: SMTPConnection): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    // Each command now reports its own failure.
    connection.on('error', () => {});
  } catch (error) {
    const { code = '', originalCode = '', command = '' } = error as Record<string, string>;
    const isAboutTls = /TLS|SSL|CERT|SELF_SIGNED|UNABLE_TO/.test(`${code} ${originalCode} ${command}`);
    throw failure(isAboutTls ? 'Encrypting failed' : 'Connecting failed', error);
  }
}

async function step<T>(failed: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw failure(failed, error);
  }
}

function called<T>(act: (done: (error: Error | null, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) =>
    act((error, result) => (error ? reject(error) : resolve(result as T))),
  );
}

function failure(failed: string, error: unknown): OperatorError {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('; ');
  // OpenSSL puts the reason between its error number and a line of its source.
  const short = reason.replace(/^.*:SSL routines:\w*:([^:]+):[\s\S]*$/, '$1').replaceAll(/\s+/g, ' ');
  return new OperatorError(`SMTP_URL: ${failed}: ${short}`);
}

function readTls(socket: unknown): SmtpSession['tls'] {
  if (!(socket instanceof TLSSocket)) return null;
  const validUntil = new Date(socket.getPeerCertificate().valid_to);
  return { version: socket.getProtocol() ?? 'TLS', validUntil };
}
