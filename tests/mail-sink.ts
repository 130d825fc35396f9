import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What becomes of a mail: taken, refused with that code, ... */
export type Fate =
  | 'taken'
  | 421
  | 451
  | 550
  /** ... kept, while the connection breaks before the sender hears of it, ... */
  | 'taken and cut'
  /** ... taken, with every answer from then on at one byte a second, ... */
  | 'slow'
  /** ... or never answered. */
  | 'silent';

export interface MailSink {
  url: string;
  port: number;
  received: Email[];
  /** Addresses that get nothing: their mails are refused for good. */
  refused: Set<string>;
  /** Decides over each mail to an address. */
  decide: (address: string) => Fate;
  /** Waits until `count` mails have arrived. */
  waitFor(count: number, milliseconds?: number): Promise<Email[]>;
  close(): Promise<void>;
}

/** A real SMTP server of this machine, on a free port unless one is given, that keeps what it gets. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: Email[] = [];
  const refused = new Set<string>();
  /** What was decided for the mail that a connection is about to send. */
  const fates = new Map<string, Fate>();
  const server = new SMTPServer({
    authOptional: true,
    // The product keeps connections open for the next mail.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, session, done) {
      const fate = refused.has(address) ? 550 : sink.decide(address);
      fates.set(session.id, fate);
      if (fate === 'silent') return;
      if (fate === 'slow') slowDown(socketOf(session));
      if (typeof fate !== 'number') return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: fate }));
      // RFC 5321: who says 421 closes the connection.
      if (fate === 421) socketOf(session)?.end();
    },
    async onData(stream, session, done) {
      // A sender may hang up in the middle.
      const bytes = await buffer(stream).catch(() => null);
      if (bytes === null) return;
      received.push(await PostalMime.parse(bytes));
      if (fates.get(session.id) === 'taken and cut') socketOf(session)?.destroy();
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
    refused,
    decide: () => 'taken',
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

function slowDown(socket: Socket | undefined): void {
  if (!socket) return;
  const write = socket.write.bind(socket) as (bytes: Buffer) => boolean;
  let turn = Promise.resolve();
  socket.write = (text: string | Uint8Array) => {
    for (const byte of Buffer.from(text as string)) {
      turn = turn.then(async () => {
        await sleep(1_000, undefined, { ref: false });
        if (socket.writable) write(Buffer.from([byte]));
      });
    }
    return true;
  };
}
