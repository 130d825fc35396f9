import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on. Not one of those that the system gives to connections as they go out (from
 * 32768 up on Linux): such a connection might hold it when a service comes back to it after a restart.
 */
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
