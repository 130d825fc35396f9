import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';

interface WebhookEvent {
  id: string;
  type: string;
  timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect events of every shape.
  data: any;
}

/** `cut`: it takes the event, and the connection breaks before the answer. */
type Answer =
  | number
  | ((event: WebhookEvent) => number)
  | 'cut'
  | 'hang'
  | 'endless'
  | [status: number, headers: Record<string, string>];

/** A program that takes events as the official library of Standard Webhooks tells it to. */
export async function startWebhookReceiver() {
  /** Events that were taken, one for each delivery. */
  const received: WebhookEvent[] = [];
  /** All requests, also those that were not taken. */
  const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
  const mistakes: string[] = [];
  let secret = '';
  let answer: Answer = 204;
  const server = createServer(async (request, reply) => {
    const body = (await buffer(request)).toString();
    requests.push({ headers: request.headers, body });
    if (answer === 'hang') return;
    if (answer === 'endless') {
      reply.writeHead(500);
      const more = () => reply.destroyed || reply.write(Buffer.alloc(16_384), () => setImmediate(more));
      return void more();
    }
    const isCut = answer === 'cut';
    const decided = typeof answer === 'function' ? answer(JSON.parse(body)) : answer;
    const [status, headers] = Array.isArray(decided) ? decided : [isCut ? 204 : Number(decided), {}];
    if (status >= 300) return void reply.writeHead(status, headers).end('Not now');
    try {
      const event = new Webhook(secret).verify(body, request.headers as Record<string, string>);
      received.push({ ...(event as WebhookEvent), id: String(request.headers['webhook-id']) });
      if (isCut) request.socket.destroy();
      else reply.writeHead(status, headers).end();
    } catch (error) {
      mistakes.push(String(error));
      reply.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reviews`,
    received,
    requests,
    mistakes,
    /** What it checks the signatures with. */
    keep(next: string) {
      secret = next;
    },
    answerWith(next: Answer) {
      answer = next;
    },
  };
}
