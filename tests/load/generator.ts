/**
 * Generates the load in a separate process. It writes prepared requests to raw sockets and parses responses just enough to
 * find their status and end: about 25 µs of CPU per request, where autocannon 9 takes 90 and the baseline itself 50.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Milliseconds. */
const RESPONSE_TIMEOUT = 20_000;

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** One request each, as JSON, with a new Idempotency-Key. */
  bodies?: unknown[];
}

export interface Load {
  port: number;
  /** Sent in turn. */
  requests: Request[];
  connections: number;
  seconds: number;
}

export interface LoadFigures {
  requests: number;
  successes: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Generator {
  /** @throws if a connection breaks or a response takes longer than 20 seconds. */
  run(load: Load): Promise<LoadFigures>;
  stop(): void;
}

export function startGenerator(): Generator {
  const child = fork(import.meta.filename);
  return {
    async run(load) {
      child.send(load);
      const [answer] = (await once(child, 'message')) as [LoadFigures | { error: string }];
      if ('error' in answer) throw new Error(`${load.requests[0]?.path}: ${answer.error}`);
      return answer;
    },
    stop: () => child.disconnect(),
  };
}

if (import.meta.main) {
  process.on('message', async (load: Load) => {
    process.send?.(await generate(load).catch((error: Error) => ({ error: error.message })));
  });
}

async function generate({ port, requests, connections, seconds }: Load): Promise<LoadFigures> {
  const compose = composer(port, requests);
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const times: number[] = [];
  let successes = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    open.map(async ({ ask }) => {
      while (performance.now() < end) {
        const sent = performance.now();
        const status = await ask(compose());
        times.push(performance.now() - sent);
        if (status >= 200 && status < 300) successes += 1;
      }
    }),
  );
  const took = performance.now() - began;
  for (const { close } of open) close();

  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  return {
    requests: times.length,
    successes,
    seconds: took / 1_000,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}

function composer(port: number, requests: Request[]): () => string {
  const ready = requests.flatMap(({ method, path, headers = {}, bodies }) => {
    const lines = [`${method} ${path} HTTP/1.1`, `Host: localhost:${port}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    const head = lines.join('\r\n');
    if (!bodies) return () => `${head}\r\n\r\n`;
    return bodies.map((body) => {
      const json = JSON.stringify(body);
      const about = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}`;
      return () => `${head}\r\n${about}\r\nIdempotency-Key: ${randomUUID()}\r\n\r\n${json}`;
    });
  });
  let turn = 0;
  return () => ready[turn++ % ready.length]?.() ?? '';
}

interface Connection {
  ask(request: string): Promise<number>;
  close(): void;
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let arrived: Buffer | null = null;
  let pending = { resolve: (_status: number) => {}, reject: (_error: Error) => {} };

  socket.on('data', (chunk: Buffer) => {
    arrived = arrived === null ? chunk : Buffer.concat([arrived, chunk]);
    const head = arrived.indexOf('\r\n\r\n');
    if (head === -1) return;
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(arrived.toString('latin1', 0, head)) ?? [];
    if (length === undefined) return pending.reject(new Error('a response without Content-Length'));
    if (arrived.length < head + 4 + Number(length)) return;
    const status = Number(arrived.toString('latin1', 9, 12));
    arrived = null;
    pending.resolve(status);
  });
  socket.setTimeout(RESPONSE_TIMEOUT, () => socket.destroy(new Error('no response')));
  socket.on('error', (error) => pending.reject(error));
  socket.on('close', () => pending.reject(new Error('the connection was closed')));

  return {
    ask: (request) =>
      new Promise<number>((resolve, reject) => {
        pending = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
