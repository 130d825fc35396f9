import type { z } from 'zod/mini';
import type { ArticleName } from '#contract/articles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages/languages.ts';
import { openContent } from '#server/content/open-content.ts';
import { site } from '#web/site.ts';

export interface SentRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

type Respond = (request: SentRequest) => Response | Promise<Response>;

type SuccessBody<E extends Endpoint> = {
  [Status in keyof E['schema']['response']]: E['schema']['response'][Status] extends z.ZodMiniType
    ? z.input<E['schema']['response'][Status]>
    : never;
}[keyof E['schema']['response']];

const responses = new Map<string, Respond>();
const sent: { key: string; request: SentRequest }[] = [];
/** Any request left here fails the test. */
export const unansweredRequests: string[] = [];

export function answer<E extends Endpoint>(endpoint: E, body: SuccessBody<E>, headers?: HeadersInit): void {
  const [status = '200'] = Object.keys(endpoint.schema.response);
  respond(endpoint, () =>
    status === '204' ? new Response(null, { status: 204 }) : json(Number(status), body, headers),
  );
}

/** The body is empty if there is no message. */
export function refuse(endpoint: Endpoint, status: number, message?: string): void {
  respond(endpoint, () => (message === undefined ? new Response('', { status }) : json(status, { message })));
}

/** Fails requests to the endpoint as if the connection were lost. */
export function disconnect(endpoint: Endpoint): void {
  respond(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
}

/** The response may violate the contract. */
export function respond(endpoint: Endpoint, response: Respond): void {
  responses.set(keyOf(endpoint), response);
}

/** Delays responses of the endpoint until the returned function is called. */
export function hold(endpoint: Endpoint): () => void {
  const key = keyOf(endpoint);
  const response = responses.get(key);
  if (!response) throw new Error(`Nothing answers ${key}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  responses.set(key, (request) => promise.then(() => response(request)));
  return resolve;
}

export function requestsTo(endpoint: Endpoint): SentRequest[] {
  return sent.filter(({ key }) => key === keyOf(endpoint)).map(({ request }) => request);
}

export function allRequests(): string[] {
  return sent.map(({ key }) => key);
}

export function resetFakeApi(): void {
  responses.clear();
  sent.length = 0;
  unansweredRequests.length = 0;
}

export async function fakeFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), location.origin);
  const { method = 'GET', body, signal } = init;
  for (const [key, response] of responses) {
    const params = matchParams(key, `${method} ${pathname}`);
    if (!params) continue;
    const request = {
      params,
      query: Object.fromEntries(searchParams),
      headers: new Headers(init.headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    sent.push({ key, request });
    const answered = await response(request);
    signal?.throwIfAborted();
    return answered;
  }
  const [, article] = /^\/content\/(\w+)\.json$/.exec(pathname) ?? [];
  if (article) {
    const content = openContent('no folder of an operator', site);
    return json(200, content(article as ArticleName, searchParams.get('lang') as Language));
  }
  unansweredRequests.push(`${method} ${pathname}`);
  throw new TypeError('Failed to fetch');
}

function keyOf({ method, url }: Endpoint): string {
  return `${method} ${url}`;
}

function matchParams(key: string, request: string): Record<string, string> | undefined {
  const pattern = key.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(request);
  return match ? { ...match.groups } : undefined;
}

function json(status: number, body: unknown, headers?: HeadersInit): Response {
  return Response.json(body, headers ? { status, headers } : { status });
}
