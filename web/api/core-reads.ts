import type { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type Rest, send, successSchema } from './call.ts';
import { nextCursor, type Page } from './pages.ts';
import { nullIfSignedOut } from './read.ts';

/* The reads that any server must answer. */

/** Null if signed out, which ends the session here too. */
export async function read<E extends Endpoint>(
  endpoint: E,
  ...[options]: Rest<E>
): Promise<ResponseOf<E> | null> {
  return (await readPage(endpoint, ...([options] as Rest<E>)))?.items ?? null;
}

/** The same for paginated lists. */
export async function readPage<E extends Endpoint>(
  endpoint: E,
  ...[options]: Rest<E>
): Promise<Page<E> | null> {
  try {
    const response = await send(endpoint, options);
    const items = readLeniently(successSchema(endpoint), await response.json()) as ResponseOf<E>;
    return { items, next: nextCursor(response) };
  } catch (error) {
    return nullIfSignedOut(error);
  }
}

/**
 * The answer to a core read, which any server may give: missing and odd fields become empty, and rows without a valid id
 * are left out. Throws if that leaves nothing.
 */
export function readLeniently<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  return pieceOf(schema, value) as z.output<Schema>;
}

type AnySchema = z.core.$ZodType;

const definitionOf = (schema: AnySchema) => (schema as z.core.$ZodTypes)._zod.def;

function pieceOf(schema: AnySchema, value: unknown): unknown {
  try {
    return usable(schema, value);
  } catch {
    return emptyValue(schema);
  }
}

function usable(schema: AnySchema, value: unknown): unknown {
  const { data, success } = (schema as z.ZodMiniType).safeParse(value);
  if (success) return data;
  const definition = definitionOf(schema);
  const { type } = definition;
  if ('innerType' in definition) return usable(definition.innerType, value);
  if (type === 'object' && typeof value === 'object' && value) return fieldsOf(definition.shape, value);
  if (type === 'array' && Array.isArray(value))
    return value.flatMap((item) => {
      try {
        return [usable(definition.element, item)];
      } catch {
        return [];
      }
    });
  const isText = typeof value === 'string';
  // Dates in another form stay as they are.
  if (type === 'string' && (isText || typeof value === 'number')) return `${value}`;
  const number = isText && value.trim() ? Number(value) : value;
  if (type === 'number' && Number.isFinite(number))
    return 'format' in definition ? Math.round(number as number) : number;
  throw new TypeError();
}

function fieldsOf(shape: Record<string, AnySchema>, value: object): unknown {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const field = value[name as keyof typeof value];
    return [name, name === 'id' ? usable(schema, field) : pieceOf(schema, field)];
  });
  return Object.fromEntries(fields);
}

const EMPTY: Partial<Record<string, unknown>> = { nullable: null, string: '', number: 0, boolean: false };

function emptyValue(schema: AnySchema): unknown {
  const definition = definitionOf(schema);
  if (definition.type === 'object') return fieldsOf(definition.shape, {});
  if (definition.type === 'array') return [];
  return 'defaultValue' in definition ? definition.defaultValue : EMPTY[definition.type];
}
