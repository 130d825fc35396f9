import type { OpenAPIV3 } from 'openapi-types';
import type { z } from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';

interface Message {
  /** An error code, or the field it is about. */
  origin: string;
  message: string;
}

const everyRequest: RefusalCode[] = [
  'badRequest',
  'requestTimeout',
  'urlTooLong',
  'headersTooLarge',
  'internal',
  'unavailable',
];
const everyChange: RefusalCode[] = ['crossSite', 'bodyTooLarge', 'unsupportedMediaType'];
const callers: Record<Endpoint['caller'], RefusalCode[]> = {
  anyone: [],
  professional: ['unauthorized'],
  admin: ['unauthorized', 'accessDenied'],
};

export function errorResponses(endpoint: Endpoint): Record<string, OpenAPIV3.ResponseObject> {
  const { method, errors = [], schema } = endpoint;
  const byStatus = new Map<number, Message[]>();
  const add = (status: number, message: Message) =>
    byStatus.set(status, [...(byStatus.get(status) ?? []), message]);

  for (const part of [schema.headers, schema.querystring, schema.body]) {
    for (const message of messagesOf(part)) add(400, message);
  }
  for (const message of messagesOf(schema.params)) add(404, message);
  const changes = method === 'GET' ? [] : everyChange;
  for (const code of [...callerErrors(endpoint), ...errors, ...everyRequest, ...changes]) {
    const [status, message] = refusals[code];
    add(status, { origin: code, message });
  }
  const statuses = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(statuses.map(([status, messages]) => [status, errorResponse(status, messages)]));
}

function callerErrors({ caller, allowsToken }: Endpoint): RefusalCode[] {
  if (caller === 'anyone') return [];
  return [...callers[caller], allowsToken ? 'tooManyRequests' : 'tokenNotAllowed'];
}

function messagesOf(schema: z.ZodMiniType | undefined): Message[] {
  const found: Message[] = [];
  const visit = (part: unknown, field: string): void => {
    const { def } = (part as { _zod: { def: ZodDef } })._zod;
    const message = def.error?.({});
    if (typeof message === 'string') found.push({ origin: def.path?.join('.') ?? field, message });
    for (const [name, each] of Object.entries(def.shape ?? {})) visit(each, name);
    for (const each of [def.element, def.innerType, def.in, def.out, ...(def.checks ?? [])])
      if (each) visit(each, field);
  };
  if (schema) visit(schema, 'body');
  return found;
}

/** The parts of zod’s internal definitions that contain messages. */
interface ZodDef {
  error?: (issue: object) => unknown;
  path?: string[];
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  in?: unknown;
  out?: unknown;
  checks?: unknown[];
}

/** One example for each message, named by its origin, with a number if an origin has several. */
function errorResponse(status: number, messages: Message[]): OpenAPIV3.ResponseObject {
  const examples: Record<string, { value: { message: string } }> = {};
  for (const { origin, message } of messages) {
    const own = Object.keys(examples).filter((name) => name.replace(/\d$/, '') === origin);
    if (own.some((name) => examples[name]?.value.message === message)) continue;
    examples[own.length === 0 ? origin : `${origin}${own.length + 1}`] = { value: { message } };
  }
  const headers = {
    ...((status === 429 || status === 503) && { 'Retry-After': retryAfter }),
    ...(status >= 500 && { 'X-Request-Id': requestId }),
  };
  return {
    description: meanings[status] ?? '',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' }, examples } },
  };
}

const retryAfter: OpenAPIV3.HeaderObject = {
  description: 'Seconds to wait before retrying',
  schema: { type: 'integer', minimum: 1 },
};
const requestId: OpenAPIV3.HeaderObject = {
  description: 'Identifies the request in the log',
  schema: { type: 'string' },
};

const meanings: Record<number, string> = {
  400: 'Invalid request',
  401: 'Not signed in, or wrong credentials or API token',
  403: 'Not allowed',
  404: 'Not found',
  408: 'The request did not arrive in time',
  409: 'Conflict',
  410: 'Expired',
  413: 'The body is over 32 KiB; for an import, over 4 MiB',
  414: 'The URL is over 8 KiB',
  415: 'The body is not JSON',
  422: 'Idempotency key reused with another body, or hidden field filled in',
  429: 'Too many requests',
  431: 'The headers are over 16 KiB',
  500: 'Internal server error',
  502: 'The payment provider is unavailable',
  503: 'Service unavailable',
};
