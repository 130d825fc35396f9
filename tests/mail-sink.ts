import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  url: string;
  received: Email[];
  /** Addresses that get nothing: their mails are refused for good. */
  refused: Set<string>;
  /** Waits until `count` mails have arrived. */
  waitFor(count: number): Promise<Email[]>;
  close(): Promise<void>;
}

/** A real SMTP server of this machine, on a free port unless one is given, that keeps what it gets. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: Email[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    // The product keeps connections open for the next mail.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refused,
    async waitFor(count) {
      const deadline = Date.now() + 15_000;
      while (received.length < count) {
        if (Date.now() > deadline) throw new Error(`${received.length} of ${count} mails arrived`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return received;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
