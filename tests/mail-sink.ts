import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type MailOutcome =
  | 'accepted'
  | 451
  | 550
  /** About the content or a policy. */
  | 554
  /** Stored, but the connection breaks before the answer. */
  | 'accepted and cut';

export interface MailSink {
  url: string;
  port: number;
  received: Email[];
  /** Names that clients gave in EHLO, in lower case, one per mail. */
  greetings: string[];
  refused: Set<string>;
  decide: (address: string) => MailOutcome;
  waitFor(count: number, milliseconds?: number): Promise<Email[]>;
  close(): Promise<void>;
}

/** A local SMTP server that stores all mails; `port` 0 means a free port. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: Email[] = [];
  const greetings: string[] = [];
  const refused = new Set<string>();
  const outcomes = new Map<string, MailOutcome>();
  const server = new SMTPServer({
    authOptional: true,
    // The product keeps connections open for the next mail.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      greetings.push(session.hostNameAppearsAs);
      const outcome = refused.has(address) ? 550 : sink.decide(address);
      outcomes.set(session.id, outcome);
      if (typeof outcome !== 'number') return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: outcome }));
    },
    async onData(stream, session, done) {
      // The sender may disconnect mid-transfer.
      const bytes = await buffer(stream).catch(() => null);
      if (bytes === null) return;
      received.push(await PostalMime.parse(bytes));
      if (outcomes.get(session.id) === 'accepted and cut') socketOf(session)?.destroy();
      else done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    greetings,
    refused,
    decide: () => 'accepted',
    async waitFor(count, milliseconds = 15_000) {
      const deadline = Date.now() + milliseconds;
      while (received.length < count) {
        if (Date.now() > deadline) throw new Error(`${received.length} of ${count} mails arrived`);
        await sleep(20);
      }
      return received;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;

  function socketOf({ id }: SMTPServerSession): Socket | undefined {
    return [...server.connections].find((connection) => connection.session.id === id)?._socket;
  }
}
