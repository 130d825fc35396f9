import type { $ZodType, $ZodTypes, input, output } from 'zod/v4/core';

type Copy = (value: unknown) => unknown;

/**
 * Walks a schema of the contract once. The function copies what it lists, so that no other column leaves the service. It
 * doesn't check each value again, as zod's encoder does: that took as long as reading a list from the database. Tests compare
 * each answer with the API's description.
 * @throws Error if the schema has a type that no endpoint uses yet.
 */
export function copyListed<Schema extends $ZodType>(
  schema: Schema,
): (value: output<Schema>) => input<Schema> {
  return copierOf(schema) as (value: output<Schema>) => input<Schema>;
}

function copierOf(schema: $ZodType): Copy {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return def.catchall ? copyValues(copierOf(def.catchall)) : copyObject(def.shape);
    case 'array':
      return copyItems(copierOf(def.element));
    case 'nullable':
    case 'optional':
    case 'default':
    case 'catch':
      return orMissing(copierOf(def.innerType));
    case 'union':
      if (!def.options.map(copierOf).every((copy) => copy === copyPlain)) break;
      return copyPlain;
    case 'unknown':
      return (value) => value;
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'null':
    case 'void':
      return copyPlain;
  }
  throw new Error(`Responses have no ${def.type} yet`);
}

function copyObject(shape: Record<string, $ZodType>): Copy {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, copy: copierOf(schema) }));
  return (value) => {
    const copied: Record<string, unknown> = {};
    for (const { name, copy } of fields) copied[name] = copy((value as Record<string, unknown>)[name]);
    return copied;
  };
}

function copyItems(copy: Copy): Copy {
  return (items) => (items as unknown[]).map(copy);
}

function copyValues(copy: Copy): Copy {
  return (record) =>
    Object.fromEntries(
      Object.entries(record as Record<string, unknown>).map(([name, value]) => [name, copy(value)]),
    );
}

function orMissing(copy: Copy): Copy {
  return copy === copyPlain
    ? copyPlain
    : (value) => (value === null || value === undefined ? value : copy(value));
}

function copyPlain(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    throw new TypeError('An object is not what the contract lists');
  return value;
}
