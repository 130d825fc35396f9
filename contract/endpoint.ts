import type { z } from 'zod/mini';
import type { RefusalCode } from './errors.ts';

/**
 * One call of the API, written once: the server spreads it into its route, the page passes it to `call`,
 * OpenAPI is generated from it. `response` holds exactly one success status.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/api/${string}`;
  /** Who must be signed in. */
  caller: 'anyone' | 'professional' | 'admin';
  /** Errors of this endpoint, besides those of its caller, its schemas and every request. */
  errors?: readonly RefusalCode[];
  schema: {
    tags: string[];
    summary: string;
    description?: string;
    params?: z.ZodMiniType;
    querystring?: z.ZodMiniType;
    headers?: z.ZodMiniType;
    body?: z.ZodMiniType;
    response: Partial<Record<200 | 201 | 204, z.ZodMiniType>>;
  };
}

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What a caller sends as the JSON body. */
export type BodyOf<E extends Endpoint> = InputOf<E['schema']['body']>;

/** What a successful call answers, parsed. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['schema']['response']]: E['schema']['response'][Status] extends z.ZodMiniType
    ? z.output<E['schema']['response'][Status]>
    : never;
}[keyof E['schema']['response']];
