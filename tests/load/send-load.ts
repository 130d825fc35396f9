import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface Request {
  path: string;
  headers?: Record<string, string>;
  /** Posted as JSON, with a new Idempotency-Key each time. */
  body?: unknown;
}

export interface Load {
  port: number;
  /** The same request again and again, or a new one each time. */
  request: Request | (() => Request);
  connections: number;
  seconds: number;
}

export interface LoadFigures {
  requests: number;
  refused: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** @throws Error if a connection breaks or a response takes longer than 20 seconds. */
export async function sendLoad({ port, request, connections, seconds }: Load): Promise<LoadFigures> {
  const isFixed = typeof request !== 'function' && request.body === undefined;
  const compose = () => toAutocannon(typeof request === 'function' ? request() : request);
  const { requests, latency, errors, non2xx, duration } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    timeout: 20,
    requests: [isFixed ? compose() : { setupRequest: compose }],
  });
  if (errors > 0) throw new Error(`${errors} requests to ${compose().path} were not answered`);
  const { total } = requests;
  return {
    requests: total,
    refused: non2xx,
    perSecond: total / duration,
    p50: latency.p50,
    p99: latency.p99,
  };
}

function toAutocannon({ path, headers = {}, body }: Request): autocannon.Request {
  if (body === undefined) return { method: 'GET', path, headers };
  return {
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
}
