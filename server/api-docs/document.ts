import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod/mini';
import { brand } from '#contract/brand.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody, type RefusalCode, refusals } from '#contract/errors.ts';
import { acknowledgement } from '#contract/fields.ts';
import { introduction, tags } from './introduction.ts';
import { contract, type Operation, type OperationId, operations } from './operations.ts';
import { parametersIn, type Schema, type Shapes, shapesOf } from './shapes.ts';

/** OpenAPI 3.0.3, as far as we use it: what every generator of clients reads. */
export interface ApiDocument {
  openapi: '3.0.3';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; email: string };
    license: { name: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, DescribedResponse>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'cookie'; name: string; description: string }>;
  };
}

export interface DescribedOperation {
  operationId: OperationId;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, never[]>[];
  parameters?: DescribedParameter[];
  requestBody?: { required: true; content: Json };
  responses: Record<string, DescribedResponse | Reference>;
}

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: Schema;
  example: string | number;
}

export interface DescribedResponse {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content?: Json;
}

export interface Reference {
  $ref: string;
}

interface Json {
  'application/json': { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> };
}

/** The whole API in OpenAPI: shapes from the contract's schemas, what they mean from its comments, the rest from `operations`. */
export function describeApi(
  routes: readonly { method: string; url: string }[],
  { appUrl, cookie }: { appUrl: string; cookie: string },
): ApiDocument {
  const shapes = shapesOf({ ...contract, errorBody, acknowledgement });
  const document: ApiDocument = {
    openapi: '3.0.3',
    info: {
      title: `${brand.name} API`,
      version: JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version,
      description: introduction,
      contact: { name: `${brand.name} support`, email: brand.supportEmail },
      license: { name: 'MIT' },
    },
    servers: [{ url: appUrl }],
    tags,
    paths: {},
    components: {
      schemas: {},
      responses: {},
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description:
            'The session of a professional, as `register` and `login` set it: `__Host-session` where the service runs on https, `session` elsewhere. It ends after 30 days without use, and after 90 days.',
        },
        adminSession: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description:
            'The same cookie, of the account `admin`. It ends after 12 hours without use, and after 7 days.',
        },
      },
    },
  };

  for (const { method, url } of routes) {
    const id = idOf(method, url);
    const path = url.replace(/:(\w+)/g, '{$1}');
    document.paths[path] = {
      ...document.paths[path],
      [method.toLowerCase()]: describeOperation(id, contract[id], shapes, document.components.responses),
    };
  }
  document.components.schemas = shapes.components();
  return document;
}

function idOf(method: string, url: string): OperationId {
  for (const [name, value] of Object.entries<unknown>(contract)) {
    if (isEndpoint(value) && value.method === method && value.url === url) return name as OperationId;
  }
  throw new Error(`${method} ${url} does not stand in the contract`);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

function describeOperation(
  operationId: OperationId,
  { method, schema }: Endpoint,
  shapes: Shapes,
  shared: Record<string, DescribedResponse>,
): DescribedOperation {
  const operation: Operation = operations[operationId];
  const parameters = [
    ...describeParameters('path', schema.params, operation),
    ...describeParameters('query', schema.querystring, operation),
    ...describeParameters('header', schema.headers, operation),
  ];
  return {
    operationId,
    tags: schema.tags,
    summary: schema.summary,
    ...(operation.note && { description: operation.note }),
    security: callers[operation.caller],
    ...(parameters.length > 0 && { parameters }),
    ...(schema.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: shapes.sent(schema.body), example: operation.body } },
      },
    }),
    responses: {
      ...describeSuccess(schema, operation, shapes),
      ...describeRefusals(refusalsOf({ method, schema }, operation), shapes, shared),
    },
  };
}

const callers: Record<Operation['caller'], Record<string, never[]>[]> = {
  anyone: [],
  professional: [{ session: [] }],
  admin: [{ adminSession: [] }],
};

function describeParameters(
  place: DescribedParameter['in'],
  schema: z.ZodMiniType | undefined,
  { parameters = {} }: Operation,
): DescribedParameter[] {
  if (!schema) return [];
  return parametersIn(schema).map(({ field, isRequired, shape }) => {
    const name = place === 'header' ? headerName(field) : field;
    const [description, example] = parameters[name] ?? [];
    if (description === undefined || example === undefined) throw new Error(`Nothing is said of ${name}`);
    return {
      name,
      in: place,
      required: isRequired,
      description,
      schema: shape,
      example,
    };
  });
}

/** As people write it. */
const headerName = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function describeSuccess(
  { response }: Endpoint['schema'],
  { gives, sends, answer }: Operation,
  shapes: Shapes,
): Record<string, DescribedResponse> {
  const [[status, schema] = []] = Object.entries(response);
  if (status === undefined || schema === undefined) throw new Error('An endpoint answers something');
  const headers = Object.fromEntries((sends ?? []).map((kind) => answerHeaders[kind]));
  return {
    [status]: {
      description: gives,
      ...(sends && { headers }),
      ...(answer !== undefined && {
        content: { 'application/json': { schema: shapes.answered(schema), example: answer } },
      }),
    },
  };
}

