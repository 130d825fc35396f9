import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';

/** A reverse proxy that can block all scripts by CSP, since WebDriver can't turn off JavaScript. */
export async function startScriptBlocker(port: number, target: string) {
  const blocker = { isBlocking: false };
  const server = createServer((incoming, outgoing) => {
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
