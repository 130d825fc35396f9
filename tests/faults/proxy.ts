import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type NetworkCondition =
  | { kind: 'healthy' }
  | { kind: 'cut' }
  /** Connections stay open but nothing arrives, as behind a firewall that has dropped them. */
  | { kind: 'half-open' }
  /** Closes the connection after that many bytes of the response. */
  | { kind: 'truncating'; bytes: number }
  /** Requests arrive, but the connection closes at the first byte of the response. */
  | { kind: 'dropping responses' };

export interface Proxy {
  port: number;
  setCondition(condition: NetworkCondition): void;
}

export async function startProxy(port: number): Promise<Proxy> {
  let condition: NetworkCondition = { kind: 'healthy' };
  const open = new Set<() => void>();

  const server = createServer((near) => {
    if (condition.kind === 'cut') return near.resetAndDestroy();
    const far = dial(port, '127.0.0.1');
    let answered = 0;
    const close = () => {
      open.delete(close);
      near.destroy();
      far.destroy();
    };
    open.add(close);
    forward(near, far, () => true);
    forward(far, near, (bytes) => {
      answered += bytes;
      return (
        condition.kind !== 'dropping responses' &&
        !(condition.kind === 'truncating' && answered > condition.bytes)
      );
    });

    function forward(from: Socket, to: Socket, allows: (bytes: number) => boolean) {
      from.on('error', close).on('close', () => condition.kind === 'half-open' || close());
      from.on('data', (bytes) => {
        if (condition.kind === 'half-open') return;
        if (!allows(bytes.length)) return close();
        if (to.writable) to.write(bytes);
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
    setCondition(next) {
      condition = next;
      if (next.kind === 'cut') for (const close of open) close();
    },
  };
}