const text: Schema = { type: 'string' };
const answerHeaders = {
  beginsSession: ['Set-Cookie', { description: 'The session’s cookie', schema: text }],
  endsSession: ['Set-Cookie', { description: 'Takes the session’s cookie away', schema: text }],
  nextPage: [
    'Link',
    {
      description: 'The next page, as in `</api/…?cursor=…>; rel="next"`; absent on the last one',
      schema: text,
    },
  ],
  foldLowRatings: [
    'Fold-Low-Ratings',
    {
      description: '`true` where the professional chose to fold 1- and 2-star reviews until opening them',
      schema: text,
    },
  ],
  fileName: [
    'Content-Disposition',
    {
      description: 'A name to save it under, as in `attachment; filename="goodword-data-2026-11-21.json"`',
      schema: text,
    },
  ],
} as const;

/** A sentence of refusal, and where it comes from: its code, or the field that it is about. */
interface Told {
  origin: string;
  message: string;
}

/** By status, every sentence that the operation can answer with instead of a success. */
function refusalsOf({ method, schema }: Pick<Endpoint, 'method' | 'schema'>, operation: Operation) {
  const byStatus = new Map<number, Told[]>();
  const add = (status: number, told: Told) => {
    const known = byStatus.get(status) ?? [];
    if (!known.some(({ origin, message }) => origin === told.origin && message === told.message))
      byStatus.set(status, [...known, told]);
  };
  for (const { origin, message } of sentencesOf(schema.headers))
    add(400, { origin: headerName(origin), message });
  for (const part of [schema.querystring, schema.body]) {
    for (const told of sentencesOf(part)) add(400, told);
  }
  for (const code of [
    ...guards[operation.caller],
    ...(operation.refuses ?? []),
    ...ofEveryCall,
    ...(method === 'GET' ? [] : ofEveryChange),
  ]) {
    const [status, message] = refusals[code];
    add(status, { origin: code, message });
  }
  for (const told of sentencesOf(schema.params)) add(404, told);
  return byStatus;
}

const guards: Record<Operation['caller'], RefusalCode[]> = {
  anyone: [],
  professional: ['unauthorized'],
  admin: ['unauthorized', 'accessDenied'],
};
const ofEveryCall = [
  'badRequest',
  'requestTimeout',
  'urlTooLong',
  'headersTooLarge',
  'internal',
  'unavailable',
] as const;
const ofEveryChange = ['crossSite', 'bodyTooLarge', 'unsupportedMediaType'] as const;

/** Every sentence that a schema refuses with, and of which field. */
function sentencesOf(schema: z.ZodMiniType | undefined): Told[] {
  const found: Told[] = [];
  const look = (part: unknown, field: string): void => {
    const { def } = (part as { _zod: { def: Parsed } })._zod;
    const message = def.error?.({});
    const origin = def.path?.join('.') ?? field;
    if (typeof message === 'string') found.push({ origin, message });
    for (const [name, each] of Object.entries(def.shape ?? {})) look(each, name);
    for (const each of [def.innerType, def.in, def.out, ...(def.checks ?? [])]) if (each) look(each, field);
  };
  if (schema) look(schema, 'body');
  return found;
}

/** What we look at of zod's own description of a schema, or of a check in it. */
interface Parsed {
  error?: (issue: object) => unknown;
  path?: string[];
  shape?: Record<string, unknown>;
  innerType?: unknown;
  in?: unknown;
  out?: unknown;
  checks?: unknown[];
}

function describeRefusals(
  byStatus: Map<number, Told[]>,
  shapes: Shapes,
  shared: Record<string, DescribedResponse>,
): Record<string, DescribedResponse | Reference> {
  const described: [string, DescribedResponse | Reference][] = [];
  for (const [status, told] of [...byStatus].sort(([a], [b]) => a - b)) {
    const response = describeRefusal(status, told, shapes);
    const [only] = told;
    const isShared = only !== undefined && told.length === 1 && sharedCodes.has(only.origin);
    const name = isShared ? only.origin.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : '';
    if (isShared) shared[name] ??= response;
    described.push([String(status), isShared ? { $ref: `#/components/responses/${name}` } : response]);
  }
  return Object.fromEntries(described);
}

/** Those that many operations answer with, and alone under their status. */
const sharedCodes = new Set<string>([
  ...ofEveryCall,
  ...ofEveryChange,
  'unauthorized',
  'tooManyRequests',
] satisfies RefusalCode[]);

function describeRefusal(status: number, told: Told[], shapes: Shapes): DescribedResponse {
  const used = new Map<string, number>();
  const examples = told.map(({ origin, message }) => {
    const count = (used.get(origin) ?? 0) + 1;
    used.set(origin, count);
    return [count === 1 ? origin : `${origin}${count}`, { value: { message } }];
  });
  const headers = {
    ...((status === 429 || status === 503) && { 'Retry-After': retryAfter }),
    ...(status >= 500 && { 'X-Request-Id': requestId }),
  };
  return {
    description: meanings[status] ?? '',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: {
      'application/json': { schema: shapes.answered(errorBody), examples: Object.fromEntries(examples) },
    },
  };
}

const retryAfter = {
  description: 'Seconds after which it is worth another try',
  schema: { type: 'integer', minimum: 1 },
};
const requestId = { description: 'Names the failure in the log', schema: text };

const meanings: Record<number, string> = {
  400: 'Something in the request is wrong',
  401: 'Not signed in, or with the wrong credentials',
  403: 'Not allowed',
  404: 'Not found',
  408: 'The request did not arrive in time',
  409: 'It contradicts what is stored',
  413: 'The body is over 32 KiB',
  414: 'The address is over 8 KiB',
  415: 'The body is not JSON, or not called so',
  422: 'The key stands for other content',
  429: 'Too often',
  431: 'The headers are over 16 KiB',
  500: 'A fault of the service',
  502: 'The payment provider does not answer',
  503: 'Not at the moment',
};
