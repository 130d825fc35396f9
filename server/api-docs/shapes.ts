import { z } from 'zod/mini';
import { readContractComments } from './contract-comments.ts';

/** JSON Schema in OpenAPI's spelling. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  nullable?: boolean;
  enum?: unknown[];
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** Shapes by reference: the contract's names in one place, whatever is nameless where it stands. */
export interface Shapes {
  sent(schema: z.ZodMiniType): Schema;
  answered(schema: z.ZodMiniType): Schema;
  /** Those that were referred to. */
  components(): Record<string, Schema>;
}

/** `named`: whatever is exported where they stand. */
export function shapesOf(named: Record<string, unknown>): Shapes {
  const commentOn = readContractComments();
  const names = new Map<unknown, string>();
  for (const [name, value] of Object.entries(named)) {
    if (value instanceof z.ZodMiniObject) names.set(value, name);
  }
  const components: Record<string, Schema> = {};

  function refer(schema: z.ZodMiniType, write: (schema: z.ZodMiniType) => Schema): Schema {
    if (schema instanceof z.ZodMiniArray) {
      return { type: 'array', items: refer(schema.def.element as z.ZodMiniType, write) };
    }
    const name = names.get(schema);
    if (name === undefined) return write(schema);
    const title = name.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    components[title] ??= { ...described(name, ''), ...explain(write(schema), name) };
    return { $ref: `#/components/schemas/${title}` };
  }

  /** Puts the contract's comments where they belong. */
  function explain(schema: Schema, name: string, path = ''): Schema {
    if (schema.items) return { ...schema, items: explain(schema.items, name, path) };
    if (!schema.properties) return schema;
    const fields = Object.entries(schema.properties).map(([field, each]) => {
      const place = path === '' ? field : `${path}.${field}`;
      return [field, { ...described(name, place), ...explain(each, name, place) }];
    });
    return { ...schema, properties: Object.fromEntries(fields) };
  }

  function described(name: string, path: string) {
    const description = commentOn(name, path);
    return description === undefined ? {} : { description };
  }

  return {
    sent: (schema) => refer(schema, (each) => convert(each, 'input')),
    answered: (schema) => refer(schema, (each) => convert(each, 'output', simplifyAnswer)),
    components: () => Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
  };
}

/** The fields of an object that travels in an address or in headers: read, a number in an address is a number. */
export function parametersIn(schema: z.ZodMiniType): { field: string; isRequired: boolean; shape: Schema }[] {
  const { required = [] } = convert(schema, 'input');
  const { properties = {} } = convert(schema, 'output');
  return Object.entries(properties).map(([field, shape]) => ({
    field,
    isRequired: required.includes(field),
    shape: shape.type === 'number' ? { ...shape, type: 'integer', minimum: shape.minimum ?? 1 } : shape,
  }));
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output', rewrite = simplify): Schema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    unrepresentable: 'any',
    io,
    override: ({ jsonSchema }) => rewrite(jsonSchema as Schema),
  });
  return shape as Schema;
}

/** Leaves out what says nothing to a reader: the bounds of every number, the arithmetic of leap years. */
function simplify(schema: Schema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minLength === 0) delete schema.minLength;
  if (schema.format === 'date-time') delete schema.pattern;
  // OpenAPI 3.0 has `nullable` beside a type only.
  if (schema.nullable && schema.anyOf) {
    schema.anyOf = schema.anyOf.map((each) => ({ ...each, nullable: true }));
    delete schema.nullable;
  }
  if (schema.pattern === z.regexes.email.source) {
    delete schema.pattern;
    schema.format = 'email';
  }
}

/** What the page takes for missing fields, the service never leaves out; and it may answer more one day. */
function simplifyAnswer(schema: Schema): void {
  simplify(schema);
  delete schema.default;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
