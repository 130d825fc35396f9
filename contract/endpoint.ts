import type { z } from 'zod/mini';
import type { RefusalCode } from './errors.ts';

/**
 * The server spreads it into a route, the web client passes it to `call`, and OpenAPI is generated from it. `response` has
 * exactly one success status.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/api/${string}`;
  caller: 'anyone' | 'professional' | 'admin';
  /** In addition to the errors implied by `caller`, the schemas and HTTP. */
  errors?: readonly RefusalCode[];
  schema: {
    params?: z.ZodMiniType;
    querystring?: z.ZodMiniType;
    headers?: z.ZodMiniType;
    body?: z.ZodMiniType;
    response: Partial<Record<200 | 201 | 204, z.ZodMiniType>>;
  };
}

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

export type BodyOf<E extends Endpoint> = InputOf<E['schema']['body']>;

export type ResponseOf<E extends Endpoint> = {
  [Status in keyof E['schema']['response']]: E['schema']['response'][Status] extends z.ZodMiniType
    ? z.output<E['schema']['response'][Status]>
    : never;
}[keyof E['schema']['response']];
