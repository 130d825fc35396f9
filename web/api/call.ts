import { z } from 'zod/mini';
import type { AnswerOf, BodyOf, Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';

/** An answer that is not a success. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** The sentence meant for a person, if the server gave one. */
  readonly serverMessage: string | undefined;
  /** Seconds after which the server wants to be asked again, if it said so. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.serverMessage = messageIn(body);
    this.retryAfter = Number(response.headers.get('retry-after')) || undefined;
  }
}

/** No answer at all; its message is meant for a person. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';

  constructor(cause: unknown) {
    super('Please check your internet connection and try again', { cause });
  }
}

type Keys<Schema> = Schema extends z.ZodMiniType ? keyof z.input<Schema> : never;
type BodyOption<E extends Endpoint> =
  BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> };

export type CallOptions<E extends Endpoint> = BodyOption<E> & {
  params?: Record<Keys<E['schema']['params']>, string | number>;
  /** Values that are undefined or null are left out. */
  query?: Partial<Record<Keys<E['schema']['querystring']>, string | number | null | undefined>>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The request goes on when the page is closed. */
  keepalive?: boolean;
};

/** A write has succeeded by its status alone: undefined where its body is not as the contract has it. */
export type ResultOf<E extends Endpoint> = E['method'] extends 'GET' ? AnswerOf<E> : AnswerOf<E> | undefined;

type Rest<E extends Endpoint> =
  BodyOf<E> extends undefined ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Calls an endpoint of the contract and answers its parsed body. Throws ApiError or ConnectionError. */
export async function call<E extends Endpoint>(endpoint: E, ...[options]: Rest<E>): Promise<ResultOf<E>> {
  const response = await send(endpoint, options);
  const parsed = parse(endpoint, response);
  return (endpoint.method === 'GET' ? parsed : parsed.catch(() => undefined)) as Promise<ResultOf<E>>;
}

export interface Page<E extends Endpoint> {
  items: AnswerOf<E>;
  /** The cursor of the following page. */
  next: string | null;
  headers: Headers;
}

/** Like `call`, for lists that come in pages. */
export async function callPage<E extends Endpoint>(endpoint: E, ...[options]: Rest<E>): Promise<Page<E>> {
  const response = await send(endpoint, options);
  const { headers } = response;
  return { items: await parse(endpoint, response), next: nextCursor(headers.get('link')), headers };
}

/** The sentence to show for a failure: the server's or the connection's own, else the given one. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return error instanceof ConnectionError ? error.message : fallback;
}

export interface SendOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** The answer of an endpoint, or of another address of ours, unread. Throws as `call` does. */
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

async function parse<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const body: unknown = response.status === 204 ? undefined : await response.json();
  const [schema = z.unknown()] = Object.values(endpoint.schema.response);
  return schema.parse(body) as AnswerOf<E>;
}

function nextCursor(link: string | null): string | null {
  const [, target] = link?.match(/^<([^>]*)>; rel="next"$/) ?? [];
  return target ? new URL(target, location.origin).searchParams.get('cursor') : null;
}

function messageIn(body: string): string | undefined {
  try {
    return errorBody.parse(JSON.parse(body)).message || undefined;
  } catch {
    return undefined;
  }
}
