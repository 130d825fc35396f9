import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** How a network can fail. */
export type Weather =
  | { kind: 'fair' }
  /** Everything arrives so many milliseconds late. */
  | { kind: 'slow'; delay: number }
  /** Open connections break, new ones are refused. */
  | { kind: 'cut' }
  /** Connections stay open, and nothing arrives: as behind a firewall that has forgotten them. */
  | { kind: 'half-open' }
  /** After so many bytes of an answer the connection breaks. */
  | { kind: 'truncating'; bytes: number }
  /** Requests arrive, and at the first byte of the answer the connection breaks. */
  | { kind: 'losing answers' };

export interface Proxy {
  port: number;
  turn(weather: Weather): void;
}

/** Passes bytes between whoever connects and `port`, as the weather lets it; gone when the test is. */
export async function startProxy(port: number): Promise<Proxy> {
  let weather: Weather = { kind: 'fair' };
  const open = new Set<() => void>();

  const server = createServer((near) => {
    if (weather.kind === 'cut') return near.resetAndDestroy();
    const far = dial(port, '127.0.0.1');
    let answered = 0;
    const close = () => {
      open.delete(close);
      near.destroy();
      far.destroy();
    };
    open.add(close);
    pass(near, far, () => true);
    pass(far, near, (bytes) => {
      answered += bytes;
      return (
        weather.kind !== 'losing answers' && !(weather.kind === 'truncating' && answered > weather.bytes)
      );
    });

    /** `allows` may end both instead of letting a piece through. */
    function pass(from: Socket, to: Socket, allows: (bytes: number) => boolean) {
      from.on('error', close).on('close', () => weather.kind === 'half-open' || close());
      from.on('data', (bytes) => {
        if (weather.kind === 'half-open') return;
        if (!allows(bytes.length)) return close();
        setTimeout(() => to.writable && to.write(bytes), weather.kind === 'slow' ? weather.delay : 0);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const close of open) close();
    server.close();
  });

  return {
    port: (server.address() as AddressInfo).port,
    turn(next) {
      weather = next;
      if (next.kind === 'cut') for (const close of open) close();
    },
  };
}
