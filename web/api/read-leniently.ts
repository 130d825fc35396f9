import type { z } from 'zod/mini';

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
  switch (definition.type) {
    case 'object':
      if (isRecord(value)) return usableFields(definition.shape, value);
      break;
    case 'array':
      if (Array.isArray(value)) return value.flatMap((item) => usableItem(definition.element, item));
      break;
    case 'default':
    case 'nullable':
    case 'optional':
      return usable(definition.innerType, value);
    case 'string':
      // Dates in another form stay as they are.
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      break;
    case 'number':
      if (isNumeric(value)) return 'format' in definition ? Math.round(Number(value)) : Number(value);
  }
  throw new TypeError('No part of this can be used');
}

function usableFields(shape: Record<string, AnySchema>, value: Record<string, unknown>): unknown {
  const read = (name: string) => (name === 'id' ? usable : pieceOf);
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, read(name)(schema, value[name])]),
  );
}

function usableItem(schema: AnySchema, item: unknown): unknown[] {
  try {
    return [usable(schema, item)];
  } catch {
    return [];
  }
}

function emptyValue(schema: AnySchema): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return usableFields(definition.shape, {});
    case 'array':
      return [];
    case 'default':
      return definition.defaultValue;
    case 'nullable':
      return null;
    case 'optional':
      return undefined;
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    default:
      throw new TypeError('Nothing stands for this');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isNumeric(value: unknown): boolean {
  const isText = typeof value === 'string' && value.trim() !== '';
  return (isText || typeof value === 'number') && Number.isFinite(Number(value));
}
