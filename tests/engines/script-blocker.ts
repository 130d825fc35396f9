import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * A reverse proxy, since WebDriver can neither turn off JavaScript nor hold back what a page loads. It can block all scripts
 * by CSP, and hold back those of a page until they are let in.
 */
export async function startScriptBlocker(port: number, target: string) {
  let held = Promise.resolve();
  const blocker = {
    isBlocking: false,
    /** @returns what lets them in. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
  const server = createServer(async (incoming, outgoing) => {
    if (/^\/assets\/.*\.js$/.test(incoming.url ?? '')) await held;
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (blocker.isBlocking && policy !== undefined)
        answer.headers['content-security-policy'] = `script-src 'none', ${policy}`;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return blocker;
}
