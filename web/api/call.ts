import { z } from 'zod/mini';
import type { BodyOf, Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { errorBody } from '#contract/fields.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { translateMessage } from '#web/language.ts';

/** A response that is not 2xx. Fields are only declared: to define them, older browsers need a helper. */
export class ApiError extends Error {
  declare readonly status: number;
  /** The server's message, if any, written for people. */
  declare readonly serverMessage: string | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.serverMessage = messageIn(body);
  }
}

/** There was no response; the message is written for people. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('Please check your internet connection and try again' as Sentence, { cause });
    this.name = 'ConnectionError';
  }
}

type Keys<Schema> = Schema extends z.ZodMiniType ? keyof z.input<Schema> : never;
type BodyOption<E extends Endpoint> =
  BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> };

type CallOptions<E extends Endpoint> = Omit<SendOptions, 'params' | 'query' | 'body'> &
  BodyOption<E> & {
    params?: Record<Keys<E['schema']['params']>, string | number>;
    /** Null and undefined are left out. */
    query?: Partial<Record<Keys<E['schema']['querystring']>, string | number | null | undefined>>;
  };

/** A write succeeds by its status alone, so an unexpected body becomes undefined. */
export type ResultOf<E extends Endpoint> = E['method'] extends 'GET'
  ? ResponseOf<E>
  : ResponseOf<E> | undefined;

export type Rest<E extends Endpoint> =
  BodyOf<E> extends undefined ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Resolves to the parsed body. Throws ApiError or ConnectionError. */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Rest<E>): Promise<ResultOf<E>> {
  const response = await send(endpoint, options);
  const parsed = parse(endpoint, response);
  return (endpoint.method === 'GET' ? parsed : parsed.catch(() => undefined)) as Promise<ResultOf<E>>;
}

/** The message to show: the server's or the connection's own, translated, or else the fallback. */
export function failureMessage(error: unknown, fallback: string): string {
  const message = error instanceof ApiError ? error.serverMessage : undefined;
  return translateMessage(error instanceof ConnectionError ? error.message : (message ?? fallback));
}

export interface SendOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** The unread response of any same-origin URL. Throws like `call`. */
export async function send(
  endpoint: { method: Endpoint['method']; url: string },
  options: SendOptions = {},
): Promise<Response> {
  const { params, query, body, headers, signal, keepalive } = options;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(address(endpoint.url, params, query), {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: json,
    signal,
    keepalive,
  }).catch((error) => {
    throw signal?.aborted ? error : new ConnectionError(error);
  });
  if (!response.ok) throw new ApiError(response, await response.text().catch(() => ''));
  return response;
}

function address(url: string, params: SendOptions['params'] = {}, query: SendOptions['query'] = {}): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export async function parse<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return successSchema(endpoint).parse(body) as ResponseOf<E>;
}

export function successSchema({ schema }: Endpoint): z.ZodMiniType {
  const [success = z.unknown()] = Object.values(schema.response);
  return success;
}

function messageIn(body: string): string | undefined {
  try {
    return errorBody.parse(JSON.parse(body)).message || undefined;
  } catch {
    return undefined;
  }
}
