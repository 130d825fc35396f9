import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A free port below the ephemeral range (from 32768 on Linux), so that a restarted service finds it still free. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
