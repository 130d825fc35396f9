import fc from 'fast-check';
import { z } from 'zod/mini';

/** Generates values that match a schema fully, partly or not at all. */
export function arbitraryFrom(schema: z.ZodMiniType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined);
  return mostlyValid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function mostlyValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid(schema) }, { weight: 1, arbitrary: odd });
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const all = (schemas: unknown[] = []) => schemas.map((each) => mostlyValid(each as JsonSchema));
  if (schema.anyOf) return fc.oneof(...all(schema.anyOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const known = Object.fromEntries(fields.map(([name, each]) => [name, mostlyValid(each as JsonSchema)]));
      const given = fc.record(known, { requiredKeys: schema.required ?? [] });
      const others = fc.dictionary(fc.constantFrom('id', 'isAdmin', 'createdAt', '', 'x'), fc.jsonValue());
      return fc.oneof(
        { weight: 4, arbitrary: given },
        { weight: 1, arbitrary: fc.tuple(others, given).map(merge) },
      );
    }
    case 'array':
      return fc.array(mostlyValid(schema.items as JsonSchema), { maxLength: 5 });
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -MANY, max: schema.maximum ?? MANY });
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

const MANY = 2 ** 31;
const merge = ([one, other]: object[]) => ({ ...one, ...other });

function text({ format, pattern, minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const [least, most] = [minLength, Math.min(maxLength, minLength + 300)];
  const plain = fc.string({ minLength: least, maxLength: most });
  if (pattern?.startsWith('^[1-9]'))
    return fc.oneof(fc.integer({ min: 1, max: 20 }).map(String), fc.stringMatching(new RegExp(pattern)));
  return fc.oneof(
    plain,
    fc.string({ minLength: least, maxLength: most, unit: 'grapheme' }),
    fc.string({ minLength: least, maxLength: most, unit: 'binary' }),
    fc.stringMatching(/^[a-z0-9]{3,20}$/),
  );
}

/** Values that often reveal bugs. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      '',
      ' ',
      '0',
      -1,
      0,
      1.5,
      2 ** 31,
      2 ** 53,
      1e308,
      [],
      {},
      [[]],
      [1, 1],
      '\0',
      '\ud800',
      '\u202e',
    ],
    ...[
      "' or 1=1 --",
      '<script>',
      '{{7*7}}',
      '../../etc/passwd',
      'x'.repeat(6_000),
      '9'.repeat(400),
      '%00',
      '\r\nX: y',
    ],
    JSON.parse('{"__proto__":{"id":1}}'),
    { constructor: { prototype: {} } },
  ),
);
