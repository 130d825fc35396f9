import type { z } from 'zod/mini';
import type { RefusalCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/api/${string}`;

interface Access {
  caller: 'anyone' | 'professional' | 'admin';
  /** They add to the errors implied by `caller`, the schemas and HTTP. */
  errors?: readonly RefusalCode[];
  /** Also for an API token, which may call nothing else that needs somebody. */
  allowsToken?: true;
}

interface Schema {
  params?: z.ZodMiniType;
  querystring?: z.ZodMiniType;
  headers?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Exactly one success status. */
  response: Partial<Record<200 | 201 | 204, z.ZodMiniType>>;
}

/** The server spreads it into a route, the web client passes it to `call`, and OpenAPI is generated from it. */
export interface Endpoint extends Access {
  method: Method;
  url: Path;
  schema: Schema;
}

type Declaration = Access & Schema;

// @__NO_SIDE_EFFECTS__
export function endpoint<const M extends Method, const P extends Path, const D extends Declaration>(
  method: M,
  url: P,
  declaration: D & Record<Exclude<keyof D, keyof Declaration>, never>,
) {
  const { caller, errors, allowsToken, ...schema }: D = declaration;
  return { method, url, caller, errors, allowsToken, schema } as Pick<D, keyof Access & keyof D> & {
    method: M;
    url: P;
    schema: Omit<D, keyof Access>;
  };
}

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

export type BodyOf<E extends Endpoint> = InputOf<E['schema']['body']>;

export type ResponseOf<E extends Endpoint> = {
  [Status in keyof E['schema']['response']]: E['schema']['response'][Status] extends z.ZodMiniType
    ? z.output<E['schema']['response'][Status]>
    : never;
}[keyof E['schema']['response']];
